import type { AnswerFlag } from '#/contract';
import { spelledOut } from '#/language/by-ear';
import { fold } from '#/language/normalise';
import { isDenial } from '#/questions/denial';
import { ownAct, tellsCase } from '../said/acts.ts';
import { statesLimit } from '../said/limits.ts';
import { leansBack } from '../said/leaning.ts';
import {
  answerShown,
  piecesOf,
  sentenceShown,
  sentencesOf,
  sentencesShown,
  type Sentence,
  type Shown,
} from '../said/shown.ts';
import { defends, isDefended, wordsIn } from '../said/telling.ts';
import { worthOf, type ChosenAnswers, type ToChoose } from './chosen.ts';
import { isSilentOn, skillsShown } from './gaps.ts';
import type { SummaryInput } from './input.ts';
import { isLost } from './notices.ts';
import { itself, subjectWithin } from './place.ts';

// Two questions for the recruiter to ask. Each quotes the whole sentence that it is about and asks for something that no answer holds:
// how a stated limit would be met here, a case where none is told, or what followed from an own act.

const QUESTIONS = 2;

/** Wordings after a quote. The second question of a kind takes the second wording, so that none occurs twice. */
const ASKED = {
  limit: [
    'si ce poste vous le demande, comment ferez-vous',
    'que faudrait-il vous montrer en premier, et qu’essaieriez-vous d’abord sans aide',
  ],
  did: [
    'qui l’a su, et que feriez-vous aujourd’hui dans le même cas',
    'que risquait-on, et qu’en ont dit les personnes concernées',
  ],
  does: [
    'depuis quand faites-vous ainsi, qui le sait, et que risque-t-on',
    'que feriez-vous si l’on vous demandait ici de faire autrement',
  ],
  terms: [
    'que pourriez-vous accepter sur ce point, si ce poste le demande',
    'de quoi auriez-vous besoin pour l’accepter',
  ],
  weak: [
    'quelle part en revenait à vous, et que feriez-vous autrement',
    'qu’avez-vous décidé vous-même, et que changeriez-vous',
  ],
  slipped: [
    'qu’est-ce qui a changé depuis dans votre façon de faire, et qui l’a vérifié',
    'comment s’en apercevrait-on si cela arrivait de nouveau',
  ],
  learned: [
    'est-ce arrivé de nouveau depuis, et comment le savez-vous',
    'qui applique cette façon de faire aujourd’hui, et qu’est-ce qui ne marche pas encore',
  ],
  shared: ['quelle était votre part, et qui a fait le reste', 'qui en a décidé, et qu’avez-vous fait vous-même'],
  noFigure: [
    'en chiffres, quel a été l’effet, et comment l’avez-vous mesuré',
    'combien de temps ou d’argent était en jeu, et qui l’a compté',
  ],
  noCheck: [
    'qui peut nous en parler, et que dira cette personne de ce que vous avez fait',
    'qu’avez-vous vérifié avant de le faire, et qu’avez-vous laissé de côté',
  ],
  noReason: [
    'quelle autre solution avez-vous écartée, et pour quelle raison',
    'qui n’était pas d’accord, et qu’avez-vous répondu',
  ],
  taught: ['qui avez-vous formé ainsi, et que fait cette personne seule aujourd’hui'],
  found: ['la dernière fois, qu’avez-vous trouvé qui n’allait pas, et qu’en avez-vous fait'],
  seen: ['quand une erreur s’est-elle produite malgré cela, et qu’avez-vous fait'],
  faced: ['quand en avez-vous eu besoin, et qu’avez-vous fait en premier'],
  notLived: ['quand l’avez-vous fait vous-même la dernière fois, et avec quelle suite'],
  general: [
    'racontez un cas vécu sur ce sujet\u00A0: où, quand, et avec quelle suite',
    'sur ce sujet, qu’est-ce qui n’a pas marché comme prévu une fois, et qu’avez-vous fait',
  ],
  flag: ['pourquoi de cette façon, et que risque-t-on', 'que feriez-vous si quelqu’un vous le reprochait'],
} as const;
type Asked = keyof typeof ASKED;

/** Flags of answers that leave their question open. */
const LEFT_OPEN: ReadonlySet<AnswerFlag> = new Set(['unanswered', 'gibberish', 'copied-question', 'repetition']);

/** Level from which an answer without a case is asked for one only after all other kinds of questions. */
const ARGUED = 3;
/** Number of words from which an answer to a question about the past counts as a case told. */
const TOLD = 20;

/** Number of words from which a sentence says enough to be asked about. */
const FULL = 7;
/** Maximum number of words of an act and its defence that are quoted together. */
const BOTH = 42;
const isOwn = (folded: string): boolean =>
  /(?<![a-z])(?:je|j'|jai|moi|on|nous|i|we)(?![a-z])|(?<![a-z])j'/u.test(folded);
/** Pattern of a sentence that tells no present practice: a limit, a condition, a state or the past. */
const NOT_DONE =
  /(?<![a-z])(?:jamais|pas encore|never|not yet|i would|connais|apprend[a-z]*|seulement|surtout aide|pretend[a-z]*|je le dirai|depuis|que pendant)(?![a-z])|[a-z]rais(?![a-z])/u;
/** Pattern of a present practice in the first person. */
const PRACTICE =
  /(?<![a-z])je (?:(?:le|la|les|lui|leur|me|y|en) |m'|l')*(?!suis|sais|repon|pense|crois|veux|peux|prefere|reste|serai|vais|le |la )[a-z]{2,}|(?<![a-z])j'(?!ai |avais |etais |aime|en |y )[a-z]{3,}|(?<![a-z])i (?!was|am|think|know|had|have|did|would|care|like|can|could)[a-z]{2,}/u;
/** Pattern of a practice that was met little, without the words of `statesLimit`. */
const MET_LITTLE =
  /(?<![a-z])(?:n'ai|j'?ai) (?:seulement (?:fait|remplace|vu|utilise)|(?:serti|fait|pratique|utilise|conduit|pose|touche) que|pas encore (?:fait|pratique|utilise|conduit|pose|touche))(?![a-z])|(?:seulement une formation|n'en ai pas fait depuis|ne l'ai pas (?:refait|pratiquee?) depuis|j'ai surtout aide|touche pas encore)(?![a-z])|(?<![a-z])(?:le|la|les|l')[^.;,]{3,40} je (?:ne )?sai[st]? pas(?= ?[.,;]|$)/u;
/** Pattern of a gift taken. */
const GIFT = /(?<![a-z])(?:offert [^.;]{0,30}(?:a ma famille|a moi)|m'a offert)(?![a-z])/u;
/** Pattern of a condition that the author sets for the job. */
const TERMS =
  /(?<![a-z])(?:quel(?:le)? que soit le (?:salaire|poste)|je n'en referai pas|plus de nuit|si on me met [a-z' -]{2,40} je le dirai)(?![a-z])/u;
/** Forms of the question for a case, by the question that was answered without one. */
const NO_CASE: readonly (readonly ['taught' | 'found' | 'seen' | 'faced', RegExp])[] = [
  ['taught', /(?<![a-z])(?:debute|lui montrez|beginner|new (?:person|colleague)|show (?:them|him|her) first)/u],
  ['found', /(?<![a-z])(?:bien fait|reconnaissez|verifiez|well done|good work|recognise|check)/u],
  ['seen', /(?<![a-z])(?:eviter|faire attention|avoid|careful)/u],
  ['faced', /(?<![a-z])(?:un probleme|un doute|que faites-vous|dans l'ordre|a problem|what do you do)/u],
];
/** Pattern of an own mistake. */
const SLIP =
  /(?<![a-z])(?:j'?ai|j'?avais) (?:oublie|confondu|laisse passer|mal [a-z]+)(?![a-z])|(?<![a-z])(?:je me suis trompe|ma faute|c'etait merite|m'a fait la remarque|my (?:mistake|fault)|i forgot)/u;
/** Pattern of something that the author kept from others or left as it was. */
const CONCEALED =
  /(?<![a-z])(?:ne l'a pas su|pas de bruit|comme (?:il|elle|c') ?etait|personne (?:ne |n')?(?:l'|le )?a su|nobody knew)(?![a-z])/u;
/** Pattern of a change after a mistake. */
const CHANGED =
  /(?<![a-z])(?:depuis?,? (?:je|j'|on|nous|rien|pas|ce|cette|l|,)|desormais|maintenant (?:je|on)|since then|now i|je ne [a-z' ]{2,20} plus|plus jamais|pour ne (?:pas|plus) (?:recommencer|refaire))/u;
const WENT_WRONG =
  /(?<![a-z])(?:erreurs? (?:a vous|que vous (?:aviez|avez) (?:commis|fait)[a-z]*|dite)|mal tourne|faute|reproche|mistake|went (?:badly|wrong)|of yours)(?![a-z])/u;
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
/** Parts of a told act that an answer, in folded text, may leave out. */
const LEFT_OUT: readonly (readonly ['shared' | 'noFigure' | 'noCheck' | 'noReason', (said: string) => boolean])[] = [
  [
    'shared',
    (said) =>
      count(said, /(?<![a-z])(?:on a|nous avons|nous [a-z]+ons|we [a-z]+ed)(?![a-z])/gu) >
      count(said, /(?<![a-z])(?:j'ai|jai|je|i)(?![a-z])/gu),
  ],
  [
    'noFigure',
    (said) =>
      !/\d|(?<![a-z])(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent|mille)(?![a-z])/u.test(
        said,
      ),
  ],
  [
    'noCheck',
    (said) =>
      !/(?<![a-z])(?:verifi|control|mesur|recompt|relu|relis|relev|test|compar|check|measur|constat|prouv|signe)[a-z]*/u.test(
        said,
      ),
  ],
  [
    'noReason',
    (said) =>
      !/(?<![a-z])(?:parce que|car|pour (?:que|ne)|afin|sinon|puisque|because|otherwise|so that)(?![a-z])/u.test(said),
  ],
];

/** Weight of a sentence as the object of a question: an own act or practice, not an opinion and not a limit. */
const weightToAsk = (text: string): number => {
  const folded = folds(text);
  return (
    (isDefended(folded) ? 0.5 : 0) +
    (isOwn(folded) ? 0.6 : 0) +
    (ownAct(folded) ? 0.6 : 0) -
    (/(?<![a-z])(?:honnetement|franchement|franchise|je pense|je crois)(?![a-z])/u.test(folded) ? 0.8 : 0) -
    (leansBack(text) ? 0.3 : 0) +
    Math.min(wordsIn(text), LONG_ENOUGH) / LONG_ENOUGH
  );
};
const LONG_ENOUGH = 22;

/** A question that may be asked; at most one is asked about each subject. */
interface Way {
  subject: string;
  make: (used: Set<string>) => string | null;
}

interface At {
  input: SummaryInput;
  index: number;
}

/** Writes a question: quoted words, the answer's number and the first unused wording. Null without words or an unused wording. */
function about({ index }: At, shown: Shown | null, asked: Asked, used: Set<string>, mark = ''): string | null {
  const wording = ASKED[asked].find((each) => !used.has(each));
  if (!shown || wording === undefined) return null;
  used.add(wording);
  return `${shown.text} (réponse\u00A0${index + 1}${mark})\u00A0: ${wording}\u202F?`;
}

/** Asks a question again if its answer was lost, is missing or leaves it open; null otherwise. */
function again({ input, index }: At): string | null {
  const [exchange, answer] = [input.exchanges[index], input.answers[index]];
  if (!exchange || !answer) return null;
  const { flags } = answer.evaluation;
  const what = `${itself(exchange)} (réponse\u00A0${index + 1}, ${subjectWithin(exchange, input.job)}`;
  if (isLost(exchange, flags)) return `${what}, perdue de notre fait)`;
  if (flags.includes('unanswered')) return `${what}, restée sans réponse)`;
  return flags.some((flag) => LEFT_OPEN.has(flag)) && !isDenial(exchange.answer ?? '')
    ? `${what}, à poser de nouveau)`
    : null;
}

/** Quotes the limit that an answer states, or the whole answer if it is only a denial. */
function limitShown({ input, index }: At): Shown | null {
  const { prepared } = input.answers[index] ?? {};
  const said = input.exchanges[index]?.answer ?? '';
  if (!prepared) return null;
  if (isDenial(said)) return answerShown(prepared, said);
  const limit = sentencesOf(prepared, said).find(
    ({ text }) => statesLimit(text, prepared.scoredAs) || MET_LITTLE.test(folds(text)),
  );
  return limit ? sentenceShown(prepared, said, limit.text) : null;
}

/** Asks how somebody would meet a limit. */
function onLimit(at: At, used: Set<string>): string | null {
  const mark = isDenial(at.input.exchanges[at.index]?.answer ?? '') ? '' : '\u202F; limite dite';
  return about(at, limitShown(at), 'limit', used, mark);
}

/** Asks about an error of a signed key that an answer makes. */
function onFlag(at: At, used: Set<string>): string | null {
  const answer = at.input.answers[at.index];
  const [flag] = answer?.evaluation.key?.redFlags ?? [];
  const said = at.input.exchanges[at.index]?.answer ?? '';
  if (!answer?.prepared || !flag) return null;
  const shown = sentenceShown(answer.prepared, said, flag.quote);
  return about(at, shown, 'flag', used, `\u202F; signal d’alerte du corrigé\u00A0: ${flag.text}`);
}

const folds = (text: string): string => fold(spelledOut(text)).replace(/\s+/g, ' ');

/** Quotes the sentence with the most weight for a question, among the answer's sentences that fit. */
function sentenceOf({ input, index }: At, fits: (folded: string) => boolean): Shown | null {
  const { prepared } = input.answers[index] ?? {};
  const said = input.exchanges[index]?.answer ?? '';
  if (!prepared) return null;
  const [first] = piecesOf(prepared, said)
    .filter(({ text }) => fits(folds(text)))
    .map(({ text }) => ({ text, weight: weightToAsk(text) }))
    .toSorted((a, b) => b.weight - a.weight);
  return first ? sentenceShown(prepared, said, first.text) : null;
}

/** Whether an answer tells an own mistake. */
const isSlip = ({ input, index }: At): boolean =>
  WENT_WRONG.test(fold(input.exchanges[index]?.question.text ?? '')) ||
  SLIP.test(folds(input.exchanges[index]?.answer ?? ''));

/** An own act or practice that an answer defends. */
interface Defended {
  act: Sentence;
  /** The sentence that defends it; null if the act's own sentence does. */
  defence: Sentence | null;
}

const isAct = (folded: string): boolean =>
  ownAct(folded.replace(/j'ai (?:eu|trouve)(?![a-z])/gu, ' ')) ||
  PRACTICE.test(folded) ||
  TERMS.test(folded) ||
  GIFT.test(folded);

/** The act or practice that an answer defends; null if it defends none, or if it tells a change after a mistake. */
function defendedIn(at: At): Defended | null {
  const { prepared } = at.input.answers[at.index] ?? {};
  const said = at.input.exchanges[at.index]?.answer ?? '';
  if (!prepared || (isSlip(at) && CHANGED.test(folds(said)) && !CONCEALED.test(folds(said)))) return null;
  const all = piecesOf(prepared, said);
  const fits = (each: Sentence | undefined): each is Sentence =>
    each !== undefined && wordsIn(each.text) >= FULL && isAct(folds(each.text));
  const found = all.flatMap((own, place): Defended[] => {
    const folded = folds(own.text);
    const before = all[place - 1];
    if ((isDefended(folded) || TERMS.test(folded)) && fits(own)) return [{ act: own, defence: null }];
    return defends(folded) && fits(before) ? [{ act: before, defence: own }] : [];
  });
  return found.toSorted((a, b) => weightToAsk(b.act.text) - weightToAsk(a.act.text))[0] ?? null;
}

/** Asks about a practice or an act that the author defends, or a condition that the author sets. */
function onDefended(at: At, used: Set<string>): string | null {
  const { prepared } = at.input.answers[at.index] ?? {};
  const found = defendedIn(at);
  if (!prepared || !found) return null;
  const said = at.input.exchanges[at.index]?.answer ?? '';
  const { act, defence } = found;
  const isShort = defence !== null && wordsIn(`${act.text} ${defence.text}`) <= BOTH;
  const both = isShort ? sentencesShown(prepared, said, [act, defence]) : null;
  const folded = folds(act.text);
  const asked = TERMS.test(folded) ? 'terms' : ownAct(folded) ? 'did' : 'does';
  return about(at, both ?? sentenceShown(prepared, said, act.text), asked, used);
}

/** Asks what an answer about a mistake leaves out: the change that followed, or whether this change was enough. */
function onSlip(at: At, used: Set<string>): string | null {
  const said = folds(at.input.exchanges[at.index]?.answer ?? '');
  const change = CHANGED.test(said) ? sentenceOf(at, (folded) => CHANGED.test(folded)) : null;
  if (change) return about(at, change, 'learned', used);
  return about(at, sentenceOf(at, (folded) => SLIP.test(folded)) ?? ownActShown(at), 'slipped', used);
}

const ownActShown = (at: At): Shown | null => sentenceOf(at, ownAct);

/** Asks about an act told in the weakest answer. */
const onWeak = (at: At, used: Set<string>): string | null => about(at, ownActShown(at), 'weak', used);

/** Asks what an answer about an act of the author's own leaves out: own share, figure, check or reason. Null if it leaves out none. */
function onAct(at: At, used: Set<string>): string | null {
  const said = folds(at.input.exchanges[at.index]?.answer ?? '');
  const [asked] = LEFT_OUT.flatMap(([kind, isMissing]) => (isMissing(said) ? [kind] : []));
  return asked === undefined ? null : about(at, ownActShown(at), asked, used);
}

/** Whether an answer tells no case. */
function tellsNone({ input, index }: At): boolean {
  const exchange = input.exchanges[index];
  const said = exchange?.answer ?? '';
  const isAsked = /^(?:racontez|tell us)|: racontez|: tell us/u.test(fold(exchange?.question.text ?? ''));
  return !(isAsked && wordsIn(said) >= TOLD) && !tellsCase(fold(spelledOut(said)));
}

/** Asks for a case of a practice, in a form that suits the question, if the answer tells no case. */
function onNoCase(at: At, used: Set<string>): string | null {
  if (!tellsNone(at)) return null;
  const question = fold(at.input.exchanges[at.index]?.question.text ?? '');
  const form = NO_CASE.find(([, pattern]) => pattern.test(question))?.[0] ?? 'notLived';
  const practice = sentenceOf(at, (folded) => PRACTICE.test(folded) && !ownAct(folded) && !NOT_DONE.test(folded));
  return about(at, practice, form, used);
}

/** Asks for a case of a subject on which the answer is general. */
const onGeneral = (at: At, used: Set<string>): string | null =>
  tellsNone(at)
    ? about(
        at,
        sentenceOf(at, () => true),
        'general',
        used,
      )
    : null;

/** Asks about a listed skill that neither a question, an answer nor the CV names. */
const onSkill = (skill: string): string =>
  `l’entretien n’a pas porté sur ${skill}\u00A0: qu’avez-vous déjà fait vous-même dans ce domaine\u202F?`;

/** All questions that may be asked, the best first. */
function waysOf(input: SummaryInput, chosen: ChosenAnswers, weighing: ToChoose): Way[] {
  const { answers, exchanges, job } = input;
  const byWorth = [...answers.keys()].toSorted((a, b) => worthOf(weighing, b) - worthOf(weighing, a) || a - b);
  const byScore = [...answers.keys()].toSorted(
    (a, b) => (answers[a]?.evaluation.score ?? 101) - (answers[b]?.evaluation.score ?? 101) || a - b,
  );
  const of = (indexes: readonly number[], make: (at: At, used: Set<string>) => string | null): Way[] =>
    indexes.map((index) => ({ subject: `${index}`, make: (used) => make({ input, index }, used) }));
  const silent = skillsShown(input).filter((each) => isSilentOn(each) && each.questions.length === 0);
  const skills = (isNeeded: boolean): Way[] =>
    silent
      .filter(({ indispensable }) => indispensable === isNeeded)
      .slice(0, 1)
      .map(({ skill }) => ({ subject: 'skill', make: () => onSkill(skill) }));
  // An answer below the others, or one that the summary shows first, needs a question most.
  const needOf = (index: number): number =>
    (index === chosen.weakest?.index ? 1 : 0) + (index === chosen.further[0]?.index ? 0.5 : 0);
  const isOfSkill = (index: number): boolean => job.skills.includes(exchanges[index]?.question.competency ?? '');
  const isMotive = (index: number): number => Number(exchanges[index]?.question.kind === 'motivation');
  const weakest = chosen.weakest?.index;
  const open = byScore.toSorted((a, b) => Number(b === weakest) - Number(a === weakest) || isMotive(a) - isMotive(b));
  const shown = chosen.further.map(({ index }) => index);
  const isTold = (index: number): boolean => isMotive(index) === 0;
  const byAct = [...new Set([...shown, ...byWorth])].filter(
    (index) => isTold(index) && ownActShown({ input, index }) !== null,
  );
  const slips = byAct.filter((index) => isSlip({ input, index }));
  const defended = [...answers.keys()]
    .filter(isTold)
    .flatMap((index) => {
      const found = defendedIn({ input, index });
      return found ? [{ index, weight: weightToAsk(found.act.text) + needOf(index) }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ index }) => index);
  const denied = byWorth.filter((index) => isDenial(exchanges[index]?.answer ?? ''));
  const limited = byWorth
    .filter((index) => limitShown({ input, index }) !== null)
    .toSorted((a, b) => Number(isOfSkill(b)) - Number(isOfSkill(a)));
  const low = open.filter((index) => (answers[index]?.evaluation.level ?? 0) < ARGUED);
  return [
    ...of(byWorth, onFlag),
    ...of(byScore, again),
    ...skills(true),
    ...of(denied, onLimit),
    ...of(defended.slice(0, 1), onDefended),
    ...of(limited.slice(0, 1), onLimit),
    ...skills(false),
    ...of(limited.filter(isOfSkill), onLimit),
    ...of(weakest === undefined ? [] : [weakest], onWeak),
    ...of(low.filter(isTold), onNoCase),
    ...of(defended, onDefended),
    ...of(limited, onLimit),
    ...of(slips, onSlip),
    ...of(open.filter(isOfSkill), onNoCase),
    ...of(byAct.toReversed(), onAct),
    ...of(open.filter(isTold), onNoCase),
    ...of(open.filter(isTold), onWeak),
    ...of(open, onGeneral),
  ];
}

/** Two questions in French for the recruiter to ask; fewer only when there is nothing to ask about. */
export function questionsToAsk(input: SummaryInput, chosen: ChosenAnswers, weighing: ToChoose): string[] {
  const questions = new Map<string, string>();
  const used = new Set<string>();
  for (const { subject, make } of waysOf(input, chosen, weighing)) {
    if (questions.size === QUESTIONS) break;
    const text = questions.has(subject) ? null : make(used);
    if (text !== null) questions.set(subject, text);
  }
  return [...questions.values()];
}
