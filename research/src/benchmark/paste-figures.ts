import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { Exchange, InterviewInput } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { adversarialSet } from '#/material/adversarial';
import { NOBODY } from '#/material/examples';
import {
  languageOf,
  questionOf,
  voiceAnswers,
  voiceJobs,
  type Split,
  type VoiceAnswer,
} from '#/material/voice-answers';

interface Essay {
  id: string;
  split: Split;
  language: 'fr' | 'en';
  text: string;
}

type Typing = (text: string, index: number) => Behaviour;

/** Plausible values that are the same in every run. */
const wave = (index: number, from: number, to: number): number =>
  Math.round(from + ((index * 7919) % 101) * ((to - from) / 100));

const typed: Typing = (text, index) => ({
  pastedShare: 0,
  largestInsert: 0,
  charsPerMinute: wave(index, 90, 260),
  deletions: Math.round(text.length / wave(index, 9, 40)),
  blurBeforePaste: false,
  latencySeconds: wave(index, 4, 50),
});
const pasted: Typing = (text, index) => ({
  pastedShare: 1,
  largestInsert: text.length,
  deletions: 0,
  blurBeforePaste: index % 3 !== 0,
  latencySeconds: wave(index, 15, 90),
});
const piece =
  (share: number, insert: number, blur: boolean): Typing =>
  (text, index) => ({
    ...typed(text, index),
    pastedShare: Math.min(1, share),
    largestInsert: Math.min(text.length, insert),
    blurBeforePaste: blur,
  });

interface Manner {
  name: string;
  /** Number of the eight answers written in this manner (0: all), and where their text is from: an assistant's essay or the voice. */
  taken: number;
  from: 'essay' | 'voice';
  typing: Typing;
  accommodation?: boolean;
}

/** Verbatim pastes, from all eight answers to one. */
const PASTES: readonly Manner[] = [
  { name: 'all eight', taken: 8, from: 'essay', typing: pasted },
  { name: 'four', taken: 4, from: 'essay', typing: pasted },
  { name: 'two', taken: 2, from: 'essay', typing: pasted },
  { name: 'one', taken: 1, from: 'essay', typing: pasted },
  {
    name: 'in pieces',
    taken: 3,
    from: 'essay',
    typing: (text, index) => ({ ...pasted(text, index), largestInsert: Math.round(text.length * 0.34) }),
  },
  {
    name: 'touched up',
    taken: 3,
    from: 'essay',
    typing: (text, index) => ({
      ...pasted(text, index),
      pastedShare: 0.86,
      largestInsert: Math.round(text.length * 0.86),
      deletions: 14,
      charsPerMinute: 130,
    }),
  },
  { name: 'human texts', taken: 3, from: 'voice', typing: pasted },
  { name: 'two human texts', taken: 2, from: 'voice', typing: pasted },
];

/** Honest ways of writing, some of which look like pasting. */
const HONEST: readonly Manner[] = [
  { name: 'phone', taken: 0, from: 'voice', typing: typed },
  {
    name: 'fast desktop',
    taken: 0,
    from: 'voice',
    typing: (text, index) => ({ ...typed(text, index), charsPerMinute: wave(index, 330, 520) }),
  },
  // Dictation and swiping insert text without a paste event, and the app does not count whole phrases towards the typing speed.
  {
    name: 'dictation',
    taken: 0,
    from: 'voice',
    typing: (text, index) => ({ ...typed(text, index), charsPerMinute: wave(index, 600, 1900), deletions: 2 }),
  },
  {
    name: 'autocorrect',
    taken: 0,
    from: 'voice',
    typing: (text, index) => ({ ...typed(text, index), charsPerMinute: wave(index, 260, 420), deletions: 3 }),
  },
  { name: 'a link or a number', taken: 1, from: 'voice', typing: piece(0.2, 60, true) },
  { name: 'words of the offer', taken: 1, from: 'voice', typing: piece(0.35, 95, false) },
  // The candidate followed the chat's advice: removed the pasted text and wrote the answer in their own words.
  { name: 'rewritten', taken: 2, from: 'voice', typing: piece(0.18, 80, true) },
  {
    name: 'own note after a lost connection',
    taken: 1,
    from: 'voice',
    typing: (text, index) => ({ ...pasted(text, index), largestInsert: Math.min(110, text.length) }),
  },
  { name: 'accommodation', taken: 8, from: 'voice', typing: pasted, accommodation: true },
  { name: 'learned by heart', taken: 3, from: 'essay', typing: typed },
];

/** Interviews of eight answers by one voice for one offer. Those with fewer than five answers left are dropped. */
function interviewsOf(split: Split): VoiceAnswer[][] {
  const eight = voiceJobs()
    .filter((job) => job.split === split)
    .flatMap((job) => {
      const own = voiceAnswers().filter(
        (answer) => answer.job === job && answer.split === split && answer.text.length > 0,
      );
      return [...new Set(own.map((answer) => answer.voice))].map((voice) => {
        const mine = own.filter((answer) => answer.voice === voice);
        return job.questions.flatMap(({ question }) => mine.find((answer) => answer.question === question) ?? []);
      });
    });
  return eight.filter((answers) => answers.length >= 5);
}

function interview(
  answers: readonly VoiceAnswer[],
  manner: Manner,
  essays: readonly Essay[],
  turn: number,
): InterviewInput | null {
  const [first] = answers;
  if (!first) return null;
  const exchanges = answers.map((answer, index): Exchange => {
    const other = (index * 3 + turn) % answers.length < manner.taken;
    const essay = essays[(index + turn) % essays.length];
    const text = other && manner.from === 'essay' && essay ? essay.text : answer.text;
    const behaviour = (other || manner.taken === 0 ? manner.typing : typed)(text, index + turn);
    return {
      question: questionOf(answer.job, answer.question, answer.kind),
      answer: text,
      behaviour: { ...behaviour, ...(manner.accommodation && { accommodation: true }) },
    };
  });
  return { job: first.job.job, company: first.job.company, exchanges, cv: null, identity: NOBODY };
}

export interface PasteFigures {
  pastes: number;
  /** Share of interviews with pasted answers whose tier is medium or high, so that points are deducted. */
  recall: number;
  honest: number;
  falsePositives: number;
  byManner: Record<string, { interviews: number; flagged: number }>;
}

/** Share of interviews with verbatim pastes that are flagged, and of honest interviews flagged by mistake. */
export function pasteFigures(split: Split, every = 1): PasteFigures {
  const interviews = interviewsOf(split).filter((_, index) => index % every === 0);
  const byManner: PasteFigures['byManner'] = {};
  const flaggedOf = (manners: readonly Manner[]): { all: number; flagged: number } => {
    let [all, flagged] = [0, 0];
    for (const manner of manners) {
      const row = (byManner[manner.name] = { interviews: 0, flagged: 0 });
      interviews.forEach((answers, turn) => {
        const essays = adversarialSet<Essay>('essays', split).filter(
          (essay) => essay.language === (answers[0] ? languageOf(answers[0].job) : 'fr'),
        );
        const input = interview(answers, manner, essays, turn);
        if (!input) return;
        const { tier } = evaluateInterview(input).authenticity;
        const hit = tier === 'medium' || tier === 'high';
        row.interviews++;
        all++;
        if (hit) {
          row.flagged++;
          flagged++;
        }
      });
    }
    return { all, flagged };
  };
  const bad = flaggedOf(PASTES);
  const good = flaggedOf(HONEST);
  return {
    pastes: bad.all,
    recall: bad.all === 0 ? 1 : bad.flagged / bad.all,
    honest: good.all,
    falsePositives: good.all === 0 ? 0 : good.flagged / good.all,
    byManner,
  };
}
