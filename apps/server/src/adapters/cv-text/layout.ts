export interface TextItem {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageText {
  items: TextItem[];
  /** What the page carries without showing it. */
  hidden: string[];
  width: number;
}

interface Line {
  y: number;
  left: number;
  right: number;
  items: TextItem[];
}

/** Items of one baseline become a line, from left to right, words set apart by the gaps between them. */
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

/** Where the page splits into two columns, or null: an upright band in the middle that next to nothing crosses. */
function gutterOf(items: readonly TextItem[], width: number): number | null {
  if (items.length < 16) return null;
  let best: { at: number; crossing: number } | null = null;
  for (let at = width * 0.22; at <= width * 0.72; at += 4) {
    const crossing = items.filter((item) => item.x < at - 3 && item.x + item.width > at + 3).length;
    if (best === null || crossing < best.crossing) best = { at, crossing };
  }
  if (best === null || best.crossing > items.length * 0.08) return null;
  const { at } = best;
  const right = items.filter((item) => item.x >= at - 3);
  const left = items.filter((item) => item.x < at - 3);
  const letters = (list: readonly TextItem[]): number => list.reduce((sum, item) => sum + item.str.length, 0);
  if (Math.min(letters(left), letters(right)) < letters(items) * 0.12) return null;
  // Dates set flush right beside their titles share baselines with them and say little: no column.
  const baselines = linesOf(left).map((line) => line.y);
  const rightLines = linesOf(right);
  const shared = rightLines.filter((line) => baselines.some((y) => Math.abs(y - line.y) <= 2)).length;
  const short = rightLines.filter((line) => textOf(line).length <= 28).length;
  if (shared >= rightLines.length * 0.7 && short >= rightLines.length * 0.7 && letters(right) < letters(items) * 0.35)
    return null;
  return at;
}

/** Reading order of one page: a single column top to bottom, or the left column and then the right one. */
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
