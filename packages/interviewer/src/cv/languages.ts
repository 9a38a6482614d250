import type { CvLanguage } from '../contract.ts';
import { genderlessPattern, oneGender } from './gender.ts';
import type { CvLine } from './sections.ts';

/** The specification's languages, with the names a CV uses for them. */
const NAMES = (
  [
    ['Anglais', /\b(?:anglais|english)\b/],
    ['Français', /\b(?:francais|french)\b/],
    ['Arabe', /\b(?:arabe|arabic)\b/],
    ['Espagnol', /\b(?:espagnol|spanish)\b/],
    ['Allemand', /\b(?:allemand|german|deutsch)\b/],
    ['Mandarin', /\b(?:mandarin|chinois|chinese)\b/],
    ['Hindi', /\bhindi\b/],
    ['Portugais', /\b(?:portugais|portuguese)\b/],
    ['Russe', /\b(?:russe|russian)\b/],
    ['Japonais', /\b(?:japonais|japanese)\b/],
    ['Coréen', /\b(?:coreen|korean)\b/],
    ['Italien', /\b(?:italien|italian)\b/],
  ] as const
).map(([name, pattern]) => [name, genderlessPattern(pattern)] as const);

/** The specification's name of a language that is named in French or in English; null for any other. */
export function languageNamed(name: string): string | null {
  const folded = oneGender(name);
  return NAMES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

const LEVELS = (
  [
    ['bilingue', /\b(?:maternel|natif|native|bilingue|bilingual|mother tongue|c2)\b/],
    [
      'courant',
      /\b(?:courant|couramment|fluent|fluently|avance|advanced|excellent|tres bien|tres bon|very good|professionnel|professional|c1|full professional|proficient|maitrise|lu,? ecrit)\b/,
    ],
    [
      'intermédiaire',
      /\b(?:intermediaire|intermediate|bon|bien|good|moyen|b1|b2|conversational|working|upper|operationnel)\b/,
    ],
    [
      'notions',
      /\b(?:notion|notions|debutant|beginner|basic|base(?! (?:a|au|en|sur)\b)|bases|scolaire|elementary|elementaire|faible|a1|a2)\b/,
    ],
  ] as const
).map(([level, pattern]) => [level, genderlessPattern(pattern)] as const);

export interface LanguageFound extends CvLanguage {
  line: string;
}

/**
 * Languages with levels. In the languages section a name is enough; elsewhere a level must stand
 * beside it, so that « Lycée français » or « clients italiens » does not count.
 */
export function cvLanguages(lines: readonly CvLine[]): LanguageFound[] {
  const found = new Map<string, LanguageFound>();
  lines.forEach(({ text, bare, section }, index) => {
    if (section === 'private') return;
    const folded = bare;
    const next = lines[index + 1];
    const hits = NAMES.flatMap(([name, pattern]) => {
      const at = folded.search(pattern);
      return at < 0 ? [] : [{ name, at }];
    }).sort((a, b) => a.at - b.at);
    hits.forEach((hit, order) => {
      const end = hits[order + 1]?.at ?? folded.length;
      let around = folded.slice(hit.at, end);
      if (order === 0 && !levelIn(around)) around = folded.slice(0, end);
      let level = levelIn(around);
      // Some layouts put the level on the line below the name.
      const nextNames = next ? NAMES.some(([, pattern]) => pattern.test(next.bare)) : true;
      if (
        level === null &&
        section === 'languages' &&
        hits.length === 1 &&
        next?.section === 'languages' &&
        !nextNames
      ) {
        level = levelIn(next.bare);
      }
      if (section !== 'languages' && (level === null || folded.length > 90)) return;
      const known = found.get(hit.name);
      if (known === undefined || (known.level === null && level !== null))
        found.set(hit.name, { name: hit.name, level, line: text });
    });
  });
  return [...found.values()];
}

/** Drawn levels: dots and stars, « 4/5 », « 80 % ». */
const FULL = /[●⬤◉★■▪⚫]/gu;
const EMPTY = /[○◯◌☆□▫⚪]/gu;

/** Filled share of a drawn scale, or null if nothing is drawn. */
function drawnShare(text: string): number | null {
  const full = (text.match(FULL) ?? []).length;
  const empty = (text.match(EMPTY) ?? []).length;
  if (full + empty >= 3 && full + empty <= 10) return full / (full + empty);
  const [, part, whole] = /\b(\d{1,2}) ?\/ ?(5|10)\b/.exec(text) ?? [];
  if (part !== undefined && whole !== undefined && Number(part) <= Number(whole)) return Number(part) / Number(whole);
  const percent = /\b(\d{2,3}) ?%/.exec(text)?.[1];
  return percent === undefined ? null : Math.min(1, Number(percent) / 100);
}

function levelIn(text: string): CvLanguage['level'] {
  const named = LEVELS.find(([, pattern]) => pattern.test(text))?.[0];
  if (named !== undefined) return named;
  const share = drawnShare(text);
  if (share === null) return null;
  return share > 0.94 ? 'bilingue' : share >= 0.75 ? 'courant' : share >= 0.5 ? 'intermédiaire' : 'notions';
}

/** Separators between two languages on one line. */
const BETWEEN = /\s*(?:[,;|•·●/–—]|\s-\s|\s{2,}|\bet\b|\band\b)\s*/gu;

/**
 * Quotes for the languages asked. If a line lists several languages, the part from the first asked one to the last asked one is
 * quoted; a line without an asked language is not.
 */
export function languagePieces(found: readonly LanguageFound[], asked: readonly string[]): string[] {
  const lines = new Set(found.filter(({ name }) => asked.includes(name)).map(({ line }) => line));
  return [...lines].map((line) => pieceOf(line, asked));
}

function pieceOf(line: string, asked: readonly string[]): string {
  const starts = [0, ...[...line.matchAll(BETWEEN)].map((match) => match.index + match[0].length)];
  const named = starts.flatMap((start, order) => {
    const folded = oneGender(line.slice(start, starts[order + 1] ?? line.length));
    const names = NAMES.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name);
    return names.length > 0 ? [{ start, wanted: names.some((name) => asked.includes(name)) }] : [];
  });
  const first = named.findIndex(({ wanted }) => wanted);
  const last = named.findLastIndex(({ wanted }) => wanted);
  if (first < 0) return line;
  // A level may stand before its language, so the text before the first name stays with it.
  const from = first === 0 ? 0 : (named[first]?.start ?? 0);
  const piece = line.slice(from, named[last + 1]?.start ?? line.length);
  return piece
    .trimEnd()
    .replace(/(?:[,;|•·●/–—-]|\bet|\band)$/u, '')
    .trimEnd();
}
