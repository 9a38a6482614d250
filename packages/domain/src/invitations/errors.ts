import { defineErrors } from '#/kernel/app-error';

export const invitationErrors = defineErrors({
  CANDIDATE_REJECTED: {
    status: 409,
    message: 'Cette candidature a été rejetée\u00a0: ce candidat ne peut pas être invité.',
  },
  CANDIDATE_WITHDRAWN: {
    status: 409,
    message: 'Ce candidat a retiré sa candidature\u00a0: il ne peut plus être invité.',
  },
  ALREADY_INVITED: {
    status: 409,
    message:
      'Un entretien est déjà prévu avec ce candidat. Pour changer le rendez-vous, déplacez-le sur la page Entretiens.',
  },
  COLLEAGUE_NOT_FOUND: {
    status: 404,
    message: 'Cette personne ne voit pas cette offre\u00a0: choisissez-en une autre.',
  },
  INVITATION_NOT_FOUND: { status: 404, message: 'Cet entretien est introuvable.' },
  INVITATION_PAST: {
    status: 409,
    message: 'L’heure de cet entretien est passée\u00a0: il ne peut plus être changé. Planifiez-en un nouveau.',
  },
  INVITATION_CHANGED: { status: 409, message: 'Cet entretien vient d’être changé ailleurs. Rechargez la page.' },
  INVITATION_WITHDRAWN: { status: 409, message: 'Cet entretien a été annulé.' },
  INVITATION_MOVED: {
    status: 409,
    message: 'Ce rendez-vous vient d’être changé. Vérifiez la nouvelle invitation, puis répondez.',
  },
  REPLY_TOO_LATE: {
    status: 409,
    message: 'L’heure de l’entretien est passée\u00a0: votre réponse ne peut plus changer.',
  },
  MEETING_NOT_OVER: { status: 409, message: 'Cet entretien n’a pas encore commencé.' },
  MEETING_NOT_AGREED: { status: 409, message: 'Aucune date n’a été retenue pour cet entretien.' },
  SLOT_NOT_CHOSEN: { status: 409, message: 'Choisissez d’abord un des créneaux proposés.' },
  SLOT_TAKEN: {
    status: 409,
    message: 'Ce créneau vient d’être pris par une autre personne. Choisissez parmi ceux qui restent.',
  },
  SLOT_PAST: { status: 409, message: 'Ce créneau est passé. Choisissez parmi ceux qui restent.' },
  SLOT_UNKNOWN: { status: 409, message: 'Ce créneau n’est pas proposé. Choisissez parmi ceux de la page.' },
  MOVE_TOO_LATE: {
    status: 409,
    message: 'L’entretien a lieu dans moins de 24 heures\u00a0: il ne peut plus être déplacé ici. Répondez à l’e-mail.',
  },
  MOVED_ALREADY: {
    status: 409,
    message: 'Vous avez déjà changé de créneau une fois. Pour une autre date, répondez à l’e-mail.',
  },
  REPLY_LINK_UNKNOWN: {
    status: 404,
    message: 'Ce lien d’invitation n’est pas valable. Ouvrez à nouveau le dernier e-mail reçu.',
  },
});
