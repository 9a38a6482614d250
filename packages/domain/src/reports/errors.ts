import { defineErrors } from '#/kernel/app-error';

export const reportErrors = defineErrors({
  NOT_EVALUATED: {
    status: 409,
    message: 'Ce candidat n’a pas encore d’évaluation\u00a0: le rapport se génère une fois l’entretien terminé.',
  },
  REPORT_NOT_FOUND: { status: 404, message: 'Ce rapport n’est pas encore généré.' },
  REPORT_LOST: { status: 404, message: 'Le fichier de ce rapport n’existe plus. Générez le rapport à nouveau.' },
});
