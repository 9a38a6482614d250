import { fold } from '#/language/normalise';
import { asksForSkill } from '#/questions/coverage';
import { isKnowledge } from './evidence.ts';
import { limitsIn, type Limit } from './admissions.ts';
import type { ReadAnswer, SummaryInput } from './input.ts';
import type { Ending } from './wordings.ts';
import { tellsOwnCase } from './open-points.ts';

/** Words that say who is asked or told; they already answer « à quel moment demandez-vous ? ». */
const SAYS_WHOM =
  /(?<![a-z])(?:j'? ?(?:appel|avert|inform|aler)|jappel|je (?:le |la |les |lui |leur )?(?:previen|demand|signal|dis|rappel)|j?demanderai|(?:appel|prevenir|demander|avertir|signaler|alerter|informer)[a-z]* |me (?:le )?lire|i (?:call|tell|ask|warn|report|inform))/u;
/** Words that name the nearest thing done. */
const TELLS_NEAREST =
  /(?<![a-z])(?:le plus proche|le \+ proche|seulement|juste |(?<!jamais )(?<!pas )utilise (?:le |la |un )|j'? ?ai (?:fait|appris|vu|utilise|coupe|pose|regarde)|en jai|jen ai|closest)/u;

/** « J’ai seulement regardé »: nobody beside the person checked anything. */
const WATCHED = /(?:seulement|juste) (?:regarde|vu|observe)|only (?:watched|saw)/u;
/** Length in characters from which an answer has told its one case. */
const LONG_CASE = 250;

/** Whether a question is on a skill of the offer, or tests what somebody knows. */
export const isOfTrade = (input: SummaryInput, index: number): boolean => {
  const question = input.exchanges[index]?.question;
  return question !== undefined && (isKnowledge(question.kind) || asksForSkill(question, input.job));
};

const MORE_TELLING: ReadonlySet<Limit['kind']> = new Set(['unknown', 'aid', 'toShow', 'never']);

/**
 * The limit of an answer to ask about: the first one, or a second that leaves more to ask if the answer tells its one case itself.
 */
export function limitToAsk({ prepared, evaluation }: ReadAnswer): Limit | null {
  const [first = null, second] = limitsIn({ prepared, evaluation });
  const isTold = first?.kind === 'few' && tellsOwnCase({ prepared, evaluation });
  return isTold && second?.alone && MORE_TELLING.has(second.kind) ? second : first;
}

const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z]{5,}/gu) ?? [];

/** Whether a question asks for a case of something that the person has said elsewhere never to have done. */
export function isOutOfReach({ exchanges, answers }: SummaryInput, index: number): boolean {
  const asked = new Set(wordsOf(exchanges[index]?.question.text ?? ''));
  return answers.some((answer) =>
    limitsIn(answer).some(
      ({ kind, passage }) => kind === 'never' && wordsOf(passage.text).some((word) => asked.has(word)),
    ),
  );
}

/** The questions that fit a limit, by its kind and by what the answer tells besides, the best first. */
export function endingsOfLimit(input: SummaryInput, index: number, limit: Limit | null): readonly Ending[] {
  const exchange = input.exchanges[index];
  const answer = input.answers[index];
  if (!exchange || !answer) return [];
  if (limit === null) return isOfTrade(input, index) ? ['never', 'toLearn'] : ['lackOfStory'];
  const { kind } = exchange.question;
  const said = fold(exchange.answer ?? '');
  const wantsToLearn = limitsIn(answer).some((each) => each.kind === 'toShow');
  switch (limit.kind) {
    case 'few':
      return [tellsOwnCase(answer) && said.length > LONG_CASE ? 'another' : 'few', 'another'];
    case 'never':
      return [TELLS_NEAREST.test(said) ? 'neverYet' : wantsToLearn ? 'toShow' : 'never', 'toLearn'];
    case 'toShow':
      return ['toShow', 'toLearn'];
    case 'unknown':
      // In a case that is only put, the person has said what they would do.
      if (kind === 'scenario') return ['happened', 'toLearn'];
      if (wantsToLearn) return ['toShow', 'toLearn'];
      return kind === 'situation' && !SAYS_WHOM.test(said) ? ['lackOfSkill', 'toLearn'] : ['toLearn', 'lackOfSkill'];
    case 'others':
      return [
        kind === 'situation' && !/(?:ait|aient) /u.test(fold(limit.passage.text)) ? 'absent' : 'others',
        'toLearn',
      ];
    case 'aid':
      return [/reli|relect/u.test(fold(limit.passage.text)) ? 'proofread' : 'aid', 'toLearn'];
    case 'weaker':
      return [SAYS_WHOM.test(said) ? 'lackOfSkill' : 'weaker', 'toLearn'];
    case 'alone':
      return [WATCHED.test(fold(limit.passage.text)) ? 'never' : 'alone', 'toLearn'];
    case 'short':
    case 'nerves':
      return [limit.kind, 'toLearn'];
  }
}
