import { globSync, readFileSync } from 'node:fs';
import { allFakers } from '@faker-js/faker';
import tlds from 'tlds' with { type: 'json' };

const lines = (name: string) =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Texts that must never appear in a mail under our name. The rule was developed on `seen` and tested once, when finished, on `unseen`. */
export const PHISHING = { seen: lines('phishing-seen'), unseen: lines('phishing-unseen') };

/** Real titles, companies, places and names. */
export const REAL = { seen: lines('real-seen'), unseen: lines('real-unseen') };

/** Hosts with every existing top-level domain. */
export const HOSTS: readonly string[] = tlds.flatMap((tld) => [`evil.${tld}`, `zitouna-verif.${tld}/x`]);

/** Job titles, companies, people and cities that faker generates in each of its locales; `each` is the number per kind. */
export function inventedNames(each: number): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [locale, faker] of Object.entries(allFakers)) {
    if (locale === 'base') continue;
    faker.seed(1);
    const { person, company, location } = faker;
    const kinds = [() => person.jobTitle(), () => company.name(), () => person.fullName(), () => location.city()];
    const made = new Set<string>();
    for (const kind of kinds)
      for (let turn = 0; turn < each; turn += 1) {
        try {
          made.add(kind());
        } catch {
          // This locale of faker has no data of this kind.
          break;
        }
      }
    names.set(locale, made);
  }
  return names;
}

/** Names of countries and territories in all languages of the same list, from the Unicode tables. */
export function countryNames(): Set<string> {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Set<string>();
  for (const language of new Set(Object.keys(allFakers).map((locale) => locale.split('_')[0] ?? ''))) {
    if (language === 'base') continue;
    const shown = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = shown.of(code);
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}

type Person = string | { readonly name?: string; readonly email?: string; readonly url?: string };
interface Manifest {
  readonly author?: Person;
  readonly contributors?: readonly Person[];
  readonly maintainers?: readonly Person[];
  readonly homepage?: string;
}

const bare = (address: string) => address.replace(/^https?:\/\//, '');

/** npm's format for people: `Name <mail> (address)`, or its parts. */
function partsOf(person: Person) {
  if (typeof person !== 'string') return person;
  const [, name = '', email, url] = /^([^<(]*)(?:<([^>]*)>)?\s*(?:\(([^)]*)\))?/.exec(person) ?? [];
  return { name: name.trim(), email, url };
}

/** Authors of the packages installed here, with their addresses: real people, companies and URLs. */
export function packageAuthors(): { names: Set<string>; addresses: Set<string> } {
  const names = new Set<string>();
  const addresses = new Set<string>();
  const root = new URL('../../../../', import.meta.url);
  for (const path of globSync('node_modules/{*,@*/*}/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Manifest;
    const { author = '', contributors = [], maintainers = [], homepage } = manifest;
    if (homepage) addresses.add(bare(homepage));
    for (const { name, email, url } of [author, ...contributors, ...maintainers].map(partsOf)) {
      // Some packages give a handle instead of a name.
      if (name && !name.includes('@')) names.add(name);
      // Some packages give a name instead of an address.
      if (email?.includes('@')) addresses.add(email);
      if (url?.includes('.')) addresses.add(url).add(bare(url));
    }
  }
  return { names, addresses };
}

/** Functions that replace the dot of an address by another dot character. */
export const DOTS: readonly ((address: string) => string)[] = ['。', '．', '｡', '․', '﹒'].map(
  (dot) => (address) => address.replaceAll('.', dot),
);
