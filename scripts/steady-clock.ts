// Replaces this process' clock, so that what test data derives from the current time is the same in each run. Imported before them.

/** A Monday morning, after which the example company has something on every page. */
export const STEADY_TIME = Date.parse('2026-06-15T09:00:00Z');

const RealDate = Date;
let shift = STEADY_TIME - RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[]) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shift]) as Date,
  get: (target, key): unknown => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
});

/** Sets the clock back to its first instant; it runs on from there, because deadlines of helpers need a clock that moves. */
export function restartClock(): number {
  shift = STEADY_TIME - RealDate.now();
  return shift;
}
