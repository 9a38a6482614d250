import type { AnswerFlag, CvWarning, Exchange } from '#/contract';
import { CV_WARNING_TEXT } from '#/cv/warnings';
import type { SummaryInput } from './input.ts';
import { listed } from './place.ts';

/** Whether an answer is missing for technical reasons, as opposed to a question left unanswered. */
export const isLost = (exchange: Exchange | undefined, flags: readonly AnswerFlag[]): boolean =>
  exchange?.lost === true && flags.includes('unanswered');

/** The sentence of the summary on deducted points. */
export function deductionSentence(deduction: number): string {
  const plural = deduction > 1 ? 's' : '';
  return `Signaux d’écriture à vérifier\u00A0: ${deduction}\u00A0point${plural} retiré${plural}, faits à l’appui.`;
}

type Counted = readonly [one: (which: string) => string, more: (which: string) => string];

/** Sentences on the answers that carry a flag, by flag. They name the answers by number. */
const OF_ANSWERS: readonly (readonly [AnswerFlag, Counted])[] = [
  [
    'unanswered',
    [
      (which) => `La question ${which} est restée sans réponse.`,
      (which) => `Les questions ${which} sont restées sans réponse.`,
    ],
  ],
  [
    'wrong-language',
    [
      (which) =>
        `La réponse ${which} est dans une autre langue que celle de l’entretien\u00A0: non évaluée, à lire par une personne.`,
      (which) =>
        `Les réponses ${which} sont dans une autre langue que celle de l’entretien\u00A0: non évaluées, à lire par une personne.`,
    ],
  ],
  [
    'duplicate',
    [
      (which) => `La réponse ${which} reprend presque mot pour mot une autre réponse du même entretien.`,
      (which) => `Les réponses ${which} reprennent presque mot pour mot d’autres réponses du même entretien.`,
    ],
  ],
  [
    'instruction-removed',
    [
      (which) =>
        `Dans la réponse ${which}, un passage ressemble à une consigne adressée au logiciel\u00A0: il n’a pas été évalué, à relire.`,
      (which) =>
        `Dans les réponses ${which}, des passages ressemblent à des consignes adressées au logiciel\u00A0: ils n’ont pas été évalués, à relire.`,
    ],
  ],
  [
    'hidden-characters',
    [
      (which) => `La réponse ${which} contient des caractères invisibles, qui ont été ignorés.`,
      (which) => `Les réponses ${which} contiennent des caractères invisibles, qui ont été ignorés.`,
    ],
  ],
  [
    'truncated',
    [
      (which) => `De la réponse ${which}, très longue, seul le début a été évalué.`,
      (which) => `Des réponses ${which}, très longues, seul le début a été évalué.`,
    ],
  ],
];

const LOST: Counted = [
  (which) => `La réponse ${which} a été perdue pour une raison technique\u00A0: non évaluée, à demander de nouveau.`,
  (which) =>
    `Les réponses ${which} ont été perdues pour une raison technique\u00A0: non évaluées, à demander de nouveau.`,
];

/** Writes one sentence each on flags, lost answers, copies, warnings about the CV and deducted points. */
export function notices({ answers, exchanges, warnings, authenticity, copies = [] }: SummaryInput): string[] {
  const said = ([one, more]: Counted, of: (flags: readonly AnswerFlag[], lost: boolean) => boolean): string[] => {
    const numbers = answers.flatMap(({ evaluation: { flags } }, index) =>
      of(flags, isLost(exchanges[index], flags)) ? [`${index + 1}`] : [],
    );
    if (numbers.length === 0) return [];
    return [(numbers.length === 1 ? one : more)(listed(numbers))];
  };
  return [
    ...OF_ANSWERS.flatMap(([flag, texts]) => said(texts, (flags, lost) => flags.includes(flag) && !lost)),
    ...said(LOST, (_, lost) => lost),
    ...copies,
    // The criteria say that there is no CV; the same sentence in every summary would say nothing of the person.
    ...warnings.flatMap((warning: CvWarning) => (warning === 'absent' ? [] : CV_WARNING_TEXT[warning])),
    ...(authenticity.deduction > 0 ? [deductionSentence(authenticity.deduction)] : []),
  ];
}
