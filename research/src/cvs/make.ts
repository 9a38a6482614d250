/**
 * Generates the CV files of the benchmark from corpus/cvs/people.*.txt, and their ground truth: `npx tsx
 * research/src/cvs/make.ts`. Needs Chromium and LibreOffice. The files are in the repository; run it only when people or layouts
 * change.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docxOf } from './docx.ts';
import { hidePdf, PDF_TRICKS } from './hide.ts';
import { htmlOf } from './html.ts';
import { parsePeople, truthOf, type Person } from './people.ts';

const FOLDER = join(import.meta.dirname, '../../corpus/cvs');
const FILES = join(FOLDER, 'files');
const WORK = mkdtempSync(join(tmpdir(), 'cvs-'));

function printed(html: string): Uint8Array {
  const source = join(WORK, 'cv.html');
  const target = join(WORK, 'cv.pdf');
  writeFileSync(source, html);
  execFileSync(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--user-data-dir=${join(WORK, 'profile')}`,
      `--print-to-pdf=${target}`,
      `file://${source}`,
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(target);
}

function converted(docx: Uint8Array, to: 'doc' | 'pdf'): Uint8Array {
  writeFileSync(join(WORK, 'cv.docx'), docx);
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(WORK, 'office')}`,
      '--headless',
      '--convert-to',
      to === 'doc' ? 'doc:MS Word 97' : 'pdf',
      '--outdir',
      WORK,
      join(WORK, 'cv.docx'),
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(join(WORK, `cv.${to}`));
}

const WORD = /^dx/;

function fileOf(person: Person, trick?: string): { bytes: Uint8Array; type: string } {
  const { layout } = person;
  if (WORD.test(layout)) return { bytes: docxOf(person, layout, trick), type: 'docx' };
  if (layout === 'doc') return { bytes: converted(docxOf(person, 'dx1', trick), 'doc'), type: 'doc' };
  if (layout === 'lopdf') return { bytes: converted(docxOf(person, 'dxt', trick), 'pdf'), type: 'pdf' };
  return { bytes: printed(htmlOf(person, trick)), type: 'pdf' };
}

/** Tricks for Word files, and harmless look-alikes for both file types. */
const WORD_TRICKS = ['vanish', 'white', 'near-white', 'tiny', 'theme-white', 'style-vanish', 'same-shade'];
const PDF_LOOK_ALIKES = ['small-print', 'light-grey', 'white-on-photo', 'white-on-gradient', 'washed'];
const WORD_LOOK_ALIKES = ['shaded-cell', 'small-print', 'light-grey', 'not-vanish'];

const truths: object[] = [];
async function keep(person: Person, hidden: boolean, trick?: string): Promise<void> {
  const { bytes, type } = fileOf(person, trick);
  const made =
    type === 'pdf' && trick !== undefined && PDF_TRICKS.includes(trick) ? await hidePdf(bytes, trick) : bytes;
  const file = `${person.key}${trick === undefined ? '' : `.${trick}`}.${type}`;
  writeFileSync(join(FILES, file), made);
  truths.push({ file, ...truthOf(person), layout: person.layout, trick: trick ?? null, hidden });
  console.log(file, made.length);
}

rmSync(FILES, { recursive: true, force: true });
mkdirSync(FILES, { recursive: true });
for (const split of ['test', 'dev'] as const) {
  const people = parsePeople(readFileSync(join(FOLDER, `people.${split}.txt`), 'utf8'), split);
  for (const person of people) await keep(person, false);
  const pdf = people.filter((each) => !WORD.test(each.layout) && each.layout !== 'doc');
  const word = people.filter((each) => WORD.test(each.layout));
  const take = <T>(list: readonly T[], index: number): T => {
    const one = list[index % list.length];
    if (one === undefined) throw new Error('no CV with this layout (cvs/make.ts)');
    return one;
  };
  let turn = split === 'test' ? 3 : 0;
  for (const trick of PDF_TRICKS)
    for (let twice = 0; twice < 2; twice++) await keep(take(pdf, turn++ * 5), true, trick);
  for (const trick of WORD_TRICKS) await keep(take(word, turn++), true, trick);
  for (const trick of PDF_LOOK_ALIKES) await keep(take(pdf, turn++ * 3), false, trick);
  for (const trick of WORD_LOOK_ALIKES) await keep(take(word, turn++), false, trick);
  const old = people.find((each) => each.layout === 'doc');
  if (old) await keep(old, true, 'vanish');
}
writeFileSync(join(FOLDER, 'truths.json'), `[\n${truths.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
rmSync(WORK, { recursive: true, force: true });
