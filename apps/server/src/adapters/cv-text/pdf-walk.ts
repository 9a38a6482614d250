import type { getResolvedPDFJS } from 'unpdf';
import type { PageText, TextItem } from './layout.ts';
import { Canvas, clipped, covers, isRectangle, UNKNOWN, type Box } from './pdf-paint.ts';

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
type Matrix = readonly [number, number, number, number, number, number];

interface State {
  ctm: Matrix;
  fill: string;
  alpha: number;
  mode: number;
  size: number;
  leading: number;
  rise: number;
  scale: number;
  /** The area that may be painted; null: the whole page. */
  clip: Box | null;
  /** True with a blend mode that mixes with the area below instead of covering it. */
  blends: boolean;
}

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Points; smaller text counts as hidden. */
const TINY = 2.5;
/** Render mode 3 draws nothing; 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7]);

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbers);
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  return [];
}

function matrixOf(args: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(args);
  return [a, b, c, d, e, f];
}

function boxOf(ctm: Matrix, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [ctm[0] * x + ctm[2] * y + ctm[4], ctm[1] * x + ctm[3] * y + ctm[5]] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

interface Glyph {
  unicode: string;
  width: number;
}

function isGlyph(value: unknown): value is Glyph {
  return typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string';
}

/**
 * Text of one page from its drawing operators. Text in its background's colour, tiny, invisible, transparent, painted
 * over or off the page is returned separately, in `hidden`. White text on a painted area or a picture is visible.
 */
export function walkPage(list: OperatorList, ops: Ops, view: readonly number[]): PageText {
  const page: Box = { left: view[0] ?? 0, bottom: view[1] ?? 0, right: view[2] ?? 595, top: view[3] ?? 842 };
  const result: PageText = { items: [], hidden: [], width: page.right - page.left };
  const canvas = new Canvas();
  const shown: { item: TextItem; box: Box; covered: boolean }[] = [];
  let clipping = false;
  const stack: State[] = [];
  let state: State = {
    ctm: IDENTITY,
    fill: '#000000',
    alpha: 1,
    mode: 0,
    size: 0,
    leading: 0,
    rise: 0,
    scale: 1,
    clip: null,
    blends: false,
  };
  let text: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  let spacing = 0;
  let wordSpacing = 0;
  const fills = new Set<number>([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]);

  const nextLine = (x: number, y: number): void => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };

  const show = (glyphs: unknown): void => {
    if (!Array.isArray(glyphs)) return;
    const at = multiply(state.ctm, text);
    let advance = 0;
    let str = '';
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        // Many exporters write a wide kerning gap instead of a space.
        if (glyph < -180 && str !== '' && !str.endsWith(' ')) str += ' ';
        advance -= (glyph / 1000) * state.size;
      } else if (isGlyph(glyph)) {
        str += glyph.unicode;
        advance += (glyph.width / 1000) * state.size + spacing + (glyph.unicode === ' ' ? wordSpacing : 0);
      }
    }
    text = multiply(text, [1, 0, 0, 1, advance * state.scale, 0]);
    if (str.trim() === '') return;
    const across = Math.hypot(at[0], at[1]);
    const height = state.size * Math.hypot(at[2], at[3]);
    const width = advance * state.scale * across;
    const [x, y] = [at[4], at[5] + state.rise];
    const box = { left: x, right: x + width, bottom: y, top: y + height * 0.7 };
    const offPage = x + width < page.left + 1 || x > page.right - 1 || y < page.bottom - height || y > page.top + 1;
    const unseen =
      INVISIBLE_MODES.has(state.mode) ||
      state.alpha < 0.05 ||
      height < TINY ||
      offPage ||
      !canvas.shows(state.fill, box);
    if (unseen) result.hidden.push(str);
    else shown.push({ item: { str, x: x - page.left, y, width, height }, box, covered: false });
  };

  /** Paints an area; an opaque one covers the text that was drawn there before. */
  const paint = (box: Box, colour: string, opaque: boolean): void => {
    const seen = clipped(box, state.clip);
    if (seen === null) return;
    canvas.paint(seen, colour);
    if (opaque && !state.blends && state.alpha > 0.9) {
      for (const each of shown) if (covers(seen, each.box)) each.covered = true;
    }
  };

  list.fnArray.forEach((fn, index) => {
    const args = list.argsArray[index];
    const first: unknown = Array.isArray(args) ? args[0] : undefined;
    const values = numbers(args);
    switch (fn) {
      case ops.save:
      case ops.paintFormXObjectBegin:
        stack.push(state);
        if (fn === ops.paintFormXObjectBegin && numbers(first).length === 6)
          state = { ...state, ctm: multiply(state.ctm, matrixOf(first)) };
        break;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case ops.transform:
        state = { ...state, ctm: multiply(state.ctm, matrixOf(args)) };
        break;
      case ops.setFillRGBColor:
        state = { ...state, fill: typeof first === 'string' ? first : '#000000' };
        break;
      case ops.setFillColorN:
        state = { ...state, fill: 'pattern' };
        break;
      case ops.setGState:
        for (const entry of Array.isArray(first) ? (first as unknown[]) : []) {
          if (!Array.isArray(entry)) continue;
          if (entry[0] === 'ca' && typeof entry[1] === 'number') state = { ...state, alpha: entry[1] };
          if (entry[0] === 'BM') state = { ...state, blends: entry[1] !== 'source-over' && entry[1] !== 'Normal' };
        }
        break;
      case ops.clip:
      case ops.eoClip:
        clipping = true;
        break;
      case ops.constructPath: {
        const extent = Array.isArray(args) ? numbers(args[2]) : [];
        if (extent.length !== 4) break;
        const box = boxOf(state.ctm, extent);
        if (fills.has(first as number) && state.alpha > 0.2) {
          const plain = isRectangle(numbers((args as unknown[])[1]), extent) && state.alpha > 0.9;
          paint(box, plain && state.fill !== 'pattern' ? state.fill : UNKNOWN, plain);
        }
        if (clipping) state = { ...state, clip: clipped(box, state.clip) ?? { left: 0, right: 0, bottom: 0, top: 0 } };
        clipping = false;
        break;
      }
      case ops.shadingFill:
        paint(state.clip ?? page, UNKNOWN, false);
        break;
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
        paint(boxOf(state.ctm, [0, 0, 1, 1]), UNKNOWN, true);
        break;
      case ops.paintImageMaskXObject:
        paint(boxOf(state.ctm, [0, 0, 1, 1]), UNKNOWN, false);
        break;
      case ops.beginText:
        text = IDENTITY;
        line = IDENTITY;
        break;
      case ops.setFont:
        state = { ...state, size: Array.isArray(args) && typeof args[1] === 'number' ? args[1] : state.size };
        break;
      case ops.setTextRenderingMode:
        state = { ...state, mode: values[0] ?? 0 };
        break;
      case ops.setTextRise:
        state = { ...state, rise: values[0] ?? 0 };
        break;
      case ops.setHScale:
        state = { ...state, scale: (values[0] ?? 100) / 100 };
        break;
      case ops.setCharSpacing:
        spacing = values[0] ?? 0;
        break;
      case ops.setWordSpacing:
        wordSpacing = values[0] ?? 0;
        break;
      case ops.setLeading:
        state = { ...state, leading: values[0] ?? 0 };
        break;
      case ops.setTextMatrix:
        line = matrixOf(args);
        text = line;
        break;
      case ops.moveText:
        nextLine(values[0] ?? 0, values[1] ?? 0);
        break;
      case ops.setLeadingMoveText:
        state = { ...state, leading: -(values[1] ?? 0) };
        nextLine(values[0] ?? 0, values[1] ?? 0);
        break;
      case ops.nextLine:
        nextLine(0, state.leading);
        break;
      case ops.showText:
      case ops.showSpacedText:
        show(first);
        break;
      default:
        break;
    }
  });
  for (const { item, covered } of shown) {
    if (covered) result.hidden.push(item.str);
    else result.items.push(item);
  }
  return result;
}
