/** Scrolls only this panel, until the element is at the given share of its height (0: top, 1: bottom). */
export function showInside(panel: HTMLElement, element: HTMLElement, share: number): void {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== panel; at = at.offsetParent) {
    top += at.offsetTop;
  }
  panel.scrollTo({ top: top - panel.clientHeight * share });
}

/** Index of the exchange in a URL hash (« #q3 » is the third, « #q3-cultureFit-1 » a quote in it). */
export function exchangeOf(hash: string): number | undefined {
  const position = /^#q(\d{1,4})(?:-|$)/.exec(hash)?.[1];
  return position === undefined ? undefined : Number(position) - 1;
}

interface Quoting {
  readonly dimensions: readonly {
    readonly key: string;
    readonly quotes: readonly { readonly text: string; readonly exchangeIndex?: number | undefined }[];
  }[];
}

/** A sentence of an answer. */
export interface Citation {
  readonly exchange: number;
  readonly text: string;
}

/** The quote in a URL hash: exchange, criterion, and position among the criterion's quotes. */
export function citationOf(hash: string, evaluation: Quoting | null | undefined): Citation | undefined {
  const [, key, position] = /^#q\d{1,4}-(\w+)-(\d{1,3})$/.exec(hash) ?? [];
  const quote = evaluation?.dimensions.find((dimension) => dimension.key === key)?.quotes[Number(position) - 1];
  // The exchange comes from the evaluation, which may have been recalculated since the link was made.
  return quote?.exchangeIndex === undefined ? undefined : { exchange: quote.exchangeIndex, text: quote.text };
}
