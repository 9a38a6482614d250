import { CV_WARNING_TEXT } from '@kafaa/interviewer/cv/warnings';
import { voiceAnswers, type Split } from '#/material/voice-answers';
import { evaluated, type Interview } from './interviews.ts';
import { atMost, shareRow, type SecondRow } from './rows.ts';

/** Interviews of one writer (voice) that share no answer: each takes another of the writer's answers to a question, strong and weak ones mixed. */
export function disjointInterviews(split: Split): Interview[] {
  const people = Map.groupBy(
    voiceAnswers().filter((answer) => answer.split === split),
    ({ voice, job }) => `${voice} ${job.key}`,
  );
  return [...people].flatMap(([person, all]) => {
    const questions = [...Map.groupBy(all, ({ question }) => question).values()];
    const turns = Math.min(...questions.map(({ length }) => length));
    const job = all[0]?.job;
    if (!job) return [];
    return Array.from({ length: turns }, (_, turn) => ({
      id: `${person} ${turn}`,
      job,
      answers: questions.flatMap((choices, index) => choices[(turn + index) % choices.length] ?? []),
    }));
  });
}

/** Beginnings of lines that must read alike for everybody: plain sentences on a flag, a CV, a deduction or a skill that nobody named. */
const NOTICES = [
  ...Object.values(CV_WARNING_TEXT),
  'La question ',
  'Les questions ',
  'La réponse ',
  'Les réponses ',
  'Dans la réponse ',
  'Dans les réponses ',
  'De la réponse ',
  'Des réponses ',
  'Signaux d’écriture',
  'L’entretien ne nomme pas ',
  'Ni l’entretien ni le CV ',
  'À lui demander\u00A0: l’entretien n’a pas porté sur ',
  'À lui demander aussi\u00A0: l’entretien n’a pas porté sur ',
];

/** A sentence with figures, and capitalised words except the first, masked: these differ between people anyway. */
const masked = (sentence: string): string =>
  sentence.replace(/\d+(?:[.,]\d+)*/g, '0').replace(/(?<!^)(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]*/gu, 'N');

/** The lines of a summary, without notices. Quotes stay: apart from them a line holds only a level, a subject and the number of an answer. */
export function maskedSentences(summary: string): string[] {
  return summary
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && NOTICES.every((notice) => !sentence.startsWith(notice)))
    .map(masked);
}

/** For each sentence of the summaries of an offer, whether another candidate of that offer has it, too. */
export function sharedSentences(interviews: readonly Interview[]): { sentence: string; shared: boolean }[] {
  return [...Map.groupBy(interviews, ({ job }) => job.key).values()].flatMap((ofOffer) => {
    const written = ofOffer.map((interview) => [...new Set(maskedSentences(evaluated(interview).note))]);
    const times = new Map<string, number>();
    for (const sentence of written.flat()) times.set(sentence, (times.get(sentence) ?? 0) + 1);
    return written.flat().map((sentence) => ({ sentence, shared: (times.get(sentence) ?? 0) > 1 }));
  });
}

/** Share of summary sentences that would fit another candidate, too. */
export function summaryRows(split: Split): SecondRow[] {
  const interviews = disjointInterviews(split);
  const sentences = sharedSentences(interviews);
  return [
    shareRow(
      'summary sentences that another candidate of the offer has, too (names and figures masked)',
      sentences.map(({ shared }) => shared),
      atMost(0.005),
      `${interviews.length} interviews`,
    ),
  ];
}
