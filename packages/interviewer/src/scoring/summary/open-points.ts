import { fold } from '#/language/normalise';
import type { Exchange, Question } from '#/contract';
import { overlaps, passages, type Passage } from '../passages.ts';
import { tellsOwnAct } from '../said/acts.ts';
import { claimsMuch, saysCounted, setsRule, tellsChange, tellsFigure, tellsPart, wasPressed } from '../said/claims.ts';
import { ownsUp } from '../said/owning.ts';
import { holdsFact, tellsCase } from '../said/labels.ts';
import { holdsNumber } from '../said/line.ts';
import { evidenceOf, isKnowledge } from './evidence.ts';
import type { ReadAnswer, SummaryInput } from './input.ts';
import type { Ending, Parts } from './wordings.ts';

// Finds the point that an answer leaves open, for answers without a grave fault and without a stated limit. No question asks
// for something that the answer already says.

/** The passage to quote and the question after it; `Parts` asks for what the answer leaves out. */
export type Open = { passage: Passage; ending: Ending | Parts; alone: boolean } | null;

const found = (ending: Ending | Parts, passage: Passage | null | undefined, alone = false): Open =>
  passage ? { ending, passage, alone } : null;

const PAST =
  /(?<![a-z])(?:j'? ?ai|jai|je l'ai|m'a|m'ont|on a|ils ont|il a|elle a|(?!mais|jamais|fait|parfait|lait|trait|retrait|portrait|extrait|souhait|francais|anglais|desormais|ait|ais)[a-z]+(?<!r)ai(?:s|t|ent)|was|were|had|did)(?![a-z])/u;
/** Words for the author, or for one thing or person of which something is told. */
const OWN = /(?<![a-z])(?:j'?|je|m'|moi|on|nous|une?|i|we|my)(?![a-z])/u;

/** Whether an answer tells something that happened to its author, or a figure of what happened. */
export const tellsOwnCase = ({ prepared }: ReadAnswer): boolean =>
  prepared?.sentences.some(({ raw }) => {
    const text = fold(raw);
    return tellsCase(raw, prepared.scoredAs) || (PAST.test(text) && (holdsNumber(raw) || OWN.test(text)));
  }) ?? false;

/** The most general passage, for which an example may be asked; null when every passage is specific. */
export function vaguest({ prepared }: ReadAnswer, taken: ReadonlySet<string>): Passage | null {
  let best: { passage: Passage; worth: number } | null = null;
  if (!prepared) return null;
  for (const passage of passages(prepared)) {
    if (overlaps(passage.text, taken) || holdsFact(passage.text, prepared.scoredAs)) continue;
    const { hedge, generic, normative, selfDescription, quantity, tool, ownAction, result } = passage.counts;
    const general = Math.min(hedge + generic + normative + selfDescription, 2);
    const worth = general - 0.4 * (quantity + tool) - 0.6 * (ownAction + result) - passage.text.length / 500;
    if (general > 0 && (best === null || worth > best.worth)) best = { passage, worth };
  }
  return best?.passage ?? null;
}

/** The passage to ask about: the most general one, or else the act, or else the first one. */
export function passageToAsk(answer: ReadAnswer, kind: Question['kind'], taken: ReadonlySet<string>): Passage | null {
  const first = () => (answer.prepared ? passages(answer.prepared)[0] : undefined) ?? null;
  return (
    vaguest(answer, taken) ??
    evidenceOf(answer, kind, taken).action ??
    evidenceOf(answer, kind, new Set()).action ??
    first()
  );
}

const says = ({ prepared }: ReadAnswer, of: (text: string) => boolean): Passage | null =>
  (prepared ? passages(prepared) : []).find(({ text }) => of(text)) ?? null;

/** Words for a number of things that could be counted; the next pattern matches verbs of talking. */
const COUNTABLE = /nombreu|plusieurs|numerous|many /u;
const TALK = /expliqu|convain|reuni|discut|parl|propos|annonc|explain|talk|meeting/u;

/** A large claim of an answer that gives nothing to check beside it. */
export function openClaim(answer: ReadAnswer): Open {
  const { prepared } = answer;
  if (!prepared) return null;
  const claim = says(answer, (text) => claimsMuch(text, prepared.scoredAs));
  const text = fold(claim?.text ?? '');
  return found(COUNTABLE.test(text) ? 'many' : TALK.test(text) ? 'talk' : 'claim', claim);
}

/** Questions on how somebody learns, which show nothing of the skill itself. */
const TO_LEARN = /montre une fois|shown? (?:it |this )?once|once how/iu;
/** Questions on what a beginner is shown first. */
const TO_SHOW_A_BEGINNER = /personne débute|somebody (?:starts|begins)|beginner/iu;
/** Follow-up question by the kind of the interview's question: on good work, on a mistake to avoid, on a method. */
const BY_QUESTION: readonly (readonly [RegExp, Ending])[] = [
  [/travail bien fait|work well done/iu, 'contrary'],
  [/erreur faut-il éviter|mistake must/iu, 'near'],
  [/faire attention|comment tenez|quelles règles|pay attention|which rules/iu, 'caught'],
];
/** Questions on a day that is out of the ordinary. */
const OF_A_DAY = /jour le plus|journée|absent|en même temps|busiest|absent/iu;
/** Whether the answer already names somebody who learned it this way. */
const tellsPupil = ({ prepared }: ReadAnswer): boolean =>
  prepared?.sentences.some(({ raw }) =>
    /(?<![a-z])(?:le petit|la petite|le jeune|en \d+ (?:jours|semaines)|il me |elle me |la plupart)/u.test(fold(raw)),
  ) ?? false;
/** A conditional or a future: « je réunirais », « je demanderais ». */
const WOULD =
  /(?<![a-z])(?:j(?:e|')? ?(?:l'|le |la |les |lui |leur )?[a-z]{2,}(?:rais|rai)(?![a-z])|i (?:would|will) )/u;

/** Open point of an answer on what somebody does or would do that tells no case of its own. */
export function untoldPlan(answer: ReadAnswer, { question }: Exchange, taken: ReadonlySet<string>): Open {
  const { prepared } = answer;
  if (!prepared || !isKnowledge(question.kind)) return null;
  const passage = passageToAsk(answer, question.kind, taken);
  if (TO_LEARN.test(question.text) && !tellsOwnCase(answer)) return found('skillDone', passage);
  if (tellsOwnCase(answer)) return null;
  const would = says(answer, (text) => WOULD.test(fold(text)));
  if (TO_SHOW_A_BEGINNER.test(question.text)) return tellsPupil(answer) ? null : found('shown', passage);
  if (OF_A_DAY.test(question.text)) return found('suchDay', would ?? passage);
  if (question.kind !== 'knowledge') return found('case', would ?? passage);
  const of = BY_QUESTION.find(([pattern]) => pattern.test(question.text))?.[1] ?? 'lastTime';
  return found(of, passage);
}

/** Words of habit; a habit is not a case. */
const HABITUAL = /(?<![a-z])(?:souvent|toujours|en general|d'habitude|chaque fois|often|always|usually)(?![a-z])/u;
/** Answers without a case to ask for: « pas d’erreur, je regarde toujours deux fois ». */
const NO_CASE =
  /(?<![a-z])(?:pas (?:d'|de )|aucune? |jamais (?:de |d'|eu (?:de |d'))?|no |never )(?:grands? |gros )?(?:erreur|probleme|conflit|souci|accident|plainte|retard|difficulte|cas(?![a-z])|mistake|problem|conflict)/u;
/** Questions on what was already done or learned. */
const OF_LEARNING = /déjà fait ou appris|already done or learn/iu;
/** Minimum number of words of an answer that tells a case. */
const LEAST_TOLD = 10;

/** Open point of a story without an act, a case or a fact of its own: the question asks for one. */
export function untoldStory(answer: ReadAnswer, { question }: Exchange, taken: ReadonlySet<string>): Open {
  const { prepared } = answer;
  if (!prepared || isKnowledge(question.kind) || question.kind === 'motivation') return null;
  const general = passageToAsk(answer, question.kind, taken);
  const isFact = prepared.sentences.some(
    ({ raw }) => holdsFact(raw, prepared.scoredAs) || tellsCase(raw, prepared.scoredAs),
  );
  if (isFact) return null;
  if (OF_LEARNING.test(question.text)) return found('example', general);
  const text = fold(general?.text ?? '');
  if (NO_CASE.test(text)) return found('nearest', general);
  if (!HABITUAL.test(text) && prepared.tokens.length >= LEAST_TOLD && vaguest(answer, taken) === null)
    return found(tellsPart('result', prepared.sentences.map(({ raw }) => raw).join(' ')) ? 'ownPart' : 'own', general);
  return found(HABITUAL.test(text) ? 'lastTime' : 'example', general);
}

const shows = ({ prepared }: ReadAnswer, name: 'ownAction' | 'teamAction'): boolean =>
  prepared?.sentences.some(({ counts }) => counts[name] > 0) ?? false;

/** Open point of a story told with « on » and « nous » only. */
export function commonWork(answer: ReadAnswer, { question }: Exchange): Open {
  if (!answer.prepared || question.kind === 'motivation') return null;
  const isOwn = answer.prepared.sentences.some(({ raw }) => tellsOwnAct(raw, answer.prepared?.scoredAs ?? 'fr'));
  if (isOwn || shows(answer, 'ownAction') || !shows(answer, 'teamAction')) return null;
  return found('share', evidenceOf(answer, question.kind, new Set()).action);
}

/** Open point of a story that leaves out a time, people, a number or a result. */
export function openStory(answer: ReadAnswer, { question }: Exchange, taken: ReadonlySet<string>): Open {
  if (!answer.prepared || isKnowledge(question.kind) || question.kind === 'motivation') return null;
  const act = evidenceOf(answer, question.kind, taken).action ?? evidenceOf(answer, question.kind, new Set()).action;
  return act && tellsOwnAct(act.text, answer.prepared.scoredAs)
    ? found(TALK.test(fold(act.text)) ? 'talk' : 'story', act)
    : null;
}

/** Questions on something done beyond one's own task. */
const BEYOND = /plus que prévu|ne vous revenait pas|rendu service|sans aide|more than expected|not your task/iu;

/** Open point of a story with an own act, if it names nobody who knew of the act or checked it. */
export function untoldAct(answer: ReadAnswer, { question, answer: raw }: Exchange, taken: ReadonlySet<string>): Open {
  const { prepared } = answer;
  if (!prepared || isKnowledge(question.kind) || question.kind === 'motivation') return null;
  if (!BEYOND.test(question.text) || tellsPart('told', raw ?? '') || ownsUp(raw ?? '')) return null;
  const act = evidenceOf(answer, question.kind, taken).action ?? evidenceOf(answer, question.kind, new Set()).action;
  return act && tellsOwnAct(act.text, prepared.scoredAs) ? found('toldWhom', act) : null;
}

const ALONE = /(?<![a-z])(?:j'|je(?![a-z])|jai(?![a-z])|i(?![a-z]))/u;

/** Open point of a figure that changed, if the answer does not say how it was counted. */
export function openFigure(answer: ReadAnswer, { answer: raw, question }: Exchange): Open {
  if (question.kind === 'motivation') return null;
  const figure = says(answer, tellsFigure);
  if (!figure || !answer.prepared) return null;
  if (!saysCounted(raw ?? '')) return found('counted', figure);
  // « Je suis descendu à… » says whose result it is.
  const said = fold(answer.prepared.sentences[figure.sentence]?.raw ?? '');
  return ALONE.test(said) ? null : found('yourPart', figure);
}

/** Open point of a change of habit since an error. */
export const openChange = (answer: ReadAnswer, { question }: Exchange): Open =>
  question.kind === 'motivation' ? null : found('lately', says(answer, tellsChange), true);

/** Open point of a rule, if nobody in the answer pressed for an exception from it. */
export function openRule(answer: ReadAnswer, { answer: raw, question }: Exchange): Open {
  if (!isKnowledge(question.kind) || wasPressed(raw ?? '')) return null;
  return found(question.kind === 'knowledge' ? 'ruleHeld' : 'rule', says(answer, setsRule), true);
}

/** Open points that are asked about only if the answer has no other doubt. */
export const openDetails = (input: SummaryInput, index: number): Open => {
  const [answer, exchange] = [input.answers[index], input.exchanges[index]];
  if (!answer || !exchange) return null;
  return openFigure(answer, exchange) ?? openChange(answer, exchange) ?? openRule(answer, exchange);
};
