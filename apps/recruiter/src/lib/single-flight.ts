/**
 * Prevents a double click from sending twice: while a call is running, further calls get its promise. A disabled button
 * is too late for that, because the page is rendered only after the click.
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
