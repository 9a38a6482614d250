import { strFromU8, strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { CvText } from '@kafaa/interviewer/contract';
import { ArchiveError, partsOf, unpack } from './archive.ts';
import { CvError } from './cv-error.ts';

/** Maximum size in half-points of text that counts as hidden (2.5 pt). */
const TINY_HALF_POINTS = 5;

/** XML parts of the file, unpacked within the archive's limits. */
function textParts(bytes: Uint8Array): Record<string, Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parts = partsOf(file).filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
    return Object.fromEntries(parts.map((part) => [part.name, unpack(file, part)]));
  } catch (error) {
    if (error instanceof ArchiveError) throw new CvError(error.fault === 'overgrown' ? 'too-large' : 'broken');
    throw error;
  }
}

const WHITE = 'FFFFFF';
/** Maximum difference in each channel between two colours that look the same. */
const SAME_WITHIN = 11;

function looksLike(a: string, b: string): boolean {
  return [0, 2, 4].every(
    (at) =>
      Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) <= SAME_WITHIN,
  );
}

/** Returns the index of the next element with this name, or -1. */
function startOf(xml: string, tag: string, from: number): number {
  for (let at = xml.indexOf(`<${tag}`, from); at >= 0; at = xml.indexOf(`<${tag}`, at + 1))
    if (!/\w/.test(xml.charAt(at + tag.length + 1))) return at;
  return -1;
}

/**
 * Elements with this name, each up to the next closing tag. The scan only moves forward. A regular expression would search the
 * whole rest of the file again from each opening tag without a closing tag.
 */
function elementsOf(xml: string, tag: string): string[] {
  const found: string[] = [];
  const close = `</${tag}>`;
  for (let start = startOf(xml, tag, 0); start >= 0;) {
    const end = xml.indexOf(close, start);
    if (end < 0) break;
    found.push(xml.slice(start, end + close.length));
    start = startOf(xml, tag, end + close.length);
  }
  return found;
}

const colourIn = (properties: string): string | undefined =>
  /<w:color\b[^<>]*w:val="([0-9A-Fa-f]{6})"/.exec(properties)?.[1]?.toUpperCase();

/** Returns the fill of the last shading in the properties. Undefined for `AUTO` or no shading, where the paper is visible. */
function fillIn(properties: string): string | undefined {
  const fill = [...properties.matchAll(/<w:shd\b[^<>]*w:fill="([^"]+)"/g)].at(-1)?.[1]?.toUpperCase();
  return fill === undefined || fill === 'AUTO' || !/^[0-9A-F]{6}$/.test(fill) ? undefined : fill;
}

/** Whether run properties hide text on any background: `w:vanish`, or letters too small to see. */
function isUnseen(properties: string): boolean {
  const vanish = /<w:(?:vanish|specVanish)\b([^<>]*)>/.exec(properties);
  if (vanish && !/w:val="(?:0|false|off)"/.test(vanish[1] ?? '')) return true;
  const size = /<w:sz w:val="(\d+)"/.exec(properties)?.[1];
  return size !== undefined && Number(size) <= TINY_HALF_POINTS;
}

/** Styles that hide or colour text. They apply if the run itself sets nothing else. */
interface Styles {
  unseen: ReadonlySet<string>;
  colours: ReadonlyMap<string, string>;
}

function stylesOf(xml: string): Styles {
  const unseen = new Set<string>();
  const colours = new Map<string, string>();
  for (const style of elementsOf(xml, 'w:style')) {
    const id = /w:styleId="([^"]+)"/.exec(style)?.[1];
    if (id === undefined) continue;
    if (isUnseen(style)) unseen.add(id);
    const colour = colourIn(style);
    if (colour !== undefined) colours.set(id, colour);
  }
  return { unseen, colours };
}

/** Context of a run, updated during the single pass over the document. */
interface Place {
  /** Properties of the enclosing paragraph. */
  paragraph: string;
  /** Fills of the enclosing cells, innermost last; undefined for a cell without a fill. */
  cells: (string | undefined)[];
  /** One value per enclosing table, innermost last: whether the table or a table around it has a style or a shading. */
  tables: boolean[];
  /** Number of enclosing shapes. Another part of the file defines how a shape is drawn. */
  shapes: number;
}

function isHiddenRun(run: string, place: Place, onColouredPage: boolean, styles: Styles): boolean {
  const [properties = ''] = elementsOf(run, 'w:rPr');
  if (isUnseen(properties)) return true;
  const named = [
    /<w:rStyle w:val="([^"]+)"/.exec(properties)?.[1],
    /<w:pStyle w:val="([^"]+)"/.exec(place.paragraph)?.[1],
  ].filter((id) => id !== undefined);
  if (!/<w:vanish\b/.test(properties) && named.some((id) => styles.unseen.has(id))) return true;
  const colour = colourIn(properties) ?? named.map((id) => styles.colours.get(id)).find((each) => each !== undefined);
  if (colour === undefined || /<w:highlight\b/.test(properties)) return false;
  const fill = fillIn(properties) ?? fillIn(place.paragraph) ?? place.cells.at(-1);
  if (fill !== undefined) return looksLike(colour, fill);
  // White text on a styled table, on a shape or on a coloured page is a design, not hidden text.
  return place.tables.at(-1) !== true && place.shapes === 0 && !onColouredPage && looksLike(colour, WHITE);
}

const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>/g)].map((match) => match[1] ?? '').join('');

const MARKS = /<(\/?)(w:r|w:p|w:tc|w:tbl|wps:wsp|v:shape|v:rect|v:roundrect)(?=[ >/])([^<>]*)>/g;
/** Number of characters at the start of an element in which its properties are searched. */
const PROPERTIES_WITHIN = 2000;

function propertiesAt(xml: string, at: number, tag: string): string {
  const near = xml.slice(at, at + PROPERTIES_WITHIN);
  const inside = near.slice(near.indexOf('>') + 1).trimStart();
  return startOf(inside, tag, 0) === 0 ? (elementsOf(inside, tag)[0] ?? '') : '';
}

/** Removes the hidden runs from a document in one pass over the text; only innermost runs are removed. */
function withoutHiddenRuns(xml: string, styles: Styles): { xml: string; hidden: string[] } {
  const hidden: string[] = [];
  const onColouredPage = /<w:background\b/.test(xml.slice(0, 4000));
  const place: Place = { paragraph: '', cells: [], tables: [], shapes: 0 };
  let kept = '';
  let at = 0;
  let open: number | null = null;
  for (const mark of xml.matchAll(MARKS)) {
    const [whole, slash, tag = '', rest = ''] = mark;
    const closes = slash === '/';
    if (rest.endsWith('/')) continue;
    if (tag === 'w:r') {
      if (!closes) open = mark.index;
      else if (open !== null) {
        const end = mark.index + whole.length;
        const run = xml.slice(open, end);
        if (isHiddenRun(run, place, onColouredPage, styles)) {
          hidden.push(textOf(run));
          kept += xml.slice(at, open);
          at = end;
        }
        open = null;
      }
      continue;
    }
    // A run that contains a text box is not an innermost run.
    open = null;
    if (tag === 'w:p') place.paragraph = closes ? '' : propertiesAt(xml, mark.index, 'w:pPr');
    else if (tag === 'w:tc') {
      if (closes) place.cells.pop();
      else place.cells.push(fillIn(propertiesAt(xml, mark.index, 'w:tcPr')));
    } else if (tag === 'w:tbl') {
      if (closes) place.tables.pop();
      else {
        const own = /<w:(?:tblStyle|shd)\b/.test(propertiesAt(xml, mark.index, 'w:tblPr'));
        place.tables.push(own || place.tables.at(-1) === true);
      }
    } else place.shapes += closes ? -1 : 1;
  }
  return { xml: kept + xml.slice(at), hidden: hidden.filter((text) => text.trim() !== '') };
}

/** Text of a Word document (2007 and later). */
export async function readDocx(bytes: Uint8Array): Promise<CvText> {
  const parts = textParts(bytes);
  const document = parts['word/document.xml'];
  if (!document) throw new CvError('broken');
  const styles = stylesOf(parts['word/styles.xml'] ? strFromU8(parts['word/styles.xml']) : '');
  const { xml, hidden } = withoutHiddenRuns(strFromU8(document), styles);
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
