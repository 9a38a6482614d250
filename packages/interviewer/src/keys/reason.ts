import type { KeyReading, Level } from '../contract.ts';
import { statesLimit } from '../scoring/said/limits.ts';
import type { KeyLevel } from './level.ts';

const OPENING: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Connaissance non montrée',
  2: 'Connaissance partielle',
  3: 'Connaissance appliquée',
  4: 'Connaissance appliquée et détaillée',
};

/** Maximum characters of a quote in a reason; the reading holds the whole quote. */
const LONGEST = 90;

function said(quote: string | null): string {
  if (quote === null) return '';
  const text = quote.trim();
  if (text.length <= LONGEST) return ` («\u00A0${text}\u00A0»)`;
  const cut = text.slice(0, LONGEST);
  const space = cut.lastIndexOf(' ');
  return ` («\u00A0${cut.slice(0, space > 40 ? space : LONGEST)}…\u00A0»)`;
}

const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : ` ${title}\u00A0: ${items.join('\u202F; ')}.`;

const isLimit = ({ quote }: { quote: string | null }): boolean =>
  quote !== null && (statesLimit(quote, 'fr') || statesLimit(quote, 'en'));

/** Further texts of a reason: the answer's first words, quoted, and the points of which it surely holds no word. */
interface Beside {
  words: string | null;
  missed: readonly string[];
}

/** One paragraph in French: how many points were named and in which words, what is surely missing, what contradicts the key. */
export function reasonByKey(
  level: Level,
  { points, redFlags }: KeyReading,
  { capped }: KeyLevel,
  { words, missed }: Beside = { words: null, missed: [] },
): string {
  const named = points.filter(({ found }) => found === 'named');
  const denied = points.filter(({ found }) => found === 'denied');
  const wrong = capped === 'red-flag' || capped === 'denied';
  // « Connaissance appliquée » needs half of the points; an argued answer that names fewer is called partial.
  const part = level >= 3 && 2 * named.length < points.length;
  const opening = level <= 1 && wrong ? 'Réponse contraire au corrigé' : OPENING[part ? 2 : level];
  const count = `${named.length} point${named.length > 1 ? 's' : ''} sur ${points.length}`;
  const own = capped === 'reasoning' ? ', sans raisonnement propre' : '';
  const hits = (entries: readonly { text: string; quote: string | null }[]): string[] =>
    entries.map(({ text, quote }) => `${text}${said(quote)}`);
  return [
    `${opening}\u00A0: ${count} du corrigé${own}.`,
    list('Signal d’alerte', hits(redFlags)),
    list('Contredit', hits(denied)),
    list('Trouvé', hits(named.filter((each) => !isLimit(each)))),
    // « Le massage, j’ai vu mais jamais appris »: the point is named, as something that the person cannot do.
    list('Nommé comme une limite', hits(named.filter(isLimit))),
    // If the key recognises nothing, the answer's own words are shown.
    words !== null && named.length + denied.length + redFlags.length === 0 ? ` Dit\u00A0: ${words}.` : '',
    list('Non trouvé par le logiciel', missed),
  ].join('');
}
