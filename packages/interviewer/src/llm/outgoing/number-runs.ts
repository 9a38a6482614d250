import { mask } from './rewrite.ts';

// Numbers in a row: « 22 quatre 18 neuf 07 », « vingt-deux quatre cent dix-huit neuf cent sept ». A single number counts
// something, however many words it has; several without a word in between are a telephone, card or account number.

type Kind = 'zero' | 'unit' | 'teen' | 'ten' | 'hundred' | 'thousand' | 'digits';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['zero', 'zeros? oh sfer sifr ouhid'],
  ['unit', 'un deux trois quatre cinq six sept huit neuf one two three four five seven eight nine'],
  [
    'unit',
    'wa7ed wahed zouz thnin tnin tletha thletha tlatha arb3a arbaa 5amsa khamsa setta sab3a sabaa sitta tisaa thmanya tmanya tes3a tesaa',
  ],
  [
    'teen',
    'dix onze douze treize quatorze quinze seize ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
  ],
  ['teen', 'nineteen 3achra achra 7dach thnach tnach \\p{L}{3,6}tach'],
  [
    'ten',
    'vingts? trente quarante cinquante soixante septante octante huitante nonante twenty thirty forty fifty sixty seventy',
  ],
  ['ten', 'eighty ninety 3echrin 3ochrin achrin tlethin thlethin arb3in 5amsin khamsin settin sab3in thmanin tes3in'],
  ['hundred', 'cents? hundred mya mia miya \\p{L}{2,5}3?mya'],
  ['thousand', 'mille mil thousand alf elef'],
];
const MATCHES = KINDS.map(([kind, words]) => [kind, new RegExp(`^(?:${words.replaceAll(' ', '|')})$`, 'u')] as const);
const NUMBER = `(?:\\d[\\dol]{0,30}|o\\d{1,8}|${KINDS.map(([, words]) => words.replaceAll(' ', '|')).join('|')})(?![\\p{L}\\p{N}])`;
const JOINT =
  '(?:[ .\\-–/,_]{1,3}|,? (?:puis|ensuite|then|apres|et|and|w|fois|times|double|triple|tiret|dash|point|slash)(?: (?:encore|le|un|double|triple|apres|puis|ensuite))? )';
const RUN = new RegExp(`(?<![\\p{L}\\p{N}])${NUMBER}(?:${JOINT}${NUMBER}){0,30}`, 'gu');
const PART = new RegExp(NUMBER, 'gu');

const kindOf = (part: string): Kind => MATCHES.find(([, pattern]) => pattern.test(part))?.[0] ?? 'digits';

/** Whether a part continues the number before it: « vingt » « deux », « cent » « dix », « dix » « huit », « 12 » « mille ». */
function goesOn(before: string, part: string, first: string): boolean {
  const [one, next] = [kindOf(before), kindOf(part)];
  if (next === 'thousand') return one !== 'zero';
  if (one === 'hundred' || one === 'thousand')
    return next === 'unit' || next === 'teen' || next === 'ten' || next === 'hundred';
  if (next === 'hundred') return one === 'unit';
  if (one === 'ten') return next === 'unit' || (next === 'teen' && /^(?:soixante|vingts?)$/.test(before));
  if (before === 'dix') return /^(?:sept|huit|neuf)$/.test(part);
  if (/^vingts?$/.test(part)) return before === 'quatre';
  return one === 'digits' && /^\d{3}$/.test(part) && /^[1-9]\d{0,2}$/.test(first);
}

interface Run {
  readonly numbers: number;
  readonly digits: number;
  readonly hasWord: boolean;
}

function measured(found: string): Run {
  const parts = [...found.matchAll(PART)];
  let [numbers, digits, first, before, end] = [0, 0, '', '', 0];
  for (const { index, 0: part } of parts) {
    const kind = kindOf(part);
    const between = found.slice(end, index);
    const isTied = kind === 'digits' ? /^[ .]$/.test(between) : /^(?:[ -]{1,2}|[ -]et[ -])$/.test(between);
    const joined = before !== '' && isTied && goesOn(before, part, first);
    if (!joined) {
      numbers += 1;
      first = part;
    }
    [before, end] = [part, index + part.length];
    digits += kind === 'digits' ? part.length : joined ? 1 : kind === 'teen' || kind === 'ten' ? 2 : 1;
  }
  return { numbers, digits, hasWord: parts.some(([part]) => kindOf(part) !== 'digits') };
}

/** Words before a number that identifies a person. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:num(?:eros?)?|number|noumrou|raqmi|ra9mi|numrou|nemra|tel(?:ephone)?|portable|mobile|gsm|whats ?app|phone|joindre|joignable|rappel\p{L}{1,3}|appel\p{L}{1,4}|call|fax|c\.?i\.?n|carte|card|pass?e?port|permis|licen[cs]e|matricule|rib|iban|compte|cnss|secu(?:rite)?|social|poste|extension|ext|postale?|zip|postcode|plaque|immatricul\p{L}{1,6}|plate|badge|identifiant|n°|id)(?!\p{L})[^.!?;\n\d]{0,30}$/u;
const EXTENSION = /(?<!\p{L})(?:poste|extension|ext|badge|c\.?i\.?n|identifiant|matricule) (?:n° ?|numero )?$/u;
const ENDS_WITH =
  /(?<!\p{L})(?:fini\p{L}{0,4}|termin\p{L}{1,4}|commenc\p{L}{1,4}|ends?|ending|starts?) (?:par|en|in|with|by) $/u;
/** Text after a number that makes it a quantity: a unit or the counted thing. */
const COUNTS =
  /^(?:[%€$°]| ?(?:%|€|\$|euros?|dinars?|dt|tnd|francs?|cfa|fcfa|dollars?|d|ans|an|mois|km|kg|kilos|m2|m3|h|mn|min|lignes|par|pour cent|percent|fois|eme|mille|millions?)(?!\p{L})| (?:(?:de|d'|of|petits?|gros|autres|other|new|good) ?)?\p{L}{3,}[sx](?!\p{L}))/u;
const YEAR = /^(?:19|20)\d{2}$/;
const isDates = (found: string): boolean => {
  const groups = found.match(/\d+/g) ?? [];
  return groups.some((each) => YEAR.test(each)) && groups.every((each) => YEAR.test(each) || each.length <= 2);
};

function isOfSomebody({ numbers, digits, hasWord }: Run, found: string, before: string, after: string): boolean {
  if (ENDS_WITH.test(before)) return true;
  const listed = /, | (?:et|and) (?!apres|puis|ensuite|then)/.test(found);
  if (OF_SOMEBODY.test(before) && !COUNTS.test(after) && !isDates(found))
    return digits >= (EXTENSION.test(before) ? 3 : 4) || (numbers >= 2 && digits >= 3 && !listed);
  if (COUNTS.test(after) && numbers < 5) return false;
  if (!hasWord) return numbers >= 3 && digits >= 6 && (!listed || digits >= 8) && !/\//.test(found) && !isDates(found);
  return numbers >= 4 || (numbers === 3 && digits >= 5);
}

/** Masks numbers in a row, and the number of a telephone, a card or an account. */
export function withoutNumberRuns(text: string): string {
  return mask(text, RUN, ({ index, 0: found }, plain) => {
    const end = index + found.length;
    const before = plain.slice(Math.max(0, index - 60), index);
    return isOfSomebody(measured(found), found, before, plain.slice(end, end + 24)) ? '[id]' : null;
  });
}
