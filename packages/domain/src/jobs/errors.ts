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
  QUESTION_NOT_FOUND: { status: 404, message: 'Cette question n’est plus dans l’offre. Rechargez la page.' },
  KEY_FAULTY: {
    status: 400,
    message: 'Ce corrigé ne peut pas encore être validé. Voyez ce qui est signalé.',
    carries: 'fields',
  },
  NO_DRAFTS: {
    status: 409,
    message: 'Aucun modèle de langage ne peut proposer de corrigé ici. Écrivez-le vous-même.',
  },
  DRAFT_FAILED: {
    status: 503,
    message:
      'Le modèle de langage n’a rien proposé d’utilisable. Rien n’a changé\u00a0: réessayez plus tard, ou écrivez le corrigé vous-même.',
  },
  PROFILE_LOCKED: {
    status: 409,
    message:
      'Un premier entretien a commencé\u00A0: le profil recherché et la langue ne changent plus, pour que chacun soit évalué de la même façon.',
  },
});
