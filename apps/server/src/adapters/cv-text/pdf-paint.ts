export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Painted area with its colour, or with `unknown` for pictures, gradients, irregular shapes and translucent areas. */
interface Layer {
  box: Box;
  colour: string;
}

export const UNKNOWN = 'unknown';
const PAPER = '#ffffff';
/** Maximum difference in each channel between a text's colour and its background's at which the text counts as invisible. */
const SAME_WITHIN = 11;
/** Tolerance in points. A box is enlarged by it when the code tests whether the box contains a point. */
const MARGIN = 1;

function channels(colour: string): number[] | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return match ? match.slice(1).map((part) => Number.parseInt(part, 16)) : null;
}

function looksLike(a: string, b: string): boolean {
  const [one, other] = [channels(a), channels(b)];
  return (
    one !== null && other !== null && one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= SAME_WITHIN)
  );
}

const within = (box: Box, x: number, y: number): boolean =>
  x >= box.left - MARGIN && x <= box.right + MARGIN && y >= box.bottom - MARGIN && y <= box.top + MARGIN;

/** Returns the part of a box inside the clip. Null if there is none. */
export function clipped(box: Box, clip: Box | null): Box | null {
  if (clip === null) return box;
  const part = {
    left: Math.max(box.left, clip.left),
    bottom: Math.max(box.bottom, clip.bottom),
    right: Math.min(box.right, clip.right),
    top: Math.min(box.top, clip.top),
  };
  return part.right > part.left && part.top > part.bottom ? part : null;
}

const MOVE = 0;
const LINE = 1;
const CLOSE = 4;

/** Whether the path is an axis-aligned rectangle. The extent of any other path is larger than the painted area. */
export function isRectangle(data: readonly number[], extent: readonly number[]): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = extent;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;
  let at = 0;
  let corners = 0;
  while (at < data.length) {
    const op = data[at];
    if (op === CLOSE) {
      at++;
      continue;
    }
    if (op !== MOVE && op !== LINE) return false;
    const [x = 0, y = 0] = [data[at + 1], data[at + 2]];
    if (!(near(x, x0) || near(x, x1)) || !(near(y, y0) || near(y, y1))) return false;
    corners++;
    at += 3;
  }
  return corners >= 4 && corners <= 5;
}

/** Areas painted so far, in order. */
export class Canvas {
  private readonly layers: Layer[] = [];

  /** Adds an area on top of the earlier ones. */
  paint(box: Box, colour: string): void {
    this.layers.push({ box, colour });
  }

  /** Whether text of this colour is visible on the topmost area below the text. */
  shows(colour: string, box: Box): boolean {
    const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    const below = this.layers.findLast((layer) => within(layer.box, x, y) && within(layer.box, box.left, box.bottom));
    return !looksLike(colour, below?.colour ?? PAPER);
  }
}

/** Whether `cover` spans the whole width of a text and more than 0.7 of its height. */
export function covers(cover: Box, text: Box): boolean {
  const middle = (text.bottom + text.top) / 2;
  return (
    within(cover, text.left, middle) &&
    within(cover, text.right, middle) &&
    cover.top - cover.bottom > (text.top - text.bottom) * 0.7
  );
}
