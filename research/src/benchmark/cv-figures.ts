import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CvText, JobBrief } from '@kafaa/interviewer/contract';
import { readCv } from '@kafaa/interviewer/cv/read';
import { isReadable } from '@kafaa/interviewer/cv/readable';
import type { Split } from '#/material/voice-answers';
import { plainOffer } from '#/material/asking';

export interface CvTruth {
  file: string;
  split: Split;
  language: 'fr' | 'en';
  name: string;
  experienceMonths: number;
  educationLevel: string | null;
  languages: { name: string; level: string }[];
  /** Skills that the offer asks for: those in the CV, and those that are not. */
  present: string[];
  absent: string[];
  layout: string;
  /** How the file differs from the plain CV of the same person. */
  trick: string | null;
  hidden: boolean;
}

/** The month in which the benchmark's CVs were written; « à ce jour » means this month. */
export const CV_MONTH = { year: 2026, month: 11 } as const;
const TOLERANCE_MONTHS = 6;
const FOLDER = new URL('../../corpus/cvs/', import.meta.url);

export function cvTruths(): CvTruth[] {
  return JSON.parse(readFileSync(new URL('truths.json', FOLDER), 'utf8')) as CvTruth[];
}

let texts: Record<string, { cv: CvText; milliseconds: number }> | null = null;
/** Every CV file, read by the server's reader in a separate process. */
export function cvTexts(): Record<string, { cv: CvText; milliseconds: number }> {
  texts ??= JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        fileURLToPath(new URL('../../../packages/testing/src/processes/read-cvs.ts', import.meta.url)),
        fileURLToPath(new URL('files', FOLDER)),
      ],
      {
        maxBuffer: 64 * 1024 * 1024,
        encoding: 'utf8',
        cwd: fileURLToPath(new URL('../../../apps/server/', import.meta.url)),
      },
    ),
  ) as Record<string, { cv: CvText; milliseconds: number }>;
  return texts;
}

export function offerFor(truth: CvTruth): JobBrief {
  return {
    ...plainOffer('Poste', truth.language === 'en' ? 'en' : 'fr').job,
    skills: [...truth.present, ...truth.absent],
  };
}

export interface CvFigures {
  files: number;
  /** Share of CVs whose highest degree is read correctly. */
  degree: number;
  /** Share of the languages read with their true level; an invented language adds one wrong entry. */
  language: number;
  /** Share of CVs whose experience is read to within six months. */
  experience: number;
  skillRecall: number;
  /** Share of the requested skills that are absent from the CV and were still found. */
  skillInvented: number;
  hiddenRecall: number;
  hiddenPrecision: number;
  /** Files whose visible text still contains the hidden words. */
  leaks: number;
  slowestMilliseconds: number;
  misses: string[];
}

const HIDDEN_WORD = 'Kubernetes Salesforce SAP';
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** The CV rows of the design's table. Facts are measured on plain files and on files with tricks. */
export function cvFigures(split: Split, only: (truth: CvTruth) => boolean = () => true): CvFigures {
  const truths = cvTruths().filter((truth) => truth.split === split && only(truth));
  const misses: string[] = [];
  let [degrees, experiences] = [0, 0];
  let [languagesRight, languagesAll] = [0, 0];
  let [skillsFound, skillsAll, invented, inventable] = [0, 0, 0, 0];
  let [flaggedRight, flagged, hiddenAll, leaks, slowest] = [0, 0, 0, 0, 0];
  for (const truth of truths) {
    const read = cvTexts()[truth.file];
    if (!read) throw new Error(`${truth.file} is not there`);
    slowest = Math.max(slowest, read.milliseconds);
    const { cv } = read;
    const warned = cv.warnings.includes('hidden-text');
    hiddenAll += truth.hidden ? 1 : 0;
    flagged += warned ? 1 : 0;
    flaggedRight += warned && truth.hidden ? 1 : 0;
    if (warned !== truth.hidden)
      misses.push(`${truth.file} hidden: ${warned ? cv.hiddenText.join(' ').slice(0, 80) : 'missed'}`);
    if (cv.text.includes(HIDDEN_WORD)) leaks++;
    const facts = isReadable(cv) ? readCv(cv, offerFor(truth), CV_MONTH).facts : null;
    if (facts?.educationLevel === truth.educationLevel) degrees++;
    else misses.push(`${truth.file} degree: ${facts?.educationLevel ?? '–'} for ${truth.educationLevel ?? '–'}`);
    if (
      facts?.experienceMonths != null &&
      Math.abs(facts.experienceMonths - truth.experienceMonths) <= TOLERANCE_MONTHS
    )
      experiences++;
    else misses.push(`${truth.file} experience: ${facts?.experienceMonths ?? '–'} for ${truth.experienceMonths}`);
    const found = facts?.languages ?? [];
    for (const { name, level } of truth.languages) {
      const own = found.find((each) => each.name === name);
      if (own?.level === level) languagesRight++;
      else misses.push(`${truth.file} language: ${name} ${own ? own.level : 'missing'} for ${level}`);
    }
    const extra = found.filter(({ name }) => !truth.languages.some((each) => each.name === name));
    languagesAll += truth.languages.length + extra.length;
    for (const { name } of extra) misses.push(`${truth.file} language: ${name} invented`);
    const skills = facts?.skills.map(({ name }) => name) ?? [];
    skillsAll += truth.present.length;
    skillsFound += truth.present.filter((name) => skills.includes(name)).length;
    inventable += truth.absent.length;
    invented += truth.absent.filter((name) => skills.includes(name)).length;
  }
  return {
    files: truths.length,
    degree: share(degrees, truths.length),
    language: share(languagesRight, languagesAll),
    experience: share(experiences, truths.length),
    skillRecall: share(skillsFound, skillsAll),
    skillInvented: share(invented, inventable),
    hiddenRecall: share(flaggedRight, hiddenAll),
    hiddenPrecision: share(flaggedRight, flagged),
    leaks,
    slowestMilliseconds: slowest,
    misses,
  };
}
