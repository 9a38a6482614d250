import type { Identity } from '#/contract';
import { fold } from '#/language/normalise';
import { redact } from '#/privacy/redact';
import { KNOWN_THINGS } from './known-things.ts';
import { withoutMemberships } from './memberships.ts';
import { withoutOtherNames, withoutOwnName } from './names.ts';
import { withoutNumberRuns } from './number-runs.ts';
import { AFTER_TOWN, withoutNumbers } from './numbers.ts';
import { withoutPlaces } from './places.ts';
import { withoutPrivateClauses, withoutSurelyPrivate } from './private-clauses.ts';
import { withoutPrivateLife } from './private-life.ts';
import { mask } from './rewrite.ts';
import { withoutSaidOfPeople } from './said-of-people.ts';
import { withPlainSigns } from './signs.ts';

/** An answer in Arabic letters is not asked of a model; within another they spell a name, a place or what is near to somebody. */
const ARABIC = /\p{Script=Arabic}+(?:[ \u0640،-]{1,3}\p{Script=Arabic}+)*/gu;

/** Parts « cinquante » while `redact` reads it, which takes its first letters for an identity card: the weights were learned from that. */
const SEAM = '\u{F0001}';
const FIFTY = /(?<=cin)(?=quant)/giu;

/**
 * A text without what tells whose it is, as far as a program recognises it, for a language model that somebody else may run: what
 * `redact` takes, also spelled, joined, parted and in small letters, words that no dictionary has, and health, belief, union,
 * politics, family, origin and record. It is masked harder than what the local engine reads: a word too many costs a detail of an
 * answer, a word too few tells a stranger who wrote it.
 */
export function withoutPerson(text: string, identity: Identity, keep: ReadonlySet<string>): string {
  const names = new Set(fold(`${identity.firstName} ${identity.lastName}`).split(/[^\p{L}]+/u));
  const known = new Set([...keep, ...[...KNOWN_THINGS].filter((word) => !names.has(word))]);
  let result = withoutSurelyPrivate(withoutOwnName(withPlainSigns(text), identity));
  result = withoutNumbers(withoutNumberRuns(result), keep).replace(ARABIC, '[nom]');
  result = withoutSaidOfPeople(withoutPlaces(result, keep));
  result = withoutPrivateLife(withoutMemberships(result, keep), names, keep);
  result = redact(result.replace(FIFTY, SEAM), identity, known).replaceAll(SEAM, '');
  result = withoutOtherNames(result, known);
  result = withoutPrivateClauses(result, names, known);
  return mask(result, AFTER_TOWN, '[adresse]');
}
