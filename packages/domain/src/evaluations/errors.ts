import { defineErrors } from '#/kernel/app-error';

export const evaluationErrors = defineErrors({
  NOT_EVALUATED_YET: {
    status: 409,
    message: 'Ce candidat n’a pas encore d’évaluation\u00a0: elle vient une fois l’entretien terminé.',
  },
  NOTHING_TO_TEST: {
    status: 409,
    message: 'Aucun entretien évalué pour le moment\u00a0: l’essai en demande au moins un.',
  },
  NOTHING_TO_RECALCULATE: {
    status: 409,
    message: 'Toutes les évaluations viennent déjà du moteur en service\u00a0: il n’y a rien à recalculer.',
  },
  TOO_FEW_LEVELS: {
    status: 409,
    message: 'Vos niveaux ne suffisent pas encore pour régler les seuils\u00a0: il en faut au moins dix.',
  },
  EVALUATION_CLOSED: {
    status: 403,
    message: 'Lisez deux réponses et donnez-leur un niveau\u00a0: l’évaluation s’ouvre ensuite.',
  },
  ANSWER_NOT_FOUND: { status: 404, message: 'Cette réponse n’existe pas, ou l’entretien n’est pas terminé.' },
  NO_DEDUCTION: { status: 409, message: 'Aucun point n’a été retiré du score de ce candidat.' },
});
