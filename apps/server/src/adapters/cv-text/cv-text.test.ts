import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { extractCvText } from './extract-cv.ts';
import { readCvBytes } from './read-bytes.ts';
import { docxOf, encryptedPdf, pdfOf, run } from '@kafaa/testing/files/cv-files';
import { fixture } from '@kafaa/testing/fixtures';
import { ROOT } from '@kafaa/testing/root';

const BODY = [
  'EXPÉRIENCE PROFESSIONNELLE',
  'Comptable, Cabinet Delta, 03/2019 - 12/2022',
  'Licence en comptabilité, 2018',
];
const bodyPieces = BODY.map((text, index) => ({ text, y: 780 - index * 20 }));

describe('PDF text', () => {
  it('a one-column PDF is read line by line, with dates at the right margin beside their titles', async () => {
    const jobs = Array.from({ length: 10 }, (_, index) => [
      { text: `Poste numéro ${index} chez un employeur au nom assez long`, y: 780 - index * 24 },
      { text: `0${(index % 9) + 1}/2020`, x: 480, y: 780 - index * 24 },
    ]).flat();
    const { text, pages, warnings } = await readCvBytes(await pdfOf(jobs));
    expect(text.split('\n')[0]).toMatch(/^Poste numéro 0 .+ long +01\/2020$/);
    expect(text.split('\n')).toHaveLength(10);
    expect({ pages, warnings }).toEqual({ pages: 1, warnings: [] });
  });

  // The library draws the lines of one text with the operators TL and T*, as ReportLab and many converters do.
  it('the PDF reader keeps the order of the lines of one column and reports no hidden text', async () => {
    expect(await readCvBytes(await pdfOf([{ text: BODY.join('\n'), y: 780 }]))).toEqual({
      text: BODY.join('\n'),
      pages: 1,
      hiddenText: [],
      warnings: [],
    });
  });

  it('a two-column PDF is read one column after the other', async () => {
    const left = ['LANGUES', 'Arabe', 'Français', 'Anglais', 'COMPÉTENCES', 'Excel', 'Sage', 'Facturation', 'Paie'];
    const right = [
      'EXPÉRIENCE',
      'Comptable, Cabinet Delta',
      'janvier 2019 - mars 2022',
      'Tenue des comptes de 14 clients',
      'Aide-comptable, Sotuver',
      '2016 - 2018',
      'Saisie des factures',
      'FORMATION',
      'Licence en comptabilité',
    ];
    const rows = left.flatMap((text, index) => [
      { text, x: 40, y: 780 - index * 26 },
      { text: right[index] ?? '', x: 240, y: 773 - index * 24 },
    ]);
    const { text } = await readCvBytes(await pdfOf(rows));
    expect(text.split('\n')).toEqual([...left, ...right]);
  });

  it('a two-column PDF with shared lines is read column by column even if a line starts with a year', async () => {
    const left = [
      'Compétences',
      'Vente, accueil',
      'Relation client',
      'Word, Excel',
      'Langues',
      'Arabe : maternelle',
      'Lu',
      'Parlé',
    ];
    const right = [
      'Expérience professionnelle',
      '10/2024 – 09/2025 : Vendeuse conseil, boutique, Tunis',
      'Accueil et relation client en boutique.',
      'Suivi des réparations.',
      'Formation',
      '2024 : Licence en gestion',
      '2021 : Bac lettres',
      '2019 – Brevet de secouriste',
    ];
    const column = (texts: string[], x: number) => texts.map((text, index) => ({ text, x, y: 780 - index * 24 }));
    const { text } = await readCvBytes(await pdfOf([...column(left, 40), ...column(right, 240)]));
    expect(text.split('\n')).toEqual([...left, ...right]);
  });

  it('the PDF reader joins no two columns of an example PDF on one line', async () => {
    const folder = join(ROOT, 'apps/server/example/cvs');
    const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) {
      const { text } = await readCvBytes(new Uint8Array(readFileSync(join(folder, name))));
      expect(text.split('\n').filter((line) => line.includes('   '))).toEqual([]);
    }
  });

  it('a PDF table with places and dates beside their entries is read line by line', async () => {
    const rows = ['Tunis, 2019 – 2021', 'Sfax, depuis juin 2022', 'Lyon 2015'].flatMap((text, index) => [
      { text, x: 40, y: 780 - index * 24 },
      { text: `Comptable numéro ${index} chez un employeur`, x: 240, y: 780 - index * 24 },
    ]);
    const more = ['Excel', 'Sage', 'Paie', 'Devis', 'Facturation'].flatMap((text, index) => [
      { text, x: 40, y: 600 - index * 24 },
      { text: 'tous les jours pendant trois ans', x: 240, y: 600 - index * 24 },
    ]);
    const { text } = await readCvBytes(await pdfOf([...rows, ...more]));
    expect(text.split('\n')[0]).toMatch(/^Tunis, 2019 – 2021 +Comptable/);
  });

  it.each([
    ['white text on white', { text: 'expert mondial secret', y: 300, white: true }],
    ['tiny text', { text: 'expert mondial secret', y: 300, size: 0.8 }],
    ['invisible text', { text: 'expert mondial secret', y: 300, invisible: true }],
    ['text outside the page', { text: 'expert mondial secret', x: 900, y: 300 }],
  ])('the PDF reader returns hidden text (%s) separately with the hidden-text warning', async (_, piece) => {
    const { text, hiddenText, warnings } = await readCvBytes(await pdfOf([...bodyPieces, piece]));
    expect(text).toBe(BODY.join('\n'));
    expect(hiddenText).toEqual(['expert mondial secret']);
    expect(warnings).toEqual(['hidden-text']);
  });

  it('the PDF reader keeps white text on a coloured band as visible text', async () => {
    const bytes = await pdfOf([...bodyPieces, { text: 'Sonia Exemple, comptable', y: 810, white: true }], (page) =>
      page.drawRectangle({ x: 0, y: 800, width: 595, height: 42, color: rgb(0.1, 0.2, 0.4) }),
    );
    const { text, warnings } = await readCvBytes(bytes);
    expect(text).toContain('Sonia Exemple, comptable');
    expect(warnings).toEqual([]);
  });

  it('a PDF without text is read as empty, with the scanned warning', async () => {
    const scan = await pdfOf([], (page) => page.drawRectangle({ x: 20, y: 20, width: 500, height: 700 }));
    expect(await readCvBytes(scan)).toEqual({ text: '', pages: 1, hiddenText: [], warnings: ['scanned'] });
  });

  it('a PDF of six pages gets the many-pages warning', async () => {
    expect(await readCvBytes(await pdfOf(bodyPieces, undefined, 6))).toMatchObject({
      pages: 6,
      warnings: ['many-pages'],
    });
  });

  it('an encrypted PDF gets the encrypted warning, and a truncated one the broken warning', async () => {
    expect((await readCvBytes(await encryptedPdf())).warnings).toEqual(['encrypted']);
    const whole = await pdfOf(bodyPieces);
    expect((await readCvBytes(whole.slice(0, 300))).warnings).toEqual(['broken']);
  });
});

describe('Word text', () => {
  it('a Word document is read paragraph by paragraph', async () => {
    const { text, warnings } = await readCvBytes(docxOf(BODY.map((line) => run(line))));
    expect(text).toBe(BODY.join('\n'));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['text with vanish', '<w:vanish/>'],
    ['white text', '<w:color w:val="FFFFFF"/>'],
    ['tiny text', '<w:sz w:val="2"/>'],
  ])('the Word reader returns hidden text (%s) separately with the hidden-text warning', async (_, properties) => {
    const read = await readCvBytes(
      docxOf([...BODY.map((line) => run(line)), run('visible ') + run('expert mondial', properties) + run('encore')]),
    );
    expect(read.text).toBe([...BODY, 'visible encore'].join('\n'));
    expect(read.hiddenText).toEqual(['expert mondial']);
    expect(read.warnings).toEqual(['hidden-text']);
  });

  it('the Word reader keeps text with vanish set to false and white text on shading as visible text', async () => {
    const shaded = '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864"/>';
    const read = await readCvBytes(docxOf([run('Sonia', '<w:vanish w:val="false"/>'), run('Comptable', shaded)]));
    expect(read.text).toBe('Sonia\nComptable');
    expect(read.warnings).toEqual([]);
  });

  it('a Word document above 20 MB unpacked or a thousand parts gets the too-large warning', async () => {
    const bomb = docxOf([run('x')], { 'word/bomb.xml': new Uint8Array(24 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect((await readCvBytes(bomb)).warnings).toEqual(['too-large']);
    const parts = Object.fromEntries(
      Array.from({ length: 1100 }, (_, index) => [`word/p${index}.xml`, new Uint8Array(1)]),
    );
    expect((await readCvBytes(docxOf([run('x')], parts))).warnings).toEqual(['too-large']);
  });

  it('a .doc file is read without warnings', async () => {
    const { text, warnings } = await readCvBytes(readFileSync(fixture('cv.doc')));
    expect(text).toContain('Comptable, Cabinet Delta, 03/2019 - 12/2022');
    expect(text).toContain('Français : courant');
    expect(warnings).toEqual([]);
  });

  it('a truncated .doc file gets the broken warning', async () => {
    expect((await readCvBytes(readFileSync(fixture('cv.doc')).subarray(0, 1500))).warnings).toEqual(['broken']);
  });
});

describe('the child process', () => {
  it('the child process returns the text of a PDF with a .docx name', async () => {
    const read = await extractCvText(await pdfOf(bodyPieces), 'photo.docx');
    expect(read).toEqual({ text: BODY.join('\n'), pages: 1, hiddenText: [], warnings: [] });
  });

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'unsupported'],
  ])('the child process returns no text and one warning for %s', async (_, bytes, warning) => {
    expect(await extractCvText(bytes, 'cv.pdf')).toEqual({
      text: '',
      pages: null,
      hiddenText: [],
      warnings: [warning],
    });
  });

  it('a child process above its time limit ends with the timeout warning', async () => {
    const read = await extractCvText(new Uint8Array([1]), 'cv.pdf', {
      workerPath: fixture('hanging-worker.mjs'),
      timeoutMs: 400,
    });
    expect(read.warnings).toEqual(['timeout']);
  });

  it.skipIf(process.platform !== 'linux')(
    'a child process above its memory limit ends with the memory warning',
    async () => {
      const read = await extractCvText(new Uint8Array([1]), 'cv.pdf', {
        workerPath: fixture('greedy-worker.mjs'),
        memoryLimitBytes: 150_000_000,
      });
      expect(read.warnings).toEqual(['memory']);
    },
  );

  it('a CV is read again after a supervisor’s signal ended its child process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-interrupted-'));
    const marker = new TextEncoder().encode(join(folder, 'interrupted'));
    const { text } = await extractCvText(marker, 'cv.pdf', { workerPath: fixture('interrupted-worker.mjs') });
    expect(text).toBe('lu');
    rmSync(folder, { recursive: true });
  });

  it('the CV reader returns the broken warning instead of an exception if its child process cannot start', async () => {
    expect(
      (await extractCvText(new Uint8Array([1]), 'cv.pdf', { workerPath: fixture('missing.mjs') })).warnings,
    ).toEqual(['broken']);
  });
});
