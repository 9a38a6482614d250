/** An answer with an action, a result and figures, which triggers no follow-up. */
export const LIVED_ANSWER =
  'En mars 2023 j’ai repris le formulaire de virement d’une banque : 40 % des clients abandonnaient. J’ai mesuré les erreurs, réécrit la validation avec React et testé avec huit personnes. Les abandons sont tombés à 18 % en deux mois.';

/** An assistant's generic text. Pasting it costs points; pasting a candidate's own text does not. */
export const ASSISTANT_ANSWER =
  'En tant que professionnel, il est essentiel de noter que dans un environnement dynamique, une communication claire et transparente permet de garantir la réussite. **Approche proactive** — optimiser, faciliter et renforcer la cohésion. En conclusion, cette expérience m’a appris l’importance de la communication.';

/** Questions to which LIVED_ANSWER is a fitting answer. */
export const FITTING = [
  'Racontez un formulaire que vous avez repris, et ce qui a changé pour les clients.',
  'Parlez d’un travail fait avec React, et de son résultat en chiffres.',
  'Racontez une fois où les clients abandonnaient une page, et ce que vous avez fait.',
  'Racontez un formulaire en panne que vous avez réparé : quelle responsabilité avez-vous prise ?',
  'Racontez un test avec des personnes, et ce que vous avez changé ensuite.',
  'Parlez d’erreurs que vous avez mesurées dans un formulaire, et de la suite.',
  'Décrivez une amélioration d’un site de banque que vous avez menée.',
  'Racontez un problème d’un formulaire en ligne, et comment vous l’avez résolu.',
];
