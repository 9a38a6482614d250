/** Called before the app navigates to another page. Returning true blocks it; calling `go` continues later. */
type LeaveGuard = (pathname: string, go: () => void) => boolean;

let guard: LeaveGuard | undefined;

/** Sets the guard: only one page is shown, so one guard is enough. Returns a function that removes it. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export function isHeldBack(pathname: string, go: () => void): boolean {
  return guard?.(pathname, go) ?? false;
}
