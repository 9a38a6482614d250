import type { Split } from '#/material/voice-answers';
import { conductRows } from './conduct-figures.ts';
import { copyRows } from './copy-figures.ts';
import { genderRows } from './gender-figures.ts';
import { keyRows } from './key-figures.ts';
import { levelRows } from './level-figures.ts';
import { marginRows } from './margin-figures.ts';
import { omissionRows } from './omission-figures.ts';
import { judgedRows } from './judged-figures.ts';
import type { SecondRow } from './rows.ts';
import { spellingRows } from './spelling-figures.ts';
import { summaryRows } from './summary-figures.ts';
import { swapRows } from './swap-figures.ts';
import { templateRows } from './template-figures.ts';
import { wrongQuestionRows } from './wrong-questions.ts';

/** The parts of the second edition's table, by the name with which `second-edition.ts` measures a single part. */
export const PARTS: Readonly<Record<string, (split: Split) => SecondRow[]>> = {
  questions: wrongQuestionRows,
  templates: templateRows,
  gender: genderRows,
  identity: swapRows,
  spelling: spellingRows,
  keys: keyRows,
  levels: levelRows,
  omissions: omissionRows,
  copies: copyRows,
  margin: marginRows,
  summaries: summaryRows,
  judged: judgedRows,
  conduct: conductRows,
};

export const secondRows = (split: Split): SecondRow[] => Object.values(PARTS).flatMap((part) => part(split));
