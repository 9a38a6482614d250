import type { Identity } from '../contract.ts';
import { fold } from '../language/normalise.ts';
import { isOrdinary } from '../llm/outgoing/ordinary-words.ts';
import { oneGender } from './gender.ts';

/** Removes accents but keeps capitals, by which names are recognised. */
const unaccented = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036F]/g, '');

const ADDRESS = /(?<![^\s@])[^\s@]+@[^\s@]{1,80}|(?<=\.(?:com|tn|fr|io|net|org|dev|me)\/)\S+/giu;
/** Pattern of a form of address before a name: « M. Ingénieur », « Mme Chef ». « M.Sc. » is a diploma. */
const CIVIL =
  /(?<![\p{L}.])(?:M\.|Mr\.?|Mme\.?|Mlle\.?|Mrs\.?|Ms\.?|Miss|Monsieur|Madame|Mademoiselle) {0,2}(?!Sc\b)(?:\p{Lu}[\p{L}'’-]*\.?)(?: \p{Lu}[\p{L}'’-]*){0,2}/gu;
const LABEL =
  /^(?:(?:nom|prenom|name|surname|full name|first name|last name|family name)(?: (?:et|&|and|de famille|complet|prenoms?|noms?|usuel)){0,3})s? ?: ?[^,;|–—]*/iu;
const SEGMENT = /^[^,;|–—:(\d]*?(?= - |[,;|–—:(\d]|$)/u;
const PARTICLE = /^(?:ben|bin|bint|ibn|el|al|abou|abu|bou|de|da|di|van|von|le|la)$/i;
const HEADING = /^(?:curriculum vitae|cv|resume|europass)$/;
/** Number of first lines in which a name is looked for. */
const NAME_LINES = 6;

/** Whether an ordinary word, in either of its genders, has this form. */
const isOrdinaryForm = (form: string): boolean =>
  [form, `${form}e`, ...(form.endsWith('eu') ? [`${form}r`, `${form}x`] : [])].some((word) => isOrdinary(word, NONE));
const NONE: ReadonlySet<string> = new Set();

/**
 * Whether a segment is a name (« NOUR B. », « Karim Junior »): two to five words with capitals, one of which is an initial or in no
 * dictionary.
 */
function isName(segment: string): boolean {
  const words = segment.trim().split(/\s+/);
  if (words.length > 5 || words.length < 2) return false;
  const telling = words.filter((word) => !PARTICLE.test(word));
  if (!telling.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word))) return false;
  if (telling.some((word) => /^(?:\p{Lu}\.?){1,2}$/u.test(word))) return true;
  return telling.some(
    (word) =>
      !oneGender(word)
        .split(/[^\p{L}]+/u)
        .every((form) => form === '' || isOrdinaryForm(form)),
  );
}

/** A line of the head without the name it may open with: « NOUR B. — Ingénieure » leaves « — Ingénieure ». */
export function afterName(line: string): string {
  const segment = SEGMENT.exec(line)?.[0] ?? '';
  return isName(segment) ? line.slice(segment.length) : line;
}

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\d]+/gu) ?? [];

export type PersonName = Pick<Identity, 'firstName' | 'lastName'>;

/** Whether a line holds only words of the registered name. */
function isOwnName(line: string, own: ReadonlySet<string>): boolean {
  const words = wordsOf(line);
  return words.length > 0 && words.every((word) => own.has(word));
}

/** A line without the registered name: its first and last names side by side, in either order, at any position. */
function withoutOwn(line: string, first: readonly string[], last: readonly string[]): string {
  const found = [...line.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    at: match.index,
    word: match[0],
    key: fold(match[0]),
  }));
  const orders = [
    [...first, ...last],
    [...last, ...first],
  ];
  for (const order of orders) {
    for (let from = 0; from + order.length <= found.length; from++) {
      if (!order.every((word, index) => found[from + index]?.key === word)) continue;
      const end = found[from + order.length - 1];
      const start = found[from];
      if (start && end) return line.slice(0, start.at) + line.slice(end.at + end.word.length);
    }
  }
  return line;
}

/**
 * The lines of a CV as patterns read them: without names, so that no family name is read as a rank, a diploma or a skill.
 * Lines keep their index; a line that held only a name becomes empty.
 */
export function withoutNames(lines: readonly string[], person?: PersonName): string[] {
  const first = wordsOf(person?.firstName ?? '');
  const last = wordsOf(person?.lastName ?? '');
  const own = new Set([...first, ...last]);
  let seen = 0;
  let named = false;
  return lines.map((raw) => {
    const line = unaccented(raw).trim();
    if (line === '') return '';
    const top = seen < NAME_LINES;
    seen++;
    let rest = line.replace(ADDRESS, ' ').replace(CIVIL, ' ');
    if (first.length > 0 && last.length > 0) rest = withoutOwn(rest, first, last);
    if (!top) return rest;
    if (isOwnName(rest, own)) return '';
    rest = rest.replace(LABEL, '');
    if (named || HEADING.test(fold(rest).trim())) return rest;
    // Only the line that opens the CV may hold a name that is not registered.
    named = true;
    return afterName(rest);
  });
}

const SCHOOL =
  /(?<![\p{L}])(?:instituts?|institutes?|institution|ecoles?|universites?|university|facultes?|faculty|lycees?|colleges?|school|academy|academie|campus|polytechnique|centre (?:sectoriel )?de formation)(?!(?: leaving)? (?:diploma|certificate|degree))\b(?:(?! - | (?:19|20)\d|(?<! (?:des|de|du|of|et|and|les|en)) (?:licence|licencie|master|mastere|maitrise|bachelor|diplome|doctorat|bts|dut|baccalaureat|cycle) (?:en|in|of|de|d'|es|fondamental|applique|professionnel|recherche|national|degree))[^,;:|()[\]•–—/]){0,90}/giu;
/** « Masters University »: in English the name comes first. */
const NAMED_SCHOOL =
  /(?<![\p{L}])(?!High|Secondary|Graduate|Degree|Diploma|Business|Engineering)\p{Lu}[\p{L}'-]{2,40} (?=(?:University|School|College|Academy|Institute)\b(?! (?:diploma|certificate)))/gu;

/** A line without its schools, since a diploma's word in the name of a school proves no diploma. */
export function withoutSchools(line: string): string {
  return unaccented(line).replace(NAMED_SCHOOL, ' ').replace(SCHOOL, ' ');
}
