import { defineErrors } from '#/kernel/app-error';
import { MAX_REVIEW_LENGTH } from './options.ts';

export const reviewErrors = defineErrors({
  REVIEW_NOT_FOUND: { status: 404, message: 'Ce candidat n’a rien demandé de tel, ou ses données sont effacées.' },
  REVIEW_ANSWERED: { status: 409, message: 'Une réponse est déjà partie. Rechargez la page pour la lire.' },
  REVIEW_TEXT: {
    status: 400,
    message: `Expliquez en quelques mots ce que vous contestez, en ${MAX_REVIEW_LENGTH} caractères au plus.`,
  },
  REVIEW_CLOSED: { status: 409, message: 'Vous avez retiré cette candidature\u00A0: il n’y a plus rien à relire.' },
});
