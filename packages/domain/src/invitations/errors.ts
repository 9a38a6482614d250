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
  REPLY_LINK_UNKNOWN: {
    status: 404,
    message: 'Ce lien d’invitation n’est pas valable. Ouvrez à nouveau le dernier e-mail reçu.',
  },
});
