import { describe, expect, it } from 'vitest';
import { totalOf } from '@kafaa/interviewer/aggregate';
import type { Recommendation } from '@kafaa/domain/evaluations/options';
import type { CvText, Evaluation, InterviewInput, Level, QuestionKind } from '@kafaa/interviewer/contract';
import { assemble, evaluateInterview, localStamp, readingOf, scoreAnswers } from '@kafaa/interviewer/local';
import { displayScore } from '@kafaa/interviewer/scoring/model';
import type { CvReading } from '@kafaa/interviewer/cv/read';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { EMPHASES, RECIPES } from '@kafaa/interviewer/weights';
import { pick, seeded } from './seeded.ts';
import { interview, jobBrief, LIVED, question } from './briefs.ts';

const KINDS: readonly QuestionKind[] = ['motivation', 'behaviour', 'value', 'knowledge', 'situation', 'scenario'];
const LINES = [
  'EXPÉRIENCE PROFESSIONNELLE',
  'Développeuse full stack, Medisoft, 01/2021 - 12/2024',
  'React, Node.js et PostgreSQL',
  'FORMATION',
  'Licence en informatique, 2020',
  'LANGUES',
  'Français : courant',
  'Anglais : notions',
];
const UNREAD: readonly (CvText | null)[] = [
  null,
  { text: '', pages: 1, hiddenText: [], warnings: ['scanned'] },
  { text: '  ', pages: null, hiddenText: [], warnings: ['broken'] },
];

/** An answer with this continuous level; with null, an answer that could not be judged, such as one in Arabic. */
function answerAt(value: number | null): ScoredAnswer {
  const level = value === null ? null : (Math.max(0, Math.round(value)) as Level);
  const score = value === null ? null : displayScore(value);
  const quotes = value === null ? [] : ['mots'];
  const flags = value === null ? (['wrong-language'] as const) : [];
  return {
    evaluation: { level, score, reason: '', quotes, flags: [...flags] },
    prepared: null,
    prediction: null,
    value,
  };
}

const SILENT: ScoredAnswer = {
  evaluation: { level: null, score: null, reason: '', quotes: [], flags: ['unanswered'] },
  prepared: null,
  prediction: null,
  value: null,
};

interface Case {
  input: InterviewInput;
  values: (number | null)[];
  reading: CvReading | null;
}

/** An interview of four to ten questions with random levels, a random part of a CV and a random kind of offer. */
function randomCase(seed: string): Case {
  const next = seeded(seed);
  const chance = (share: number) => next() < share;
  const count = 4 + Math.floor(next() * 7);
  const values = Array.from({ length: count }, () => (chance(0.08) ? null : next() * 5 - 0.5));
  const kinds = Array.from({ length: count }, (_, index) => pick(KINDS, `${seed} kind ${index}`));
  const job = jobBrief({
    emphasis: pick(EMPHASES, `${seed} emphasis`),
    asksForWriting: chance(0.3),
    indispensableSkills: chance(0.5) ? ['React'] : [],
    minExperienceYears: chance(0.3) ? 0 : 3,
    educationLevel: chance(0.3) ? 'Non requis' : 'Licence',
    preferredLanguages: chance(0.2) ? [] : ['Français', 'Anglais'],
    skills: chance(0.2) ? [] : ['React', 'Node.js', 'PostgreSQL'],
  });
  const text = LINES.filter(() => chance(0.75)).join('\n');
  const exchanges = kinds.map((kind) => ({ question: question({ kind }), answer: 'mots' }));
  const input = interview(exchanges, { job, cv: { text, pages: 1, hiddenText: [], warnings: [] } });
  return { input, values, reading: readingOf(input) };
}

/** The evaluation of a case; `left` holds the questions without an answer. */
function evaluated({ input, values, reading }: Case, left: ReadonlySet<number> = new Set()): Evaluation {
  const exchanges = input.exchanges.map((each, index) => (left.has(index) ? { ...each, answer: null } : each));
  const scored = values.map((value, index) => (left.has(index) ? SILENT : answerAt(value)));
  return assemble({ ...input, exchanges }, scored, reading, localStamp());
}

const CASES = Array.from({ length: 150 }, (_, index) => randomCase(`total ${index}`));

/** Recommendations from the least favourable to the most. */
const ORDER: readonly Recommendation[] = ['Peu adapté au poste', 'À approfondir', 'À rencontrer'];
const rises = (from: Recommendation, to: Recommendation): boolean =>
  ORDER.includes(from) && ORDER.indexOf(to) > ORDER.indexOf(from);

/** Forbidden changes from the first evaluation to the second: a higher total, or a more favourable recommendation. */
function gains(from: Evaluation, to: Evaluation): string[] {
  return [
    ...(from.score !== null && to.score !== null && to.score > from.score ? [`${from.score} → ${to.score}`] : []),
    ...(rises(from.recommendation, to.recommendation) ? [`${from.recommendation} → ${to.recommendation}`] : []),
  ];
}

describe('the total score', () => {
  it('leaving out one or two answers never raises the total or the recommendation', () => {
    // Each case needs up to 55 evaluations with their summaries here.
    for (const each of CASES.slice(0, 40)) {
      const whole = evaluated(each);
      const places = each.values.map((_, index) => index);
      const pairs = places.flatMap((one) => places.slice(one).map((other) => new Set([one, other])));
      expect(pairs.flatMap((left) => gains(whole, evaluated(each, left)))).toEqual([]);
    }
  });

  it('an unreadable or missing CV never raises the total or the recommendation', () => {
    for (const each of CASES)
      for (const cv of UNREAD)
        expect(gains(evaluated(each), evaluated({ ...each, input: { ...each.input, cv }, reading: null }))).toEqual([]);
  });

  it('a better answer never lowers the total or the recommendation', () => {
    for (const each of CASES) {
      const before = evaluated(each);
      each.values.forEach((value, place) => {
        const better = { ...each, values: each.values.with(place, Math.min(4.6, (value ?? -0.5) + 0.7)) };
        expect(gains(evaluated(better), before)).toEqual([]);
      });
    }
  });

  it('the total is the weighted sum of the criteria, and null for « Preuves insuffisantes »', () => {
    for (const each of CASES) {
      const { dimensions, weights, score, recommendation } = evaluated(each);
      const whole = weights ?? RECIPES.trade;
      expect(dimensions.map(({ weight }) => weight)).toEqual(dimensions.map(({ key }) => whole[key]));
      expect(dimensions.reduce((sum, { weight = 0 }) => sum + weight, 0)).toBe(100);
      const given = recommendation !== 'Preuves insuffisantes';
      expect(score).toBe(given ? Math.round(totalOf(dimensions, whole).low) : null);
    }
  });

  it('an evaluation has a range only without a CV and only if the high total exceeds the score', () => {
    for (const each of CASES) {
      expect(evaluated(each)).not.toHaveProperty('range');
      const unread = evaluated({ ...each, reading: null });
      const doubt =
        unread.score !== null &&
        Math.round(totalOf(unread.dimensions, unread.weights ?? RECIPES.trade).high) > unread.score;
      expect(unread.range?.low).toBe(doubt ? unread.score : undefined);
    }
  });
});

/** Pasted general prose of an assistant; costs points when no answer of the candidate's own follows. */
const PROSE = [
  'En tant que professionnel, il est essentiel de noter que dans un environnement dynamique, une communication claire et transparente permet de garantir la réussite. **Approche proactive** — optimiser, faciliter et renforcer la cohésion. En conclusion, cette expérience m’a appris l’importance de la communication.',
  'Il convient de souligner que mon approche structurée et rigoureuse permet d’optimiser chaque processus. **Écoute active** — favoriser, anticiper et consolider la confiance. En somme, cette démarche proactive m’a appris l’importance de l’engagement et de la transparence.',
];
const STORIES = [
  LIVED,
  'Un client refusait de payer 480 dinars. Je l’ai reçu dans le bureau, j’ai repris le devis ligne par ligne avec lui et il a payé le lendemain.',
];
const TEXTS = [
  ...PROSE,
  ...PROSE,
  ...STORIES,
  ...STORIES,
  `${STORIES[0]} ${STORIES[1]}`,
  'Je suis motivé et ponctuel.',
];
const PASTED = { pastedShare: 1, largestInsert: 400, charsPerMinute: 5000, blurBeforePaste: true };

describe('left-out answers', () => {
  /** Cache of answers scored alone, one per text and kind of question, so that leaving answers out needs no second scoring. */
  const judged = new Map<string, ScoredAnswer>();
  const scoredAs = (exchange: InterviewInput['exchanges'][number]): ScoredAnswer => {
    const key = `${exchange.question.kind} ${exchange.answer}`;
    const known = judged.get(key) ?? scoreAnswers(interview([exchange]))[0] ?? SILENT;
    judged.set(key, known);
    return known;
  };
  const evaluatedWith = (input: InterviewInput, left: number | null, by: string | null): Evaluation => {
    const exchanges = input.exchanges.map((each, index) => (index === left ? { ...each, answer: by } : each));
    return assemble({ ...input, exchanges }, exchanges.map(scoredAs), null, localStamp());
  };
  const INTERVIEWS = Array.from({ length: 60 }, (_, at) =>
    interview(
      Array.from({ length: 6 }, (_each, index) => ({
        question: question({ kind: pick(KINDS, `kind ${at} ${index}`) }),
        answer: pick(TEXTS, `text ${at} ${index}`),
        behaviour: PASTED,
      })),
      { job: jobBrief({ emphasis: pick(EMPHASES, `left ${at}`), asksForWriting: at % 3 === 0 }) },
    ),
  );

  it.each([
    ['silence', null],
    ['a full stop', '.'],
  ])('replacing an answer by %s never raises the total, also with a deduction or a duplicate cap', (_, by) => {
    let costly = 0;
    let copies = 0;
    for (const input of INTERVIEWS) {
      const whole = evaluatedWith(input, null, null);
      costly += Number(whole.authenticity.deduction > 0);
      copies += Number(whole.answers.some(({ flags }) => flags.includes('duplicate')));
      const rises = input.exchanges.flatMap((_each, left) => {
        const { score } = evaluatedWith(input, left, by);
        return score !== null && whole.score !== null && score > whole.score
          ? [`${left}: ${whole.score} → ${score}`]
          : [];
      });
      expect(rises).toEqual([]);
    }
    expect(Math.min(costly, copies)).toBeGreaterThan(15);
  });

  it('a duplicate text keeps its level under the question of the higher weight, in either order', () => {
    const kinds = ['motivation', 'knowledge'] as const;
    for (const order of [kinds, kinds.toReversed()]) {
      const { answers } = evaluateInterview(
        interview(order.map((kind) => ({ question: question({ kind }), answer: LIVED }))),
      );
      const copy = answers[order.indexOf('motivation')];
      expect(copy).toMatchObject({ level: 1, score: 25, flags: expect.arrayContaining(['duplicate']) as unknown });
      expect(answers[order.indexOf('knowledge')]?.level).toBeGreaterThanOrEqual(2);
    }
  });
});

const EIGHT = [...KINDS, 'behaviour', 'value'] as const;
function eight(value: number, cv: CvText | null, emphasis: (typeof EMPHASES)[number]): Case {
  const exchanges = EIGHT.map((kind) => ({ question: question({ kind }), answer: 'mots' }));
  const input = interview(exchanges, { cv, job: jobBrief({ emphasis }) });
  return { input, values: EIGHT.map(() => value), reading: readingOf(input) };
}
const STRONG_CV: CvText = {
  text: LINES.join('\n').replace('notions', 'courant'),
  pages: 1,
  hiddenText: [],
  warnings: [],
};

describe('an interview of eight answers', () => {
  it.each(EMPHASES)(
    'eight answers of level 1 score below 50 and give « Peu adapté au poste » with and without a CV (%s)',
    (emphasis) => {
      for (const cv of [STRONG_CV, null]) {
        const { score, recommendation } = evaluated(eight(1, cv, emphasis));
        expect(score).toBeLessThan(50);
        expect(recommendation).toBe('Peu adapté au poste');
      }
    },
  );

  it.each(EMPHASES)('eight answers of level 0 with a strong CV give « Peu adapté au poste » (%s)', (emphasis) => {
    expect(evaluated(eight(0, STRONG_CV, emphasis)).recommendation).toBe('Peu adapté au poste');
  });

  it.each(EMPHASES)(
    'eight answers of level 3 give « À rencontrer », and eight of level 2 « À approfondir » (%s)',
    (emphasis) => {
      expect(evaluated(eight(3, STRONG_CV, emphasis)).recommendation).toBe('À rencontrer');
      expect(evaluated(eight(2, STRONG_CV, emphasis)).recommendation).toBe('À approfondir');
      expect(evaluated(eight(3, null, emphasis)).recommendation).toBe('À rencontrer');
    },
  );

  it('without a CV the score is the low end of a range, and its high end at least the score with a strong CV', () => {
    const read = evaluated(eight(3, STRONG_CV, 'trade'));
    const unread = evaluated(eight(3, null, 'trade'));
    expect(read).not.toHaveProperty('range');
    expect(unread.range?.low).toBe(unread.score);
    expect(unread).toMatchObject({ cvScore: null, experienceMatch: null, margin: 8 });
    expect(unread.score).toBeLessThan(read.score ?? 0);
    expect(unread.range?.high).toBeGreaterThanOrEqual(read.score ?? 100);
  });
});

describe('unanswered questions', () => {
  const asked = (answers: (string | null)[], lost: readonly number[] = []): Evaluation =>
    evaluateInterview(
      interview(
        answers.map((answer, index) => ({
          question: question({ kind: index === 0 ? 'value' : 'behaviour' }),
          answer,
          ...(lost.includes(index) && { lost: true as const }),
        })),
      ),
    );

  it('an unanswered question in an answered interview gets level 0 without a quote', () => {
    const { answers, dimensions } = asked([null, LIVED]);
    expect(answers[0]).toMatchObject({ level: 0, score: 0, flags: ['unanswered'], quotes: [] });
    expect(dimensions.find(({ key }) => key === 'cultureFit')).toMatchObject({ level: 0, score: 0, quotes: [] });
  });

  it('a lost answer and an interview without any answer get no level', () => {
    const { answers, weights, cultureFit } = asked([null, LIVED], [0]);
    expect(answers[0]).toMatchObject({ level: null, score: null });
    expect([weights?.cultureFit, cultureFit]).toEqual([0, null]);
    expect(asked([null, null])).toMatchObject({ score: null, recommendation: 'Preuves insuffisantes' });
  });

  it('one lost answer of five keeps the total, and four lost answers of five make it null', () => {
    expect(asked([LIVED, LIVED, LIVED, LIVED, null], [4]).score).not.toBeNull();
    expect(asked([LIVED, null, null, null, null], [1, 2, 3, 4])).toMatchObject({
      score: null,
      recommendation: 'Preuves insuffisantes',
    });
  });

  it.each(['.', 'ok', 'je ne sais pas'])('the answer « %s » gets level 0 and a score of 0', (answer) => {
    expect(asked([answer, LIVED]).answers[0]).toMatchObject({ level: 0, score: 0 });
  });
});

describe('indispensable skills', () => {
  const with_ = (indispensableSkills: string[] | undefined, answer: string, cv: CvText | null = null) =>
    evaluateInterview(
      interview([{ question: question({ kind: 'knowledge', competency: 'React' }), answer }], {
        cv,
        job: jobBrief(indispensableSkills && { indispensableSkills }),
      }),
    );

  it('missingSkills lists the indispensable skills that neither answers nor CV show, and changes no score', () => {
    const all = ['React', 'Node.js', 'PostgreSQL', 'Cobol'];
    const { missingSkills, note, ...rest } = with_(all, LIVED);
    expect(missingSkills).toEqual(['Node.js', 'PostgreSQL']);
    expect(note).not.toBe('');
    const { note: _note, ...plain } = with_(undefined, LIVED);
    expect(rest).toEqual(plain);
    expect(with_(all, 'ok').missingSkills).toEqual(['React', 'Node.js', 'PostgreSQL']);
    expect(with_(all, 'ok', STRONG_CV).missingSkills).toEqual([]);
    expect(with_([], LIVED)).not.toHaveProperty('missingSkills');
  });
});
