import {
  type CONTRACTS,
  EXPERIENCE_YEARS,
  LANGUAGES,
  MAX_DESCRIPTION_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_PREFERRED_LANGUAGES,
  MAX_TITLE_LENGTH,
} from '@kafaa/domain/jobs/options';
import { KNOWN_SKILLS, PLACES } from './advert-words.ts';
import type { JobValues } from './job-form.ts';

/** Number of characters that are read of an advert; the rest is cut. */
export const MAX_ADVERT_LENGTH = 20_000;
/** Questions become vague beyond this number of skills. */
const MAX_FOUND_SKILLS = 8;

type Profile = JobValues['idealProfile'];

/** Facts of an offer that an advert names; a field that it does not name is undefined. */
export interface Advert {
  readonly title?: string | undefined;
  readonly description: string;
  readonly location?: string | undefined;
  readonly salary?: string | undefined;
  readonly type?: string | undefined;
  readonly contract?: string | undefined;
  readonly interviewLanguage: 'Français' | 'Anglais';
  readonly profile: { readonly [K in keyof Profile]?: Profile[K] | undefined };
  /** Whether the advert or its description was longer than the limit, and cut. */
  readonly cut: boolean;
  /** Language of most words of the advert. The rules know French and English only. */
  readonly language: 'fr' | 'en' | 'other';
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': '’',
  rsquo: '’',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
};

/** The text of an advert that was copied as HTML; other texts are returned with their lines trimmed. */
export function plainAdvert(advert: string): string {
  const html = /<\/?(?:p|div|ul|li|br|span|h[1-6]|html|body|strong|b|a)\b[^<>]*>/i.test(advert);
  const text = html
    ? advert
        .replace(/<(?:script|style)\b[^<>]*>[^<]*/gi, '')
        .replace(/<li\b[^<>]*>/gi, '\n- ')
        .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
        .replace(/<[^<>]*>/g, '')
        .replace(/&(#?\w{1,8});/g, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
    : advert;
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim();
}

/** Removes case and accents, and keeps the length, so that a position in the folded text is valid in the original. */
const fold = (text: string) =>
  // A character outside the basic plane, such as an emoji, has two code units and stays unchanged, to keep the length.
  Array.from(text, (char) => (char.length > 1 ? char : char.normalize('NFD').charAt(0).toLowerCase()))
    .join('')
    .replaceAll("'", '’');

/** Position of a word or a phrase in a folded text, as whole words; -1 if absent. */
function positionOf(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const before = folded.charAt(at - 1);
    const after = folded.charAt(at + word.length);
    if (!/[a-z0-9]/.test(before) && !/[a-z0-9]/.test(after)) return at;
  }
  return -1;
}
const has = (folded: string, words: readonly string[]) => words.some((word) => positionOf(folded, word) >= 0);

const FRENCH = ['le', 'la', 'les', 'des', 'et', 'pour', 'vous', 'nous', 'une', 'du', 'avec', 'dans'];
// The article « a » is left out, because a French « à » without its accent would match it.
const ENGLISH = ['the', 'and', 'for', 'you', 'we', 'with', 'our', 'are', 'of', 'to', 'in'];

function languageOf(folded: string): Advert['language'] {
  const words = folded.split(/[^a-z’]+/).filter(Boolean);
  const share = (list: readonly string[]) => words.filter((word) => list.includes(word)).length;
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  const latin = folded.match(/[a-z]/g)?.length ?? 0;
  if (latin < letters / 2) return 'other';
  const [french, english] = [share(FRENCH), share(ENGLISH)];
  // A text of at most 30 words without any of these words counts as French, the language of most offers.
  if (words.length > 30 && Math.max(french, english) < words.length / 25) return 'other';
  return english > french ? 'en' : 'fr';
}

const LABELS = {
  title: [
    'titre',
    'titre du poste',
    'poste',
    'intitule',
    'intitule du poste',
    'poste a pourvoir',
    'job title',
    'title',
    'position',
  ],
  location: ['lieu', 'lieu de travail', 'localisation', 'ville', 'lieu du poste', 'location', 'adresse'],
  skills: [
    'competences',
    'competences requises',
    'competences techniques',
    'competences cles',
    'skills',
    'required skills',
    'outils',
    'logiciels',
    'technologies',
  ],
} as const;

/** The text behind a label such as « Lieu : », or the lines below a label that stands alone. */
function labelled(lines: readonly string[], labels: readonly string[]): string[] {
  for (const [at, line] of lines.entries()) {
    const colon = line.indexOf(':');
    const head = fold((colon < 0 ? line : line.slice(0, colon)).replace(/^[-*•–]/, '')).trim();
    if (!labels.includes(head)) continue;
    const rest = colon < 0 ? '' : line.slice(colon + 1).trim();
    if (rest !== '') return [rest];
    const below = lines.slice(at + 1);
    const end = below.findIndex((next) => next === '' || next.endsWith(':'));
    return end < 0 ? below : below.slice(0, end);
  }
  return [];
}

const HIRING =
  /(?:recrutons|recherchons|recrute|recherche|cherchons|hiring|looking for) (?:actuellement |activement )?(?:un\(e\) |une? |an? |des |[1-9]\d? )?/;

/** « un sellier ou une sellière » is one title: « sellier / sellière ». */
const tidyTitle = (title: string) =>
  title
    .replace(/ ou une? /i, ' / ')
    .replace(/[([]? ?(?:[hf] ?\/ ?[hf]|m\/f|m\/w)\b ?[)\]]?/gi, '')
    .replace(/^[\s:–—-]+/, '')
    .trim();

function titleOf(lines: readonly string[]): string | undefined {
  const [given] = labelled(lines, LABELS.title);
  if (given) return tidyTitle(given).slice(0, MAX_TITLE_LENGTH);
  for (const line of lines.slice(0, 12)) {
    const match = HIRING.exec(fold(line));
    if (!match) continue;
    const named = line
      .slice(match.index + match[0].length)
      .split(/[.,;:!\n]| pour | afin | à | a | basé| \(| for | to | in /)[0];
    const title = tidyTitle(named ?? '');
    if (title.length >= 4) return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, MAX_TITLE_LENGTH);
  }
  const first = lines.find((line) => line !== '') ?? '';
  const title = tidyTitle(first.replace(/^offre d['’]emploi ?:? ?/i, ''));
  return title.length >= 4 && title.length <= 70 && !/[.!?:]$/.test(title) ? title : undefined;
}

function locationOf(lines: readonly string[], folded: string): string | undefined {
  const [given] = labelled(lines, LABELS.location);
  if (given) return given.slice(0, MAX_LOCATION_LENGTH);
  const named = PLACES.map((place) => ({ place, at: positionOf(folded, fold(place)) })).filter(({ at }) => at >= 0);
  named.sort((a, b) => a.at - b.at);
  return named[0]?.place ?? (has(folded, ['teletravail', 'full remote']) ? 'Télétravail' : undefined);
}

/**
 * Words that name the type of employment. The first type found wins, so internships come first: their adverts also say «
 * temps plein ».
 */
const TYPES: readonly (readonly [type: JobValues['type'], words: readonly string[]])[] = [
  ['Stage', ['stagiaire', 'offre de stage', 'stage pfe', 'pfe', 'internship', 'intern']],
  ['Freelance', ['freelance', 'freelances']],
  ['Temps partiel', ['temps partiel', 'mi-temps', 'part time', 'part-time']],
  ['Temps plein', ['temps plein', 'plein temps', 'cdi', 'full time', 'full-time', 'permanent']],
  ['Contrat', ['cdd', 'sivp', 'civp', 'karama', 'interim', 'fixed-term', 'fixed term']],
  ['Télétravail', ['teletravail', 'full remote', 'a distance']],
];

/** Words of the contracts. */
const CONTRACT_WORDS: readonly (readonly [contract: (typeof CONTRACTS)[number], words: readonly string[]])[] = [
  ['CDI', ['cdi', 'duree indeterminee', 'permanent contract']],
  ['CDD', ['cdd', 'duree determinee', 'fixed-term', 'fixed term']],
  ['SIVP / CIVP', ['sivp', 'civp']],
  ['Karama', ['karama']],
  ['Alternance', ['alternance']],
  ['Intérim', ['interim', 'interimaire']],
];

/** The contract that the advert names; undefined if it names none or several, and the person then chooses. */
function contractOf(folded: string): string | undefined {
  const named = CONTRACT_WORDS.filter(([, words]) => has(folded, words));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** The required experience in years (the lower end of a range), rounded to a band of the form. */
function yearsOf(folded: string): number | undefined {
  for (const line of folded.split('\n')) {
    if (!line.includes('exp')) continue;
    const [, years] =
      /(?<!\d)(\d{1,2}) ?(?:(?:a|-|–|to|et) ?\d{1,2} ?)?\+? ?(?:ans?|annees?|years?)(?![a-z])/.exec(line) ?? [];
    if (years !== undefined) return EXPERIENCE_YEARS.findLast((band) => band <= Number(years));
  }
  return has(folded, [
    'debutant accepte',
    'debutants acceptes',
    'sans experience',
    'jeune diplome',
    'jeunes diplomes',
    'no experience',
  ])
    ? 0
    : undefined;
}

const SENIORITIES: readonly (readonly [level: string, words: readonly string[]])[] = [
  ['Stagiaire', ['stagiaire', 'stage', 'intern', 'internship']],
  ["Chef d'équipe", ['chef d’equipe', 'team lead', 'lead']],
  ['Cadre', ['directeur', 'directrice', 'head of', 'manager']],
  ['Senior', ['senior', 'confirme', 'confirmee', 'experimente', 'experimentee']],
  ['Junior', ['junior', 'debutant', 'debutante']],
];
const EDUCATIONS: readonly (readonly [level: string, words: readonly string[]])[] = [
  ['Doctorat', ['doctorat', 'phd']],
  ['Master', ['master', 'mastere', 'ingenieur diplome', 'diplome d’ingenieur', 'bac+5', 'bac + 5', 'bac +5']],
  ['Licence', ['licence', 'maitrise', 'bac+3', 'bac + 3', 'bac +3', 'bachelor']],
  ['DUT/BTS', ['bts', 'dut', 'bac+2', 'bac + 2', 'bac +2']],
  ['Lycée', ['baccalaureat', 'niveau bac']],
];
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  Français: 'french',
  Anglais: 'english',
  Arabe: 'arabic',
  Allemand: 'german',
  Italien: 'italian',
  Espagnol: 'spanish',
};

const firstOf = (folded: string, table: typeof TYPES) => table.find(([, words]) => has(folded, words))?.[0];

function skillsOf(lines: readonly string[], folded: string): string[] {
  const given = labelled(lines, LABELS.skills)
    .flatMap((line) => line.split(/[,;•|]/))
    .map((part) =>
      part
        .replace(/^[\s–—*·-]+/, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((part) => part.length >= 2 && part.length <= 60 && part.split(' ').length <= 5);
  const known = KNOWN_SKILLS.filter((skill) => positionOf(folded, fold(skill)) >= 0);
  const seen = new Set<string>();
  return [...given, ...known]
    .filter((skill) => !seen.has(fold(skill)) && seen.add(fold(skill)))
    .slice(0, MAX_FOUND_SKILLS);
}

/** Reads « 1 200 DT » as the digits of the salary field. Amounts outside the range of monthly salaries are ignored. */
function salaryOf(folded: string): string | undefined {
  const [, amount = ''] =
    /(?<!\d)(\d{1,2}[ .\u00A0\u202F]?\d{3}|\d{3,5}) ?(?:dt|tnd|dinars?)(?![a-z])/.exec(folded) ?? [];
  const digits = amount.replace(/\D/g, '');
  return digits !== '' && Number(digits) >= 300 && Number(digits) <= 50_000 ? digits : undefined;
}

/** The description as a whole, cut at the end of a line if it is too long. */
function descriptionOf(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const head = text.slice(0, MAX_DESCRIPTION_LENGTH);
  const end = head.lastIndexOf('\n');
  return (end > MAX_DESCRIPTION_LENGTH / 2 ? head.slice(0, end) : head).trim();
}

/** Reads an advert by rules, in French or English; a person checks every field. */
export function readAdvert(pasted: string): Advert {
  const text = plainAdvert(pasted.slice(0, MAX_ADVERT_LENGTH));
  const lines = text.split('\n');
  const folded = fold(text);
  const language = languageOf(folded);
  const title = titleOf(lines);
  const languages = LANGUAGES.filter((name) => has(folded, [fold(name), ENGLISH_NAMES[name] ?? fold(name)]));
  const titled = fold(title ?? '');
  return {
    title,
    description: descriptionOf(text),
    location: locationOf(lines, folded),
    salary: salaryOf(folded),
    type: firstOf(titled, TYPES) ?? firstOf(folded, TYPES),
    contract: contractOf(folded),
    interviewLanguage: language === 'en' ? 'Anglais' : 'Français',
    profile: {
      skills: skillsOf(lines, folded),
      minExperienceYears: yearsOf(folded),
      seniorityLevel: firstOf(titled, SENIORITIES),
      educationLevel: firstOf(folded, EDUCATIONS),
      preferredLanguages: languages.slice(0, MAX_PREFERRED_LANGUAGES),
    },
    cut: pasted.length > MAX_ADVERT_LENGTH || text.length > MAX_DESCRIPTION_LENGTH,
    language,
  };
}

const FIELDS: readonly (readonly [label: string, value: (advert: Advert) => unknown])[] = [
  ['titre', ({ title }) => title],
  ['lieu', ({ location }) => location],
  ['contrat', ({ type }) => type],
  ['expérience', ({ profile }) => profile.minExperienceYears],
  ['niveau d’études', ({ profile }) => profile.educationLevel],
  ['compétences', ({ profile }) => profile.skills?.join('')],
];

/** Fields that are optional or have a default. The notes name them only if the advert has them. */
const FURTHER: typeof FIELDS = [
  ['nature du contrat', ({ contract }) => contract],
  ['salaire', ({ salary }) => salary],
  ['langues', ({ profile }) => profile.preferredLanguages?.join('')],
];

/** Messages shown after an advert was read: the fields it filled, the fields it lacks, and the cut part. */
export function advertNotes(advert: Advert): string[] {
  const isFound = (value: unknown) => value !== undefined && value !== '';
  const found = [...FIELDS, ...FURTHER].filter(([, value]) => isFound(value(advert))).map(([label]) => label);
  const lacking = FIELDS.filter(([, value]) => !isFound(value(advert))).map(([label]) => label);
  return [
    `Repris de l’annonce\u00A0: ${['description', ...found].join(', ')}. Vérifiez chaque champ avant de publier.`,
    ...(lacking.length > 0 ? [`Non trouvé dans l’annonce\u00A0: ${lacking.join(', ')}.`] : []),
    ...(advert.language === 'en'
      ? ['L’annonce est en anglais\u00A0: l’entretien se fera en anglais. Vous pouvez en changer à l’étape 2.']
      : []),
    ...(advert.language === 'other'
      ? ['L’annonce n’est ni en français ni en anglais\u00A0: peu de champs ont pu être lus.']
      : []),
    ...(advert.cut
      ? [`L’annonce est longue\u00A0: la description s’arrête à ${MAX_DESCRIPTION_LENGTH} caractères.`]
      : []),
  ];
}

/** Fills the form's values from the advert; fields that the advert does not have keep the typed values. */
export function withAdvert(values: JobValues, { profile, ...advert }: Advert): JobValues {
  const { skills = [], preferredLanguages = [], minExperienceYears, seniorityLevel, educationLevel } = profile;
  const { idealProfile } = values;
  return {
    ...values,
    title: advert.title ?? values.title,
    description: advert.description,
    location: advert.location ?? values.location,
    salary: advert.salary ?? values.salary,
    type: advert.type ?? values.type,
    contract: advert.contract ?? values.contract,
    interviewLanguage: advert.interviewLanguage,
    idealProfile: {
      ...idealProfile,
      skills: skills.length > 0 ? skills : idealProfile.skills,
      preferredLanguages: preferredLanguages.length > 0 ? preferredLanguages : idealProfile.preferredLanguages,
      minExperienceYears: minExperienceYears ?? idealProfile.minExperienceYears,
      seniorityLevel: seniorityLevel ?? idealProfile.seniorityLevel,
      educationLevel: educationLevel ?? idealProfile.educationLevel,
    },
  };
}
