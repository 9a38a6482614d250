import { defineErrors } from '#/kernel/app-error';

export const teamErrors = defineErrors({
  OWN_SECOND_FACTOR_FIRST: {
    status: 409,
    message:
      'Activez d’abord votre propre double authentification. Sinon, vous n’auriez plus accès aux pages de l’entreprise.',
  },
  MEMBER_NOT_FOUND: { status: 404, message: 'Cette personne est introuvable dans votre équipe.' },
  ALREADY_MEMBER: { status: 409, message: 'Cette personne fait déjà partie de votre équipe.' },
  NOT_INVITED: { status: 409, message: 'Cette invitation n’attend plus de réponse.' },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: 'Le compte doit garder une personne qui l’administre. Donnez d’abord ce rôle à quelqu’un d’autre.',
  },
  INVITATION_INVALID: {
    status: 404,
    message: 'Cette invitation n’est plus valable. Demandez-en une nouvelle à l’entreprise.',
  },
  INVITATION_ADDRESS: {
    status: 409,
    message:
      'Cette invitation est pour une autre adresse que la vôtre chez le fournisseur d’identité. Demandez-en une à votre adresse.',
  },
  INVITATION_UNLINKED: {
    status: 409,
    message:
      'Un compte existe déjà à cette adresse. Reliez-le d’abord depuis la page de connexion, puis rouvrez l’invitation.',
  },
  INVITATION_PASSWORD: {
    status: 400,
    message: 'Ce n’est pas le mot de passe de votre compte à cette adresse.',
    carries: 'fields',
  },
});
