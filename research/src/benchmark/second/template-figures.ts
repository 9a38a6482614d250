import { languageOf, voiceJobs, type Split } from '#/material/voice-answers';
import { KINDS, scoreUnder } from '#/material/asking';
import { secondSet, type Template } from '#/material/second-set';
import { atMost, mean, shareRow, type SecondRow } from './rows.ts';
import { pick } from '@kafaa/interviewer/test/seeded';

/** Every template, under one question of each kind from an offer chosen by the seed. */
function templateRow(figure: string, templates: readonly Template[]): SecondRow {
  const scored = templates.flatMap(({ id, split, language, text }) =>
    KINDS.map((kind) => {
      const places = voiceJobs()
        .filter((job) => job.split === split && languageOf(job) === language)
        .flatMap((job) => job.questions.flatMap((asked) => (asked.kind === kind ? [{ job, asked }] : [])));
      const { job, asked } = pick(places, `${id} ${kind}`);
      return scoreUnder(job, asked, text).evaluation;
    }),
  );
  return shareRow(
    figure,
    scored.map(({ level }) => (level ?? 0) >= 3),
    atMost(0.05),
    `mean score ${mean(scored.map(({ score }) => score ?? 0)).toFixed(1)}`,
  );
}

/** Texts by ten writers that could stand under any question. */
export function templateRows(split: Split): SecondRow[] {
  const all = secondSet('templates/', split);
  return [
    templateRow(
      'templates, stories without content, each under six questions: level 3 or 4',
      all.filter(({ kind }) => kind === 'template'),
    ),
    templateRow(
      'general texts, each under six questions: level 3 or 4',
      all.filter(({ kind }) => kind === 'general'),
    ),
  ];
}
