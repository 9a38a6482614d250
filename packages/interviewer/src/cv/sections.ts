import { fold } from '../language/normalise.ts';
import { oneGender } from './gender.ts';
import { withoutNames, withoutSchools, type PersonName } from './names.ts';
import { continues, widthOf } from './paragraphs.ts';

export type SectionKey = 'head' | 'experience' | 'education' | 'skills' | 'languages' | 'private' | 'other';

const HEADERS: readonly (readonly [SectionKey, RegExp])[] = [
  [
    'experience',
    /^(?:mes )?(?:experiences?|parcours|work|employment|professional|career|internships?|stages?|historique)(?: (?:et |& )?(?:professionnel\w*|experience\w*|history|stages?|background|de travail|pertinente?s?|en entreprise|personnel\w*))*(?: (?:et|and|&) (?:stages?|internships?))?$/,
  ],
  [
    'education',
    /^(?:mes )?(?:formations?|etudes|diplomes?|education|cursus|scolarite|parcours (?:academique|scolaire|universitaire)|academic(?: background| qualifications)?|qualifications?|training)(?: (?:et|and|&) (?:diplomes?|formations?|education|training|certifications?|qualifications?))*(?: (?:academiques?|scolaires?|universitaires?|background|initiale|superieure))*$/,
  ],
  [
    'skills',
    /^(?:mes )?(?:competences?|skills?|savoir[- ]faire|outils?|technologies|logiciels|informatique|expertise|key skills|core competencies|stack|hard skills)(?: (?:techniques?|cles?|professionnelles?|informatiques?|et outils|&? ?tools|and tools|et logiciels|metier))*$/,
  ],
  [
    'languages',
    /^(?:mes )?(?:langues?|languages?|competences linguistiques|language skills)(?: (?:parlees?|etrangeres?|skills))?$/,
  ],
  [
    'private',
    /^(?:centres? d ?'?interets?|loisirs?|hobbies|interests?|hobbies (?:and|&) interests|activites?(?: (?:extra[- ]?\w+|associatives?|parascolaires?))*|vie associative|associations?|benevolat|volunteer\w*(?: experience)?|references?|referees?|etat civil|informations? personnelles?|personal (?:information|details)|divers)$/,
  ],
  [
    'other',
    /^(?:profil|profile|a propos|about(?: me)?|resume|summary|objectif|objective|projets?(?: (?:academiques?|personnels?|realises?))?|projects?|certifications?|certificats?|contact|coordonnees|qualites|soft skills|atouts|publications?|awards?|distinctions?)$/,
  ],
];

export interface CvLine {
  /** The text as in the CV, for quoting. */
  text: string;
  /** The text without names and in one gender, which patterns read. */
  plain: string;
  /** `plain` without schools, from which diplomas, ranks and skills are read. */
  bare: string;
  section: SectionKey;
  /** The lines of the paragraph that this line belongs to, as the page's width cut them. */
  paragraph: readonly string[];
}

function headerOf(line: string): SectionKey | null {
  if (line.length > 60) return null;
  // Headings are often letter-spaced ("E X P É R I E N C E") or followed by a colon.
  const compact = /^(?:\p{L} ){3,}\p{L}$/u.test(line.trim()) ? line.replace(/ /g, '') : line;
  const folded = fold(compact)
    .replace(/[^a-z'& -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (folded === '') return null;
  return HEADERS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Maximum length of a line. A longer one, as in a file without line breaks, is cut, at a space if there is one. */
const LONGEST_LINE = 1_000;

/** Maximum characters and lines that are read, more than any CV of five pages has. */
const READ_CHARACTERS = 60_000;
const READ_LINES = 2_000;

/** The lines of a CV that are read. */
export function linesRead(text: string): { lines: string[]; truncated: boolean } {
  const lines = linesIn(text.slice(0, READ_CHARACTERS));
  return {
    lines: lines.slice(0, READ_LINES),
    truncated: text.length > READ_CHARACTERS || lines.length > READ_LINES,
  };
}

/** A text's lines. A line beyond `LONGEST_LINE` continues in the next one, so that nothing is lost. */
function linesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let from = 0;
    while (line.length - from > LONGEST_LINE) {
      const space = line.slice(from, from + LONGEST_LINE).lastIndexOf(' ');
      const to = from + (space > 0 ? space + 1 : LONGEST_LINE);
      lines.push(line.slice(from, to));
      from = to;
    }
    return [...lines, line.slice(from)];
  });
}

/** Lines of a CV with their section, without the headings. The registered name is removed from what patterns read. */
export function cvLines(text: string, person?: PersonName): CvLine[] {
  let section: SectionKey = 'head';
  const lines: CvLine[] = [];
  const raws = linesIn(text).map((raw) => raw.trim());
  const width = widthOf(raws);
  const nameless = withoutNames(raws, person);
  let paragraph: string[] = [];
  for (const [index, line] of raws.entries()) {
    if (line === '') {
      paragraph = [];
      continue;
    }
    const header = headerOf(line);
    if (header !== null) {
      section = header;
      paragraph = [];
      continue;
    }
    if (!continues(paragraph, line, width)) paragraph = [];
    paragraph.push(line);
    // « Langues : arabe, français » is a heading and its content on one line.
    const inlineHeader = /^([^:]{4,40}):\s*(\S.*)$/.exec(line);
    const key = inlineHeader ? headerOf(inlineHeader[1] ?? '') : null;
    const read = nameless[index] ?? '';
    const plain = oneGender(read);
    const schoolless = withoutSchools(read);
    const bare = schoolless === read ? plain : oneGender(schoolless);
    lines.push({ text: line, plain, bare, section: key ?? section, paragraph });
  }
  return lines;
}
