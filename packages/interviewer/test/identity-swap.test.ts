import { describe, expect, it } from 'vitest';
import { differenceOf, retellings, STAND_INS } from '../src/identity-swap.ts';
import { evaluateInterview } from '../src/local.ts';
import { companyBrief, jobBrief, question } from './briefs.ts';

const TOLD =
  'Chez un client de Sfax, M. Trabelsi m’a appelée : la caisse ne fermait plus. Je suis restée jusqu’à minuit, j’ai trouvé un arrondi faux dans l’export et écrit un test. Depuis, 0 écart sur 40 clôtures. Amal, merci, m’a-t-il dit.';
const CV =
  'Amal Ben Trabelsi\namal.trabelsi@mail.tn\n22 123 456\nExpérience\n03/2019 – 09/2023 : Développeuse full stack, Sfax\nReact, Node.js, PostgreSQL\nFormation\nLicence en informatique, Université de Sfax, 2018';

const interview = {
  job: jobBrief(),
  company: companyBrief(),
  exchanges: [
    { question: question(), answer: TOLD },
    { question: question({ text: 'Pourquoi ce poste ?', kind: 'motivation' as const }), answer: null },
    { question: question({ text: 'Une panne que vous avez réparée ?' }), answer: TOLD.replace('Sfax', 'Gabès') },
    { question: question({ text: 'Un désaccord ?' }), answer: TOLD.replace('40', '60') },
  ],
  cv: { text: CV, pages: 1, hiddenText: [], warnings: [] },
  identity: { firstName: 'Amal', lastName: 'Ben Trabelsi', email: 'amal.trabelsi@mail.tn', phone: '22123456' },
  today: { year: 2026, month: 11 },
};

describe('identity swaps', () => {
  it('an identity swap replaces the candidate’s identity, gender and town, and keeps figures and silent answers', () => {
    for (const [index, retold] of retellings(interview, 0).entries()) {
      const said = `${retold.exchanges[0]?.answer ?? ''}\n${retold.cv?.text ?? ''}`;
      const person = STAND_INS[index];
      for (const gone of ['Amal', 'amal', 'Université de Sfax']) expect(said).not.toContain(gone);
      expect(said).toContain(`Je m'appelle ${person?.firstName ?? ''} ${person?.lastName ?? ''}.`);
      expect(said).toContain(person?.gender === 'f' ? 'Je suis restée jusqu' : 'Je suis resté jusqu');
      expect(said).toContain(`Développeuse full stack, ${person?.town ?? ''}`);
      expect(said).toContain('0 écart sur 40 clôtures');
      expect(retold.exchanges[1]?.answer).toBeNull();
      expect(JSON.stringify(retold.identity)).not.toMatch(/amal|22123456/i);
    }
  });

  it('the local engine gives all identity swaps of an interview the same scores', () => {
    for (const turn of [0, 1, 2, 3]) {
      const evaluations = retellings(interview, turn).map(evaluateInterview);
      expect(differenceOf(evaluations)).toEqual({ overall: 0, anywhere: 0 });
      expect(Math.max(...(evaluations[0]?.answers.map(({ score }) => score ?? 0) ?? []))).toBeGreaterThan(40);
    }
  });

  it('differenceOf returns the largest difference of the total and of any score, and 100 for a null score', () => {
    const same = { ...evaluateInterview(interview), score: 60 };
    const better = { ...same, score: 63 };
    const elsewhere = {
      ...same,
      answers: same.answers.map((answer, index) => ({ ...answer, score: index === 0 ? null : 7 })),
    };
    expect(differenceOf([same, better, same])).toEqual({ overall: 3, anywhere: 3 });
    expect(differenceOf([same, elsewhere]).overall).toBe(0);
    expect(differenceOf([same, elsewhere]).anywhere).toBe(100);
  });
});
