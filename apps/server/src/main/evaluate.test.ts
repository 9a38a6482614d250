import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { repositoryRoot } from '#/platform/process/root';
import { parseInterviewFile } from './evaluate-file.ts';
import { pdfOf } from '@kafaa/testing/files/cv-files';

/** The built program, which `npm run evaluate` starts: from source each process would compile the engine first. */
const ENTRY = join(repositoryRoot(), 'dist/server/evaluate.js');

function evaluate(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [ENTRY, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const FILE = {
  job: {
    title: 'Comptable',
    description: 'Tenue des comptes',
    location: 'Tunis',
    type: 'Temps plein',
    idealProfile: {
      skills: ['Sage', 'TVA'],
      minExperienceYears: 3,
      educationLevel: 'Licence',
      preferredLanguages: ['Français'],
      softSkills: ['Attention aux détails'],
      seniorityLevel: 'Junior',
      industryBackground: 'Finance',
    },
    interviewLanguage: 'Français',
    emphasis: 'trade',
    indispensableSkills: ['Sage', 'TVA'],
  },
  company: {
    name: 'Delta',
    industry: 'Finance',
    companyDescription: 'Cabinet',
    companySize: '1-10',
    companyValues: ['Intégrité'],
  },
  candidate: { firstName: 'Sonia', lastName: 'Exemple', email: 's@mail.tn', phone: '22123456' },
  exchanges: [
    {
      question: 'Racontez une erreur que vous avez repérée avant tout le monde.',
      answer:
        "En mars 2023 j'ai trouvé 1 240 DT d'écart avec la banque : j'ai pointé le relevé, c'était un chèque saisi 2 fois. Depuis je rapproche chaque vendredi.",
      behaviour: { pastedShare: 0, charsPerMinute: 190 },
    },
    {
      question: { text: 'Expliquez comment vous contrôlez une déclaration de TVA.', kind: 'knowledge' },
      answer:
        'Je rapproche la TVA collectée du journal des ventes, puis je vérifie chaque facture au-dessus de 1 000 DT parce que le taux y est souvent faux.',
    },
    { question: 'Racontez une erreur de votre fait.', answer: null },
  ],
  cv: 'cv.pdf',
};

interface Output {
  file?: string;
  evaluation: Pick<Evaluation, 'score' | 'note' | 'recommendation' | 'weights' | 'margin' | 'missingSkills'>;
  answers: { level: number | null; score: number | null; reason: string; quotes: string[] }[];
  dimensions: unknown[];
  cv: { experienceMonths: number | null; educationLevel: string | null; skills: unknown[] } | null;
  authenticity: { tier: string };
  engine: { name: string; lexiconHash: string };
}

describe('npm run evaluate', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kafaa-evaluate-'));
    await writeFile(join(folder, 'one.json'), JSON.stringify(FILE));
    await writeFile(join(folder, 'two.json'), JSON.stringify({ ...FILE, cv: undefined }));
    await writeFile(
      join(folder, 'cv.pdf'),
      await pdfOf(
        ['Comptable sur Sage, 03/2019 - 12/2022', 'Licence en comptabilité 2018', 'Français : courant'].map(
          (text, index) => ({ text, y: 700 - 20 * index }),
        ),
      ),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('npm run evaluate prints one evaluation as JSON and reads the CV beside the interview file', async () => {
    const { code, out, err } = await evaluate(join(folder, 'one.json'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const result = JSON.parse(out) as Output;
    expect(Object.keys(result).sort()).toEqual(['answers', 'authenticity', 'cv', 'dimensions', 'engine', 'evaluation']);
    // A question that was shown but not answered has level 0.
    expect(result.answers.map(({ level }) => level === 0)).toEqual([false, false, true]);
    const { weights, margin, score, missingSkills } = result.evaluation;
    expect({ ...weights, margin, score: typeof score, missingSkills }).toMatchObject({
      technicalSkillsMatch: 38,
      mindsetScore: 35,
      margin: 8,
      score: 'number',
      missingSkills: [],
    });
    expect(result.answers[0]?.quotes.length).toBeGreaterThan(0);
    expect(result.cv).toMatchObject({
      experienceMonths: 46,
      educationLevel: 'Licence',
      skills: [{ name: 'Sage', dated: false }],
    });
    expect(result.engine).toMatchObject({ name: 'local' });
    expect(result.evaluation.note.startsWith(result.evaluation.recommendation)).toBe(true);
  });

  it('npm run evaluate with --batch prints one line of JSON for each file of a folder', async () => {
    const { code, out } = await evaluate('--batch', folder);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Output);
    expect(code).toBe(0);
    expect(lines.map((line) => line.file)).toEqual(['one.json', 'two.json']);
    expect(lines.map((line) => line.cv === null)).toEqual([false, true]);
  });

  it('npm run evaluate prints each error of a malformed file on a line of its own and exits with code 2', async () => {
    const bad = join(folder, 'bad.txt');
    await writeFile(
      bad,
      JSON.stringify({ job: { title: 3 }, exchanges: [{ answer: 5, behaviour: { pastedShare: 7 } }] }),
    );
    const { code, out, err } = await evaluate(bad);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const lines = err.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('job.title\u00A0: type inattendu, attendu un texte');
    expect(lines[1]).toContain('exchanges[0].answer');
    expect(lines[2]).toContain('exchanges[0].behaviour.pastedShare\u00A0: doit être au plus 1');
  });

  it.each([
    ['no file', []],
    ['a missing file', ['/nowhere/x.json']],
    ['an unknown option', ['--loud']],
    ['an empty folder', ['--batch', '/nowhere']],
  ])('npm run evaluate with %s exits with code 2 and prints an error', async (_, args) => {
    const { code, err } = await evaluate(...args);
    expect(code).toBe(2);
    expect(err.trim()).not.toBe('');
  });
});

describe('interview files', () => {
  it.each([
    ['no JSON object', 'text', 'le fichier\u00A0: type inattendu'],
    ['no exchanges', { job: { title: 'x' } }, 'exchanges\u00A0: champ manquant'],
    ['an empty list of exchanges', { job: { title: 'x' }, exchanges: [] }, 'exchanges\u00A0: ne peut pas être vide'],
    [
      'an unknown language',
      { job: { title: 'x', interviewLanguage: 'Deutsch' }, exchanges: [{}] },
      'job.interviewLanguage\u00A0: valeur inattendue, attendu Français ou Anglais',
    ],
    [
      'skills that are not a list',
      { job: { title: 'x', idealProfile: { skills: 'React' } }, exchanges: [{}] },
      'job.idealProfile.skills\u00A0: type inattendu, attendu une liste',
    ],
  ])('an interview file with %s is refused with a French line about the error', (_, content, line) => {
    const parsed = parseInterviewFile(content);
    expect('faults' in parsed && parsed.faults.join('\n')).toContain(line);
  });

  it('an interview file may omit its optional fields, which get their defaults', () => {
    const parsed = parseInterviewFile({
      job: { title: 'Vendeur', idealProfile: { minExperienceYears: '3-5', skills: null } },
      exchanges: [{ question: 'Pourquoi ce poste ?', answer: 'x' }, { answer: null }],
    });
    expect(parsed).toMatchObject({
      interview: { input: { job: { minExperienceYears: 3, skills: [], interviewLanguage: 'Français' } }, cvPath: null },
    });
  });
});
