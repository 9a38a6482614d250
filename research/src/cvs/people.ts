/** The reference month of the benchmark, which « à ce jour » means. */
const NOW = 2026 * 12 + 10;

interface Post {
  from: string;
  to: string;
  intern: boolean;
  dates: string;
  role: string;
  employer: string;
  lines: string[];
}

export interface Person {
  key: string;
  split: 'dev' | 'test';
  layout: string;
  language: 'fr' | 'en';
  name: string;
  title: string;
  contact: string;
  profile: string;
  posts: Post[];
  studies: { level: string; dates: string; text: string }[];
  languages: { name: string; level: string; shown: string }[];
  skills: string[];
  asked: string[];
  interests: string;
}

const parts = (text: string, by = ' | '): string[] => text.split(by).map((each) => each.trim());

/** Parses the people of one split (format: corpus/cvs/README.md). */
export function parsePeople(text: string, split: 'dev' | 'test'): Person[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const [key = '', layout = '', , language = 'fr'] = parts(head);
      const of = (mark: string): string[] =>
        lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
      const [name = '', title = '', contact = ''] = parts(of('N')[0] ?? '');
      return {
        key,
        split,
        layout,
        language: language === 'en' ? 'en' : 'fr',
        name,
        title,
        contact,
        profile: of('P')[0] ?? '',
        posts: of('X').map((line) => {
          const [when = '', dates = '', role = '', employer = '', done = ''] = parts(line, '|');
          const [from = '', to = '', kind] = when.split(' ');
          return { from, to, intern: kind === 'i', dates, role, employer, lines: parts(done, ';').filter(Boolean) };
        }),
        studies: of('E').map((line) => {
          const [level = '', dates = '', study = ''] = parts(line, '|');
          return { level, dates, text: study };
        }),
        languages: of('L').map((line) => {
          const [named = '', shown = ''] = parts(line, '|');
          const [language_ = '', level = ''] = named.split('=');
          return { name: language_, level, shown };
        }),
        skills: parts(of('S')[0] ?? '', ','),
        asked: (of('A')[0] ?? '').split(/ (?=[+-])/),
        interests: of('I')[0] ?? '',
      };
    });
}

/** Months since year 0. A year without a month starts in July and ends in June, as in the engine's rule. */
function monthOf(text: string, end: boolean): number {
  if (text === 'now') return NOW;
  const [year = '0', month] = text.split('-');
  return Number(year) * 12 + (month === undefined ? (end ? 5 : 6) : Number(month) - 1);
}

const FRENCH_NAMES: Readonly<Record<string, string>> = {
  English: 'Anglais',
  French: 'Français',
  Arabic: 'Arabe',
  German: 'Allemand',
  Italian: 'Italien',
  Spanish: 'Espagnol',
  Russian: 'Russe',
};
const LEVELS = ['Lycée', 'DUT/BTS', 'Licence', 'Master', 'Doctorat'];
const ADMITTED: Readonly<Record<string, string>> = { Doctorat: 'Master', Master: 'Licence', Licence: 'Lycée' };

/** The ground truth of a person, computed from the description without the engine. */
export function truthOf(person: Person): object {
  const whole = new Set<number>();
  const half = new Set<number>();
  for (const post of person.posts) {
    for (let month = monthOf(post.from, false); month <= monthOf(post.to, true); month++)
      (post.intern ? half : whole).add(month);
  }
  const interned = [...half].filter((month) => !whole.has(month)).length;
  const held = person.studies
    .filter(({ level }) => level !== '-')
    .map(({ level }) =>
      // A student counts as holding the diploma that admits to the one in progress.
      level.startsWith('~') ? (ADMITTED[level.slice(1)] ?? '') : level,
    );
  return {
    split: person.split,
    language: person.language,
    name: person.name,
    experienceMonths: whole.size + Math.round(interned / 2),
    educationLevel: LEVELS.findLast((level) => held.includes(level)) ?? null,
    languages: person.languages.map(({ name, level }) => ({ name: FRENCH_NAMES[name] ?? name, level })),
    present: person.asked.filter((each) => each.startsWith('+')).map((each) => each.slice(1)),
    absent: person.asked.filter((each) => each.startsWith('-')).map((each) => each.slice(1)),
  };
}
