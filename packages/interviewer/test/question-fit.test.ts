import { describe, expect, it } from 'vitest';
import type { JobBrief } from '@kafaa/interviewer/contract';
import { INTERVIEW_LANGUAGES, SENIORITY_LEVELS } from '@kafaa/domain/jobs/options';
import { questionForSkill, skillCoverage } from '@kafaa/interviewer/questions/coverage';
import { describedObjects } from '@kafaa/interviewer/questions/described-objects';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { expectationOf } from '@kafaa/interviewer/questions/expectations';
import { FAMILIES, familyOf } from '@kafaa/interviewer/questions/family';
import { FIRST_JOB_PLACES } from '@kafaa/interviewer/questions/first-job';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import { genderOf } from '@kafaa/interviewer/questions/noun-gender';
import { askedSkill, tidySkill } from '@kafaa/interviewer/questions/skill-form';
import { countWords } from '@kafaa/interviewer/questions/words';
import { FIRST_JOB_WORDS } from '@kafaa/interviewer/questions/bank/first-jobs';
import type { BankItem, Bilingual } from '@kafaa/interviewer/questions/bank/item';
import { MOTIVATION_QUESTIONS } from '@kafaa/interviewer/questions/bank/scenarios';
import { SKILL_QUESTIONS } from '@kafaa/interviewer/questions/bank/skills';
import {
  ARTICLE_TEMPLATES,
  DOCUMENT_TEMPLATES,
  EVERY_SKILL_TEMPLATE,
  LABEL_TEMPLATES,
  LANGUAGE_TEMPLATES,
  LICENCE_TEMPLATES,
  PEOPLE_TEMPLATES,
  QUALITY_TEMPLATES,
  VALUE_TEMPLATES,
  VERB_TEMPLATES,
  WORK_TEMPLATES,
} from '@kafaa/interviewer/questions/bank/skill-templates';
import { SOFT_SKILL_QUESTIONS } from '@kafaa/interviewer/questions/bank/soft-skills';
import { VALUE_QUESTIONS } from '@kafaa/interviewer/questions/bank/values';
import { everyScenario } from '@kafaa/interviewer/questions/seniority';
import { companyBrief, jobBrief } from './briefs.ts';

/** Trades that are in no bank, with skills as recruiters write them. */
const UNUSUAL: readonly (readonly [title: string, skills: string, years: number, industry: string])[] = [
  ['Moniteur de plongée', 'Plongée, Secourisme, Compresseur, Accueil', 3, 'Sport et loisirs'],
  ['Marin pêcheur', 'Ramendage, Tri du poisson, Navigation, Permis côtier', 2, 'Pêche'],
  ['Ramasseur de clovisses', 'marcher dans la vase, tri et calibrage', 0, 'Pêche'],
  ['Conteuse pour enfants', 'Lecture à voix haute, Mémoire, Arabe', 1, 'Culture'],
  ['Gardien de phare', 'Radio VHF, Entretien du feu, Registre', 5, 'Maritime'],
  ['Tapissier décorateur', 'Garnissage, Couture main, Devis', 4, 'Artisanat'],
  ['Dresseuse de chevaux', 'Longe, Soins, Harnais', 3, 'Équitation'],
  ['Perruquière de théâtre', 'Implantation, Coiffure, Maquillage', 2, 'Culture'],
  ['Mouleur en fibre de verre', 'Lecture de plans, Ponçage, Résine polyester', 1, 'Nautisme'],
  ['Agent de dragage', 'Sondage, Drague, Sea survival', 2, 'Travaux maritimes'],
  ['Truffier', 'Dressage du chien, Cavage', 1, 'Agriculture'],
  ['Médiatrice de quartier', 'Écoute, Connaissance des associations, Arabe', 0, 'Social'],
];

function unusual(
  [title, skills, minExperienceYears, industryBackground]: (typeof UNUSUAL)[number],
  changes: Partial<JobBrief> = {},
) {
  return jobBrief({
    title,
    skills: skills.split(', '),
    minExperienceYears,
    industryBackground,
    description: '',
    ...changes,
  });
}

const TRADE_ABSURD =
  /plat de la carte|en salle|service du samedi|béton|imprimeur|filiale|bulletin de paie|chambre froide|sera pas servi|soudure|perfusion|budget/;

describe('questions for offers of unusual trades', () => {
  it.each(UNUSUAL.flatMap((each) => INTERVIEW_LANGUAGES.map((language) => [each[0], language, each] as const)))(
    '%s in %s: the questions cover every listed skill and contain nothing of another trade',
    (_, interviewLanguage, each) => {
      const job = unusual(each, { interviewLanguage });
      const questions = generateQuestions(job, companyBrief({ industry: each[3] }));
      expect(skillCoverage(questions, job).filter(({ questions: asking }) => asking.length === 0)).toEqual([]);
      for (const { text } of questions) {
        expect(lintQuestion(text), text).toEqual([]);
        expect(text).not.toMatch(TRADE_ABSURD);
      }
    },
  );

  it('eight questions ask about the first four of six listed skills and one soft skill', () => {
    const skills = ['Cardage', 'Filage', 'Teinture', 'Tissage', 'Ourdissage', 'Finition'];
    const job = jobBrief({ title: 'Tisserande', skills, softSkills: ['Communication', 'Créativité', 'Leadership'] });
    const questions = generateQuestions(job, companyBrief());
    expect(skillCoverage(questions, job).map(({ questions: asking }) => asking.length > 0)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(
      questions.filter(({ kind, competency }) => kind === 'behaviour' && job.softSkills.includes(competency)),
    ).toHaveLength(1);
    expect(questions).toHaveLength(8);
  });

  it('the generator asks no question twice for related or repeated skills', () => {
    const job = jobBrief({ skills: ['React', 'Angular', 'Vue', 'React'] });
    const texts = generateQuestions(job, companyBrief()).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('trades of offers with few words', () => {
  it.each([
    ['Moniteur de plongée', ['Plongée']],
    ['Marin pêcheur', ['Poisson']],
    ['Peintre en lettres', ['Lettrage']],
    ['Technicien d’écloserie', ['Comptage']],
    ['Responsable de hammam', ['Caisse']],
    ['Gardien de phare', ['Radio']],
  ])('the trade of %s stays null because one ambiguous word is not enough', (title, skills) => {
    const job = jobBrief({ title, skills, description: '', industryBackground: '' });
    expect(familyOf(job, companyBrief({ industry: '' }))).toBeNull();
  });

  it.each([
    ['Peintre', ['Enduit'], 'Peinture de façades sur chantier, bâtiments neufs.', 'construction'],
    ['Technicien', ['Maintenance', 'Photovoltaïque'], '', 'maintenance'],
  ])('a second, clear word determines the trade of %s', (title, skills, description, key) => {
    const job = jobBrief({ title, skills, description, industryBackground: '' });
    expect(familyOf(job, companyBrief({ industry: '' }))?.key).toBe(key);
  });

  it.each([
    ['Relevé graphique', /imprimeur/],
    ['Consolidation à la chaux', /filiales/],
    ['Lecture des aplombs', /enfant/],
    ['Maquillage / glaçage', /peau/],
    ['Sea survival', /publicité|advertising/],
    ['conduite du four', /préparation/],
    ['Qualité de l’eau', /audit/],
    ['telephone WhatsApp', /appels/],
    ['Premiers secours (formation donnée)', /leçon/],
    ['Permis B', /livraisons/],
    ['Permis de feu', /permis de conduire|route/],
    ['Transport', /livraisons/],
    ['Greffage d’oliviers', /récolte/],
    ['Droit des successions', /relève|atelier/],
    ['Contrôle visuel', /vidéo/],
    ['Vente au marché', /négociation/],
    ['Découpe de poisson', /livraison/],
    ['Coulage béton', /harnais/],
    ['Coiffure', /peau/],
    ['Saisie comptable', /trente pages/],
    ['Chaîne du froid', /camion/],
    ['Sauvegarde du patrimoine', /données/],
    ['Arabe littéraire', /langue/],
    ['CACES', /travail bien fait/],
  ])('the questions ask about the skill « %s » without the terms of another trade', (skill, foreign) => {
    const job = jobBrief({ title: 'Artisan', skills: [skill], industryBackground: 'Artisanat', description: '' });
    const questions = generateQuestions(job, companyBrief({ industry: 'Artisanat' }));
    expect(questions.some(({ competency }) => competency === skill)).toBe(true);
    for (const { text } of questions) expect(text).not.toMatch(foreign);
  });
});

describe('all bank questions', () => {
  const banks: readonly (readonly [string, Bilingual])[] = [
    ...Object.entries(SOFT_SKILL_QUESTIONS),
    ...Object.entries(VALUE_QUESTIONS),
    ...SKILL_QUESTIONS.map((each) => [String(each.match), each] as const),
    ...FAMILIES.map((each) => [each.key, each] as const),
    ...everyScenario().map(({ bank, measure }) => [measure, bank] as const),
    ['motivation', MOTIVATION_QUESTIONS],
    ...[...EVERY_SKILL_TEMPLATE, QUALITY_TEMPLATES, VALUE_TEMPLATES].flatMap(({ seasoned, first }) => [
      ['template', seasoned] as const,
      ['template', first] as const,
    ]),
  ];
  const items = (language: 'fr' | 'en'): BankItem[] => banks.flatMap(([, bank]) => bank[language]);
  // The longest values of the placeholders in braces: a skill of four words, an object of two.
  const filled = (text: string, language: 'fr' | 'en'): string =>
    text
      .replace('{places}', FIRST_JOB_PLACES[language])
      .replace('{public}', language === 'fr' ? 'un élève ou un parent' : 'a student or a parent')
      .replace('{asRole}', language === 'fr' ? 'dans ce métier' : 'in this job')
      .replace(/\{\w+\}/g, language === 'fr' ? 'les nœuds marins' : 'sail repair');

  it.each(['fr', 'en'] as const)('the bank question passes the lint and has at most twenty words: %s', (language) => {
    expect(items(language).length).toBeGreaterThan(150);
    for (const { text } of items(language)) expect(lintQuestion(filled(text, language)), text).toEqual([]);
    for (const [, fr, en] of Object.values(FIRST_JOB_WORDS)) {
      const text = `${FIRST_JOB_PLACES[language]} : ${language === 'fr' ? fr : en}`;
      expect(countWords(text), text).toBeLessThanOrEqual(20);
    }
  });

  it.each(['fr', 'en'] as const)(
    'the bank question that asks for a story has the kind behaviour, value or motivation: %s',
    (language) => {
      const story = language === 'fr' ? /^(?:Racontez|Décrivez une|Parlez d)/ : /^(?:Tell us about|Describe a)/;
      const stories = items(language).filter(({ text }) => story.test(text));
      expect(stories.length).toBeGreaterThan(50);
      for (const { text, kind } of stories) expect(['behaviour', 'value', 'motivation'], text).toContain(kind);
    },
  );

  it.each(SENIORITY_LEVELS)(
    'story questions for a first job at %s mention school or family, except at leading levels',
    (seniorityLevel) => {
      for (const interviewLanguage of INTERVIEW_LANGUAGES) {
        const language = interviewLanguage === 'Français' ? 'fr' : 'en';
        const job = jobBrief({
          title: 'Serveuse',
          skills: ['Service en salle'],
          minExperienceYears: 0,
          seniorityLevel,
          interviewLanguage,
        });
        const lived = generateQuestions(job, companyBrief()).filter(({ competency }) =>
          [...job.softSkills, 'Intégrité', 'Innovation'].includes(competency),
        );
        expect(lived.length).toBeGreaterThanOrEqual(2);
        const leads = ['Senior', "Chef d'équipe", 'Cadre'].includes(seniorityLevel);
        for (const { text } of lived) expect(text.startsWith(FIRST_JOB_PLACES[language]), text).toBe(!leads);
      }
    },
  );
});

describe('skill wording', () => {
  it.each([
    ['Amarrage', 'de l’amarrage', 'l’amarrage'],
    ['Forge', 'de la forge', 'la forge'],
    ['Parage', 'du parage', 'le parage'],
    ['nœuds marins', 'des nœuds marins', 'les nœuds marins'],
    ['harnais', 'du harnais', 'le harnais'],
    ['Hygiène des locaux', 'de l’hygiène des locaux', 'l’hygiène des locaux'],
    ['Petite plomberie', 'de la petite plomberie', 'la petite plomberie'],
    ['Connaissance des tissus', 'des tissus', 'les tissus'],
    ['Tri et calibrage', 'du tri et du calibrage', 'le tri et le calibrage'],
    ['Échelle et sécateur', 'de l’échelle et du sécateur', 'l’échelle et le sécateur'],
    ['Caisson hyperbare', 'du caisson hyperbare', 'le caisson hyperbare'],
    ['Relevé de compteurs', 'du relevé de compteurs', 'le relevé de compteurs'],
    ['Relève de nuit', 'de la relève de nuit', 'la relève de nuit'],
    ['Recuisson', 'de la recuisson', 'la recuisson'],
    ['Astreinte', 'de l’astreinte', 'l’astreinte'],
    ['Radio VHF', 'de la radio VHF', 'la radio VHF'],
    ['Norme NF C 15-100', 'de la norme NF C 15-100', 'la norme NF C 15-100'],
    ['Tiers payant', 'du tiers payant', 'le tiers payant'],
    ['Arabe littéraire', 'de l’arabe littéraire', 'l’arabe littéraire'],
    ['conduite tracteur', 'de la conduite de tracteur', 'la conduite de tracteur'],
    [
      'Reconnaissance des matières et des marques',
      'de la reconnaissance des matières et des marques',
      'la reconnaissance des matières et des marques',
    ],
    ['Contrôle du chlore et du pH', 'du contrôle du chlore et du pH', 'le contrôle du chlore et du pH'],
    ['Vocabulaire médical et juridique', 'du vocabulaire médical et juridique', 'le vocabulaire médical et juridique'],
    ['connaître les commerçants', 'des commerçants', 'les commerçants'],
    ['Exocad', 'd’Exocad', 'Exocad'],
    ['VHF', 'de VHF', 'VHF'],
    ['Bois précieux', 'du bois précieux', 'le bois précieux'],
    ['Épissures', 'des épissures', 'les épissures'],
  ])('questions write the skill %s as %s and %s', (skill, ofSkill, theSkill) =>
    expect(askedSkill(skill, 'fr').words).toMatchObject({ ofSkill, theSkill }),
  );

  it.each([
    ['HACCP (notions)', 'HACCP'],
    ['Notions de comptabilité', 'comptabilité'],
    ['Maîtrise du logiciel Sage', 'logiciel Sage'],
    ['Gestion de la relation avec les fournisseurs et les clients', 'Gestion de la relation'],
  ])('questions shorten the skill %s to %s', (skill, tidy) => expect(tidySkill(skill)).toBe(tidy));

  it.each([
    ['Permis de feu', 'fr', DOCUMENT_TEMPLATES],
    ['Permis côtier', 'fr', DOCUMENT_TEMPLATES],
    ['CACES', 'fr', DOCUMENT_TEMPLATES],
    ['Permis B', 'fr', LICENCE_TEMPLATES],
    ['Familles endeuillées', 'fr', PEOPLE_TEMPLATES],
    ['guests', 'en', PEOPLE_TEMPLATES],
    ['compter les emplacements', 'fr', VERB_TEMPLATES],
    ['descendre les régimes', 'fr', VERB_TEMPLATES],
    ['Drive a truck', 'en', VERB_TEMPLATES],
    ['Talk to neighbours', 'en', VERB_TEMPLATES],
    ['Work orders', 'en', WORK_TEMPLATES],
    ['Sang-froid', 'fr', QUALITY_TEMPLATES],
    ['Langue des signes', 'fr', LANGUAGE_TEMPLATES],
    ['Arabe littéraire', 'fr', ARTICLE_TEMPLATES],
    ['Written English', 'en', WORK_TEMPLATES],
    ['English teaching', 'en', WORK_TEMPLATES],
    ['Boat handling', 'en', WORK_TEMPLATES],
    ['Reset checklists', 'en', WORK_TEMPLATES],
    ['Reset checklist', 'en', LABEL_TEMPLATES],
    ['Rescue boat', 'en', LABEL_TEMPLATES],
    ['35 mm', 'fr', LABEL_TEMPLATES],
  ] as const)('a question about the skill %s (%s) uses the templates of its kind', (skill, language, templates) =>
    expect(askedSkill(skill, language).templates).toBe(templates),
  );

  it('an English interview names a soft skill of a French offer in English', () => {
    expect(askedSkill('Prudence', 'en').words.skill).toBe('Caution');
    expect(askedSkill('Prudence', 'fr').words.skill).toBe('Prudence');
  });

  it('the questions ask about two driving licences separately', () => {
    const job = jobBrief({ skills: ['Permis B', 'Permis C'] });
    const questions = generateQuestions(job, companyBrief());
    expect(questions.map(({ competency }) => competency)).toEqual(expect.arrayContaining(job.skills));
  });

  it('genderOf returns null for a noun of unknown gender', () => {
    expect(genderOf('cuisson')).toBe('feminine');
    expect(genderOf('tracteur')).toBe('masculine');
    expect(genderOf('varoa')).toBeNull();
  });
});

describe('objects of a description', () => {
  const objects = (description: string, interviewLanguage: 'Français' | 'Anglais' = 'Français') =>
    describedObjects({ description, interviewLanguage });

  it('describedObjects finds the objects of the work with their article', () => {
    expect(
      objects(
        'Le travail : nettoyer les paniers, compter les mortes et remonter les huîtres. Vous ouvrez les vannes le matin.',
      ),
    ).toEqual(expect.arrayContaining(['les paniers', 'les huîtres', 'les vannes']));
    expect(
      objects('You check the lines every evening and you clean the nozzles, then you close the shop.', 'Anglais'),
    ).toContain('the nozzles');
  });

  it('describedObjects does not end an object with a determiner', () => {
    const found = objects(
      'Vous tenez le stock d’une boutique en ligne, vous préparez les plans de nos clients et vous contrôlez les comptes de trois magasins. Le travail : tenir le stock d’une boutique, lire les bons de chaque livreur.',
    );
    expect(found).toContain('le stock');
    expect(found.filter((each) => / (?:une|nos|trois|chaque)$/u.test(each))).toEqual([]);
  });

  it('describedObjects leaves out a complement that is a name', () => {
    const found = objects(
      'Vous tenez la comptabilité de Medina Digital et de sa filiale, vous ouvrez la boutique d’Hammamet. Le travail : préparer les caisses de légumes.',
    );
    expect(found).toEqual(expect.arrayContaining(['la comptabilité', 'la boutique', 'les caisses de légumes']));
    expect(found.join(' ')).not.toMatch(/medina|hammamet/iu);
  });

  it('describedObjects does not read an adjective before a noun as an object', () => {
    const found = objects(
      'Vous recevez les futures mariées, vous reprenez les grandes traînes et vous cousez les perles.',
    );
    expect(found).toContain('les perles');
    expect(found).not.toContain('les futures');
    expect(found).not.toContain('les grandes');
  });

  it('describedObjects finds nothing in contract terms, people or a text of another language', () => {
    expect(
      objects('Vous rejoignez une équipe. Vous aurez le salaire le premier du mois et vous aidez les clients.'),
    ).toEqual([]);
    expect(objects('Le travail : nettoyer les paniers et ranger les outils de la barque.', 'Anglais')).toEqual([]);
  });
});

describe('question tools of the offer page', () => {
  it('questionForSkill returns a new question for a skill without one', () => {
    const job = jobBrief({ skills: ['Cardage'] });
    const one = questionForSkill('Cardage', job, companyBrief());
    expect(one?.competency).toBe('Cardage');
    const other = questionForSkill('Cardage', job, companyBrief(), one ? [one] : []);
    expect(other?.text).not.toBe(one?.text);
    expect(skillCoverage(one ? [one] : [], job)).toEqual([{ skill: 'Cardage', questions: [0] }]);
    expect(skillCoverage([], job)).toEqual([{ skill: 'Cardage', questions: [] }]);
  });

  it('an offer about the supervision of children gets no question about the staff', () => {
    const skill = 'Encadrement d’enfants';
    const asked = questionForSkill(skill, jobBrief({ skills: [skill] }), companyBrief());
    expect(asked?.text).not.toMatch(/votre équipe/u);
  });

  it('a recruiter’s own question covers the skill whose words it contains', () => {
    const job = jobBrief({ skills: ['Rapprochement bancaire', 'Excel'] });
    const own = { text: 'Comment faites-vous un rapprochement bancaire ?', competency: 'Comptable' };
    expect(skillCoverage([own], job).map(({ questions }) => questions)).toEqual([[0], []]);
  });

  it('a question in the words of an earlier edition keeps its kind, competency and evidence', () => {
    const job = jobBrief({ title: 'Apicultrice', skills: ['Transhumance des ruches'], minExperienceYears: 0 });
    const text = 'Parlons de la transhumance des ruches. Comment savez-vous que le travail est bien fait ?';
    const known = describeQuestion(text, job, companyBrief());
    expect(known).toMatchObject({ kind: 'knowledge', competency: 'Transhumance des ruches' });
    expect(known.evidence[0]).toBe('contrôle, regarder, mesurer, comparer');
  });

  it('the kind chosen by the recruiter overrides the detected kind, and every question has expectations', () => {
    const text = 'Racontez une fois où vous avez dû résoudre un problème difficile.';
    expect(describeQuestion(text, jobBrief(), companyBrief(), 'value')).toMatchObject({ kind: 'value' });
    for (const question of generateQuestions(jobBrief(), companyBrief())) {
      const sentences = expectationOf(question);
      expect(sentences.length).toBeGreaterThanOrEqual(1);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it.each([
    [
      ['mesurer, calibre, loupe, comparer', 'tolérance, plan', 'isoler, étiquette', 'noter, lot'],
      'Par exemple, il y est question de mesurer, d’isoler et de noter. Une autre démarche qui mène au même résultat vaut autant.',
    ],
    [
      ['atelier, mesure', 'noter, registre'],
      'On y parle par exemple de\u00A0: atelier, mesure, noter et registre. Ces mots ne sont pas obligatoires\u00A0: c’est l’idée qui compte.',
    ],
  ])(
    'the expectation of the evidence %j names acts in a sentence, or words if the bank has no two acts',
    (evidence, said) => {
      expect(expectationOf({ kind: 'situation', evidence })[1]).toBe(said);
    },
  );
});
