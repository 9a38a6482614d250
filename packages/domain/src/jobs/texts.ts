import { type Emphasis, EMPHASIS_SHARES } from './options.ts';
import { interviewMinutes } from './rules.ts';
import type { KeyReading } from './schema.ts';

/** The shares of an emphasis: « Métier 50 %, personne 35 %, parcours 15 % ». */
export function sharesText(emphasis: Emphasis): string {
  const { technical, person, path } = EMPHASIS_SHARES[emphasis];
  return `Métier ${technical}\u00A0%, personne ${person}\u00A0%, parcours ${path}\u00A0%`;
}

/** The notice for applicants, shown on the offer, on its poster and in the first mail. */
export function interviewNotice(questionCount: number): string {
  const range = interviewMinutes(questionCount);
  return `Questions posées par une IA${range ? `, environ ${range[0]} à ${range[1]} minutes` : ''}. Une personne décide.`;
}

/** One entry of a key with its result in an answer. */
export interface KeyLine {
  readonly found: 'flag' | KeyReading['points'][number]['found'];
  readonly label: string;
  readonly text: string;
  readonly quote: string | null;
}

const FOUND = { named: 'Nommé', denied: 'Contredit', 'not-found': 'Non trouvé' } as const;

/** The result of a key as lines: red flags first, then the points in the key's order. */
export const keyLines = ({ points, redFlags }: KeyReading): KeyLine[] => [
  ...redFlags.map(({ text, quote }) => ({ found: 'flag' as const, label: 'Signal d’alerte', text, quote })),
  ...points.map(({ found, text, quote }) => ({ found, label: FOUND[found], text, quote })),
];

/** The result of a key in one line: « 3 points sur 4 du corrigé, 1 signal d’alerte ». */
export function keySummary({ points, redFlags }: KeyReading): string {
  const named = points.filter(({ found }) => found === 'named').length;
  const flags = redFlags.length;
  const alert = flags > 1 ? `, ${flags} signaux d’alerte` : flags === 1 ? ', 1 signal d’alerte' : '';
  return `${named} point${named > 1 ? 's' : ''} sur ${points.length} du corrigé${alert}`;
}

/** Returns the offer's text about remote work. Empty if the offer states none. */
export function remoteText(days: number | null): string {
  return days === null ? '' : `${days} jour${days > 1 ? 's' : ''} de télétravail par semaine`;
}
