export interface TextItem {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageText {
  items: TextItem[];
  /** Texts that the page contains but does not show. */
  hidden: string[];
  width: number;
}

interface Line {
  y: number;
  left: number;
  right: number;
  items: TextItem[];
}

/** Groups the items of one baseline into a line, sorted from left to right. */
function linesOf(items: readonly TextItem[]): Line[] {
  const lines: Line[] = [];
  for (const item of [...items].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const same = lines.at(-1);
    if (same && Math.abs(same.y - item.y) <= Math.max(2, item.height * 0.35)) {
      same.items.push(item);
      same.left = Math.min(same.left, item.x);
      same.right = Math.max(same.right, item.x + item.width);
    } else lines.push({ y: item.y, left: item.x, right: item.x + item.width, items: [item] });
  }
  for (const line of lines) line.items.sort((a, b) => a.x - b.x);
  return lines;
}

function textOf(line: Line): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const item of line.items) {
    const gap = item.x - end;
    if (text !== '' && gap > item.height * 0.15 && !text.endsWith(' ') && !item.str.startsWith(' ')) {
      text += gap > item.height * 2.5 ? '   ' : ' ';
    }
    text += item.str;
    end = item.x + item.width;
  }
  return text.trim();
}

const YEAR = /(?:19|20)\d{2}/;
const FEWEST_STARTS = 4;
/** Maximum share of texts that may cross the gap between two columns. A name or a heading can span both columns. */
const CROSSING = 0.08;

/** Maximum gap between two items of one text, as a share of the text's height. Kerning splits a word into several items. */
const APART = 0.8;

/** Left and right edge of each text, after its items are merged. */
function runsOf(items: readonly TextItem[]): { left: number; right: number }[] {
  return linesOf(items).flatMap((line) => {
    const runs: { left: number; right: number }[] = [];
    for (const { x, width, height } of line.items) {
      const last = runs.at(-1);
      if (last && x - last.right < height * APART) last.right = Math.max(last.right, x + width);
      else runs.push({ left: x, right: x + width });
    }
    return runs;
  });
}

/** Possible left edges of columns: x positions at which many items begin, the most frequent first. */
function edgesOf(items: readonly TextItem[], width: number): number[] {
  const starts = items.map((item) => item.x).filter((x) => x > width * 0.2 && x < width * 0.78);
  const near = (x: number): number => starts.filter((each) => each >= x - 1.5 && each <= x + 16).length;
  return [...new Set(starts.map((x) => Math.round(x)))]
    .map((x) => ({ x, support: near(x) }))
    .filter(({ support }) => support >= FEWEST_STARTS)
    .sort((a, b) => b.support - a.support || a.x - b.x)
    .slice(0, 12)
    .map(({ x }) => x - 1);
}

const DATE_WORDS =
  /\b(?:jan(?:v(?:ier)?|uary)?|f[ée]v(?:r(?:ier)?)?|feb(?:ruary)?|mars|march|avr(?:il)?|april|mai|may|juin|june?|juil(?:let)?|july?|ao[uû]t|aug(?:ust)?|sept?(?:embre|ember)?|oct(?:obre|ober)?|nov(?:embre|ember)?|d[ée]c(?:embre|ember)?|depuis|since|pr[ée]sent|aujourd.hui|today|now|actuel|au|to|de|from)\b/gi;
/** Maximum number of other letters in a date, for example of a town. */
const TOWN = 12;

/**
 * Whether a text is only a date: true for « 2019 – 2021 » and « Tunis, juin 2020 », false for « 2024 : Licence », which also
 * contains what was dated.
 */
function isDate(text: string): boolean {
  if (text.length > 45 || !YEAR.test(text) || /\d ?: ?\p{L}/u.test(text)) return false;
  return text.replace(DATE_WORDS, '').replace(/\P{L}/gu, '').length <= TOWN;
}

/** Whether dates on one side share their lines with the dated text on the other side, as in a table or with right-aligned dates. */
function datesAcross(left: readonly Line[], right: readonly Line[]): boolean {
  return [
    [left, right],
    [right, left],
  ].some(([side = [], other = []]) => {
    const dated = side.filter((line) => isDate(textOf(line)));
    const beside = dated.filter((line) => other.some(({ y }) => Math.abs(y - line.y) <= 2));
    return (
      (dated.length > 1 || dated.length >= side.length / 2) &&
      beside.length >= dated.length * 0.7 &&
      dated.length >= side.length * 0.15
    );
  });
}

/**
 * The x position that splits the page into two columns, or null. Almost no text may cross the position, and it must not split a
 * table.
 */
function gutterOf(items: readonly TextItem[], width: number): number | null {
  if (items.length < 16) return null;
  const letters = (list: readonly TextItem[]): number => list.reduce((sum, item) => sum + item.str.length, 0);
  const runs = runsOf(items);
  for (const at of edgesOf(items, width)) {
    const crossing = runs.filter(({ left, right }) => left < at - 3 && right > at + 3).length;
    if (crossing > runs.length * CROSSING) continue;
    const right = items.filter((item) => item.x >= at - 3);
    const left = items.filter((item) => item.x < at - 3);
    if (Math.min(letters(left), letters(right)) < letters(items) * 0.1) continue;
    if (datesAcross(linesOf(left), linesOf(right))) continue;
    // Many lines that consist of two short texts are the rows of a table.
    const lefts = linesOf(left).map((line) => line.y);
    const rightLines = linesOf(right);
    const shared = rightLines.filter((line) => lefts.some((y) => Math.abs(y - line.y) <= 2)).length;
    const short = rightLines.filter((line) => textOf(line).length <= 28).length;
    if (shared >= rightLines.length * 0.7 && short >= rightLines.length * 0.7 && letters(right) < letters(items) * 0.35)
      continue;
    return at;
  }
  return null;
}

/**
 * Lines of one page in reading order. A page with one column is read from top to bottom. A page with two columns is read in the
 * order: texts across both columns, left column, right column.
 */
export function pageLines(page: PageText): string[] {
  const gutter = gutterOf(page.items, page.width);
  if (gutter === null) return linesOf(page.items).map(textOf).filter(Boolean);
  const lines: string[] = [];
  const across = page.items.filter((item) => item.x < gutter - 3 && item.x + item.width > gutter + 3);
  const columns = [
    page.items.filter((item) => item.x < gutter - 3 && !across.includes(item)),
    page.items.filter((item) => item.x >= gutter - 3),
  ];
  lines.push(...linesOf(across).map(textOf));
  for (const column of columns) lines.push(...linesOf(column).map(textOf));
  return lines.filter(Boolean);
}
