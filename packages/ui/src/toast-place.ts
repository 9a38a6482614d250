/** Vertical extent, in pixels from the top of the viewport. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Space between a toast and an action. */
const AIR = 8;

/**
 * Returns the smallest top, from `from` on, at which a toast of this height covers none of the spans. Returns `from` if that top is
 * beyond `limit`, because a toast far down is not seen.
 */
export function freeTop(height: number, spans: readonly Span[], from: number, limit: number): number {
  let top = from;
  for (const span of spans.toSorted((a, b) => a.top - b.top)) {
    if (span.bottom + AIR <= top) continue;
    if (span.top >= top + height + AIR) break;
    top = span.bottom + AIR;
  }
  return top <= limit ? top : from;
}

/** Actions of the page, and parts that a person reads just when a toast appears. */
const KEPT_CLEAR = 'main :is(a[href], button, input, select, textarea, summary, [data-clear])';
/** Share of the window's height below which a toast is not seen. */
const SEEN = 0.75;

/** Moves the open notification area below the actions and marked parts of the page that it would cover. */
export function placeToasts(area: HTMLElement): void {
  area.style.top = '';
  const { left, top } = area.getBoundingClientRect();
  const height = (area.lastElementChild?.getBoundingClientRect().bottom ?? top) - top;
  const spans = [...document.querySelectorAll(KEPT_CLEAR)]
    .map((element) => element.getBoundingClientRect())
    // The rectangle of a hidden element is at 0, which is not right of the area.
    .filter(({ right, bottom }) => right > left && bottom > top);
  area.style.top = `${freeTop(height, spans, top, innerHeight * SEEN)}px`;
}
