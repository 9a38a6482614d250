import { globSync, readFileSync } from 'node:fs';
import { allFakers } from '@faker-js/faker';
import tlds from 'tlds';

const lines = (name: string) =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Texts that must never leave under our name. The rule was written against `seen`; `unseen` was tried once, when it was done. */
export const PHISHING = { seen: lines('phishing-seen'), unseen: lines('phishing-unseen') };

/** Titles, companies, places and names that people write. */
export const REAL = { seen: lines('real-seen'), unseen: lines('real-unseen') };

/** Hosts with every ending that exists. */
export const HOSTS: readonly string[] = tlds.flatMap((tld) => [`evil.${tld}`, `zitouna-verif.${tld}/x`]);

/** Titles, companies, people and cities of all languages of a list that nobody here wrote. */
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
          // The language has no words of this kind.
          break;
        }
      }
    names.set(locale, made);
  }
  return names;
}

/** Countries and territories as each language of the same list calls them, by the tables of Unicode. */
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

/** As npm writes people: `Name <mail> (address)`, or the parts. */
function partsOf(person: Person) {
  if (typeof person !== 'string') return person;
  const [, name = '', email, url] = /^([^<(]*)(?:<([^>]*)>)?\s*(?:\(([^)]*)\))?/.exec(person) ?? [];
  return { name: name.trim(), email, url };
}

/** Who wrote the packages that are installed here, and where they live: real people, companies and addresses. */
export function packageAuthors(): { names: Set<string>; addresses: Set<string> } {
  const names = new Set<string>();
  const addresses = new Set<string>();
  const root = new URL('../../../../', import.meta.url);
  for (const path of globSync('node_modules/{*,@*/*}/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Manifest;
    const { author = '', contributors = [], maintainers = [], homepage } = manifest;
    if (homepage) addresses.add(bare(homepage));
    for (const { name, email, url } of [author, ...contributors, ...maintainers].map(partsOf)) {
      // Some write a handle in place of a name.
      if (name && !name.includes('@')) names.add(name);
      // And some a name in place of an address.
      if (email?.includes('@')) addresses.add(email);
      if (url?.includes('.')) addresses.add(url).add(bare(url));
    }
  }
  return { names, addresses };
}

/** An address with another dot than the keyboard's. */
export const DOTS: readonly ((address: string) => string)[] = ['。', '．', '｡', '․', '﹒'].map(
  (dot) => (address) => address.replaceAll('.', dot),
);
