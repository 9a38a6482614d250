import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { DIMENSIONS, PETALS } from '@kafaa/domain/evaluations/options';
import { drawableWith } from './drawable.ts';
import { renderReport } from './render-report.ts';
import { renderDocument } from './report-document.tsx';
import { FAMILIES, loadFace } from './report-fonts.ts';
import { TILES } from './tile-band.ts';
import type { ReportContent } from '#/platform/files/report-content';
import { fixture } from '@kafaa/testing/fixtures';
import { ROOT } from '@kafaa/testing/root';

const CONTENT: ReportContent = {
  brand: 'Kafaa',
  company: 'Médina Digital',
  job: 'Développeuse front-end',
  candidate: { name: 'Amira Ben Salah', facts: ['amira@mail.example', '27 45 18 63', 'Entretien en français'] },
  evaluatedAt: '2026-11-21T10:00:00.000Z',
  evaluatedOn: '21 novembre 2026',
  score: 92,
  exactness: '92 ± 8 sur 100',
  recommendation: 'À rencontrer',
  missing: 'Indispensable, sans preuve : Kubernetes.',
  note: ['Elle répond avec des cas précis et dit ce qui n’a pas marché\u202F; l’œuvre est achevée.'],
  questions: [
    '« Je l’appelle » (réponse 3)\u00A0: qu’est-ce qui a changé ensuite\u202F?',
    'Que faites-vous d’autre\u202F?',
  ],
  groups: [
    { title: 'Parcours', average: 90 },
    { title: 'Personne', average: null },
  ],
  dimensions: DIMENSIONS.map(({ label, group }, index) => ({
    label,
    group,
    score: index === 2 ? null : 90 - index,
    level: index === 2 ? null : 3,
    weight: '17,5\u00A0%',
    human: index === 3 ? 'Niveau de l’entreprise\u00A0: 4 sur 4. Vu au téléphone.' : null,
    reason: `Raison de ${label}.`,
    quotes: [{ text: `Citation ${index}`, from: 'CV' }],
  })),
  petals: PETALS.map(({ label, group }, index) => ({ label, group, value: index === 2 ? null : 20 + index * 8 })),
  authenticity: { summary: 'Signaux faibles. 2 points retirés du score.', facts: ['Un collage de 200 caractères.'] },
  cvWarnings: ['Le CV contenait un texte invisible, laissé de côté.'],
  exchanges: [{ question: 'Pourquoi ce poste\u202F?', answer: 'Parce que ça me plaît.', verdict: 'Niveau 1 sur 4.' }],
  engine: 'Moteur local 0.2.1.',
};

/** Answer that fills several pages. */
const LONG = [
  {
    question: 'Une longue question',
    answer: Array.from({ length: 400 }, (_, at) => `Phrase ${at} de la longue réponse.`).join(' '),
    verdict: 'Niveau 3 sur 4.',
  },
];

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages, meta: (await getMeta(pdf)).info as Record<string, unknown> };
}

/** Text with single spaces, because PDF readers do not distinguish between kinds of spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

interface Element {
  readonly role: string;
  readonly text: string;
  readonly alt: string | undefined;
}
interface Branch {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly Branch[];
}

/** Elements of the document in reading order, as a screen reader presents them, each with its own text. */
async function structureOf(bytes: Uint8Array): Promise<Element[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const found: Element[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const words = new Map<string, string>();
    let open = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('id' in item) open = item.id;
      else if ('str' in item) words.set(open, `${words.get(open) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    }
    const walk = ({ role = '', alt, children = [] }: Branch) => {
      const text = children.map(({ id }) => (id === undefined ? '' : (words.get(id) ?? ''))).join('');
      found.push({ role, alt, text: plain(text).trim() });
      for (const child of children) if (child.role !== undefined) walk(child);
    };
    walk(await page.getStructTree());
  }
  return found;
}

/** Drawing operations that neither belong to the structure nor are marked as decoration. */
async function strayDrawings(bytes: Uint8Array): Promise<string[]> {
  const { OPS } = (await getResolvedPDFJS()) as unknown as { OPS: Readonly<Record<string, number>> };
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const stray: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    let depth = 0;
    for (const code of (await (await pdf.getPage(number)).getOperatorList()).fnArray) {
      const name = names.get(code) ?? '';
      if (name.startsWith('beginMarkedContent')) depth += 1;
      else if (name === 'endMarkedContent') depth -= 1;
      else if (depth !== 1 && /^(?:show|fill|stroke|eoFill|paint|constructPath)/i.test(name))
        stray.push(`${number}: ${name}`);
    }
    if (depth !== 0) stray.push(`${number}: ${depth} marks are left open`);
  }
  return stray;
}

describe('the PDF of a report', () => {
  test('the report PDF contains every part of the report as selectable text with accents, plus title and author', async () => {
    const { text, totalPages, meta } = await read(await renderReport(CONTENT));
    for (const part of [
      'Amira Ben Salah',
      'Développeuse front-end, Médina Digital',
      '92 ± 8 sur 100',
      'Indispensable, sans preuve : Kubernetes.',
      'À rencontrer',
      'n’a pas marché ; l’œuvre est achevée.',
      'À lui demander',
      '« Je l’appelle » (réponse 3)',
      'Que faites-vous d’autre ?',
      'Compétences techniques',
      'Non évalué',
      'Citation 9',
      'Un collage de 200 caractères.',
      'texte invisible',
      'Pourquoi ce poste ?',
      'Parce que ça me plaît.',
      'Elle éclaire votre décision, elle ne la prend pas.',
      `1 / ${totalPages}`,
      `${totalPages} / ${totalPages}`,
    ])
      expect(text).toContain(part);
    expect(meta).toMatchObject({ Title: 'Rapport d’évaluation, Amira Ben Salah', Author: 'Médina Digital' });
  });

  test('the report PDF is tagged as PDF/UA, with headings, table, list and figures in reading order', async () => {
    const bytes = await renderDocument({ ...CONTENT, exchanges: [...CONTENT.exchanges, ...LONG] });
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = await getMeta(pdf);
    expect(info).toMatchObject({ PDFFormatVersion: '1.7', Language: 'fr' });
    expect(JSON.stringify(metadata?.getRaw())).toContain('pdfuaid');
    const elements = await structureOf(bytes);
    expect(elements.filter(({ role }) => /^H\d$/.test(role)).map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 Amira Ben Salah',
      'H2 Synthèse de l’IA',
      'H3 À lui demander',
      'H2 À part du score',
      'H2 Critères évalués',
      'H2 Annexe : pourquoi ce score',
      ...DIMENSIONS.map(({ label }) => `H3 ${label}`),
      'H2 Annexe : questions et réponses',
      plain('H3 Pourquoi ce poste\u202F?'),
      ...LONG.map(({ question }) => `H3 ${question}`),
    ]);
    const cells = elements.filter(({ role }) => role === 'TH' || role === 'TD').map(({ text }) => text);
    expect(cells.slice(0, 6)).toEqual(['Expérience', '90', 'Compétences techniques', '89', 'Formation', 'Non évalué']);
    expect(elements.filter(({ role }) => role === 'TR')).toHaveLength(DIMENSIONS.length);
    expect(elements.filter(({ role }) => role === 'LBody').map(({ text }) => text)).toEqual(
      CONTENT.questions.map((question) => plain(question)),
    );
    expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      'Kafaa',
      expect.stringMatching(/^Rosace des critères, sur 100\u00A0: Expérience 20, .*Formation non évalué, .*\.$/),
    ]);
    // A paragraph that spans two pages is one element, without the page footer inside it.
    const told = plain(elements.map(({ text }) => text).join(' '));
    expect(told).not.toMatch(/Elle éclaire votre décision|\d \/ \d/);
    expect(told).toContain('Elle répond avec des cas précis');
    expect(told.match(/Phrase \d+ de la longue réponse\./g)).toHaveLength(400);
  });

  test('every drawing in the report PDF is tagged or marked as decoration', async () => {
    expect(await strayDrawings(await renderDocument({ ...CONTENT, exchanges: LONG }))).toEqual([]);
  });

  test('the first two pages of the report PDF contain the summary with three passages of the best criteria, before the annex', async () => {
    const dimensions = CONTENT.dimensions.map((each, at) => ({
      ...each,
      level: at === 2 ? null : at % 5,
      quotes: [
        { text: `Du CV ${at}.`, from: 'CV' },
        { text: at === 9 ? 'Dit 4.' : `Dit ${at}.`, from: `Réponse ${at}` },
      ],
    }));
    const pdf = await getDocumentProxy(await renderDocument({ ...CONTENT, dimensions }));
    const { text } = await extractText(pdf, { mergePages: false });
    const annex = text.findIndex((page) => page.includes('Annexe : pourquoi ce score'));
    expect(annex).toBeLessThanOrEqual(2);
    // The passages belong to level 4 (criteria 4 and 9, one passage) and then to level 3.
    expect(
      text
        .slice(0, annex)
        .join(' ')
        .match(/(?:Dit|Du CV) \d/g),
    ).toEqual(['Dit 4', 'Dit 3', 'Dit 8']);
  });

  test('the annex of the report PDF begins below the summary on page 2 if there is room, or else on the next page', async () => {
    const pagesOf = async (change: Partial<ReportContent>) => {
      const pdf = await getDocumentProxy(await renderDocument({ ...CONTENT, ...change }));
      const { text } = await extractText(pdf, { mergePages: false });
      return text.map(plain);
    };
    const at = (pages: readonly string[], words: string) => pages.findIndex((page) => page.includes(words));
    const short = await pagesOf({});
    expect(at(short, 'Annexe : pourquoi ce score')).toBe(1);
    expect(at(short, 'Critères évalués')).toBeLessThanOrEqual(1);
    // The annex is no lone heading: the first reasons follow on the same page.
    for (const { label } of DIMENSIONS.slice(0, 3)) expect(short[1]).toContain(`Raison de ${label}.`);
    const note = Array.from({ length: 16 }, () =>
      'Une phrase assez longue pour remplir la page de la synthèse. '.repeat(4),
    );
    const long = await pagesOf({ note });
    const page = at(long, 'Annexe : pourquoi ce score');
    expect(page).toBe(2);
    expect(long[page - 1]).not.toContain('Raison de');
  });

  test('the report PDF prints a repeated quote twice, and a repeated note paragraph twice', async () => {
    const quotes = [
      { text: 'La même phrase.', from: 'CV' },
      { text: 'La même phrase.', from: 'Réponse 2' },
    ];
    const dimensions = CONTENT.dimensions.map((each, at) => (at === 0 ? { ...each, quotes } : each));
    const { text } = await read(await renderDocument({ ...CONTENT, dimensions, note: ['Solide.', 'Solide.'] }));
    // The phrase occurs a third time in the summary.
    expect(text.match(/La même phrase\./g)).toHaveLength(3);
    expect(text.match(/Solide\./g)).toHaveLength(2);
  });

  test('two renderings of the same report are byte-identical, and a changed score changes the bytes', async () => {
    const [one, other] = await Promise.all([renderReport(CONTENT), renderReport(CONTENT)]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const changed = await renderReport({ ...CONTENT, score: 91 });
    expect(Buffer.from(one).equals(Buffer.from(changed))).toBe(false);
  });

  test('the report renderer accepts markup, emoji, other scripts, very long words and missing values', async () => {
    const { text, totalPages } = await read(
      await renderDocument({
        ...CONTENT,
        candidate: { name: 'أميرة بن صالح', facts: ['amira@mail.example'] },
        score: null,
        note: [],
        questions: [],
        dimensions: CONTENT.dimensions.map((each) => ({ ...each, score: null, level: null, quotes: [] })),
        petals: CONTENT.petals.map((petal) => ({ ...petal, value: null })),
        exchanges: [
          { question: 'Un', answer: '<b>gras</b> {{x}} 😀 Привет мир ' + 'x'.repeat(300), verdict: '' },
          { question: 'Deux', answer: 'Une longue réponse. '.repeat(1000), verdict: '' },
          { question: 'Trois', answer: null, verdict: '' },
        ],
      }),
    );
    expect(text).toContain('<b>gras</b> {{x}} [émoji] [autre écriture]');
    expect(text).toContain('Réponse perdue pour une raison technique.');
    expect(text).toMatch(/[\u0600-\u06FF\uFB50-\uFDFF\uFE70-\uFEFF]{3}/);
    expect(totalPages).toBeGreaterThan(3);
  });

  test('the report PDF prints a follow-up question between the answer and its completion', async () => {
    const again = { question: 'Quel a été le résultat\u202F?', answer: 'La ligne est repartie.' };
    const exchanges = [{ question: 'Une panne\u202F?', answer: 'J’ai changé le joint.', again, verdict: '' }];
    const { text } = await read(await renderDocument({ ...CONTENT, exchanges }));
    expect(text.replace(/\s+/g, ' ')).toContain(
      'J’ai changé le joint. Quel a été le résultat ? La ligne est repartie.',
    );
  });

  test('the report PDF keeps every letter of an Arabic name, and its font draws no letter with zero width', async () => {
    const name = 'أميرة بن صالح الإدريسي';
    const { text } = await read(await renderDocument({ ...CONTENT, candidate: { name, facts: [] } }));
    // The sorted letters are compared, because PDF readers may return the line in either direction.
    const letters = (from: string) =>
      from
        .match(/[\u0600-\u06FF]/g)
        ?.toSorted()
        .join('') ?? '';
    expect(letters(text.normalize('NFKC'))).toBe(letters(name));
    // react-pdf misplaces the dots of letters that a font composes from parts; this font composes none.
    const face = await loadFace(FAMILIES.sans.at(-1) ?? '', 600);
    const { positions } = face.layout(name);
    expect(positions.length).toBeGreaterThan(15);
    expect(positions.filter(({ xAdvance }) => xAdvance === 0)).toEqual([]);
  });

  test('the report PDF aligns Arabic and mixed lines to the right and French lines to the left', async () => {
    const exchanges = [
      {
        question: 'Pourquoi\u202F?',
        answer: 'نعم أوافق\nOui, je viens.\nفي 2024 مع React',
        verdict: 'Niveau 1 sur 4.',
      },
    ];
    const pdf = await getDocumentProxy(await renderDocument({ ...CONTENT, exchanges }));
    const page = await pdf.getPage(pdf.numPages);
    const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
    const [, , width = 0] = page.view;
    // Left and right margin of the line that contains these words.
    const edges = (words: RegExp) => {
      const y = items.find(({ str }) => words.test(str.normalize('NFKC')))?.transform[5] as number;
      const line = items.filter(({ str, transform }) => str.trim() !== '' && Math.abs(transform[5] - y) < 2);
      const lefts = line.map(({ transform }) => transform[4] as number);
      return {
        left: Math.min(...lefts),
        right: width - Math.max(...line.map((item, at) => (lefts[at] ?? 0) + item.width)),
      };
    };
    const [arabic, french, mixed] = [edges(/[\u0623]/), edges(/je viens/), edges(/React/)];
    expect(french.left).toBeLessThan(70);
    expect(french.right).toBeGreaterThan(300);
    expect(arabic.right).toBeLessThan(60);
    expect(arabic.left).toBeGreaterThan(300);
    expect(mixed.right).toBeLessThan(60);
  });

  test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
    'the report PDF with %i answers never ends a page with a lone heading',
    async (count) => {
      const dimensions = CONTENT.dimensions.map((each) => ({
        ...each,
        quotes: Array.from({ length: count % 5 }, (_, at) => ({
          text: `Citation ${at} de ${each.label}.`,
          from: 'CV',
        })),
      }));
      const exchanges = Array.from({ length: count }, (_, at) => ({
        question: `Question numéro ${at}`,
        answer: 'Une réponse assez longue pour une ligne ou deux de la page. '.repeat(count),
        verdict: 'Niveau 3 sur 4.',
      }));
      const pdf = await getDocumentProxy(await renderDocument({ ...CONTENT, dimensions, exchanges }));
      const { text } = await extractText(pdf, { mergePages: false });
      expect(text.length).toBeGreaterThan(2);
      for (const page of text) {
        // The footer and the page number are removed from the text.
        const flow = page.replace(/Synthèse produite par une IA[^]*?Médina Digital\./, '').replace(/\d+ \/ \d+/, '');
        expect(flow.trim()).not.toMatch(
          /(À part du score|questions et réponses|pourquoi ce score|Question numéro \d+)$/,
        );
      }
    },
  );

  test('the report renderer ends a worker that exceeds its time or memory limit', async () => {
    const bad = (name: string) => ({ worker: { file: fixture(`${name}-worker.mjs`), execArgv: [] } });
    await expect(renderReport(CONTENT, { ...bad('hanging'), timeoutMs: 300 })).rejects.toMatchObject({
      code: 'timeout',
    });
    await expect(
      renderReport(CONTENT, { ...bad('greedy'), memoryLimitBytes: 150 * 1024 * 1024 }),
    ).rejects.toMatchObject({ code: 'memory' });
  });

  test('the tile band of the PDF uses the shapes of the web’s tiles.svg', () => {
    const drawn = readFileSync(join(ROOT, 'packages/ui/src/art/tiles.svg'), 'utf8');
    for (const shape of Object.values(TILES).flat())
      expect(drawn).toContain('d' in shape ? `d="${shape.d}"` : `r="${shape.r}"`);
  });
});

describe('text normalisation for print', () => {
  // The predicate simulates a font with Latin letters and a few punctuation marks.
  const drawable = drawableWith(
    (codePoint) => codePoint < 0x250 || '’–—‘”•\u2026'.includes(String.fromCodePoint(codePoint)),
  );

  test.each([
    ["L'été, qu'on aime", 'L’été, qu’on aime'],
    ['e\u0301te\u0301', 'été'],
    ['prix\u202F: 1\u202F200\u2007TND\u2009!', 'prix\u00A0: 1\u00A0200\u00A0TND !'],
    ['peut\u2011être', 'peut-être'],
    ['\u25AA un\n\u2713 deux', '• un\n• deux'],
    ['a\r\nb\rc\td', 'a\nb\nc d'],
    ['𝗯𝗼𝗹𝗱 ﬁn Ａ', 'bold fin A'],
    ['Việt', 'Viet'],
    ['a\u200Bb\u202Ec\u0007', 'abc'],
    ['≥ 5 → 6', '>= 5 -> 6'],
    ['👩‍👩‍👧 😀😀 ok', '[émoji] ok'],
    ['Привет мир, ok', '[autre écriture], ok'],
    ['你好 a 😀', '[autre écriture] a [émoji]'],
    ['<b>x</b> {{y}} %s \\n', '<b>x</b> {{y}} %s \\n'],
    ['', ''],
  ])('the report PDF prints the text %j as %j', (written, printed) => {
    expect(drawable(written)).toBe(printed);
  });
});
