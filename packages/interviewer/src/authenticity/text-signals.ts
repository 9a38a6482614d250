import type { PreparedAnswer } from '../scoring/prepare.ts';
import { compilePhrases, countMatches } from '../scoring/phrases.ts';

/** Turns of phrase that assistants favour; weak alone, telling only beside behaviour. */
const BOILERPLATE = {
  fr: compilePhrases(
    `en tant que professionnel*, dans un environnement dynamique, en constante évolution, il est essentiel de noter, il convient de souligner, en conclusion, en somme, en résumé, de manière proactive, approche proactive, approche structurée, approche méthodique, une communication claire, communication claire et transparente, garantir, optimiser, favoriser, au cœur de, véritable levier, tirer parti, mettre en œuvre, non seulement, mais également, ainsi que, cette expérience m'a permis de développer, m'a appris l'importance, l'importance de la communication, parties prenantes, jouer un rôle, de bout en bout, sur mesure, faciliter, renforcer la cohésion`,
  ),
  en: compilePhrases(
    `as a professional, in a fast paced, ever evolving, ever changing, it is important to note, it is worth noting, in conclusion, in summary, overall, proactive approach, structured approach, clear communication, open communication, foster*, leverag*, delv*, seamless*, robust, comprehensive, holistic, ensuring, ensure that, not only, but also, this experience taught me the importance, the importance of, stakeholder*, played a pivotal, pivotal, crucial role, end to end, tailored, streamlin*, facilitat*, navigat*, testament, landscape`,
  ),
} as const;

export interface TextSignal {
  /** French, without the answer's number. */
  fact: string;
  weight: number;
}

/** Style facts of one answer. Never absence of mistakes, never perplexity. */
export function textSignals(raw: string, answer: PreparedAnswer): TextSignal[] {
  const signals: TextSignal[] = [];
  const words = answer.tokens.length;
  const line = ` ${answer.tokens.join(' ')} `;
  const stock = countMatches(BOILERPLATE[answer.scoredAs], line, 12);
  if (stock >= 3 && stock / Math.max(words, 1) > 0.015)
    signals.push({ fact: `${stock} tournures toutes faites`, weight: stock >= 5 ? 2 : 1 });
  const markup = (raw.match(/\*\*[^*\n]+\*\*|^#{1,4} |^\s*(?:[-*•]|\d+\.) +\S/gm) ?? []).length;
  if (markup >= 3 || /\*\*[^*\n]+\*\*/.test(raw))
    signals.push({ fact: 'mise en forme de document (listes, gras)', weight: 1 });
  const dashes = (raw.match(/—/g) ?? []).length;
  if (dashes >= 2) signals.push({ fact: `${dashes} tirets longs`, weight: 1 });
  const lengths = answer.sentences.map((sentence) => sentence.tokens.length).filter((length) => length > 3);
  if (lengths.length >= 5 && words >= 80) {
    const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
    const spread = Math.sqrt(lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length) / mean;
    if (spread < 0.22) signals.push({ fact: 'phrases de longueur très égale', weight: 1 });
  }
  const facts = answer.sentences.reduce((sum, { counts }) => sum + counts.quantity + counts.tool + counts.situation, 0);
  if (words >= 90 && facts < 1) signals.push({ fact: 'long texte sans aucun fait vérifiable', weight: 1 });
  return signals;
}
