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
  /** Area that may be painted; null for the whole page. */
  clip: Box | null;
  /** Whether the blend mode mixes with the area below and does not cover it. */
  blends: boolean;
}

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Text height in points below which text counts as hidden. */
const TINY = 2.5;
/** Text render modes without visible text: mode 3 draws nothing, mode 7 only clips. */
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

interface Shown {
  readonly item: TextItem;
  readonly box: Box;
  covered: boolean;
}

/** State and output after the operators read so far. */
interface Walk {
  readonly page: Box;
  readonly canvas: Canvas;
  /** Operators that fill a path. */
  readonly fills: ReadonlySet<number>;
  readonly shown: Shown[];
  readonly hidden: string[];
  readonly stack: State[];
  state: State;
  text: Matrix;
  line: Matrix;
  spacing: number;
  wordSpacing: number;
  /** Set between a clip operator and the path that it applies to. */
  clipping: boolean;
}

const FIRST_STATE: State = {
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

const FILLS = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'] as const;

function walkOf(ops: Ops, view: readonly number[]): Walk {
  return {
    page: { left: view[0] ?? 0, bottom: view[1] ?? 0, right: view[2] ?? 595, top: view[3] ?? 842 },
    canvas: new Canvas(),
    fills: new Set(FILLS.map((name) => ops[name])),
    shown: [],
    hidden: [],
    stack: [],
    state: FIRST_STATE,
    text: IDENTITY,
    line: IDENTITY,
    spacing: 0,
    wordSpacing: 0,
    clipping: false,
  };
}

function set(walk: Walk, part: Partial<State>): void {
  walk.state = { ...walk.state, ...part };
}

function nextLine(walk: Walk, x: number, y: number): void {
  walk.line = multiply(walk.line, [1, 0, 0, 1, x, y]);
  walk.text = walk.line;
}

/** Characters of a text operator, and the distance by which they move the pen. */
function readGlyphs(
  glyphs: readonly unknown[],
  { state, spacing, wordSpacing }: Walk,
): { str: string; advance: number } {
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
  return { str, advance };
}

function show(walk: Walk, glyphs: unknown): void {
  if (!Array.isArray(glyphs)) return;
  const { page, state } = walk;
  const at = multiply(state.ctm, walk.text);
  const { str, advance } = readGlyphs(glyphs, walk);
  walk.text = multiply(walk.text, [1, 0, 0, 1, advance * state.scale, 0]);
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
    !walk.canvas.shows(state.fill, box);
  if (unseen) walk.hidden.push(str);
  else walk.shown.push({ item: { str, x: x - page.left, y, width, height }, box, covered: false });
}

/** Paints an area. An opaque area covers the text that was drawn there before. */
function paint({ state, canvas, shown }: Walk, box: Box, colour: string, opaque: boolean): void {
  const seen = clipped(box, state.clip);
  if (seen === null) return;
  canvas.paint(seen, colour);
  if (opaque && !state.blends && state.alpha > 0.9) {
    for (const each of shown) if (covers(seen, each.box)) each.covered = true;
  }
}

/** Fills a path if its operator is a fill operator. After a clip operator, the path also becomes the clip. */
function paintPath(walk: Walk, args: unknown): void {
  const extent = Array.isArray(args) ? numbers(args[2]) : [];
  if (extent.length !== 4) return;
  const { state } = walk;
  const box = boxOf(state.ctm, extent);
  if (walk.fills.has(firstOf(args) as number) && state.alpha > 0.2) {
    const plain = isRectangle(numbers((args as unknown[])[1]), extent) && state.alpha > 0.9;
    paint(walk, box, plain && state.fill !== 'pattern' ? state.fill : UNKNOWN, plain);
  }
  if (walk.clipping) set(walk, { clip: clipped(box, state.clip) ?? { left: 0, right: 0, bottom: 0, top: 0 } });
  walk.clipping = false;
}

function setGraphicsState(walk: Walk, entries: unknown): void {
  for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
    if (!Array.isArray(entry)) continue;
    if (entry[0] === 'ca' && typeof entry[1] === 'number') set(walk, { alpha: entry[1] });
    if (entry[0] === 'BM') set(walk, { blends: entry[1] !== 'source-over' && entry[1] !== 'Normal' });
  }
}

function transform(walk: Walk, args: unknown): void {
  set(walk, { ctm: multiply(walk.state.ctm, matrixOf(args)) });
}

const firstOf = (args: unknown): unknown => (Array.isArray(args) ? args[0] : undefined);
const save = (walk: Walk): void => void walk.stack.push(walk.state);
const restore = (walk: Walk): void => void (walk.state = walk.stack.pop() ?? walk.state);
const startClip = (walk: Walk): void => void (walk.clipping = true);
const showText = (walk: Walk, args: unknown): void => show(walk, firstOf(args));
const paintImage = (walk: Walk): void => paint(walk, boxOf(walk.state.ctm, [0, 0, 1, 1]), UNKNOWN, true);

/** One handler per operator that affects text; all other operators are skipped. */
const HANDLERS: Partial<Record<keyof Ops, (walk: Walk, args: unknown) => void>> = {
  save,
  restore,
  paintFormXObjectBegin(walk, args) {
    save(walk);
    const matrix = firstOf(args);
    if (numbers(matrix).length === 6) transform(walk, matrix);
  },
  paintFormXObjectEnd: restore,
  transform,
  setFillRGBColor(walk, args) {
    const colour = firstOf(args);
    set(walk, { fill: typeof colour === 'string' ? colour : '#000000' });
  },
  setFillColorN: (walk) => set(walk, { fill: 'pattern' }),
  setGState: (walk, args) => setGraphicsState(walk, firstOf(args)),
  clip: startClip,
  eoClip: startClip,
  constructPath: paintPath,
  shadingFill: (walk) => paint(walk, walk.state.clip ?? walk.page, UNKNOWN, false),
  paintImageXObject: paintImage,
  paintInlineImageXObject: paintImage,
  paintImageMaskXObject: (walk) => paint(walk, boxOf(walk.state.ctm, [0, 0, 1, 1]), UNKNOWN, false),
  beginText(walk) {
    walk.text = IDENTITY;
    walk.line = IDENTITY;
  },
  setFont(walk, args) {
    if (Array.isArray(args) && typeof args[1] === 'number') set(walk, { size: args[1] });
  },
  setTextRenderingMode: (walk, args) => set(walk, { mode: numbers(args)[0] ?? 0 }),
  setTextRise: (walk, args) => set(walk, { rise: numbers(args)[0] ?? 0 }),
  setHScale: (walk, args) => set(walk, { scale: (numbers(args)[0] ?? 100) / 100 }),
  setCharSpacing: (walk, args) => void (walk.spacing = numbers(args)[0] ?? 0),
  setWordSpacing: (walk, args) => void (walk.wordSpacing = numbers(args)[0] ?? 0),
  setLeading: (walk, args) => set(walk, { leading: numbers(args)[0] ?? 0 }),
  setTextMatrix(walk, args) {
    walk.line = matrixOf(args);
    walk.text = walk.line;
  },
  moveText(walk, args) {
    const [x = 0, y = 0] = numbers(args);
    nextLine(walk, x, y);
  },
  setLeadingMoveText(walk, args) {
    const [x = 0, y = 0] = numbers(args);
    set(walk, { leading: -y });
    nextLine(walk, x, y);
  },
  // A leading is a distance downwards, so a new line has a smaller y.
  nextLine: (walk) => nextLine(walk, 0, -walk.state.leading),
  showText,
  showSpacedText: showText,
};

/**
 * Text of one page, read from its drawing operators. Text in its background's colour, tiny, invisible, transparent, painted over or
 * off the page is returned separately, in `hidden`. White text on a painted area or a picture is visible.
 */
export function walkPage(list: OperatorList, ops: Ops, view: readonly number[]): PageText {
  const walk = walkOf(ops, view);
  const names = Object.keys(HANDLERS) as (keyof Ops)[];
  const handlers = new Map<number, (typeof HANDLERS)[keyof Ops]>(names.map((name) => [ops[name], HANDLERS[name]]));
  list.fnArray.forEach((fn, index) => handlers.get(fn)?.(walk, list.argsArray[index]));
  const { page, shown, hidden } = walk;
  return {
    items: shown.flatMap(({ item, covered }) => (covered ? [] : [item])),
    hidden: [...hidden, ...shown.flatMap(({ item, covered }) => (covered ? [item.str] : []))],
    width: page.right - page.left,
  };
}
