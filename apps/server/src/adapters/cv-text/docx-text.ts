import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { CvText } from '@kafaa/interviewer/contract';
import { CvFault } from './cv-fault.ts';

const UNPACKED_LIMIT = 20 * 1024 * 1024;
const ENTRY_LIMIT = 1000;
/** Half-points: up to 2.5 pt is not meant to be read. */
const TINY_HALF_POINTS = 5;

/** Unpacks the parts that hold text, within limits that stop a bomb before it is unpacked. */
function textParts(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let size = 0;
  return unzipSync(bytes, {
    filter: (file) => {
      entries++;
      if (entries > ENTRY_LIMIT) throw new CvFault('too-large');
      if (!/\.(?:xml|rels)$/i.test(file.name)) return false;
      size += file.originalSize;
      if (size > UNPACKED_LIMIT) throw new CvFault('too-large');
      return true;
    },
  });
}

function isHiddenRun(run: string, onPlainPage: boolean): boolean {
  const properties = /<w:rPr\b[\s\S]*?<\/w:rPr>/.exec(run)?.[0] ?? '';
  const vanish = /<w:vanish\b([^>]*)>/.exec(properties);
  if (vanish && !/w:val="(?:0|false|off)"/.test(vanish[1] ?? '')) return true;
  const size = /<w:sz w:val="(\d+)"/.exec(properties)?.[1];
  if (size !== undefined && Number(size) <= TINY_HALF_POINTS) return true;
  const colour = /<w:color\b[^>]*w:val="([0-9A-Fa-f]{6})"/.exec(properties)?.[1]?.toUpperCase();
  const white = colour !== undefined && /^(?:F[4-F]){3}$/.test(colour);
  // White on a shaded cell or a drawn shape is a design, not a trick.
  return white && onPlainPage && !/<w:(?:shd|highlight)\b/.test(properties);
}

const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map((match) => match[1] ?? '').join('');

/** Takes the hidden runs out of a document; innermost runs only, in one pass over the text. */
function withoutHiddenRuns(xml: string): { xml: string; hidden: string[] } {
  const hidden: string[] = [];
  const fills = [...xml.matchAll(/<w:shd\b[^>]*w:fill="([^"]+)"/g)].map((match) => (match[1] ?? '').toUpperCase());
  const onPlainPage =
    fills.every((fill) => fill === 'AUTO' || fill === 'FFFFFF') &&
    !/<(?:wps:wsp|v:rect|v:shape|w:background)\b/.test(xml);
  const marks = [...xml.matchAll(/<w:r(?=[ >])[^>]*>|<\/w:r>/g)];
  let kept = '';
  let at = 0;
  marks.forEach((mark, index) => {
    const close = marks[index + 1];
    if (mark[0].startsWith('</') || mark[0].endsWith('/>') || !close?.[0].startsWith('</')) return;
    const end = close.index + close[0].length;
    const run = xml.slice(mark.index, end);
    if (!isHiddenRun(run, onPlainPage)) return;
    hidden.push(textOf(run));
    kept += xml.slice(at, mark.index);
    at = end;
  });
  return { xml: kept + xml.slice(at), hidden: hidden.filter((text) => text.trim() !== '') };
}

/** Text of a Word document (2007 and later). */
export async function readDocx(bytes: Uint8Array): Promise<CvText> {
  const parts = textParts(bytes);
  const document = parts['word/document.xml'];
  if (!document) throw new CvFault('broken');
  const { xml, hidden } = withoutHiddenRuns(strFromU8(document));
  const clean = zipSync({ ...parts, 'word/document.xml': strToU8(xml) }, { level: 0 });
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(clean) });
  const text = value
    .replace(/\n{2,}/g, '\n')
    .replace(/\t/g, '   ')
    .trim()
    .normalize('NFC');
  const pages = /<Pages>(\d+)<\/Pages>/.exec(
    parts['docProps/app.xml'] ? strFromU8(parts['docProps/app.xml']) : '',
  )?.[1];
  const joined = hidden.join(' ').trim();
  const warnings: CvText['warnings'] = [];
  if (text === '') warnings.push('scanned');
  if (joined.length > 2) warnings.push('hidden-text');
  if (pages !== undefined && Number(pages) > 5) warnings.push('many-pages');
  return {
    text,
    pages: pages === undefined ? null : Number(pages),
    hiddenText: joined.length > 2 ? [joined.slice(0, 2000)] : [],
    warnings,
  };
}
