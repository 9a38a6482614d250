import { describe, expect, it } from 'vitest';
import type { CvText, JobBrief } from '@kafaa/interviewer/contract';
import { readCv } from '@kafaa/interviewer/cv/read';
import { experienceScore } from '@kafaa/interviewer/cv/matches';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { duration, educationTold, experienceTold, standings, withStanding } from '@kafaa/interviewer/cv/told';
import { interview, jobBrief, LIVED } from './briefs.ts';

const cv = (...lines: string[]): CvText => ({ text: lines.join('\n'), pages: 1, hiddenText: [], warnings: [] });
const NOW = { year: 2026, month: 11 };
const ACCOUNTANT = jobBrief({
  title: 'Comptable',
  skills: ['Sage', 'Excel'],
  minExperienceYears: 2,
  industryBackground: 'Finance',
});
const factsOf = (job: JobBrief, ...lines: string[]) => readCv(cv(...lines), job, NOW).facts;

describe('diplomas', () => {
  const school = (...lines: string[]) => factsOf(ACCOUNTANT, 'FORMATION', ...lines);

  it.each([
    ['2015 - 2020 Diplôme national d’ingénieur, INSAT', 'Diplôme national d’ingénieur, INSAT', 'Master'],
    ['Licenciée en comptabilité, ISCAE Manouba (2021)', 'Licenciée en comptabilité, ISCAE Manouba', 'Licence'],
    ['Maîtrisarde de lettres anglaises, Manouba – 2005', 'Maîtrisarde de lettres anglaises, Manouba', 'Licence'],
    ['• 2013 : Bachelière en économie-gestion', 'Bachelière en économie-gestion', 'Lycée'],
    ['2013 | Technicienne supérieure en restauration', 'Technicienne supérieure en restauration', 'DUT/BTS'],
    ['Docteure en chimie, 2019', 'Docteure en chimie', 'Doctorat'],
    ['Ingénieure en génie civil, ENIT, 2017', 'Ingénieure en génie civil, ENIT', 'Master'],
    ['2019 : CAP pâtissier, admise en candidate libre', 'CAP pâtissier, admise en candidate libre', 'Lycée'],
  ])('the CV line « %s » is shown as the diploma « %s » and understood as %s', (line, words, level) => {
    const facts = school(line);
    expect(facts.diploma).toEqual({ words, level, line });
    expect(facts.educationLevel).toBe(level);
  });

  it.each([
    'Institut Supérieur des Masters de Tunis, 2015',
    'Masters University, Sousse',
    'École nationale d’ingénieurs de Tunis, 2012',
    'Faculté de Médecine de Sousse, 2010 - 2012',
    'Lycée Bourguiba, 2008 - 2012',
    'Académie Licence Plus, 2014',
    'Certified Scrum Master, 2020',
    'MAÎTRISE : tempérage, tourage',
    'Maîtrise de l’outil informatique',
  ])('the CV line « %s » is not read as a diploma', (line) => {
    expect(school(line).educationLevel).toBeNull();
  });

  it.each([
    ['Institut Supérieur des Masters de Tunis : Licence en gestion', 'Licence'],
    ['Licence en gestion à l’Institut Supérieur des Masters', 'Licence'],
    ['Faculté de Médecine de Sousse - BTS secrétariat médical', 'DUT/BTS'],
    ['Bachelor of Science, Masters University', 'Licence'],
    ['Lycée Bourguiba, Baccalauréat 2012', 'Lycée'],
  ])('the CV line « %s » is read as %s, regardless of the school’s name', (line, level) => {
    expect(school(line).educationLevel).toBe(level);
  });

  it('the latest diploma of unknown level is marked « à vérifier », and a lower one does not replace it', () => {
    const facts = school('2019 Diplômée d’État, éducation préscolaire', '2016 Bachelière en sciences');
    expect(facts.educationLevel).toBeNull();
    expect(facts.diploma).toMatchObject({ level: null, words: 'Diplômée d’État, éducation préscolaire' });
    expect(educationTold(facts, ACCOUNTANT)).toBe(
      '«\u00A0Diplômée d’État, éducation préscolaire\u00A0»\u00A0: niveau à vérifier\u202F; demandé\u00A0: Licence.',
    );
    expect(standings(facts, ACCOUNTANT).education).toBe('to-verify');
  });

  it('educationTold compares the diploma with the level that the offer asks for', () => {
    const told = (...lines: string[]) => educationTold(school(...lines), ACCOUNTANT);
    expect(told('Diplôme national d’ingénieur, INSAT')).toBe(
      '«\u00A0Diplôme national d’ingénieur, INSAT\u00A0», compris comme Master, au-dessus du niveau demandé (Licence).',
    );
    expect(told('Licence en gestion, 2020')).toBe(
      '«\u00A0Licence en gestion\u00A0», compris comme Licence, au niveau demandé (Licence).',
    );
    expect(told('BTS comptabilité, 2020', 'Licence en gestion, en cours')).toBe(
      '«\u00A0BTS comptabilité\u00A0», compris comme DUT/BTS, en dessous du niveau demandé (Licence)\u202F; en cours\u00A0: «\u00A0Licence en gestion, en cours\u00A0», compris comme Licence.',
    );
  });

  it('a diploma in progress meets the offer of an internship, and is « à vérifier » for a job', () => {
    const facts = school('Baccalauréat, 2024', 'Licence en gestion, en cours');
    expect(educationTold(facts, ACCOUNTANT)).toBe(
      'en cours\u00A0: «\u00A0Licence en gestion, en cours\u00A0», compris comme Licence\u202F; demandé\u00A0: Licence.',
    );
    expect(standings(facts, ACCOUNTANT).education).toBe('to-verify');
    expect(standings(facts, { ...ACCOUNTANT, seniorityLevel: 'Stagiaire' }).education).toBe('met');
  });

  it('a job title or a dismissal under experience is not read as a diploma', () => {
    const facts = factsOf(
      ACCOUNTANT,
      'EXPÉRIENCE',
      '01/2020 - 12/2021 : Ingénieur commercial, Sfax',
      '01/2019 - 12/2019 : enquêtrice, licenciée à la fin du contrat',
    );
    expect(facts.educationLevel).toBeNull();
  });
});

describe('candidate names', () => {
  const JOBS = ['EXPÉRIENCE', '01/2024 - 12/2025 : Aide-comptable, Sfax', 'FORMATION', 'BTS comptabilité, 2023'];
  const plain = factsOf(ACCOUNTANT, 'Amal Trabelsi', 'Aide-comptable', ...JOBS);

  it.each([
    'Amal Chef',
    'Karim JUNIOR',
    'SALAH MASTERS',
    'M. Ingénieur',
    'Mme Directrice',
    'Nom : Senior',
    'Amal Excel',
    'Hédi Sage',
    'amal.directeur@mail.tn',
    'linkedin.com/in/amal-senior-excel',
  ])('the name or address « %s » at the head of a CV adds no rank, diploma or skill', (name) => {
    expect(factsOf(ACCOUNTANT, name, 'Aide-comptable', ...JOBS)).toEqual(plain);
  });

  it('a registered name adds no facts on its own line, over two lines, or last name first', () => {
    const read = (person: { firstName: string; lastName: string }, ...head: string[]) =>
      readCv(cv(...head, 'Aide-comptable', ...JOBS), ACCOUNTANT, NOW, person).facts;
    expect(read({ firstName: 'Rose', lastName: 'Chef' }, 'CURRICULUM VITAE', 'ROSE CHEF')).toEqual(plain);
    expect(read({ firstName: 'Rose', lastName: 'Masters' }, 'Masters', 'Rose')).toEqual(plain);
    expect(read({ firstName: 'Rose', lastName: 'Junior' }, 'Coordonnées de Junior Rose')).toEqual(plain);
  });

  it('a job title at the head of a CV sets the seniority level, with or without a name on its line', () => {
    expect(factsOf(ACCOUNTANT, 'NOUR B. — Cheffe de projet', ...JOBS).seniorityLevel).toBe("Chef d'équipe");
    expect(factsOf(ACCOUNTANT, 'Cheffe de projet', ...JOBS).seniorityLevel).toBe("Chef d'équipe");
    expect(factsOf(ACCOUNTANT, 'Directrice Commerciale', ...JOBS).seniorityLevel).toBe('Cadre');
  });
});

describe('durations', () => {
  it.each([
    [53, true, 'environ 4\u00A0ans'],
    [12, true, 'environ 1\u00A0an'],
    [6, true, 'environ 6\u00A0mois'],
    [53, false, '4\u00A0ans et 5\u00A0mois'],
    [0, false, 'moins d’un mois'],
  ])('a duration of %i months (by years only: %s) is written as « %s »', (months, approximate, text) =>
    expect(duration(months, approximate)).toBe(text),
  );

  it('experience given in years only is marked as approximate and shown in whole years', () => {
    const facts = factsOf(ACCOUNTANT, 'EXPÉRIENCE', '2022 - présent : Comptable, Tunis');
    expect(facts).toMatchObject({ experienceMonths: 53, approximate: true });
    expect(experienceTold(facts, 2)).toBe(
      'Environ 4\u00A0ans d’expérience, d’après le CV\u202F; demandé\u00A0: 2\u00A0ans au moins.',
    );
  });

  it.each([
    [['02/2025 - 07/2025 : Stage, cabinet comptable'], 6, 3],
    [['Stage de 3 mois, cabinet comptable, 2024'], 3, 2],
    [['Stage de 3 mois chez un expert-comptable'], 3, 2],
    [['2024 - 2025 : stagiaire comptable, six semaines'], 1, 1],
    [['06/2024 - 08/2024 : Internship, audit firm'], 3, 2],
  ])('the CV lines %j give %i months of internship, counted as %i months of experience', (lines, said, counted) => {
    const facts = factsOf(ACCOUNTANT, 'EXPÉRIENCE', ...lines);
    expect([facts.internshipMonths, facts.experienceMonths]).toEqual([said, counted]);
  });

  it('internship months are shown separately from work and count half', () => {
    const only = factsOf(ACCOUNTANT, 'EXPÉRIENCE', '02/2025 - 07/2025 : Stage, cabinet comptable');
    expect(experienceTold(only, 0)).toBe(
      '6\u00A0mois de stage, comptés pour moitié, d’après le CV\u202F; poste ouvert aux débutants.',
    );
    const both = factsOf(
      ACCOUNTANT,
      'EXPÉRIENCE',
      '08/2025 - 07/2026 : Comptable, Sfax',
      '02/2025 - 07/2025 : Stage, cabinet comptable',
    );
    expect(both).toMatchObject({ experienceMonths: 15, internshipMonths: 6 });
    expect(experienceTold(both, 2)).toBe(
      '1\u00A0an d’expérience et 6\u00A0mois de stage, comptés pour moitié, d’après le CV\u202F; demandé\u00A0: 2\u00A0ans au moins.',
    );
  });

  it('supervising interns, and years named in a sentence, add no experience', () => {
    const facts = factsOf(
      ACCOUNTANT,
      'EXPÉRIENCE',
      '01/2023 - 12/2023 : Comptable, Sfax',
      'Encadrement de 2 stagiaires pendant 3 mois',
      'Présente aux audits 2019 et 2021',
    );
    expect(facts).toMatchObject({ experienceMonths: 12 });
    expect(facts.internshipMonths).toBeUndefined();
  });

  it('a duration stated in months is not extended by a year on the same line', () => {
    expect(factsOf(ACCOUNTANT, 'EXPÉRIENCE', '2021 : aide-comptable, Sfax, 7 mois').experienceMonths).toBe(7);
  });
});

describe('trades', () => {
  const told = (...lines: string[]) => factsOf(ACCOUNTANT, 'EXPÉRIENCE', ...lines);

  it('experience in an unknown trade is « à vérifier » and counts a third', () => {
    const facts = told('01/2022 - 12/2023 : Société El Amal, Bizerte');
    expect(facts.unknownTradeMonths).toBe(24);
    expect(experienceTold(facts, 2)).toBe(
      '2\u00A0ans d’expérience, d’après le CV\u202F; métier non reconnu, à vérifier, pour 2\u00A0ans, comptés pour un tiers\u202F; demandé\u00A0: 2\u00A0ans au moins.',
    );
    expect(standings(facts, ACCOUNTANT).experience).toBe('to-verify');
    expect(experienceScore(facts, 2)).toBe(experienceScore({ experienceMonths: 8 }, 2));
  });

  it.each([
    ['Responsable de magasin, Tunis', 'other'],
    ['Vendeuse en boutique', 'other'],
    ['Gérante d’épicerie', 'other'],
    ['Comptable, magasin de meubles', 'same'],
    ['Aide-comptable', 'same'],
    ['Assistante administrative', 'same'],
    ['Saisie sur Sage', 'same'],
    ['Bénévolat divers', 'unknown'],
  ])('the role « %s » in an application to an accountant’s offer has the trade: %s', (role, trade) => {
    expect(told(`01/2022 - 12/2023 : ${role}`).periods?.map((each) => each.trade)).toEqual([trade]);
  });

  it('months as shop manager count as another trade and do not meet an accountant’s offer', () => {
    const facts = told('08/2017 - 12/2022 : Responsable de magasin', '01/2023 - 10/2026 : Vendeur');
    expect(facts.otherTradeMonths).toBe(facts.experienceMonths);
    expect(standings(facts, ACCOUNTANT).experience).toBe('not-met');
  });
});

describe('requirements of the offer', () => {
  it.each([
    ['met', '✓ Deux ans.'],
    ['not-met', '✗ Deux ans.'],
    ['to-verify', 'À vérifier\u00A0: deux ans.'],
  ] as const)('a requirement of the offer with the result %s is written as « %s »', (standing, text) =>
    expect(withStanding(standing, 'Deux ans.')).toBe(text),
  );

  it('experience for an offer of two years is not-met at 23 months and met at 24', () => {
    const at = (months: number) =>
      standings(
        {
          experienceMonths: months,
          educationLevel: 'Licence',
          languages: [],
          skills: [],
          seniorityLevel: null,
          warnings: [],
        },
        ACCOUNTANT,
      ).experience;
    expect([at(23), at(24)]).toEqual(['not-met', 'met']);
  });
});

describe('five CV fields in place of an unreadable CV', () => {
  const FIELDS = {
    diploma: 'Licence en informatique',
    lastExperience: 'Développeuse chez Medisoft',
    duration: '3 ans',
    languages: 'français courant, anglais B2',
    tools: 'React, PostgreSQL',
  };
  const NONE = { diploma: '', lastExperience: '', duration: '', languages: '', tools: '' };
  const scanned: CvText = { text: '', pages: 1, hiddenText: [], warnings: ['scanned'] };
  const evaluated = (cvFields: typeof FIELDS, given: CvText | null = scanned) =>
    evaluateInterview({ ...interview([LIVED]), cv: given, cvFields });

  it('the five CV fields are read and quoted like a CV, and the warning « scanned » stays', () => {
    const { cv: facts, dimensions } = evaluated(FIELDS);
    expect(facts).toMatchObject({
      experienceMonths: 36,
      educationLevel: 'Licence',
      languages: [
        { name: 'Français', level: 'courant' },
        { name: 'Anglais', level: 'intermédiaire' },
      ],
      skills: [{ name: 'React' }, { name: 'PostgreSQL' }],
      warnings: ['scanned'],
    });
    expect(dimensions.find(({ key }) => key === 'educationMatch')?.quotes).toEqual([
      { text: 'Licence en informatique', source: 'cv' },
    ]);
  });

  it.each([
    ['18 mois', 18],
    ['2 ans', 24],
    ['depuis janvier 2026', 11],
    ['', null],
  ])('the CV field duration « %s » gives %s months of experience', (text, months) => {
    const read = evaluateInterview({
      ...interview([LIVED], { today: NOW }),
      cv: null,
      cvFields: { ...FIELDS, duration: text },
    });
    expect(read.cv?.experienceMonths).toBe(months);
  });

  it('a short CV field is read, and five empty CV fields change nothing', () => {
    expect(evaluated({ ...NONE, diploma: 'Bac' }).cv?.educationLevel).toBe('Lycée');
    expect(evaluated(NONE)).toEqual(evaluateInterview({ ...interview([LIVED]), cv: scanned }));
  });

  it('the five CV fields change nothing if the CV is readable', () => {
    const readable = cv('FORMATION', 'BTS comptabilité, 2020', 'LANGUES', 'Français courant');
    expect(evaluated(FIELDS, readable)).toEqual(evaluateInterview({ ...interview([LIVED]), cv: readable }));
  });
});

describe('undated work', () => {
  it('a duration without dates counts only if no job of the CV has dates', () => {
    expect(factsOf(ACCOUNTANT, 'EXPÉRIENCE', 'Comptable, cabinet El Amen (2 ans)').experienceMonths).toBe(24);
    expect(
      factsOf(ACCOUNTANT, 'EXPÉRIENCE', '01/2023 - 12/2023 : Comptable, Sfax', '', 'Reprise des comptes (6 mois)')
        .experienceMonths,
    ).toBe(12);
  });

  it('a stated internship duration is not added to the dates of the same internship', () => {
    expect(
      factsOf(ACCOUNTANT, 'EXPÉRIENCE', 'Stage de 6 mois, cabinet El Amen', '02/2020 - 07/2020').internshipMonths,
    ).toBe(6);
  });
});

describe('source lines of CV facts', () => {
  it('every CV fact contains the CV line that it comes from', () => {
    const text = [
      'Amal Trabelsi',
      'Cheffe comptable',
      'EXPÉRIENCE',
      '2019 - 2021 : Comptable confirmée, Sfax',
      'Stage de 3 mois, Tunis, 2018',
      'Saisie sur Sage',
      'FORMATION',
      '2018 Licenciée en comptabilité, ISCAE',
      'Mastère en finance, en cours',
      'LANGUES',
      'Français courant, anglais B2',
    ];
    const facts = factsOf(ACCOUNTANT, ...text);
    const held = [
      ...(facts.periods ?? []),
      ...facts.languages,
      ...facts.skills,
      ...[facts.diploma, facts.diplomaInProgress].filter((each) => each !== undefined),
    ];
    expect(held).toHaveLength(7);
    for (const { line } of held) expect(text).toContain(line);
    for (const { words, line } of [facts.diploma, facts.diplomaInProgress].filter((each) => each !== undefined))
      expect(line).toContain(words);
  });
});
