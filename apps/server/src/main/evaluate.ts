import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateInterview } from '@kafaa/interviewer/local';
import type { CvText } from '@kafaa/interviewer/contract';
import { extractCvText } from '../adapters/cv-text/extract-cv.ts';
import { terminalJson, terminalText } from '#/platform/tasks/command';
import { parseInterviewFile, type InterviewFile } from './evaluate-file.ts';

const USAGE = `Usage\u00A0: npm run evaluate -- FICHIER.json
        npm run evaluate -- --batch DOSSIER

Note un entretien décrit dans un fichier JSON ({job, company, candidate, exchanges, cv?})
et écrit l’évaluation en JSON sur la sortie standard. Avec --batch, tous les fichiers
*.json du dossier, une ligne de JSON par fichier.`;

const FAULTY = 2;

type Loaded = { interview: InterviewFile } | { faults: string[] };

async function load(path: string): Promise<Loaded> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { faults: ['le fichier est introuvable ou illisible'] };
  }
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return {
      faults: [`ce n’est pas du JSON valide (${error instanceof Error ? error.message : 'erreur de syntaxe'})`],
    };
  }
  return parseInterviewFile(content);
}

async function readCv(path: string | null, from: string): Promise<{ cv: CvText | null } | { faults: string[] }> {
  if (path === null) return { cv: null };
  const file = resolve(dirname(from), path);
  try {
    return { cv: await extractCvText(await readFile(file), basename(file)) };
  } catch {
    return { faults: [`cv\u00A0: le fichier «\u00A0${path}\u00A0» est introuvable ou illisible`] };
  }
}

/** Scores one file; returns the output or the errors of the file. */
async function evaluateFile(path: string): Promise<{ output: object } | { faults: string[] }> {
  const loaded = await load(path);
  if ('faults' in loaded) return loaded;
  const read = await readCv(loaded.interview.cvPath, path);
  if ('faults' in read) return read;
  const now = new Date();
  const today = loaded.interview.today ?? { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  const { answers, dimensions, cv, authenticity, engine, ...evaluation } = evaluateInterview({
    ...loaded.interview.input,
    cv: read.cv,
    today,
  });
  return { output: { evaluation, answers, dimensions, cv, authenticity, engine } };
}

function report(path: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(terminalText(`${path}\u00A0: ${fault}`));
}

async function evaluateFolder(folder: string): Promise<number> {
  let names: string[];
  try {
    names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch {
    console.error(`${folder}\u00A0: le dossier est introuvable ou illisible`);
    return FAULTY;
  }
  if (names.length === 0) {
    console.error(`${folder}\u00A0: aucun fichier .json`);
    return FAULTY;
  }
  let status = 0;
  for (const name of names) {
    const result = await evaluateFile(join(folder, name));
    if ('faults' in result) {
      report(name, result.faults);
      console.log(terminalJson({ file: name, faults: result.faults }));
      status = FAULTY;
    } else console.log(terminalJson({ file: name, ...result.output }));
  }
  return status;
}

/** Runs the command with its arguments and returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { batch: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch {
    console.error(USAGE);
    return FAULTY;
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const [file, ...more] = positionals;
  if (values.batch !== undefined && file === undefined) return evaluateFolder(values.batch);
  if (values.batch !== undefined || file === undefined || more.length > 0) {
    console.error(USAGE);
    return FAULTY;
  }
  const result = await evaluateFile(file);
  if ('faults' in result) {
    report(file, result.faults);
    return FAULTY;
  }
  console.log(terminalJson(result.output, 2));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
