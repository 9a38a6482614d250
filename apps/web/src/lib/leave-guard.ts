/** Asked before the app leaves for another page; true holds it back, and `go` then leaves all the same. */
type LeaveGuard = (pathname: string, go: () => void) => boolean;

let guard: LeaveGuard | undefined;

/** There is one page, and so one guard. Returns the way to take it away. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export function isHeldBack(pathname: string, go: () => void): boolean {
  return guard?.(pathname, go) ?? false;
}
