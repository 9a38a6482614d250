import { defineErrors } from '#/kernel/app-error';

export const hindsightErrors = defineErrors({
  NOTHING_ASKED: {
    status: 404,
    message: 'Aucune question ne vous attend sur cette embauche. Elle a peut-être été posée à une autre personne.',
  },
  ALREADY_ANSWERED: { status: 409, message: 'Cette question a déjà sa réponse\u00A0: rien n’a changé.' },
});
