import { defineErrors } from '#/kernel/app-error';

export const authErrors = defineErrors({
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: 'Ce mot de passe est trop courant\u00A0: il serait vite deviné. Choisissez-en un autre.',
    carries: 'fields',
  },
  BAD_CREDENTIALS: { status: 400, message: 'E-mail ou mot de passe incorrect.' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Entrez le code de votre application d’authentification.' },
  PASSKEY_OR_CODE_REQUIRED: { status: 403, message: 'Utilisez votre clé d’accès, ou entrez un code.' },
  SECOND_FACTOR_WRONG: {
    status: 400,
    message: 'Ce code n’est pas valable ou a déjà servi. Attendez le suivant, ou prenez un code de secours.',
    carries: 'fields',
  },
  SECOND_FACTOR_UNKNOWN: { status: 409, message: 'Commencez par ajouter le compte à votre application.' },
  SECOND_FACTOR_ON: { status: 409, message: 'La double authentification est déjà activée.' },
  SECOND_FACTOR_OFF: { status: 409, message: 'La double authentification n’est pas activée.' },
  SECOND_FACTOR_KEPT: {
    status: 409,
    message: 'Une de vos entreprises demande la double authentification pour votre rôle\u00A0: elle reste activée.',
  },
  PASSKEYS_UNAVAILABLE: { status: 409, message: 'Les clés d’accès demandent une adresse en https.' },
  PASSKEY_WRONG: {
    status: 400,
    message:
      'Cette clé d’accès n’a pas été reconnue, ou la demande a expiré. Réessayez, ou utilisez votre mot de passe.',
  },
  PASSKEY_NEEDS_PASSWORD: {
    status: 403,
    message: 'Votre mot de passe a changé\u00A0: entrez-le cette fois, puis utilisez votre clé d’accès.',
  },
  PASSKEY_NOT_FOUND: { status: 404, message: 'Cette clé d’accès est déjà retirée.' },
  PASSKEYS_FULL: { status: 409, message: 'Vous avez déjà dix clés d’accès. Retirez-en une d’abord.' },
  PASSWORD_WRONG: { status: 400, message: 'Ce n’est pas votre mot de passe.', carries: 'fields' },
  PROVIDER_OFF: { status: 409, message: 'Cette installation n’est reliée à aucun fournisseur d’identité.' },
  PROVIDER_REFUSED: {
    status: 403,
    message: 'Le fournisseur d’identité n’a pas confirmé qui vous êtes. Réessayez, ou choisissez-y un autre compte.',
  },
  PROVIDER_STALE: {
    status: 400,
    message: 'Cette connexion a expiré, a déjà servi, ou a commencé dans un autre onglet. Recommencez.',
  },
  PROVIDER_UNREACHABLE: {
    status: 503,
    message: 'Le fournisseur d’identité ne répond pas. Réessayez dans quelques minutes.',
  },
  PROVIDER_UNTRUSTED: {
    status: 403,
    message:
      'La réponse du fournisseur d’identité n’a pas pu être vérifiée. Prévenez la personne qui gère cette installation.',
  },
  PROVIDER_DOMAIN: {
    status: 403,
    message: 'Cette installation n’accepte que les adresses vérifiées de ses domaines. Choisissez un autre compte.',
  },
  PROVIDER_GROUP: {
    status: 403,
    message: 'Aucun de vos groupes chez le fournisseur d’identité ne donne accès. Demandez-le à qui gère les groupes.',
  },
  PROVIDER_LAST_ADMINISTRATOR: {
    status: 409,
    message:
      'Vos groupes vous retireraient l’administration, et personne d’autre ne l’a. Une autre personne doit d’abord l’avoir.',
  },
  PROVIDER_UNLINKED: {
    status: 403,
    message:
      'Cette identité n’est pas encore reliée à un compte. Entrez une fois l’e-mail et le mot de passe de votre compte.',
  },
  PROVIDER_ONLY: {
    status: 403,
    message: 'Ici, on se connecte par le fournisseur d’identité, depuis la page de connexion.',
  },
  IDENTITY_TAKEN: { status: 409, message: 'Cette identité est déjà reliée à un autre compte.' },
  IDENTITY_OTHER: {
    status: 409,
    message:
      'Ce compte est déjà relié à une autre identité du même fournisseur. Retirez-la d’abord dans Compte, rubrique Sécurité.',
  },
  IDENTITY_NOT_FOUND: { status: 404, message: 'Cette identité n’est plus reliée à votre compte.' },
  SESSION_NOT_FOUND: { status: 404, message: 'Cette session est déjà fermée.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'Cette entreprise est introuvable parmi les vôtres.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Confirmez d’abord votre adresse e-mail\u00A0: un lien vous a été envoyé à l’inscription.',
  },
  CONFIRMATION_INVALID: { status: 404, message: 'Ce lien de confirmation est invalide ou a expiré.' },
  CONFIRMATION_REFUSED: {
    status: 400,
    message: 'Ce mot de passe n’est pas celui choisi à l’inscription.',
    carries: 'fields',
  },
  RESET_INVALID: {
    status: 400,
    message: 'Ce lien est invalide ou a expiré. Demandez un nouveau lien de réinitialisation.',
  },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'Aucun compte n’a cette adresse de connexion.' },
  ACCOUNT_NOT_CONFIRMED: {
    status: 409,
    message: 'Cette adresse n’est pas encore confirmée\u00A0: commencez par accounts confirm.',
  },
  NO_SIGN_UP: {
    status: 404,
    message: 'Aucune inscription n’attend à cette adresse. Après une semaine elle est oubliée\u00A0: refaites-la.',
  },
  SIGN_UP_TO_CHOOSE: {
    status: 409,
    message:
      'Dites laquelle par --sign-up et son numéro, après avoir demandé au titulaire. La plus récente d’abord\u00A0:',
  },
  LOGIN_IN_USE: { status: 409, message: 'Un autre compte a déjà cette adresse de connexion.' },
  LOGIN_UNCHANGED: { status: 409, message: 'C’est déjà l’adresse de connexion de ce compte.' },
  ALREADY_CONFIRMED: { status: 409, message: 'Votre adresse e-mail est déjà confirmée. Vous pouvez vous connecter.' },
});

/** The errors of a call to the identity provider. */
export const PROVIDER_ERRORS = [
  authErrors.PROVIDER_OFF,
  authErrors.PROVIDER_REFUSED,
  authErrors.PROVIDER_STALE,
  authErrors.PROVIDER_UNREACHABLE,
  authErrors.PROVIDER_UNTRUSTED,
  authErrors.PROVIDER_DOMAIN,
  authErrors.PROVIDER_GROUP,
] as const;

/** The errors of a call with the ticket of an identity. */
export const TICKET_ERRORS = [
  authErrors.PROVIDER_OFF,
  authErrors.PROVIDER_STALE,
  authErrors.PROVIDER_LAST_ADMINISTRATOR,
  authErrors.IDENTITY_TAKEN,
  authErrors.IDENTITY_OTHER,
] as const;

/** The errors of a call that asks for the second factor. */
export const FACTOR_ERRORS = [
  authErrors.SECOND_FACTOR_REQUIRED,
  authErrors.PASSKEY_OR_CODE_REQUIRED,
  authErrors.SECOND_FACTOR_WRONG,
  authErrors.PASSKEYS_UNAVAILABLE,
  authErrors.PASSKEY_WRONG,
] as const;
