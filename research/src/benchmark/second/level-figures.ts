import { evaluateInterview } from '@kafaa/interviewer/local';
import { NOBODY } from '#/material/examples';
import { voiceJobs, type Split, type VoiceJob } from '#/material/voice-answers';
import { askedOf, scoreUnder } from '#/material/asking';
import { assembled, evaluated, scoresOf, type Interview } from './interviews.ts';
import { secondSet, type GeneralInterview, type Improved } from '#/material/second-set';
import { atMost, largest, mean, pointsRow, shareRow, type SecondRow } from './rows.ts';

function jobOf(key: string): VoiceJob {
  const job = voiceJobs().find((each) => each.key === key);
  if (!job) throw new Error(`no job ${key}`);
  return job;
}

/** Interviews of general talk only: eight answers of level 1. */
function generalRows(interviews: readonly GeneralInterview[]): SecondRow[] {
  const evaluations = interviews.map(({ job: key, answers }) => {
    const offer = jobOf(key);
    const exchanges = answers.map(({ question, text }) => ({
      question: askedOf(offer, question, offer.questions.find((each) => each.question === question)?.kind),
      answer: text,
    }));
    return evaluateInterview({ job: offer.job, company: offer.company, exchanges, cv: null, identity: NOBODY });
  });
  const totals = evaluations.map(({ score }) => score ?? 0);
  return [
    shareRow(
      'interviews of level-1 answers: total of 50 or more',
      totals.map((total) => total >= 50),
      atMost(0),
      `mean ${mean(totals).toFixed(1)}, largest ${largest(totals)}`,
    ),
    shareRow(
      '… summary that speaks of « points solides » or « preuves solides »',
      evaluations.map(({ note }) => /solides/i.test(note)),
      atMost(0),
    ),
    shareRow(
      '… recommended for a meeting or a closer look',
      evaluations.map(({ recommendation }) => ['À rencontrer', 'À approfondir'].includes(recommendation)),
      atMost(0),
    ),
  ];
}

/** The interview's total with one of its answers replaced, or with one more answer if the question is not among its own. */
function withAnswer(host: Interview, { question, kind }: Improved, text: string): number | null {
  const scored = scoreUnder(host.job, { question, kind }, text);
  const own = host.answers.findIndex((answer) => answer.question === question);
  const place = own === -1 ? host.answers.length : own;
  const base = host.answers[0];
  if (!base) throw new Error(`interview without answers: ${host.id}`);
  const answers = host.answers.toSpliced(place, 1, { ...base, id: '', question, kind, text });
  return evaluated({ ...host, answers }, { scored: scoresOf(host).toSpliced(place, 1, scored) }).score;
}

const HOSTS = 6;

/** Figures on the total when a truly better answer replaces a worse one, in several interviews for its job. */
function betterRows(split: Split, pairs: readonly Improved[]): SecondRow[] {
  const interviews = Map.groupBy(assembled(split), ({ job }) => job.key);
  const changes = pairs.flatMap((pair) =>
    (interviews.get(pair.job) ?? []).slice(0, HOSTS).flatMap((host) => {
      const [worse, better] = [withAnswer(host, pair, pair.worse), withAnswer(host, pair, pair.better)];
      return worse === null || better === null ? [] : [better - worse];
    }),
  );
  const alone = pairs.map((pair) => {
    const [worse, better] = [pair.worse, pair.better].map(
      (text) => scoreUnder(jobOf(pair.job), pair, text).evaluation.score ?? 0,
    );
    return (better ?? 0) - (worse ?? 0);
  });
  return [
    shareRow(
      'a truly better answer in an interview: lowers the total',
      changes.map((change) => change < 0),
      atMost(0.01),
      `largest loss ${largest(changes.map((change) => -change))}`,
    ),
    pointsRow('… mean gain of the total', changes),
    shareRow(
      '… gets a lower score itself',
      alone.map((change) => change < 0),
      undefined,
      `mean gain ${mean(alone).toFixed(1)}`,
    ),
  ];
}

export function levelRows(split: Split): SecondRow[] {
  return [...generalRows(secondSet('levels/general', split)), ...betterRows(split, secondSet('levels/better', split))];
}
