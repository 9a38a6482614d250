/** Vertical extent, in pixels from the top of the viewport. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Space between a toast and an action. */
const AIR = 8;

/** Tops that a toast may have: the usual one, the last of the upper part, and the one at the lower edge of the window. */
export interface Tops {
  readonly from: number;
  readonly limit: number;
  readonly last: number;
}

/**
 * Returns a top at which a toast of this height covers none of the spans: the smallest one from `from` to `limit`, otherwise the
 * largest one between `limit` and `last`, because a toast in the middle of the page is not seen. Returns `from` if there is none.
 */
export function freeTop(height: number, spans: readonly Span[], { from, limit, last }: Tops): number {
  let top = from;
  for (const span of spans.toSorted((a, b) => a.top - b.top)) {
    if (span.bottom + AIR <= top) continue;
    if (span.top >= top + height + AIR) break;
    top = span.bottom + AIR;
  }
  if (top <= limit) return top;
  let low = last;
  for (const span of spans.toSorted((a, b) => b.bottom - a.bottom)) {
    if (span.top >= low + height + AIR) continue;
    if (span.bottom + AIR <= low) break;
    low = span.top - AIR - height;
  }
  return low > limit ? low : from;
}

/** Actions of the page, and parts marked as the very thing to read next. */
const KEPT_CLEAR =
  'main :is(a[href], button, input, select, textarea, summary, [role="progressbar"], [data-kept-clear])';

/** Moves the open notification area to where it covers neither actions nor the marked parts of the page. */
export function placeToasts(area: HTMLElement): void {
  area.style.top = '';
  const { left, top } = area.getBoundingClientRect();
  const height = (area.lastElementChild?.getBoundingClientRect().bottom ?? top) - top;
  const spans = [...document.querySelectorAll(KEPT_CLEAR)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ right, bottom, width }) => width > 0 && right > left && bottom > top);
  const free = freeTop(height, spans, { from: top, limit: innerHeight / 2, last: innerHeight - height - 16 });
  if (free !== top) area.style.top = `${free}px`;
}
