import { lazyPart } from '@kafaa/ui/lazy-part.tsx';

// Only offers whose questions nobody has read yet show it.
export const { Part: LazyCoverBar } = lazyPart(async () => (await import('./cover-bar.tsx')).CoverBar, null);
