import { describe, expect, it } from 'vitest';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { CvText, JobBrief } from '@kafaa/interviewer/contract';
import { degreeLine, highestDegree } from '@kafaa/interviewer/cv/degrees';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { isVerbatim, quotable } from '@kafaa/interviewer/quotes';
import { interview, jobBrief, LIVED, question } from './briefs.ts';

const cv = (...lines: string[]): CvText => ({ text: lines.join('\n'), pages: 1, hiddenText: [], warnings: [] });

function dimensionOf(key: DimensionKey, text: CvText | null, job: Partial<JobBrief> = {}, answers = [LIVED]) {
  const evaluation = evaluateInterview(interview(answers, { cv: text, job: jobBrief(job) }));
  const found = evaluation.dimensions.find((each) => each.key === key);
  if (!found) throw new Error(`the evaluation has no dimension ${key}`);
  return found;
}

describe('diplomas in progress', () => {
  const LICENCE = 'Depuis 2024 : Licence en marketing digital, troisième année en cours, Sousse';
  const BAC = '2023 : Baccalauréat économie et gestion';
  const school = (...lines: string[]) => cv('Maha', 'FORMATION', ...lines, 'LANGUES', 'Français : courant');
  const INTERN = { seniorityLevel: 'Stagiaire', type: 'Stage' };

  it.each([
    ['an internship', INTERN],
    ['a first job', { seniorityLevel: 'Junior' }],
  ])('a diploma in progress counts the same with and without the Baccalauréat beside it, for %s', (_, job) => {
    const alone = dimensionOf('educationMatch', school(LICENCE), job);
    expect(dimensionOf('educationMatch', school(LICENCE, BAC), job)).toEqual(alone);
    expect(dimensionOf('educationMatch', school(BAC, LICENCE), job)).toEqual(alone);
  });

  it('a diploma in progress meets an internship offer, and scores below a finished diploma for other offers', () => {
    const obtained = school('2024 : Licence en marketing digital', BAC);
    const score = (text: CvText, job: Partial<JobBrief>) => dimensionOf('educationMatch', text, job).score ?? 0;
    expect(score(school(LICENCE, BAC), INTERN)).toBe(score(obtained, INTERN));
    const [ongoing, done, bac] = [school(LICENCE, BAC), obtained, school(BAC)].map((text) => score(text, {}));
    expect(ongoing).toBeLessThan(done ?? 0);
    expect(ongoing).toBeGreaterThan((bac ?? 100) + 20);
    expect(score(school(LICENCE), { educationLevel: 'Lycée' })).toBeGreaterThanOrEqual(
      score(school(BAC), { educationLevel: 'Lycée' }),
    );
  });

  it('the reason says that a diploma is in progress and quotes its line', () => {
    const found = dimensionOf('educationMatch', school(LICENCE, BAC), INTERN);
    expect(found.reason).toMatch(/en cours\u00A0: «\u00A0.+\u00A0», compris comme Licence, qui suffit pour un stage/);
    expect(found.quotes.map((each) => each.text)).toEqual([LICENCE]);
  });

  it.each([
    [['Licence 2024', 'Mastère en cours'], 'Licence', 'Master'],
    [['Mastère, 2ème année'], 'Licence', 'Master'],
    [['Licence, 2024 - 2027', 'Bac 2024'], 'Lycée', 'Licence'],
    [['Licence, 2021 - 2024', 'Bac 2021'], 'Licence', null],
    [['Niveau Licence en droit', 'Bac 2014'], 'Lycée', null],
    [['Licence abandonnée en 2019'], 'Lycée', null],
    [["Licence d'anglais, niveau avancé"], 'Licence', null],
    [['Master 2020', 'Bac 2015', 'BTS en cours'], 'Master', null],
  ] as const)('the CV lines %j give the degree %s as finished and %s as in progress', (lines, held, inProgress) => {
    const found = highestDegree(lines.map(degreeLine), 2026);
    expect([found?.degree, found?.inProgress?.degree ?? null]).toEqual([held, inProgress]);
  });
});

describe('language quotes', () => {
  const quotes = (job: Partial<JobBrief>, ...lines: string[]) =>
    dimensionOf('languageMatch', cv('Maha Rebai, Sousse, Tunisie', 'LANGUES', ...lines), job).quotes.map((q) => q.text);

  it('language quotes cover only the languages that the offer asks for', () => {
    const lines = ['Arabe : maternelle', 'Italien : notions', 'Anglais : B2', 'Français : courant'];
    expect(quotes({ preferredLanguages: ['Anglais', 'Français'] }, ...lines)).toEqual([
      'Anglais : B2',
      'Français : courant',
    ]);
    expect(quotes({ preferredLanguages: ['Allemand'] }, ...lines)).toEqual([]);
    expect(quotes({ preferredLanguages: ['Arabe', 'Anglais', 'Français'] }, ...lines)).toHaveLength(3);
  });

  it.each([
    ['Arabe (maternelle), Français (courant), Anglais (B2)', ['Anglais'], 'Anglais (B2)'],
    ['Arabe (maternelle), Français (courant, DALF), Italien (notions)', ['Français'], 'Français (courant, DALF)'],
    ['Arabe : maternelle | Français : C1 | Anglais : B2', ['Français', 'Anglais'], 'Français : C1 | Anglais : B2'],
    ['Bilingue arabe et français', ['Français'], 'français'],
    ['Français courant, Arabe', ['Français'], 'Français courant'],
  ])('the CV line « %s » is quoted for %j as « %s »', (line, preferredLanguages, piece) => {
    expect(quotes({ preferredLanguages }, line)).toEqual([piece]);
  });

  it('the interview language adds no quote and no reason if the offer does not ask for it', () => {
    const answers = [LIVED, `${LIVED} `, `${LIVED}  `];
    const text = cv('Maha Rebai, Sousse, Tunisie', 'LANGUES', 'Allemand : B2', 'Arabe');
    const found = dimensionOf('languageMatch', text, { preferredLanguages: ['Allemand'] }, answers);
    expect(found.quotes.map((each) => each.source)).toEqual(['cv']);
    expect(found.reason).not.toContain('entretien');
  });
});

describe('CV quotes', () => {
  const WRAPPED = cv(
    'EXPÉRIENCE PROFESSIONNELLE',
    'Chargée de clientèle, 03/2021 - 12/2024, portefeuille de 300 contrats d’assurance en',
    'ligne et traitement des réclamations',
    'Stage de vente, 02/2020 - 06/2020',
    'Relances téléphoniques',
  );

  it('a CV quote continues over a line break and stops at the next entry', () => {
    const texts = dimensionOf('experienceMatch', WRAPPED).quotes.map((each) => each.text);
    expect(texts).toEqual([
      'Chargée de clientèle, 03/2021 - 12/2024, portefeuille de 300 contrats d’assurance en ligne et traitement des réclamations',
      'Stage de vente, 02/2020 - 06/2020',
    ]);
    for (const text of texts) expect(isVerbatim(text, WRAPPED.text)).toBe(true);
  });

  it('a CV quote after a bullet continues at a capital letter and leaves the bullet out', () => {
    const text = cv(
      'EXPÉRIENCE PROFESSIONNELLE',
      '01/2022 – 06/2026 : Designer UX/UI, agence d’applications, Sfax',
      '• Application de soins : recherche utilisateur en tournée, prototypes',
      'Figma, trois tours de test.',
      '• Refonte du site de la caisse, avec React et PostgreSQL :',
      '900 commerces en deux mois',
    );
    const found = dimensionOf('cvScore', text, { skills: ['Figma'] });
    expect(found.quotes.map((each) => each.text)).toEqual([
      'Application de soins : recherche utilisateur en tournée, prototypes Figma, trois tours de test.',
    ]);
    expect(dimensionOf('cvScore', text, { skills: ['React'] }).quotes[0]?.text).toMatch(/^Refonte.*mois$/);
  });

  it('isVerbatim ignores differences in whitespace, but not changed words', () => {
    expect(isVerbatim('d’assurance en ligne', WRAPPED.text)).toBe(true);
    expect(isVerbatim('d’assurance\u00A0en\n\nligne', WRAPPED.text)).toBe(true);
    expect(isVerbatim('d’assurance hors ligne', WRAPPED.text)).toBe(false);
  });

  it.each([
    ['Expliquer les contraintes de manière claire\u202F;', 'Expliquer les contraintes de manière claire'],
    ['Refonte de la déclaration en React\u00A0:', 'Refonte de la déclaration en React'],
    [
      'J’ai compté les inscrits chaque jour, en demandant à chacun «\u00A0comment tu as su\u202F?',
      'J’ai compté les inscrits chaque jour, en demandant à chacun',
    ],
    ['Il a dit «\u00A0trop tard\u202F!', 'Il a dit «\u00A0trop tard\u202F!'],
    [
      'Le client trouve la maquette «\u00A0pas assez moderne\u00A0».',
      'Le client trouve la maquette «\u00A0pas assez moderne\u00A0».',
    ],
  ])('the sentence « %s » is quoted as « %s »', (sentence, quote) => expect(quotable(sentence)).toBe(quote));

  it('a sentence over the maximum length is cut at the end of a phrase', () => {
    const long =
      'J’ai repris le suivi des dossiers de sinistres de trois agences du Cap Bon, avec deux collègues, pour que les clients ne rappellent plus chaque semaine, et nous avons réduit de moitié le délai de réponse moyen dans les dossiers de catégorie courante.';
    expect(long.length).toBeGreaterThan(220);
    const piece = quotable(long) ?? '';
    expect(long.startsWith(piece)).toBe(true);
    expect(piece).toMatch(/chaque semaine$/);
    expect(quotable(`${'contrat '.repeat(26)}de la ${'réassurance '.repeat(9)}`)).toMatch(/contrat$/);
  });
});

describe('punctuation after quotes', () => {
  it('a sentence of the summary that ends in a quote has only one closing mark', () => {
    const answer = `${LIVED.replace(/\.$/, '')} ?`;
    for (const text of [LIVED, answer])
      expect(evaluateInterview(interview([text])).note).not.toMatch(/[.?!]\u00A0»\.|\.\./);
  });
});

describe('criteria without CV evidence', () => {
  it('experience and seniority are not judged without CV evidence, even with a scenario answer', () => {
    const scenario = [{ question: question({ kind: 'scenario' }), answer: LIVED }];
    for (const text of [null, cv('Je cherche un poste dans une entreprise sérieuse à Tunis.')]) {
      const evaluation = evaluateInterview(interview(scenario, { cv: text }));
      expect(evaluation).toMatchObject({ seniorityMatch: null, experienceMatch: null });
      const found = evaluation.dimensions.find((each) => each.key === 'seniorityMatch');
      expect(found).toMatchObject({ level: null, quotes: [] });
      expect(found?.reason).toMatch(/^Non évalué/);
    }
  });
});
