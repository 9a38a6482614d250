/** Scrolls a panel, and only it, until the element stands at a share of its height (0: top, 1: bottom). */
export function showInside(panel: HTMLElement, element: HTMLElement, share: number): void {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== panel; at = at.offsetParent) {
    top += at.offsetTop;
  }
  panel.scrollTo({ top: top - panel.clientHeight * share });
}

/** Position of the exchange that an address names (« #q3 » is the third). */
export function exchangeOf(hash: string): number | undefined {
  const position = /^#q(\d{1,4})$/.exec(hash)?.[1];
  return position === undefined ? undefined : Number(position) - 1;
}
