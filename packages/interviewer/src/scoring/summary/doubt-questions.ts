import type { KeyReading } from '#/contract';
import { passages } from '../passages.ts';
import { deniesFault } from '../said/claims.ts';
import { unclearDates } from './durations.ts';
import { quoteOnce, quoteWhole } from './evidence.ts';
import type { SummaryInput, Told } from './input.ts';
import { about, ask, at, placeAsked, type At } from './place.ts';
import { endingOf } from './wordings.ts';

// Questions about the gravest doubts: red flags of a key, dates that do not fit, a fault that is denied.

/** Asks about a red flag of the key. A point not found may be present in other words, so it is not asked about. */
export function byKey(here: At, key: KeyReading | undefined): string | null {
  const [flag] = key?.redFlags ?? [];
  if (!flag) return null;
  return ask(
    `${quoteOnce({ text: flag.quote }, here.told)} (${placeAsked(here)}), signal d’alerte «\u00A0${flag.text}\u00A0»\u00A0: pourquoi de cette façon, et que risque-t-on`,
  );
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
