import { defineErrors } from '#/kernel/app-error';

export const jobErrors = defineErrors({
  JOB_NOT_FOUND: { status: 404, message: 'Cette offre n’existe pas ou n’est plus disponible.' },
  QUESTIONS_LOCKED: {
    status: 409,
    message:
      'Un premier entretien a commencé\u00A0: les questions ne changent plus, pour que chacun réponde aux mêmes.',
  },
  WEIGHTS_LOCKED: {
    status: 409,
    message:
      'Un premier entretien a commencé\u00A0: ce qui compte le plus ne change plus, pour que chacun soit évalué de la même façon.',
  },
  UNKNOWN_INDISPENSABLE: {
    status: 400,
    message: 'Une compétence indispensable doit figurer parmi les compétences de l’offre.',
  },
  PROFILE_LOCKED: {
    status: 409,
    message:
      'Un premier entretien a commencé\u00A0: le profil recherché et la langue ne changent plus, pour que chacun soit évalué de la même façon.',
  },
});
