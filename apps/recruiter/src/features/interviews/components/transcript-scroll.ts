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
