import { defineErrors } from '#/kernel/app-error';

export const authErrors = defineErrors({
  BAD_CREDENTIALS: { status: 400, message: 'E-mail ou mot de passe incorrect.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Confirmez d’abord votre adresse e-mail\u00A0: un lien vous a été envoyé à l’inscription.',
  },
  CONFIRMATION_INVALID: { status: 404, message: 'Ce lien de confirmation est invalide ou a expiré.' },
  RESET_INVALID: {
    status: 400,
    message: 'Ce lien est invalide ou a expiré. Demandez un nouveau lien de réinitialisation.',
  },
  ALREADY_CONFIRMED: { status: 409, message: 'Votre adresse e-mail est déjà confirmée. Vous pouvez vous connecter.' },
});
