import { tellsPart, type Part } from '../said/claims.ts';
import type { SummaryInput } from './input.ts';

// The questions that follow a quote, in the interview's language. Each belongs to one kind of doubt.

const ENDINGS = {
  fr: {
    noFault: 'quelle erreur à vous, même petite, vous revient pourtant, et qui l’a vue',
    dates: 'quelles étaient les dates, quel était votre contrat, et qui décidait',
    alone: 'qui était à côté, que vérifiait cette personne, et à partir de quand le feriez-vous sans elle',
    few: 'racontez une de ces fois\u00A0: que fallait-il obtenir, et qu’avez-vous fait vous-même',
    another: 'après cela, que sauriez-vous faire sans aide, et que faudrait-il encore vous montrer',
    short: 'que savez-vous déjà faire sans aide après ce temps, et que vous reste-t-il à voir',
    others: 'que savez-vous de ce travail, et quelle partie feriez-vous dès le premier mois',
    absent: 'et le jour où cette personne est absente, comment faites-vous',
    happened: 'cela vous est-il déjà arrivé, et comment cela s’est-il terminé',
    aid: 'et quand cette aide n’est pas là, que faites-vous, et que laissez-vous',
    proofread: 'qui vous relit d’habitude, et que corrige cette personne',
    never: 'qu’avez-vous fait qui s’en rapproche, et que faudrait-il vous montrer en premier',
    neverYet: 'que gardez-vous de ce que vous avez déjà fait d’approchant, et que faudrait-il vous montrer en premier',
    toLearn: 'comment l’apprendriez-vous pendant les premières semaines, et auprès de qui',
    toShow: 'par quoi commencer, et à quoi verrait-on au bout d’un mois que c’est acquis',
    lackOfSkill: 'jusqu’où allez-vous sans aide, et à quel moment demandez-vous',
    lacked: 'quand cela vous a-t-il manqué, et comment le travail s’est-il fait malgré tout',
    weaker: 'dans quel cas cela a-t-il posé problème, et comment avez-vous fait',
    nerves: 'que faites-vous sur le moment pour continuer, et qu’est-ce qui vous aide',
    lackOfStory: 'quelle situation voisine avez-vous connue, au travail ou ailleurs, et qu’avez-vous fait',
    share: 'dans ce travail commun, quelle était votre part',
    own: 'quelle part avez-vous faite vous-même, et comment cela s’est-il terminé',
    ownPart: 'quelle part avez-vous faite vous-même',
    skillDone: 'et sur ce sujet même, qu’avez-vous déjà fait\u00A0: où, quand, avec quels outils',
    example: 'donnez un cas réel, avec le lieu et la date\u00A0: qu’avez-vous fait vous-même',
    lastTime: 'racontez la dernière fois\u00A0: où était-ce, et qu’avez-vous fait vous-même',
    case: 'avez-vous un exemple vécu\u00A0: où, quand, et qu’avez-vous fait vous-même',
    suchDay: 'avez-vous connu un jour pareil\u00A0: qui était là, et qu’avez-vous décidé en premier',
    caught: 'quand cela a-t-il fait apparaître un problème la dernière fois, et qu’avez-vous fait',
    contrary: 'quand avez-vous vu le contraire, et qu’avez-vous fait alors',
    near: 'quand cette erreur est-elle arrivée près de vous, et qu’avez-vous fait',
    shown: 'à qui l’avez-vous montré la dernière fois, et à quoi avez-vous vu que c’était compris',
    toldWhom: 'à qui l’avez-vous dit, et qui a contrôlé le travail',
    nearest: 'quel cas s’en est le plus approché, et qu’avez-vous fait',
    counted: 'comment ces chiffres ont-ils été comptés, et qu’est-ce qui avait changé d’autre à ce moment-là',
    yourPart: 'dans ce résultat, qu’est-ce qui vient de vous, et qu’est-ce qui vient des autres',
    lately: 'quand cette façon de faire vous a-t-elle servi la dernière fois, et que s’est-il passé',
    rule: 'et si quelqu’un de pressé vous demande de passer outre, que lui répondez-vous',
    ruleHeld: 'quand avez-vous dû tenir cette règle devant quelqu’un, et qu’avez-vous dit',
    path: 'quelles tâches de ce poste y faisiez-vous déjà, et lesquelles seraient nouvelles pour vous',
    pathToday: 'qu’est-ce qui serait nouveau pour vous dans ce poste, par rapport à votre travail d’aujourd’hui',
  },
  en: {
    noFault: 'which mistake of your own, even a small one, comes to mind all the same, and who saw it',
    dates: 'what were the dates, what was your contract, and who decided',
    alone: 'who was beside you, what did this person check, and from when on would you do it without them',
    few: 'tell one of these times: what had to be achieved, and what did you do yourself',
    another: 'after that, what could you do without help, and what would still have to be shown to you',
    short: 'what can you already do without help after this time, and what is left to see',
    others: 'what do you know of this work, and which part would you do in the first month',
    absent: 'and on the day this person is absent, what do you do',
    happened: 'has it already happened to you, and how did it end',
    aid: 'and when this help is not there, what do you do, and what do you leave',
    proofread: 'who usually proofreads for you, and what does this person correct',
    never: 'what have you done that comes close to it, and what would have to be shown to you first',
    neverYet: 'what do you keep from what you have done that comes close, and what would have to be shown to you first',
    toLearn: 'how would you learn it in the first weeks, and from whom',
    toShow: 'where to start, and how would one see after a month that it is learned',
    lackOfSkill: 'how far do you go without help, and when do you ask',
    lacked: 'when did you miss it, and how was the work done all the same',
    weaker: 'in which case was it a problem, and what did you do',
    nerves: 'what do you do at that moment to go on, and what helps you',
    lackOfStory: 'which situation close to it have you known, at work or elsewhere, and what did you do',
    share: 'what was your own part in this work',
    own: 'which part did you do yourself, and how did it end',
    ownPart: 'which part did you do yourself',
    skillDone: 'and on this subject itself, what have you already done: where, when, with which tools',
    example: 'give a real case, with the place and the date: what did you do yourself',
    lastTime: 'tell the last time: where was it, and what did you do yourself',
    case: 'do you have an example of your own: where, when, and what did you do yourself',
    suchDay: 'have you known such a day: who was there, and what did you decide first',
    caught: 'when did this last bring a problem to light, and what did you do',
    contrary: 'when did you see the contrary, and what did you do then',
    near: 'when did this mistake happen near you, and what did you do',
    shown: 'to whom did you last show it, and how did you see that it was understood',
    toldWhom: 'whom did you tell, and who checked the work',
    nearest: 'which case came closest to it, and what did you do',
    counted: 'how were these figures counted, and what else had changed at that time',
    yourPart: 'in this result, what comes from you, and what from others',
    lately: 'when was this way of working last useful to you, and what happened',
    rule: 'and if somebody in a hurry asks you to pass over it, what do you answer',
    ruleHeld: 'when did you have to keep this rule before somebody, and what did you say',
    path: 'which tasks of this job did you already do there, and which would be new to you',
    pathToday: 'what would be new to you in this job, compared with your work today',
  },
} as const;

type Language = keyof typeof ENDINGS;
export type Ending = keyof (typeof ENDINGS)['fr'];

const PARTS: Readonly<Record<Language, Readonly<Record<Exclude<Part, 'told'>, string>>>> = {
  fr: {
    when: 'quand et où était-ce',
    who: 'avec qui y avez-vous travaillé',
    said: 'qu’avez-vous dit exactement',
    number: 'combien y en a-t-il eu',
    result: 'qu’est-ce que cela a changé',
  },
  en: {
    when: 'when and where was it',
    who: 'with whom did you work on it',
    said: 'what did you say exactly',
    number: 'how many were there',
    result: 'what did it change',
  },
};
/** The parts asked for after a large claim, and after a story, in order. */
const ASKED_IN_ORDER = {
  claim: ['when', 'who', 'result'],
  many: ['when', 'number', 'who', 'result'],
  story: ['when', 'who', 'result'],
  talk: ['when', 'who', 'said', 'result'],
} as const;
export type Parts = keyof typeof ASKED_IN_ORDER;
const MOST_PARTS = 2;

const languageOf = ({ job }: Pick<SummaryInput, 'job'>): Language =>
  job.interviewLanguage === 'Anglais' ? 'en' : 'fr';

const asked = (text: string, language: Language): string => (language === 'en' ? `“${text}?”` : `${text}\u202F?`);

/** The question of an ending, with its mark. */
export function endingOf(input: Pick<SummaryInput, 'job'>, name: Ending): string {
  const language = languageOf(input);
  return asked(ENDINGS[language][name], language);
}

/** Asks for what an answer leaves out: when, how many, with whom, with which result. Null when it tells all of that. */
export function missingOf(input: Pick<SummaryInput, 'job'>, parts: Parts, answer: string): string | null {
  const language = languageOf(input);
  const missing = ASKED_IN_ORDER[parts].filter((part) => !tellsPart(part, answer)).slice(0, MOST_PARTS);
  if (missing.length === 0) return null;
  return asked(missing.map((part) => PARTS[language][part]).join(language === 'en' ? ', and ' : ', et '), language);
}
