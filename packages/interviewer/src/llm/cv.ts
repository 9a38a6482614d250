import * as z from 'zod/mini';
import type { CvDiploma, CvFacts, CvText, Identity, JobBrief } from '../contract.ts';
import { rangesIn, unionMonths, type DatedRange, type MonthRange } from '../cv/dates.ts';
import { DEGREES, inOwnWords, namesDegree, type Degree } from '../cv/degrees.ts';
import { languageNamed } from '../cv/languages.ts';
import { unwrapped } from '../cv/paragraphs.ts';
import { SENIORITIES, type CvReading } from '../cv/read.ts';
import { cvLines, linesRead, type CvLine } from '../cv/sections.ts';
import { cleanText } from '../language/normalise.ts';
import { isInstruction } from '../safety/injection.ts';
import { askFor, readAs } from './ask.ts';
import type { ModelSession } from './model.ts';
import { CV_RULES, CV_SCHEMA, cvPrompt } from './prompts.ts';
import { redactPieces } from './shown.ts';

export const CV_TOKENS = 900;
/** Maximum characters of a CV that a model reads (two full pages); only the local reader reads the rest. */
export const CV_CHARACTERS = 6_000;

const line = z.int();
const named = <T extends string>(levels: readonly T[]) => z.nullable(z.object({ level: z.enum(levels), line }));
const point = z.string().check(z.regex(/^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/));

const factsSchema = z.object({
  experience: z
    .array(
      z.object({
        line,
        from: point,
        to: z.union([point, z.literal('now')]),
        internship: z.boolean(),
        sameTrade: z.boolean(),
      }),
    )
    .check(z.maxLength(40)),
  degree: named(DEGREES),
  studying: named(DEGREES),
  languages: z
    .array(
      z.object({
        name: z.string(),
        level: z.nullable(z.enum(['notions', 'intermédiaire', 'courant', 'bilingue'])),
        line,
      }),
    )
    .check(z.maxLength(20)),
  skills: z.array(z.object({ name: z.string(), dated: z.boolean(), line })).check(z.maxLength(60)),
  seniority: named(SENIORITIES),
});
type RawFacts = z.infer<typeof factsSchema>;

interface Shown {
  readonly line: CvLine;
  readonly text: string;
}

/** The lines of a CV that a model may see: no identity, no hobbies or associations, no instruction. */
export function shownCvLines(cv: CvText, identity: Identity, keep: ReadonlySet<string>, characters: number): Shown[] {
  const said = linesRead(cv.text).lines.filter((each) => !isInstruction(cleanText(each)));
  const lines = cvLines(said.join('\n')).filter(({ section }) => section !== 'private');
  const pieces = redactPieces(
    lines.map(({ text }) => text),
    identity,
    keep,
    // CVs for interviews in either language contain French lines.
    'fr',
  );
  const shown: Shown[] = [];
  let used = 0;
  for (const [index, each] of lines.entries()) {
    const text = pieces[index]?.shown ?? '';
    used += text.length + 4;
    if (used > characters) break;
    shown.push({ line: each, text });
  }
  return shown;
}

export const numbered = (lines: readonly Shown[]): string =>
  lines.map(({ text }, index) => `${index + 1} ${text}`).join('\n');

const spelled = (date: string): string =>
  date === 'now' ? 'present' : date.includes('-') ? date.split('-').toReversed().join('/') : date;

/** Whether a date's year occurs on the line that the model names, or on a neighbouring one. */
function dated(shown: readonly Shown[], at: number, date: string): boolean {
  if (date === 'now') return true;
  const near = [at - 1, at, at + 1].map((index) => shown[index]?.line.text ?? '').join(' ');
  const year = date.slice(0, 4);
  const short = year.slice(2);
  return near.includes(year) || [...near.matchAll(/[/.-](\d{2})(?!\d)/g)].some(([, written]) => written === short);
}

/**
 * Builds a CV's facts from the model's reading. Each fact is checked against the line it names; code counts the months.
 * Facts that the model left out or could not prove come from the local reader.
 */
export function combineReading(
  raw: RawFacts,
  shown: readonly Shown[],
  local: CvReading,
  job: JobBrief,
  now: number,
): CvReading {
  const at = (number: number): Shown | undefined => shown[number - 1];
  const quote = (number: number): string[] => {
    const found = at(number);
    return found ? [unwrapped(found.line)] : [];
  };
  const periods = raw.experience.flatMap((entry) => {
    const real = at(entry.line) && dated(shown, entry.line - 1, entry.from) && dated(shown, entry.line - 1, entry.to);
    const ranges = real ? rangesIn(`${spelled(entry.from)} - ${spelled(entry.to)}`, now) : [];
    return ranges.map((range) => ({ ...entry, range }));
  });
  // « French » and « Français » are one language; names that are no language are dropped.
  const languages = raw.languages.flatMap((each) => {
    const name = languageNamed(each.name);
    return at(each.line) && name !== null ? [{ ...each, name }] : [];
  });
  const skills = raw.skills.filter((each) => at(each.line) && job.skills.includes(each.name));
  // Drop a level that the words of its line do not support: the model invented it.
  const shows = (found: { level: Degree; line: number } | null) =>
    found && namesDegree(at(found.line)?.line.text ?? '', found.level) ? found : null;
  const degree = shows(raw.degree);
  const studying = shows(raw.studying);
  const seniority = raw.seniority && at(raw.seniority.line) ? raw.seniority : null;
  const asked = languages.filter(({ name }) => job.preferredLanguages.includes(name));
  const { diploma: _, diplomaInProgress: __, ...undiplomaed } = local.facts;
  const facts = degree ? undiplomaed : local.facts;
  return {
    facts: {
      ...(periods.length > 0 ? withPeriods(facts, periods, (number) => at(number)?.line.text ?? '') : facts),
      ...(degree && {
        educationLevel: degree.level,
        educationInProgress: studying?.level ?? null,
        diploma: diplomaOn(at(degree.line), degree.level),
        ...(studying && { diplomaInProgress: diplomaOn(at(studying.line), studying.level) }),
      }),
      ...(languages.length > 0 && {
        languages: languages.map(({ name, level, line: number }) => ({
          name,
          level,
          line: at(number)?.line.text ?? '',
        })),
      }),
      ...(skills.length > 0 && {
        skills: distinct(skills).map(({ name, dated: used, line: number }) => ({
          name,
          dated: used,
          line: at(number)?.line.text ?? '',
        })),
      }),
      ...(seniority && { seniorityLevel: seniority.level }),
    },
    lines: {
      experience: periods.length > 0 ? periods.slice(0, 3).flatMap((each) => quote(each.line)) : local.lines.experience,
      education: degree ? quote((studying ?? degree).line) : local.lines.education,
      languages: languages.length > 0 ? [...new Set(asked.flatMap((each) => quote(each.line)))] : local.lines.languages,
      skills:
        skills.length > 0
          ? distinct(skills).flatMap(({ name, line: number }) => quote(number).map((text) => ({ name, line: text })))
          : local.lines.skills,
      seniority: seniority ? quote(seniority.line) : local.lines.seniority,
    },
  };
}

function diplomaOn(shown: Shown | undefined, level: string): CvDiploma {
  const text = shown?.line.text ?? '';
  return { words: inOwnWords(text), level, line: text };
}

type Dated = RawFacts['experience'][number] & { range: DatedRange };

/** The local reader's facts with the model's periods in place of its own; months are counted by code. */
function withPeriods(facts: CvFacts, periods: readonly Dated[], textOf: (line: number) => string): CvFacts {
  const { otherTradeMonths: _, unknownTradeMonths: __, internshipMonths: ___, approximate: ____, ...others } = facts;
  const ranges = (list: readonly Dated[], half: boolean): MonthRange[] =>
    list.filter((each) => each.internship === half).map(({ range }) => range);
  const months = (list: readonly Dated[]): number => unionMonths(ranges(list, false), ranges(list, true));
  const worked = months(periods);
  const elsewhere = worked - months(periods.filter(({ sameTrade }) => sameTrade));
  const work = unionMonths(ranges(periods, false), []);
  const internship = unionMonths([...ranges(periods, false), ...ranges(periods, true)], []) - work;
  return {
    ...others,
    experienceMonths: worked,
    ...(periods.some(({ range }) => !range.exact) && { approximate: true as const }),
    ...(internship > 0 && { internshipMonths: internship }),
    ...(elsewhere > 0 && { otherTradeMonths: elsewhere }),
    periods: periods.map((each) => ({
      line: textOf(each.line),
      months: unionMonths([each.range], []),
      internship: each.internship,
      approximate: !each.range.exact,
      trade: each.sameTrade ? 'same' : 'other',
    })),
  };
}

/** One entry per skill; a dated one takes precedence. */
function distinct(skills: RawFacts['skills']): RawFacts['skills'] {
  const ordered = [...skills].sort((a, b) => Number(b.dated) - Number(a.dated));
  return ordered.filter((each, index) => ordered.findIndex(({ name }) => name === each.name) === index);
}

/** The facts of a CV in one call; the scorer never sees the CV. */
export async function readCvWithModel(
  session: ModelSession,
  job: JobBrief,
  shown: readonly Shown[],
  local: CvReading,
  now: number,
): Promise<CvReading> {
  const request = {
    system: CV_RULES,
    prompt: cvPrompt(job, numbered(shown), session.nonce()),
    schema: CV_SCHEMA,
    maxTokens: CV_TOKENS,
  };
  const { value } = await askFor(session, request, (text) => readAs(factsSchema, text));
  return combineReading(value, shown, local, job, now);
}
