import type { getResolvedPDFJS } from 'unpdf';
import type { PageText } from './layout.ts';

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
type Matrix = readonly [number, number, number, number, number, number];

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

interface State {
  ctm: Matrix;
  fill: string;
  alpha: number;
  mode: number;
  size: number;
  leading: number;
  rise: number;
  scale: number;
}

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Points: smaller than this on paper is not meant to be read. */
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

function isNearWhite(colour: string): boolean {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return match !== null && match.slice(1).every((part) => Number.parseInt(part, 16) >= 0xf4);
}

interface Glyph {
  unicode: string;
  width: number;
}

function isGlyph(value: unknown): value is Glyph {
  return typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string';
}

/**
 * Text of one page from what is really drawn: white on white, tiny, invisible, transparent and
 * off-page text comes back apart. White text on a painted area or a picture is ordinary.
 */
export function walkPage(list: OperatorList, ops: Ops, view: readonly number[]): PageText {
  const page: Box = { left: view[0] ?? 0, bottom: view[1] ?? 0, right: view[2] ?? 595, top: view[3] ?? 842 };
  const result: PageText = { items: [], hidden: [], width: page.right - page.left };
  const painted: Box[] = [];
  const stack: State[] = [];
  let state: State = { ctm: IDENTITY, fill: '#000000', alpha: 1, mode: 0, size: 0, leading: 0, rise: 0, scale: 1 };
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
        // A wide kerning gap stands for a space in many exports.
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
    const onPaint = painted.some(
      (box) => x >= box.left - 1 && x <= box.right + 1 && y >= box.bottom - 1 && y <= box.top + 1,
    );
    const offPage = x + width < page.left + 1 || x > page.right - 1 || y < page.bottom - height || y > page.top + 1;
    const unseen =
      INVISIBLE_MODES.has(state.mode) ||
      state.alpha < 0.05 ||
      height < TINY ||
      offPage ||
      (isNearWhite(state.fill) && !onPaint);
    if (unseen) result.hidden.push(str);
    else result.items.push({ str, x: x - page.left, y, width, height });
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
          if (Array.isArray(entry) && entry[0] === 'ca' && typeof entry[1] === 'number')
            state = { ...state, alpha: entry[1] };
        }
        break;
      case ops.constructPath:
        if (Array.isArray(args) && fills.has(first as number) && !isNearWhite(state.fill) && state.alpha > 0.2) {
          const extent = numbers(args[2]);
          if (extent.length === 4) painted.push(boxOf(state.ctm, extent));
        }
        break;
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
      case ops.paintImageMaskXObject:
        painted.push(boxOf(state.ctm, [0, 0, 1, 1]));
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
  return result;
}
