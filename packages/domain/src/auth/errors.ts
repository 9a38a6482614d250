import { defineErrors } from '#/kernel/app-error';

export const authErrors = defineErrors({
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: 'Ce mot de passe est trop courant\u00A0: il serait vite deviné. Choisissez-en un autre.',
  },
  BAD_CREDENTIALS: { status: 400, message: 'E-mail ou mot de passe incorrect.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Confirmez d’abord votre adresse e-mail\u00A0: un lien vous a été envoyé à l’inscription.',
  },
  CONFIRMATION_INVALID: { status: 404, message: 'Ce lien de confirmation est invalide ou a expiré.' },
  CONFIRMATION_REFUSED: { status: 400, message: 'Ce mot de passe n’est pas celui choisi à l’inscription.' },
  RESET_INVALID: {
    status: 400,
    message: 'Ce lien est invalide ou a expiré. Demandez un nouveau lien de réinitialisation.',
  },
  ALREADY_CONFIRMED: { status: 409, message: 'Votre adresse e-mail est déjà confirmée. Vous pouvez vous connecter.' },
});
