import { describe, expect, it } from 'vitest';
import { COMPANY_VALUES } from '@kafaa/domain/companies/options';
import { INTERVIEW_LANGUAGES, SENIORITY_LEVELS, SOFT_SKILLS } from '@kafaa/domain/jobs/options';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { familyOf } from '@kafaa/interviewer/questions/family';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { elidedDe, titleInside, withArticle } from '@kafaa/interviewer/questions/job-title';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import { SOFT_SKILL_QUESTIONS } from '@kafaa/interviewer/questions/bank/soft-skills';
import { FIELD_SCENARIOS } from '@kafaa/interviewer/questions/bank/field-scenarios';
import { SENIORITY_SCENARIOS } from '@kafaa/interviewer/questions/bank/scenarios';
import { VALUE_QUESTIONS } from '@kafaa/interviewer/questions/bank/values';
import { companyBrief, jobBrief } from './briefs.ts';

const TRADES: readonly (readonly [string, string, string[]])[] = [
  ['development', 'Développeur full stack', ['React', 'Node.js', 'PostgreSQL']],
  ['data', 'Data analyst', ['SQL', 'Power BI']],
  ['infrastructure', 'Technicien support informatique', ['Windows Server', 'Réseau']],
  ['design', 'Designer UX/UI', ['Figma', 'Prototypage']],
  ['sales', 'Commercial B2B', ['Prospection', 'Négociation', 'CRM']],
  ['customer-service', 'Conseiller service client', ['Relation client', 'Téléphone']],
  ['accounting', 'Comptable', ['Sage', 'TVA', 'Rapprochement bancaire']],
  ['marketing', 'Chargée de marketing digital', ['SEO', 'Google Ads']],
  ['hr', 'Chargé de recrutement', ['Sourcing', 'Entretien']],
  ['administration', 'Assistante administrative', ['Bureautique', 'Classement']],
  ['legal', 'Juriste d’entreprise', ['Contrats', 'Droit social']],
  ['project', 'Chef de projet', ['Planning', 'Budget']],
  ['health', 'Infirmière de nuit', ['Soins infirmiers']],
  ['education', 'Professeur d’anglais', ['Pédagogie']],
  ['kitchen', 'Chef de partie', ['Cuisine', 'HACCP']],
  ['restaurant', 'Serveuse en salle', ['Service à table', 'Carte des vins']],
  ['beauty', 'Coiffeuse', ['Coupe', 'Coloration']],
  ['agriculture', 'Ouvrier agricole', ['Taille', 'Récolte']],
  ['driving', 'Chauffeur livreur', ['Permis B', 'Tournées']],
  ['pharmacy', 'Préparatrice en pharmacie', ['Dispensation']],
  ['electricity', 'Électricien bâtiment', ['Câblage', 'Tableau électrique']],
  ['metal', 'Soudeur', ['TIG', 'Chaudronnerie']],
  ['security', 'Agent de sécurité', ['Rondes', 'Vidéosurveillance']],
  ['cleaning', 'Femme de chambre', ['Entretien des chambres']],
  ['laboratory', 'Technicienne de laboratoire', ['Dosage', 'Microbiologie']],
  ['sewing', 'Couturière', ['Piquage']],
  ['finance-lead', 'Directeur administratif et financier', ['Trésorerie', 'Contrôle de gestion']],
  ['attorney', 'Avocate collaboratrice', ['Contentieux', 'Droit des affaires']],
  ['call-centre', 'Téléconseiller', ['Appels entrants', 'CRM']],
  ['social-media', 'Community manager', ['Instagram', 'Réseaux sociaux']],
  ['media', 'Journaliste web', ['Enquête', 'Montage vidéo']],
  ['bank-insurance', 'Conseiller bancaire', ['Crédit', 'Épargne']],
  ['real-estate', 'Agent immobilier', ['Visites', 'Négociation']],
  ['early-years', 'Puéricultrice en crèche', ['Éveil']],
  ['hotel', 'Réceptionniste d’hôtel', ['Opera', 'Accueil']],
  ['construction', 'Conducteur de travaux', ['AutoCAD', 'Gros œuvre']],
  ['logistics', 'Magasinier cariste', ['Inventaire', 'CACES']],
  ['maintenance', 'Technicien de maintenance', ['Électricité', 'Automates']],
  ['manufacturing', 'Responsable qualité', ['ISO 9001', 'Audit']],
  ['retail', 'Vendeuse en boutique', ['Caisse', 'Merchandising']],
];

describe('generated questions', () => {
  it.each(
    TRADES.flatMap(([key, title, skills]) =>
      INTERVIEW_LANGUAGES.map((language) => [key, title, skills, language] as const),
    ),
  )(
    'the generator gives 6 to 10 questions that pass the lint for %s (%s, %s) in %s',
    (_, title, skills, interviewLanguage) => {
      const questions = generateQuestions(
        jobBrief({ title, skills: [...skills], interviewLanguage, industryBackground: '' }),
        companyBrief(),
      );
      expect(questions.length).toBeGreaterThanOrEqual(6);
      expect(questions.length).toBeLessThanOrEqual(10);
      expect(new Set(questions.map((each) => each.text)).size).toBe(questions.length);
      for (const each of questions) {
        expect(lintQuestion(each.text), each.text).toEqual([]);
        expect(each.text).not.toMatch(
          interviewLanguage === 'Français' ? /[{}]|undefined| {2}| [?!;:]/ : /[{}]|undefined| {2}/,
        );
        expect(each.evidence.length).toBeGreaterThanOrEqual(3);
        expect(each.rationale).toMatch(/^(?:Vérifie .+ «\u00A0.+\u00A0».*|.+\u00A0: vérifie .+)\.$/);
        expect(each.followUps).toHaveLength(2);
      }
    },
  );

  it('generated questions have the order motivation, behaviour, value, knowledge or situation, scenario', () => {
    const kinds = generateQuestions(jobBrief(), companyBrief()).map((each) => each.kind);
    expect(kinds).toHaveLength(8);
    expect(kinds[0]).toBe('motivation');
    expect(kinds.slice(1, 3)).toEqual(['behaviour', 'behaviour']);
    // Three listed skills and a second quality take precedence over a second value.
    expect(kinds[3]).toBe('value');
    expect(kinds.slice(4, 7).every((kind) => kind === 'knowledge' || kind === 'situation')).toBe(true);
    expect(kinds.at(-1)).toBe('scenario');
  });

  it('the same offer gets the same questions, and another offer shares few of them', () => {
    const texts = (title: string, skills: string[], softSkills: string[]) =>
      generateQuestions(jobBrief({ title, skills, softSkills }), companyBrief()).map((each) => each.text);
    const developer = texts('Développeur full stack', ['React', 'Node.js'], ['Communication']);
    expect(texts('Développeur full stack', ['React', 'Node.js'], ['Communication'])).toEqual(developer);
    const accountant = texts('Comptable', ['Sage', 'TVA'], ['Attention aux détails']);
    const shared = accountant.filter((text) => developer.includes(text)).length;
    expect(shared).toBeLessThanOrEqual(2);
    const python = texts('Développeur full stack', ['Python', 'Docker'], ['Créativité']);
    expect(python.filter((text) => developer.includes(text)).length).toBeLessThan(developer.length - 2);
  });

  it('a question writes a skill unknown to the bank in lower case in the recruiter’s words', () => {
    const job = jobBrief({ title: 'Fleuriste', skills: ['Art floral', 'Gestion de la serre'], industryBackground: '' });
    const texts = generateQuestions(job, companyBrief({ industry: '' }))
      .map((each) => each.text)
      .join('\n');
    expect(texts).toMatch(/art floral/);
    expect(texts).toMatch(/gestion de la serre/);
  });

  it.each([
    ['Menuisier restaurateur', ['Menuiserie'], /écran|chaîne du froid/],
    ['Agent d’entretien', ['Entretien des locaux', 'Réactivité'], /candidat|composant/],
    ['Agent de sécurité', ['Sécurité'], /réseau|pare-feu|intrus/],
    ['Conseiller', ['Excellence', 'Besoins du client', 'Expression orale'], /tableur|patient|requête|formule/],
    ['Assistante', ['Logiciels de bureautique', 'Usage d’internet'], /logiciel de gestion/],
    ['Anesthésiste', ['Anesthésie'], /requête|API/],
    ['Couturière', ['Travaux de retouche'], /harnais|béton/],
    ['Commissaire aux comptes', ['Révision'], /cuisine|service chargé/],
  ])('the questions for %s mention no trade that only part of a word names', (title, skills, foreign) => {
    for (const type of ['', 'Autre'])
      for (const each of generateQuestions(
        jobBrief({ title: `${title} ${type}`, skills, industryBackground: '', description: '' }),
        companyBrief({ industry: '' }),
      ).filter(({ kind }) => kind === 'knowledge' || kind === 'situation'))
        expect(each.text).not.toMatch(foreign);
  });

  it.each([
    ['Business developer', 'sales'],
    ['Chargée des réseaux sociaux', 'social-media'],
    ['Juriste contentieux', 'legal'],
    ['Menuisier restaurateur', 'construction'],
    ['Esthéticienne en institut', 'beauty'],
    ['Responsable assurance qualité', 'manufacturing'],
  ])('familyOf reads the title %s as the trade %s', (title, key) =>
    expect(
      familyOf(jobBrief({ title, skills: [], industryBackground: '', description: '' }), companyBrief())?.key,
    ).toBe(key),
  );

  it('malformed recruiter input still gives at least four questions, without markup or line breaks', () => {
    const job = jobBrief({
      title: '<b>Chef</b>\n?'.repeat(40),
      skills: ['???', ' '.repeat(5), 'x'.repeat(500)],
      softSkills: [],
      seniorityLevel: '',
    });
    const questions = generateQuestions(job, companyBrief({ companyValues: [], name: '<script>' }));
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const each of questions) expect(each.text).not.toMatch(/[<>\n]/);
  });

  it('the bank has at least two questions per soft skill, value and seniority level in both languages', () => {
    for (const [names, bank] of [
      [SOFT_SKILLS, SOFT_SKILL_QUESTIONS],
      [COMPANY_VALUES, VALUE_QUESTIONS],
      [SENIORITY_LEVELS, SENIORITY_SCENARIOS],
      [SENIORITY_LEVELS, FIELD_SCENARIOS.hands],
      [SENIORITY_LEVELS, FIELD_SCENARIOS.people],
    ] as const) {
      for (const name of names) {
        expect(bank[name]?.fr.length, name).toBeGreaterThanOrEqual(2);
        expect(bank[name]?.en.length, name).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

describe('offer titles inside questions', () => {
  it.each([
    ['Développeur Front-End senior (H/F)', 'de développeur front-end senior'],
    ['COMPTABLE JUNIOR H/F', 'de comptable junior'],
    ['Assistante de direction', 'd’assistante de direction'],
    ["Hôtesse d'accueil - Sousse", "d’hôtesse d'accueil"],
    ['Ingénieur(e) QA', 'd’ingénieur(e) QA'],
    ['Commercial Tunis Nord', 'de commercial Tunis Nord'],
    ["Professeur d'Anglais", "de professeur d'anglais"],
    ['Développeur iOS (CDI, Tunis)', 'de développeur iOS'],
    ['Stage en comptabilité', 'de stagiaire en comptabilité'],
    ['UX/UI Designer', 'd’UX/UI designer'],
    ['Responsable RH', 'de responsable RH'],
    ['Développeur React', 'de développeur React'],
  ])('questions write the French title %s as %s', (title, written) =>
    expect(elidedDe(titleInside(title, 'fr'))).toBe(written),
  );

  it.each([
    ['Senior Front-End Developer', 'a senior front-end developer'],
    ['Accountant', 'an accountant'],
    ['HR Manager', 'an HR manager'],
    ['UX/UI Designer', 'a UX/UI designer'],
    ['English Teacher', 'an English teacher'],
    ['Marketing Internship', 'a marketing intern'],
    ['Head of Sales', 'head of sales'],
    ['MERN developer', 'a MERN developer'],
    ['University lecturer', 'a university lecturer'],
    ['Customer Support Specialist (m/f/d)', 'a customer support specialist'],
  ])('questions write the English title %s as %s', (title, written) =>
    expect(withArticle(titleInside(title, 'en'))).toBe(written),
  );

  it.each(
    INTERVIEW_LANGUAGES.flatMap((language) =>
      SENIORITY_LEVELS.map((seniorityLevel) => [language, seniorityLevel] as const),
    ),
  )(
    'questions in %s for %s write the title without heading capitals, brackets or wrong articles',
    (interviewLanguage, seniorityLevel) => {
      const titles =
        interviewLanguage === 'Français'
          ? ['Assistante de direction (H/F)', 'Développeur Front-End senior', 'Stagiaire marketing digital', 'Hôtesse']
          : ['Accountant', 'Senior Front-End Developer', 'Marketing intern', 'UX Designer'];
      for (const title of titles) {
        for (const each of generateQuestions(jobBrief({ title, seniorityLevel, interviewLanguage }), companyBrief())) {
          expect(lintQuestion(each.text), each.text).toEqual([]);
          // No capital of a heading, no bracket, no article that is missing or not elided.
          expect(each.text).not.toMatch(/\(|au poste|cette offre \(|Assistante|Senior|Développeur|Accountant|H\/F/);
          expect(each.text).not.toMatch(/(?:de|que) (?:assistante|hôtesse)|\bas (?:accountant|senior|marketing|UX)/);
          expect(each.text).not.toMatch(/\ba accountant|\ban (?:senior|marketing|UX)/);
        }
      }
    },
  );

  it('bank questions use no gendered form for the candidate', () => {
    const banks = [SOFT_SKILL_QUESTIONS, VALUE_QUESTIONS, SENIORITY_SCENARIOS];
    const texts = banks.flatMap((bank) => Object.values(bank).flatMap(({ fr }) => fr.map(({ text }) => text)));
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts)
      expect(text).not.toMatch(
        /vous (?:êtes|étiez)[^,.:]* (?:seul|fier|chargé|prêt)|que vous menez seul|vous a conduit/,
      );
  });
});

describe('trade detection', () => {
  it.each(TRADES)('the trade is detected from title and skills: %s', (key, title, skills) => {
    expect(
      familyOf(
        jobBrief({ title, skills: [...skills], description: '', industryBackground: '' }),
        companyBrief({ industry: '' }),
      )?.key,
    ).toBe(key);
  });

  it('automated tests are classed as the trade development and cause no question about electrical faults', () => {
    const job = jobBrief({
      title: 'Ingénieur QA',
      skills: ['Tests automatisés'],
      description: '',
      industryBackground: '',
    });
    expect(familyOf(job, companyBrief({ industry: '' }))?.key).toBe('development');
    const texts = generateQuestions(job, companyBrief({ industry: '' })).map((each) => each.text);
    expect(texts.join(' ')).not.toMatch(/panne électrique/);
  });

  it('the trade is null if neither title nor skills name one', () => {
    expect(
      familyOf(
        jobBrief({ title: 'Fleuriste', skills: ['Art floral'], description: '', industryBackground: '' }),
        companyBrief({ industry: '' }),
      ),
    ).toBeNull();
  });
});

describe('questions written by a recruiter', () => {
  it.each([
    ['Pourquoi voulez-vous rejoindre notre équipe ?', 'motivation', 'Motivation'],
    ['Racontez une fois où vous avez dû résoudre un problème difficile.', 'behaviour', 'Résolution de problèmes'],
    ['Comment optimisez-vous une requête PostgreSQL lente ?', 'knowledge', 'PostgreSQL'],
    ['Que faites-vous si un client refuse de payer ?', 'situation', 'Développeur full stack'],
    ['Why do you want to work with us?', 'motivation', 'Motivation'],
    ['Tell us about a time when you failed.', 'behaviour', 'Expérience'],
  ])('the recruiter’s question « %s » is described as %s, %s', (text, kind, competency) => {
    expect(describeQuestion(text, jobBrief(), companyBrief())).toMatchObject({ text, kind, competency });
  });

  it('a bank question keeps its kind and evidence when it is described again', () => {
    for (const each of generateQuestions(jobBrief(), companyBrief())) {
      const described = describeQuestion(each.text, jobBrief(), companyBrief());
      expect(described.kind).toBe(each.kind);
      expect(described.evidence).toEqual(each.evidence);
    }
  });
});

describe('question lint', () => {
  it.each([
    ['Avez-vous déjà travaillé sur React ?', /oui ou par non/],
    ['Are you comfortable with stress?', /oui ou par non/],
    ['Comment faites-vous ? Et pourquoi ?', /une seule question/],
    ['Comment réagissez-vous devant un client fâché, et que dites-vous ensuite ?', /une seule question/],
    ['What do you check first, and how do you tell the team?', /une seule question/],
    ['Comptez-vous avoir des enfants prochainement, et comment vous organiserez-vous ?', /vie familiale/],
    ['Quelle est votre religion et comment la vivez-vous au travail ?', /religion/],
    ['Quel âge avez-vous et depuis quand travaillez-vous ?', /âge/],
    ['What is your nationality and where did you grow up?', /origine/],
    [`Racontez ${'un très long moment '.repeat(12)}au travail.`, /20 au plus/],
    ['Racontez un succès (par exemple un projet livré à temps) de votre carrière.', /souffle sa réponse/],
    ['', /vide/],
  ])('the lint reports a fault in « %s »', (text, message) => {
    expect(lintQuestion(text).join(' ')).toMatch(message);
  });

  it.each([
    'Racontez une fois où vous avez soigné un enfant malade.',
    'Pouvez-vous décrire un projet dont vous êtes fier ?',
    'How do you plan a week with three deadlines?',
    'Un client se plaint : que faites-vous en premier, et pourquoi ?',
    'Qu’est-ce que vous avez aimé dans un projet et que vous aimeriez retrouver ici ?',
  ])('the lint accepts « %s »', (text) => expect(lintQuestion(text)).toEqual([]));
});
