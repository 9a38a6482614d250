import { defineErrors } from '#/kernel/app-error';

export const lifecycleErrors = defineErrors({
  EXPORT_NOT_READY: {
    status: 404,
    message: 'Aucun export n’attend d’être téléchargé. Demandez-en un\u00A0: il sera prêt dans quelques minutes.',
  },
  NAME_DIFFERS: { status: 400, message: 'Ce n’est pas le nom de l’entreprise.', carries: 'fields' },
  WRONG_PASSWORD: { status: 400, message: 'Ce mot de passe n’est pas le vôtre.', carries: 'fields' },
});
