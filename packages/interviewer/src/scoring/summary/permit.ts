import { sentenceShown, sentencesOf } from '../said/shown.ts';
import type { SummaryInput } from './input.ts';

// A driving licence required by an offer is decisive, and its letter can be recognised with certainty.

/** « permis C », « permis de conduire catégorie B », « permis A1 ou B »; not « permis a été ». */
const PERMIT =
  /(?<!\p{L})[Pp]ermis (?:de conduire )?(?:de )?(?:cat[ée]gorie |cat\. ?)?(?:poids lourd )?([A-E]1?|[bc])(?: (?:ou|et|\/) ([A-E]1?|[bc]))?(?![\p{L}\d’'])/gu;

const lettersIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PERMIT)].flatMap(([, one, other]) => [one, other].flatMap((each) => each?.toUpperCase() ?? [])),
  ),
];

/**
 * Returns the driving licence that the offer requires and the first answer that names one. Null if the offer requires none, if the
 * sentence may not be shown, or if no answer names one and there is a CV.
 */
export function permit({ job, answers, exchanges, cv }: SummaryInput): string | null {
  const asked = lettersIn([job.title, job.description, ...job.skills].join('. ')).join(' ou ');
  if (asked === '') return null;
  for (const [index, { prepared }] of answers.entries()) {
    const said = exchanges[index]?.answer ?? '';
    const named = prepared && sentencesOf(prepared, said).find(({ text }) => lettersIn(text).length > 0);
    const shown = prepared && named ? sentenceShown(prepared, said, named.text) : null;
    if (named) return shown && `permis\u00A0${asked} demandé\u00A0: ${shown.text} (réponse\u00A0${index + 1})`;
  }
  return cv ? null : `permis\u00A0${asked} demandé\u00A0: aucune réponse ne le nomme`;
}
