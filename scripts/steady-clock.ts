// Replaces the clock of this process, so that test data derived from the current time are the same in each run. The file must
// be imported before the test data.

/** A Monday morning at which every page shows data of the example company. */
export const STEADY_TIME = Date.parse('2026-06-15T09:00:00Z');

const RealDate = Date;
let shift = STEADY_TIME - RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[]) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shift]) as Date,
  get: (target, key): unknown => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
});

/** Sets the clock back to its first instant. The clock runs on from there, because helpers with deadlines need a clock that moves. */
export function restartClock(): number {
  shift = STEADY_TIME - RealDate.now();
  return shift;
}
