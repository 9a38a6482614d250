import { readFileSync } from 'node:fs';
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

/** Three of its languages shorten words as hosts are written (« Bezp.Org. », « dipl.ing », « K.maraş »): the message asks for a space. */
export const HOST_LIKE = /Bezp\.Org\.|dipl\.\p{L}{2}|^K\.maraş$/u;
