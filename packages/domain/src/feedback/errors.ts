import { defineErrors } from '#/kernel/app-error';

export const feedbackErrors = defineErrors({
  NO_FEEDBACK: {
    status: 409,
    message: 'Il n’y a pas de bilan à envoyer\u00A0: l’entretien n’est pas évalué, ou une personne le lit.',
  },
  FEEDBACK_SENT: { status: 409, message: 'Ce bilan est déjà parti\u00A0: il ne peut plus changer.' },
});
