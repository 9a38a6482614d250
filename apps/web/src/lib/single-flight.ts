/**
 * A call that must not be made twice by a double click: while one is under way, the next one gets its answer. The
 * state of a button comes a moment too late for that, since a page is drawn only after the click that changed it.
 */
export function singleFlight<A extends readonly unknown[], R>(
  work: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  let running: Promise<R> | undefined;
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
}
