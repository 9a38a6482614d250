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

/** Arabic script within another text, where it spells a name, a place or something personal; answers in Arabic reach no model. */
const ARABIC = /\p{Script=Arabic}+(?:[ \u0640،-]{1,3}\p{Script=Arabic}+)*/gu;

/**
 * Mark that splits « cinquante » while `redact` runs, because `redact` takes « cin » for an identity card. The weights were learned
 * with that behaviour.
 */
const SEAM = '\u{F0001}';
const FIFTY = /(?<=cin)(?=quant)/giu;

/**
 * Masks what identifies the writer, as far as a program recognises it, before a text goes to a language model that a third party
 * may run: what `redact` masks, also spelled, joined, split and in lower case; words that no dictionary has; health, belief, union,
 * politics, family, origin and record. It masks more than the local engine does: one mask too many loses a detail of an answer, one
 * too few reveals the writer to a third party.
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
