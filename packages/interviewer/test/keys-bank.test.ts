import { describe, expect, it } from 'vitest';
import { bankKey, KEYED_QUESTIONS } from '@kafaa/interviewer/keys/bank';
import { usableKey } from '@kafaa/interviewer/keys/compile';
import { lintKey } from '@kafaa/interviewer/keys/lint';
import { readByKey } from '@kafaa/interviewer/keys/match';
import { questionForSkill } from '@kafaa/interviewer/questions/coverage';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import { companyBrief, jobBrief, question } from './briefs.ts';

describe('the bank’s keys', () => {
  const all = (['fr', 'en'] as const).flatMap((language) =>
    KEYED_QUESTIONS[language].map((each) => ({ ...each, language, name: `${language} ${each.topic}` })),
  );
  const asked = ({ text, kind, key }: (typeof all)[number]) => question({ text, kind, key });

  it('the bank has at least 25 questions with a key in both languages, on the same topics', () => {
    expect(KEYED_QUESTIONS.fr.length).toBeGreaterThanOrEqual(25);
    expect(KEYED_QUESTIONS.en.map(({ topic }) => topic)).toEqual(KEYED_QUESTIONS.fr.map(({ topic }) => topic));
  });

  it.each(all)('$name: the bank’s question and key pass the lint without advice', (each) => {
    expect(lintQuestion(each.text)).toEqual([]);
    expect(lintKey(asked(each), each.language)).toEqual([]);
  });

  it.each(all)('$name: an answer that lists the key’s points names all points and no red flag', (each) => {
    const usable = usableKey(asked(each), each.language);
    const list = each.key.points.map(({ synonyms }) => synonyms[0] ?? '').join(', ');
    const read = usable && readByKey([list], usable, each.language);
    expect(read?.points.filter(({ found }) => found !== 'named')).toEqual([]);
    expect(read?.redFlags).toEqual([]);
  });

  it.each(all)('$name: every red flag of the key is found in each of its own wordings', (each) => {
    const usable = usableKey(asked(each), each.language);
    for (const { text, synonyms } of each.key.redFlags)
      for (const said of synonyms)
        expect(usable && readByKey([said], usable, each.language).redFlags.map((flag) => flag.text), said).toContain(
          text,
        );
  });

  it('a bank key applies only to the exact question text, and an added skill question has its key', () => {
    for (const { text, language, kind, key } of all) {
      const interviewLanguage = language === 'fr' ? 'Français' : 'Anglais';
      const again = describeQuestion(text, jobBrief({ interviewLanguage }), companyBrief());
      expect([again.kind, again.key], text).toEqual([kind, key]);
      // With changed wording it is another question, for which this key was not written.
      expect(
        describeQuestion(`${text} Dites-le.`, jobBrief({ interviewLanguage }), companyBrief()).key,
      ).toBeUndefined();
    }
    const added = questionForSkill('Secourisme', jobBrief({ skills: ['Secourisme'] }), companyBrief());
    expect(added?.competency).toBe('Secourisme');
    expect(added?.key).toEqual(bankKey(added?.text ?? '', 'fr'));
    expect(added?.key?.points.length).toBeGreaterThanOrEqual(3);
  });

  it('a generated question for a skill with a key has the bank’s key, signed by Kafaa', () => {
    const questions = generateQuestions(jobBrief({ skills: ['HACCP', 'Cuisine'] }), companyBrief());
    const keyed = questions.filter(({ key }) => key);
    expect(keyed).toHaveLength(1);
    expect(keyed[0]?.competency).toBe('HACCP');
    expect(keyed[0]?.key).toEqual(bankKey(keyed[0]?.text ?? '', 'fr'));
    expect(keyed[0]?.key?.signedBy).toBe('Kafaa');
  });
});
