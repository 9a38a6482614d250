import { describe, expect, it } from 'vitest';
import type { AnswerKey } from '@kafaa/interviewer/contract';
import { tryKey } from '@kafaa/interviewer/keys/try';
import { evaluateWithModel } from '@kafaa/interviewer/llm';
import { draftKey } from '@kafaa/interviewer/llm/keys';
import { ModelError } from '@kafaa/interviewer/llm/model';
import { readSheet } from '@kafaa/interviewer/questions/sheet';
import { writeQuestions } from '@kafaa/interviewer/llm/questions';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { companyBrief, jobBrief, question } from './briefs.ts';
import { INPUT, session, verdict } from './scripted-model.ts';

const ASKED = question({ kind: 'knowledge', text: 'Comment travaillez-vous en sécurité sur un tableau ?' });
const POINTS = [
  { text: 'Couper l’alimentation', synonyms: ['couper le courant', 'ouvrir le disjoncteur'] },
  { text: 'Condamner la coupure', synonyms: ['mettre un cadenas', 'poser une pancarte'] },
  { text: 'Vérifier l’absence de tension', synonyms: ['VAT', 'tester au multimètre'] },
];
const FLAGS = [{ text: 'Travailler sous tension', synonyms: ['laisser le courant', 'pas besoin de couper'] }];
const KEY: AnswerKey = { points: POINTS, redFlags: FLAGS };
const PLACE = { job: jobBrief(), company: companyBrief() };

describe('key trials', () => {
  it('tryKey judges an answer by an unsigned key and returns points, red flags and quotes', () => {
    const { key, reason } = tryKey('Je coupe le courant et je mets un cadenas.', KEY, ASKED, PLACE);
    expect(key?.points.map(({ found, quote }) => [found, quote])).toEqual([
      ['named', 'Je coupe le courant et je mets un cadenas'],
      ['named', 'Je coupe le courant et je mets un cadenas'],
      ['not-found', null],
    ]);
    expect(reason).toContain('2 points sur 3 du corrigé');
    const wrong = tryKey('Je travaille sous tension, pas besoin de couper.', KEY, ASKED, PLACE);
    expect(wrong.key?.redFlags.map(({ text }) => text)).toEqual(['Travailler sous tension']);
    expect(wrong.level).toBeLessThanOrEqual(1);
  });

  it('tryKey judges an answer without a key if the key is empty', () => {
    expect(tryKey('Je coupe le courant.', { points: [], redFlags: [] }, ASKED, PLACE).key).toBeUndefined();
  });
});

describe('question sheets', () => {
  it('readSheet lists the skills without a question, each with a suggested question that covers it', () => {
    const job = jobBrief({ skills: ['Sage', 'Secourisme'], title: 'Comptable' });
    const asked = [question({ text: 'Comment saisissez-vous une facture dans Sage ?', competency: 'Sage' })];
    const [sage, first] = readSheet(asked, job, companyBrief()).coverage;
    expect(sage).toEqual({ skill: 'Sage', questions: [0], suggestion: null });
    expect(first).toMatchObject({ skill: 'Secourisme', questions: [] });
    expect(first?.suggestion).toMatch(/\?$/);
    const more = [...asked, question({ text: first?.suggestion ?? '', competency: 'Secourisme' })];
    expect(readSheet(more, job, companyBrief()).coverage[1]).toMatchObject({ questions: [1], suggestion: null });
  });

  it('readSheet gives advice on the key of each question', () => {
    const sheet = readSheet([ASKED, { ...ASKED, key: KEY }], jobBrief(), companyBrief());
    expect(sheet.advice.map((list) => list.map(({ at }) => at))).toEqual([[], ['key']]);
  });
});

describe('keys drafted by a model', () => {
  const draft = (reply: Parameters<typeof session>[0]) => {
    const { asked, open } = session(reply);
    return { asked, drafted: draftKey(open, ASKED, jobBrief()) };
  };

  it('a drafted key has no signature, even if the model adds one', async () => {
    const { asked, drafted } = draft(() => ({ ...KEY, signedBy: 'le modèle' }));
    expect(await drafted).toEqual({ key: KEY, model: 'écrit-1' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.prompt).toContain(ASKED.text);
  });

  it('a drafted key drops entries that are not plain phrases, and too few entries cause a second request', async () => {
    const bad = { text: 'Voir https://exemple.tn', synonyms: ['a'] };
    const { asked, drafted } = draft((_, count) => (count === 1 ? { points: [bad, bad, bad], redFlags: [] } : KEY));
    expect((await drafted).key.points).toHaveLength(3);
    expect(asked).toHaveLength(2);
  });

  it.each([
    [
      'in another language',
      {
        points: [
          {
            text: 'Always switch off the power before you work',
            synonyms: ['switch off the current', 'open the breaker'],
          },
          { text: 'Lock the breaker with a padlock', synonyms: ['use a padlock', 'put up a sign'] },
          { text: 'Check that there is no voltage', synonyms: ['test with the meter', 'check the wires'] },
        ],
        redFlags: [],
      },
    ],
    ['that contradicts itself', { points: POINTS, redFlags: [POINTS[0]] }],
    ['of two points', { points: POINTS.slice(0, 2), redFlags: [] }],
    ['of one point of 500 words', { points: [{ text: 'couper '.repeat(500), synonyms: [] }], redFlags: [] }],
    ['that is not JSON', 'Voici un corrigé'],
  ])('a drafted key %s fails with the error wrong-shape after a second request', async (_, reply) => {
    const { asked, drafted } = draft(() => reply);
    await expect(drafted).rejects.toMatchObject({ fault: 'wrong-shape' });
    expect(asked).toHaveLength(2);
  });

  it('a model timeout fails a key draft with the error timeout', async () => {
    await expect(draft(() => new ModelError('timeout')).drafted).rejects.toMatchObject({ fault: 'timeout' });
  });
});

describe('signed keys against a model', () => {
  const question = { ...ASKED, key: { ...KEY, signedBy: 'Amel Ben Salah' } };
  const judged = async (answer: string, level: number, correctness: string | null = null) => {
    const { open } = session((request) =>
      verdict(request, level, {
        evidence: [answer.slice(0, 40)],
        correctness,
        reason: 'La démarche est ordonnée et justifiée, avec un détail vérifiable.',
      }),
    );
    const exchanges = [{ question, answer }];
    const { answers } = await evaluateWithModel({ ...INPUT, exchanges }, open);
    return answers[0];
  };

  it('a red flag of the signed key limits the model’s level to 1 and flags the answer to-verify', async () => {
    const wrong =
      'En atelier je travaille sous tension parce que le client attend, puis je note le numéro du disjoncteur.';
    const answer = await judged(wrong, 4);
    expect(answer?.level).toBeLessThanOrEqual(1);
    expect(answer?.flags).toContain('to-verify');
    expect(answer?.key?.redFlags).toEqual([{ text: 'Travailler sous tension', quote: expect.any(String) as string }]);
    expect(answer?.reason).toContain('Signal d’alerte');
  });

  it('a model’s correctness verdict against the signed key flags the answer to-verify and changes no level', async () => {
    const wrong = 'En atelier je travaille sous tension parce que le client attend.';
    const right = 'Je coupe le courant, je mets un cadenas, puis je vérifie qu’il n’y a plus de tension au multimètre.';
    const said = 'Le modèle de langage dit le contraire du corrigé\u00A0: à vérifier.';
    for (const [answer, level, correctness] of [
      [wrong, 1, 'right'],
      [right, 3, 'wrong'],
    ] as const) {
      const judgement = await judged(answer, level, correctness);
      expect(judgement?.flags).toContain('to-verify');
      expect(judgement?.reason).toContain(said);
      expect(judgement?.level).toBe((await judged(answer, level))?.level);
    }
    expect((await judged(right, 3, 'right'))?.reason).not.toContain(said);
    expect((await judged(right, 3, 'right'))?.flags).not.toContain('to-verify');
  });

  it('a signed answer key overrules the model’s off-topic verdict and flags the answer to-verify', async () => {
    const right = 'Je coupe le courant, je mets un cadenas, puis je vérifie qu’il n’y a plus de tension au multimètre.';
    const { open } = session((request) => verdict(request, 0, { evidence: [], relevance: 'other' }));
    const { answers } = await evaluateWithModel({ ...INPUT, exchanges: [{ question, answer: right }] }, open);
    expect(answers[0]?.level).toBeGreaterThanOrEqual(2);
    expect(answers[0]?.flags).toEqual(['to-verify']);
  });

  it('an answer with every key point stays at level 2 or above if the model gives level 1', async () => {
    const right = 'Je coupe le courant, je mets un cadenas, puis je vérifie qu’il n’y a plus de tension au multimètre.';
    expect((await judged(right, 1))?.level).toBeGreaterThanOrEqual(2);
    expect((await judged(right, 4))?.level).toBe(4);
    expect((await judged(right, 4))?.key?.points.map(({ found }) => found)).toEqual(['named', 'named', 'named']);
  });
});

describe('questions written by a model', () => {
  it('a question written by a model loses the key of the bank’s question', async () => {
    const job = jobBrief({ skills: ['HACCP', 'Cuisine', 'Plonge'] });
    const slots = generateQuestions(job, companyBrief());
    expect(slots.some(({ key }) => key)).toBe(true);
    const { open } = session(() => ({
      questions: slots.map((_, index) => ({
        slot: index + 1,
        text: `Racontez comment vous avez travaillé, étape après étape, le jour numéro ${index + 1}.`,
        evidence: ['plat, sauce, four', 'froid, chaud, date', 'client, table, salle', 'temps, équipe, ordre'],
        level0: 'Rien de clair.',
        level2: 'Un épisode vague.',
        level4: 'Un épisode précis et daté.',
      })),
    }));
    const { questions, written } = await writeQuestions(open, job, companyBrief(), slots);
    expect(written).toBe(slots.length);
    expect(questions.filter(({ key }) => key)).toEqual([]);
  });
});
