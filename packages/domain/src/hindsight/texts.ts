import { HINDSIGHT_FROM } from './options.ts';

/** The sentence in place of the counts while there are too few hired people with an answer. */
export function hindsightMissing(people: number): string {
  const missing = HINDSIGHT_FROM - people;
  const needed = `Les totaux s’affichent à partir de ${HINDSIGHT_FROM} embauches avec une réponse`;
  return `${needed}\u00A0: il en manque ${missing}.`;
}
