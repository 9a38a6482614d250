import { lazyPart } from '@kafaa/ui/lazy-part.tsx';

// Loaded lazily, because only offers whose questions nobody has read yet show this part.
export const { Part: LazyCoverBar } = lazyPart(async () => (await import('./cover-bar.tsx')).CoverBar, null);
