import type { InterviewInput } from '#/contract';
import { fold } from '#/language/normalise';
import { offerWords } from '#/local';
import { familyOf } from '#/questions/family';

/** Words in lower case, which excludes names and the first words of sentences. */
const SMALL = /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{3,39}/gu;
const READ = 6_000;

const smallWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.slice(0, READ).match(SMALL) ?? []).map(fold));

/**
 * Words of the trade that an answer may use although no dictionary has them: from the offer, its questions, their evidence and
 * keys, and the bank's questions for that trade. Capitalised words of these texts and the applicant's own name are excluded.
 */
export function tradeWords(input: InterviewInput): Set<string> {
  const { job, company, exchanges, identity } = input;
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const asked = exchanges.flatMap(({ question: { text, evidence, key } }) => [
    text,
    ...evidence,
    ...[...(key?.points ?? []), ...(key?.redFlags ?? [])].flatMap((entry) => [entry.text, ...entry.synonyms]),
  ]);
  const trade = familyOf(job, company)?.[language].flatMap((item) => [item.text, ...item.evidence]) ?? [];
  const own = new Set(fold(`${identity.firstName} ${identity.lastName}`).split(/[^\p{L}]+/u));
  const titled = smallWords([job.title.toLowerCase(), job.skills.join(' ').toLowerCase()]);
  const words = [...titled, ...smallWords([job.description, ...asked, ...trade])];
  return new Set([...offerWords(input), ...words.filter((word) => !own.has(word))]);
}
