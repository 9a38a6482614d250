import type { CompanyBrief, Exchange, InterviewInput, JobBrief, Question } from '@kafaa/interviewer/contract';

export function jobBrief(changes: Partial<JobBrief> = {}): JobBrief {
  return {
    title: 'Développeur full stack',
    description: 'Vous développez notre plateforme de prise de rendez-vous médicaux.',
    location: 'Tunis',
    type: 'Temps plein',
    skills: ['React', 'Node.js', 'PostgreSQL'],
    minExperienceYears: 3,
    educationLevel: 'Licence',
    preferredLanguages: ['Français', 'Anglais'],
    softSkills: ['Communication', 'Résolution de problèmes'],
    seniorityLevel: 'Intermédiaire',
    industryBackground: 'Technologie',
    interviewLanguage: 'Français',
    ...changes,
  };
}

export function companyBrief(changes: Partial<CompanyBrief> = {}): CompanyBrief {
  return {
    name: 'Vega',
    industry: 'Technologie',
    companyDescription: 'Logiciels pour cliniques.',
    companySize: '11-50',
    companyValues: ['Intégrité', 'Innovation'],
    ...changes,
  };
}

export function question(changes: Partial<Question> = {}): Question {
  return {
    text: 'Racontez un problème dont la cause n’était pas évidente et la façon dont vous l’avez trouvée.',
    kind: 'behaviour',
    competency: 'Résolution de problèmes',
    requirement: 'Qualité attendue : Résolution de problèmes',
    rationale: '',
    evidence: [
      'cause, origine, comprendre',
      'vérifier, tester, comparer, mesurer',
      'solution, corriger',
      'résultat, réglé',
    ],
    anchors: { 0: '', 2: '', 4: '' },
    followUps: [],
    ...changes,
  };
}

export function interview(
  answers: readonly (string | null | Partial<Exchange>)[],
  changes: Partial<InterviewInput> = {},
): InterviewInput {
  return {
    job: jobBrief(),
    company: companyBrief(),
    exchanges: answers.map((each) => ({
      question: question(),
      answer: null,
      ...(typeof each === 'string' || each === null ? { answer: each } : each),
    })),
    cv: null,
    identity: { firstName: 'Amal', lastName: 'Trabelsi' },
    today: { year: 2026, month: 11 },
    ...changes,
  };
}

export const LIVED =
  "Notre site tombait chaque vendredi soir. J'ai regardé les logs et j'ai vu qu'une requête SQL sans index prenait 8 secondes. J'ai ajouté l'index, mesuré 40 ms, puis déployé le lundi. Depuis plus aucune panne.";

export const EMPTY =
  "Je suis quelqu'un de très motivé et dynamique. Je pense que la résolution de problèmes est essentielle dans une entreprise. Il faut toujours être à l'écoute et donner le meilleur de soi-même. Je suis passionné par les nouveaux défis et j'ai un bon esprit d'équipe. C'est très important de travailler ensemble pour atteindre les objectifs et de contribuer à la réussite de votre entreprise leader dans son domaine, avec rigueur et sérieux.";
