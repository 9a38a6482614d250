import type { KeyReading } from '#/contract';
import { fold } from '#/language/normalise';
import { passages, type Passage } from '../passages.ts';
import { tellsOwnAct } from '../said/acts.ts';
import { deniesFault } from '../said/claims.ts';
import { alertIn, alertsIn, quoteAlert, type Gravity } from './alerts.ts';
import { unclearDates } from './durations.ts';
import { isKnowledge, quoteOnce, quoteWhole, subjectWithin } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { about, ask, at, placeAsked, type At } from './place.ts';
import { endingOf, type Ending } from './wordings.ts';

// Questions about the gravest doubts: red flags of a key, words to check, dates that do not fit, a fault that is denied.

/** Asks about a red flag of the key. A point not found may be present in other words, so it is not asked about. */
export function byKey(here: At, key: KeyReading | undefined): string | null {
  const [flag] = key?.redFlags ?? [];
  if (!flag) return null;
  return ask(
    `${quoteOnce({ text: flag.quote }, here.told)} (${placeAsked(here)}), signal d’alerte «\u00A0${flag.text}\u00A0»\u00A0: pourquoi de cette façon, et que risque-t-on`,
  );
}

const ENDING_OF_ALERT: Readonly<Partial<Record<Gravity, Ending>>> = {
  boast: 'boast',
  left: 'left',
  replaced: 'replaced',
  apart: 'apart',
  inPublic: 'inPublic',
  forAll: 'forAll',
};

/** Whether the sentence of a passage tells an own act in the past. */
const tellsActAt = ({ prepared }: ReadAnswer, { sentence, text }: Passage): boolean =>
  prepared !== null && tellsOwnAct(prepared.sentences[sentence]?.raw ?? text, prepared.scoredAs);

/** Asks about words to check: why it is done so, or, where an act is told, about the case. */
export function fromAlert(here: At): string | null {
  const { input, index, exchange, answer } = here;
  const found = alertIn(input, index);
  if (!answer.prepared || !found) return null;
  const { passage, gravity } = found;
  const isAct = tellsActAt(answer, passage);
  const isFirst = alertsIn(input)[0] === index;
  const ending =
    ENDING_OF_ALERT[gravity] ??
    (gravity === 'excused'
      ? isAct
        ? 'excused'
        : 'excusedHabit'
      : isAct && !isKnowledge(exchange.question.kind)
        ? 'checkCase'
        : isFirst
          ? 'check'
          : 'checkAgain');
  const words = quoteAlert(found, answer, exchange.answer, here.told);
  return `${words} (${placeAsked(here)})\u00A0: ${endingOf(input, ending)}`;
}

/** People outside the team who may bear the consequences. */
const THIRD_PERSON =
  /(?<![a-z])(?:clients?|clientes?|patient|patiente|dame|monsieur|parents|enfant|adherents?|motard|blesse|voisine?|famille|customer|patient|child)(?![a-z])/u;

/** Asks a second time about a grave or excused case: who could suffer, what a pupil would be told, or how it would go here. */
export function fromSameCase(input: SummaryInput, told: Told): string | null {
  const [first = -1] = alertsIn(input);
  const here = at(input, told, first);
  const found = here && alertIn(input, first);
  if (!found || (found.gravity !== 'grave' && found.gravity !== 'excused')) return null;
  const { exchange, index, answer } = here;
  const said = fold(exchange.answer ?? '');
  const ending = !tellsActAt(answer, found.passage) ? 'pupil' : THIRD_PERSON.test(said) ? 'harm' : 'here';
  return `le cas de la réponse\u00A0${index + 1} (${subjectWithin(exchange, input.job)})\u00A0: ${endingOf(input, ending)}`;
}

/** Asks for the dates of a post that does not fit with an internship told elsewhere. */
export function fromDates(input: SummaryInput, told: Told): string | null {
  const found = unclearDates(input);
  const [claim, internship] = [found?.claim, found?.internship].map((part) => {
    const here = part ? at(input, told, part.index) : null;
    if (!part || !here) return null;
    const words = quoteWhole(part.passage, here.answer, here.exchange.answer, told, true);
    return `${words} (réponse\u00A0${part.index + 1})`;
  });
  return claim && internship ? `${claim}, et ${internship}\u00A0: ${endingOf(input, 'dates')}` : null;
}

/** Asks a person who tells no mistake for a small one. */
export function fromNoFault(here: At): string | null {
  const { answer, exchange, input } = here;
  if (!/erreur|mal tourn|regrett|mistake|went wrong/iu.test(exchange.question.text) || !answer.prepared) return null;
  const passage = passages(answer.prepared).find(({ text }) => deniesFault(text));
  return passage ? about(here, passage, endingOf(input, 'noFault')) : null;
}
