import { describe, expect, it } from 'vitest';
import type { CvFacts, CvLanguage, Level } from '@kafaa/interviewer/contract';
import { languageCriterion, skillScore } from '@kafaa/interviewer/cv/matches';
import { assemble, localStamp } from '@kafaa/interviewer/local';
import { displayScore } from '@kafaa/interviewer/scoring/model';
import { interview } from './briefs.ts';

const facts = (changes: Partial<CvFacts>): CvFacts => ({
  experienceMonths: null,
  educationLevel: null,
  languages: [],
  skills: [],
  seniorityLevel: null,
  warnings: [],
  ...changes,
});
const speaking = (...languages: [string, CvLanguage['level']][]) =>
  facts({ languages: languages.map(([name, level]) => ({ name, level })) });
const ASKED = ['Français', 'Anglais'];

describe('languages asked for by an offer', () => {
  it.each([
    ['a CV that states both', speaking(['Français', 'bilingue'], ['Anglais', 'notions']), null, 66],
    ['a CV that names one without a level and omits the other', speaking(['Anglais', null]), null, 31],
    ['a CV and own answers in one of them', speaking(['Français', 'notions']), 'Français', 44],
    ['a CV that states more than the answers show', speaking(['Français', 'bilingue']), 'Français', 48],
    ['a CV in another language', speaking(['Italien', 'courant']), null, 0],
  ])('the language criterion, with %s, averages the best known level of each language', (_, cv, spoken, mean) => {
    const { score, counted, levels } = languageCriterion(cv, ASKED, spoken);
    expect([score, counted]).toEqual([mean, mean]);
    expect(levels).not.toContain(null);
  });

  it('the language criterion is level 0 for a CV without languages, and unknown without a CV', () => {
    expect(languageCriterion(facts({}), ASKED, null)).toEqual({ score: null, levels: [0], counted: 0 });
    expect(languageCriterion(null, ASKED, null)).toEqual({ score: null, levels: [null], counted: 0 });
    expect(languageCriterion(null, ASKED, 'Français')).toEqual({ score: 88, levels: [4, null], counted: 44 });
  });

  it('the interview language counts only if three answers reach level 2', () => {
    const heard = (...values: number[]) => {
      const input = interview(values.map(() => 'mots'));
      const scored = values.map((value) => {
        const level = Math.round(value) as Level;
        const evaluation = { level, score: displayScore(value), reason: '', quotes: ['mots'], flags: [] };
        return { evaluation, prepared: null, prediction: null, value };
      });
      return assemble(input, scored, null, localStamp()).languageMatch;
    };
    expect([heard(2, 2, 2), heard(2, 2, 1), heard(4, 4)]).toEqual([88, null, null]);
  });
});

describe('CV skills', () => {
  it('skillScore counts a listed skill 0.6 and a skill of a dated job 1, and is null without a required skill', () => {
    const skills = [
      { name: 'Sage', dated: true },
      { name: 'Excel', dated: false },
    ];
    expect(skillScore(facts({ skills }), ['Sage', 'Excel', 'TVA'])).toBe(Math.round(((1 + 0.6) / 3) * 97));
    expect(skillScore(facts({ skills }), ['Sage'])).toBe(97);
    expect(skillScore(facts({}), ['Sage'])).toBe(0);
    expect(skillScore(facts({ skills }), [])).toBeNull();
  });
});
