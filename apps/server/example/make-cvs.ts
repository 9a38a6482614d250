/** Generates the example company's CV files (`tsx apps/server/example/make-cvs.ts`); the output is committed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

const HERE = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(HERE, 'cvs');
const HEADINGS = {
  fr: {
    profile: 'Profil',
    jobs: 'Expérience professionnelle',
    studies: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    hobbies: 'Centres d’intérêt',
  },
  en: {
    profile: 'Profile',
    jobs: 'Work experience',
    studies: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    hobbies: 'Interests',
  },
};
/** A fixed date, so that the same input gives the same bytes. */
const MADE = new Date('2026-11-01T09:00:00Z');
const INK = rgb(0.13, 0.15, 0.2);
const ACCENTS = [rgb(0.1, 0.35, 0.55), rgb(0.5, 0.2, 0.3), rgb(0.12, 0.42, 0.34), rgb(0.25, 0.25, 0.28)];

interface Cv {
  readonly file: string;
  readonly layout: 'one-column' | 'two-columns' | 'docx' | 'scan';
  /** Language of the section titles. */
  readonly language: 'fr' | 'en';
  readonly name: string;
  readonly title: string;
  readonly contact: readonly string[];
  readonly profile?: string;
  readonly jobs: readonly { readonly dates: string; readonly role: string; readonly facts: readonly string[] }[];
  readonly studies: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly hobbies?: string;
}

interface Section {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly bold?: boolean; readonly bullet?: boolean }[];
}

function mainSections(cv: Cv): Section[] {
  const h = HEADINGS[cv.language];
  return [
    ...(cv.profile ? [{ heading: h.profile, lines: [{ text: cv.profile }] }] : []),
    {
      heading: h.jobs,
      lines: cv.jobs.flatMap(({ dates, role, facts }) => [
        { text: `${dates} : ${role}`, bold: true },
        ...facts.map((text) => ({ text, bullet: true })),
      ]),
    },
    { heading: h.studies, lines: cv.studies.map((text) => ({ text })) },
  ];
}

function sideSections(cv: Cv): Section[] {
  const h = HEADINGS[cv.language];
  return [
    { heading: h.skills, lines: cv.skills.map((text) => ({ text })) },
    { heading: h.languages, lines: cv.languages.map((text) => ({ text })) },
    ...(cv.hobbies ? [{ heading: h.hobbies, lines: [{ text: cv.hobbies }] }] : []),
  ];
}

interface Pen {
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly accent: ReturnType<typeof rgb>;
}

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws the sections below each other; returns the y position where they end. */
function column(
  { page, plain, bold, accent }: Pen,
  sections: readonly Section[],
  at: { x: number; y: number; width: number },
): number {
  let y = at.y;
  for (const { heading, lines } of sections) {
    page.drawText(heading, { x: at.x, y, size: 12.5, font: bold, color: accent });
    page.drawLine({
      start: { x: at.x, y: y - 5 },
      end: { x: at.x + at.width, y: y - 5 },
      thickness: 0.8,
      color: accent,
    });
    y -= 22;
    for (const line of lines) {
      const font = line.bold ? bold : plain;
      const indent = line.bullet ? 12 : 0;
      if (line.bullet) page.drawText('•', { x: at.x + 2, y, size: 10, font, color: accent });
      for (const text of wrapped(line.text, font, 10, at.width - indent)) {
        page.drawText(text, { x: at.x + indent, y, size: 10, font, color: INK });
        y -= 14;
      }
      y -= 2;
    }
    y -= 14;
  }
  return y;
}

async function newPdf(cv: Cv): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle(`CV ${cv.name}`);
  document.setCreationDate(MADE);
  document.setModificationDate(MADE);
  return document;
}

async function pdf(cv: Cv, turn: number): Promise<Uint8Array> {
  const document = await newPdf(cv);
  const page = document.addPage([595, 842]);
  const pen: Pen = {
    page,
    plain: await document.embedFont(turn % 3 === 1 ? StandardFonts.TimesRoman : StandardFonts.Helvetica),
    bold: await document.embedFont(turn % 3 === 1 ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold),
    accent: ACCENTS[turn % ACCENTS.length] ?? INK,
  };
  const [left, right] = [50, 545];
  page.drawText(cv.name, { x: left, y: 780, size: 24, font: pen.bold, color: INK });
  page.drawText(cv.title, { x: left, y: 758, size: 13, font: pen.plain, color: pen.accent });
  page.drawText(cv.contact.join('  |  '), { x: left, y: 738, size: 9.5, font: pen.plain, color: INK });
  const top = 700;
  if (cv.layout === 'two-columns') {
    column(pen, sideSections(cv), { x: left, y: top, width: 150 });
    column(pen, mainSections(cv), { x: 225, y: top, width: right - 225 });
  } else {
    const width = right - left;
    const end = column(pen, mainSections(cv), { x: left, y: top, width });
    column(pen, sideSections(cv), { x: left, y: end, width });
  }
  return document.save();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Simulates a page photographed with a phone: an image without a text layer. */
async function scan(cv: Cv): Promise<Uint8Array> {
  const sections = [...mainSections(cv), ...sideSections(cv)]
    .map(
      ({ heading, lines }) =>
        `<h2>${escaped(heading)}</h2>${lines.map(({ text }) => `<p>${escaped(text)}</p>`).join('')}`,
    )
    .join('');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const tab = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await tab.setContent(`<style>
    body { margin: 0; background: #cfc9bd; filter: grayscale(1) contrast(0.85); }
    main { transform: rotate(0.8deg); margin: 24px 30px; padding: 40px 60px; height: 980px; background: #f3f1ea; font: 17px/1.5 serif; }
    h1 { margin: 0 } h2 { font-size: 19px; border-bottom: 1px solid #555; margin: 26px 0 6px } p { margin: 2px 0 }
    </style><main><h1>${escaped(cv.name)}</h1><p>${escaped(cv.title)}</p><p>${escaped(cv.contact.join(' - '))}</p>${sections}</main>`);
  const image = await tab.screenshot({ type: 'jpeg', quality: 45 });
  await browser.close();
  const document = await newPdf(cv);
  const page = document.addPage([595, 842]);
  page.drawImage(await document.embedJpg(image), { x: 0, y: 0, width: 595, height: 842 });
  return document.save();
}

function docx(cv: Cv): Uint8Array {
  const run = (text: string, style = '') =>
    `<w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const paragraph = (content: string, style = '') => `<w:p><w:pPr>${style}</w:pPr>${content}</w:p>`;
  const space = '<w:spacing w:before="240" w:after="60"/>';
  const body = [
    paragraph(run(cv.name, '<w:b/><w:sz w:val="40"/>')),
    paragraph(run(cv.title, '<w:sz w:val="26"/>')),
    paragraph(run(cv.contact.join(' | '))),
    ...[...mainSections(cv), ...sideSections(cv)].flatMap(({ heading, lines }) => [
      paragraph(run(heading, '<w:b/><w:color w:val="1F4E79"/><w:sz w:val="26"/>'), space),
      ...lines.map(({ text, bold, bullet }) =>
        paragraph(run(bullet ? `– ${text}` : text, bold ? '<w:b/>' : ''), bullet ? '<w:ind w:left="360"/>' : ''),
      ),
    ]),
  ].join('');
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const office = 'http://schemas.openxmlformats.org';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr></w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)])), {
    mtime: MADE,
    level: 9,
  });
}

const people = JSON.parse(readFileSync(join(HERE, 'people.json'), 'utf8')) as readonly Cv[];
mkdirSync(FOLDER, { recursive: true });
for (const [turn, cv] of people.entries()) {
  const bytes = cv.layout === 'docx' ? docx(cv) : cv.layout === 'scan' ? await scan(cv) : await pdf(cv, turn);
  writeFileSync(join(FOLDER, cv.file), bytes);
}
