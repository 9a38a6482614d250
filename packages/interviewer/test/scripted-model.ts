import type { Exchange, InterviewInput, Question } from '../src/contract.ts';
import { ModelError, type ModelReply, type ModelRequest, type ModelSession } from '../src/llm/model.ts';

export const QUESTION: Question = {
  text: 'Racontez une panne que vous avez réparée.',
  kind: 'behaviour',
  competency: 'Résolution de problèmes',
  requirement: 'Qualité attendue',
  rationale: 'Mesure…',
  evidence: ['panne, cause, pièce', 'test, mesure'],
  anchors: { 0: 'Rien.', 2: 'Un épisode vague.', 4: 'Un épisode précis.' },
  followUps: [],
};

export const ANSWERS = [
  'Bonjour, je suis Amira Ben Salah, 20 123 456. En mars 2023 la pompe du client Karim Trabelsi à Sfax a lâché. J’ai mesuré la pression, changé le joint et testé deux heures. Elle tourne encore.',
  'Dans mon stage de 2022 j’ai classé 300 factures perdues. J’ai fait un tableau Excel par fournisseur et appelé les douze plus gros. En une semaine tout était payé.',
  'je pense que la communication est très importante dans la vie et je suis motivée',
];

export const exchange = (answer: string | null, question = QUESTION): Exchange => ({ question, answer });

export const INPUT: InterviewInput = {
  job: {
    title: 'Technicienne de maintenance',
    description: 'Entretien des pompes.',
    skills: ['Hydraulique', 'Excel'],
    minExperienceYears: 1,
    educationLevel: 'DUT/BTS',
    preferredLanguages: ['Français'],
    softSkills: ['Résolution de problèmes'],
    seniorityLevel: 'Junior',
    industryBackground: 'Industrie',
    interviewLanguage: 'Français',
  },
  company: { name: 'Delta', industry: 'Industrie', companyDescription: '', companySize: '11-50', companyValues: [] },
  exchanges: ANSWERS.map((answer) => exchange(answer)),
  cv: null,
  identity: { firstName: 'Amira', lastName: 'Ben Salah', email: 'amira@mail.tn', phone: '20123456' },
  today: { year: 2026, month: 11 },
};

type Reply = object | string | ModelError;

/** An in-memory session that answers from a script. */
export function session(
  reply: (request: ModelRequest, count: number) => Reply,
  budget = { tokensIn: 60_000, tokensOut: 6_000 },
) {
  const asked: ModelRequest[] = [];
  const open: ModelSession = {
    async ask(request): Promise<ModelReply> {
      asked.push(request);
      const said = reply(request, asked.length);
      if (said instanceof ModelError) throw said;
      return { text: typeof said === 'string' ? said : JSON.stringify(said), model: 'écrit-1' };
    },
    left: () => budget,
    spent: () => ({ calls: asked.length, tokensIn: 0, tokensOut: 0 }),
    nonce: () => 'n0nce',
  };
  return { asked, open };
}

export const firstLine = ({ prompt }: ModelRequest): string => /FENCE-n0nce\n(.*)/.exec(prompt)?.[1] ?? '';
export const isMissing = ({ system }: ModelRequest): boolean => system.includes('You look for what is missing');
/** A plausible reply about an answer; `over` overrides its fields. */
export const verdict = (request: ModelRequest, level: number | null = 3, over: object = {}) => ({
  evidence: level === null ? [] : [firstLine(request)],
  relevance: 'answers',
  correctness: null,
  level,
  reason: 'Situation, action personnelle et résultat.',
  ...over,
});
