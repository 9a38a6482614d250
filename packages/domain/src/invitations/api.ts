import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { kernelErrors } from '#/kernel/app-error';
import { endpoint } from '#/kernel/endpoint';
import { ADMINISTRATORS, EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { mailViewSchema } from '#/templates/schema';
import { invitationErrors } from './errors.ts';
import {
  colleaguesSchema,
  invitationDefaultsSchema,
  meetingDefaultsSchema,
  invitationDetailsSchema,
  invitationItemSchema,
  invitationSchema,
  outcomeSchema,
  replySchema,
  replyViewSchema,
  slotChoiceSchema,
} from './schema.ts';

const invitationParams = z.object({ id: z.string() });
const linkParams = z.object({ link: z.string() });
const itemWithMessage = z.object({ ...invitationItemSchema.shape, message: z.string() });

export const inviteCandidate = endpoint({
  name: 'invitations.create',
  method: 'POST',
  path: '/invitations',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'body.candidateId' },
  feature: 'SCHEDULING',
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Invite un candidat à un entretien et lui envoie l’invitation',
  body: invitationSchema,
  output: itemWithMessage,
  status: 201,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    invitationErrors.CANDIDATE_REJECTED,
    invitationErrors.CANDIDATE_WITHDRAWN,
    invitationErrors.ALREADY_INVITED,
    invitationErrors.COLLEAGUE_NOT_FOUND,
  ],
});

export const getInvitationDefaults = endpoint({
  name: 'invitations.defaults',
  method: 'GET',
  path: '/invitations/defaults',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  feature: 'SCHEDULING',
  summary: 'Le type, le lieu et la durée de vos dernières invitations, pour préremplir la suivante',
  output: invitationDefaultsSchema,
  errors: [],
});

export const saveInvitationDefaults = endpoint({
  name: 'invitations.saveDefaults',
  method: 'PUT',
  path: '/invitations/defaults',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  feature: 'SCHEDULING',
  summary: 'Fixe la durée et les lieux proposés à toutes les invitations de l’entreprise',
  body: meetingDefaultsSchema,
  output: invitationDefaultsSchema,
  errors: [],
});

export const listColleagues = endpoint({
  name: 'invitations.colleagues',
  method: 'GET',
  path: '/invitations/colleagues/{candidateId}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.candidateId' },
  feature: 'SCHEDULING',
  summary: 'Les autres personnes qui voient l’offre d’un candidat et peuvent prendre part à un entretien',
  params: z.object({ candidateId: z.string() }),
  output: colleaguesSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const previewInvitation = endpoint({
  name: 'invitations.preview',
  method: 'POST',
  path: '/invitations/preview',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'body.candidateId' },
  feature: 'SCHEDULING',
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary: 'L’e-mail que cette invitation enverrait, sans l’envoyer',
  body: invitationSchema,
  output: mailViewSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, invitationErrors.COLLEAGUE_NOT_FOUND],
});

/** Every plan includes this list: a company whose plan has ended still sees its meetings. */
export const listInvitations = endpoint({
  name: 'invitations.list',
  method: 'GET',
  path: '/invitations',
  access: 'company',
  roles: EVERYBODY,
  offers: 'listed',
  summary: 'Les entretiens planifiés, du plus lointain au plus ancien',
  output: z.array(invitationItemSchema),
  // The error answers a plan without meetings, unless the company has some from an earlier plan.
  errors: [kernelErrors.PLAN_FEATURE_REQUIRED],
});

export const moveInvitation = endpoint({
  name: 'invitations.move',
  method: 'PUT',
  path: '/invitations/{id}',
  access: 'company',
  roles: RECRUITERS,
  offers: { invitation: 'params.id' },
  feature: 'SCHEDULING',
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Change un rendez-vous à venir et demande une nouvelle réponse au candidat',
  params: invitationParams,
  body: invitationDetailsSchema,
  output: itemWithMessage,
  errors: [
    invitationErrors.INVITATION_NOT_FOUND,
    invitationErrors.INVITATION_PAST,
    invitationErrors.INVITATION_WITHDRAWN,
    invitationErrors.INVITATION_CHANGED,
    invitationErrors.COLLEAGUE_NOT_FOUND,
    invitationErrors.CANDIDATE_WITHDRAWN,
    invitationErrors.CANDIDATE_REJECTED,
  ],
});

export const withdrawInvitation = endpoint({
  name: 'invitations.withdraw',
  method: 'DELETE',
  path: '/invitations/{id}',
  access: 'company',
  roles: RECRUITERS,
  offers: { invitation: 'params.id' },
  summary: 'Annule un rendez-vous à venir et prévient le candidat\u202F; répéter ne change rien',
  params: invitationParams,
  output: z.object({ message: z.string() }),
  errors: [
    invitationErrors.INVITATION_NOT_FOUND,
    invitationErrors.INVITATION_PAST,
    invitationErrors.INVITATION_CHANGED,
  ],
});

export const recordOutcome = endpoint({
  name: 'invitations.outcome',
  method: 'PUT',
  path: '/invitations/{id}/outcome',
  access: 'company',
  roles: RECRUITERS,
  offers: { invitation: 'params.id' },
  summary: 'Dit si l’entretien a eu lieu\u202F; s’il a eu lieu, la candidature passe à l’étape suivante',
  params: invitationParams,
  body: outcomeSchema,
  output: itemWithMessage,
  errors: [
    invitationErrors.INVITATION_NOT_FOUND,
    invitationErrors.INVITATION_WITHDRAWN,
    invitationErrors.MEETING_NOT_OVER,
    invitationErrors.MEETING_NOT_AGREED,
  ],
});

export const getInvitationCalendar = endpoint({
  name: 'invitations.calendar',
  method: 'GET',
  path: '/invitations/{id}/calendar',
  access: 'company',
  roles: EVERYBODY,
  offers: { invitation: 'params.id' },
  summary: 'Le rendez-vous pour l’agenda du recruteur, au format iCalendar',
  params: invitationParams,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: [invitationErrors.INVITATION_NOT_FOUND, invitationErrors.SLOT_NOT_CHOSEN],
});

export const getReply = endpoint({
  name: 'invitations.reply',
  method: 'GET',
  path: '/replies/{link}',
  access: 'link',
  summary: 'L’invitation du porteur du lien, telle qu’elle est maintenant',
  params: linkParams,
  output: replyViewSchema,
  errors: [invitationErrors.REPLY_LINK_UNKNOWN],
});

/** Only this endpoint records a reply, so that mail scanners that open links change nothing. */
export const sendReply = endpoint({
  name: 'invitations.sendReply',
  method: 'POST',
  path: '/replies/{link}',
  access: 'link',
  limits: [{ per: ['link'], calls: 30, seconds: 3600 }],
  summary: 'Accepte ou décline l’invitation\u202F; la réponse peut changer jusqu’à l’heure de l’entretien',
  params: linkParams,
  body: replySchema,
  output: replyViewSchema,
  errors: [
    invitationErrors.REPLY_LINK_UNKNOWN,
    invitationErrors.INVITATION_WITHDRAWN,
    invitationErrors.INVITATION_MOVED,
    invitationErrors.REPLY_TOO_LATE,
    invitationErrors.SLOT_NOT_CHOSEN,
  ],
});

export const chooseSlot = endpoint({
  name: 'invitations.chooseSlot',
  method: 'POST',
  path: '/replies/{link}/slot',
  access: 'link',
  limits: [{ per: ['link'], calls: 30, seconds: 3600 }],
  summary: 'Prend un des créneaux proposés, ou en change une fois jusqu’à 24 heures avant',
  params: linkParams,
  body: slotChoiceSchema,
  output: replyViewSchema,
  errors: [
    invitationErrors.REPLY_LINK_UNKNOWN,
    invitationErrors.INVITATION_WITHDRAWN,
    invitationErrors.INVITATION_MOVED,
    invitationErrors.SLOT_TAKEN,
    invitationErrors.SLOT_PAST,
    invitationErrors.SLOT_UNKNOWN,
    invitationErrors.MOVE_TOO_LATE,
    invitationErrors.MOVED_ALREADY,
  ],
});

export const getReplyCalendar = endpoint({
  name: 'invitations.replyCalendar',
  method: 'GET',
  path: '/replies/{link}/calendar',
  access: 'link',
  summary: 'Le rendez-vous pour l’agenda du candidat, au format iCalendar',
  params: linkParams,
  output: z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string(), contentType: z.literal('text/calendar') }),
  outputType: 'file',
  errors: [
    invitationErrors.REPLY_LINK_UNKNOWN,
    invitationErrors.INVITATION_WITHDRAWN,
    invitationErrors.SLOT_NOT_CHOSEN,
  ],
});

export const invitationsApi = [
  inviteCandidate,
  getInvitationDefaults,
  saveInvitationDefaults,
  listColleagues,
  previewInvitation,
  listInvitations,
  moveInvitation,
  withdrawInvitation,
  recordOutcome,
  getInvitationCalendar,
  getReply,
  sendReply,
  chooseSlot,
  getReplyCalendar,
] as const;
