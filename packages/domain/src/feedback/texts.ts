/** The strength that each level shows, in the words of the level scale; lower levels show no strength. */
export const STRENGTH_SAID: Readonly<Record<number, string>> = {
  2: 'vous racontez du vécu',
  3: 'on comprend ce que vous avez fait, et ce que cela a donné',
  4: 'on comprend ce que vous avez fait, et vous donnez de quoi le vérifier',
};

/** Advice that leads from each level to the next one. */
export const ADVICE_SAID: Readonly<Record<number, string>> = {
  0: 'Répondez à la question posée, avec un exemple que vous avez vécu.',
  1: 'Vous donnez un avis. Ajoutez un exemple vécu.',
  2: 'Vous racontez la situation. Dites aussi ce que vous avez fait vous-même, et ce que cela a donné.',
  3: 'Vous dites ce que cela a donné. Ajoutez de quoi le vérifier, comme un nombre, une date ou une difficulté surmontée.',
  4: 'Gardez cette façon de raconter\u00A0: la situation, ce que vous avez fait, ce que cela a donné.',
};

export const FEEDBACK_END = 'Ce bilan vient de vos réponses. Il ne dit rien de la décision.';
