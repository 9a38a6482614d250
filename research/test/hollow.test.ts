import { describe, expect, it } from 'vitest';
import { hollowCap, hollowValue } from '@kafaa/interviewer/scoring/hollow';
import { currentModel } from '@kafaa/interviewer/scoring/model';
import { substance } from '@kafaa/interviewer/scoring/substance';
import { scoreUnder } from '#/material/asking';
import { secondSet } from '#/material/second-set';
import { pick } from '@kafaa/interviewer/test/seeded';
import { languageOf, voiceJobs } from '#/material/voice-answers';

const templates = secondSet('templates/', 'dev').filter(({ kind }) => kind === 'template');

/** Puts each template under a question of an offer twice: unchanged, and with a skill of the offer added to every sentence. */
const asked = templates.map(({ id, language, text }) => {
  const job = pick(
    voiceJobs().filter((each) => each.split === 'dev' && languageOf(each) === language),
    id,
  );
  const question = pick(job.questions, id);
  let at = 0;
  const sprinkled = text.replace(/[.!?](?= |$)/g, (end) => {
    const skill = job.job.skills[at++ % job.job.skills.length] ?? '';
    return ` (${skill})${end}`;
  });
  return { plain: scoreUnder(job, question, text), sprinkled: scoreUnder(job, question, sprinkled) };
});
const high = (list: readonly { evaluation: { level: number | null } }[]): number =>
  list.filter(({ evaluation }) => (evaluation.level ?? 0) >= 3).length / list.length;

describe('stories without content', () => {
  it('at most 5 % of the template stories reach level 3, also with the offer’s skills inserted', () => {
    expect(asked.length).toBeGreaterThan(100);
    expect(high(asked.map(({ plain }) => plain))).toBeLessThanOrEqual(0.05);
    expect(high(asked.map(({ sprinkled }) => sprinkled))).toBeLessThanOrEqual(0.05);
  });

  it('most template stories are flagged generic, stay at level 1 or above and have a reason that names what to ask for', () => {
    const generic = asked.map(({ plain }) => plain.evaluation).filter(({ flags }) => flags.includes('generic'));
    expect(generic.length).toBeGreaterThan(asked.length / 2);
    for (const { level, reason, flags, key } of generic) {
      // An answer with a key gets its reason from the key instead.
      if (flags.length > 1 || key) continue;
      expect(level).toBeGreaterThanOrEqual(1);
      expect(reason).toContain('à demander');
    }
  });

  it('the hollow cap falls from no cap at its limit over 3.4 and 2.2 to 1.3', () => {
    const [{ plain } = { plain: null }] = asked;
    const prepared = plain?.prepared;
    if (!prepared) throw new Error('the first template has no prepared answer');
    const used = substance(prepared);
    const { weights, tables } = currentModel();
    const capFrom = (limit: number) =>
      hollowCap(used, prepared.scoredAs, { tables, weights: { ...weights, hollowFrom: limit } });
    const value = hollowValue(used, prepared.scoredAs);
    expect(capFrom(value + 0.001)).toBeNull();
    expect(capFrom(value - 0.05)).toBeCloseTo(3.4, 2);
    expect(capFrom(value - 0.1)).toBeCloseTo(2.2, 2);
    expect(capFrom(value - 2)).toBe(1.3);
  });
});
