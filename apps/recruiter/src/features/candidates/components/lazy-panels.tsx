import { lazyPart } from '@kafaa/ui/lazy-part.tsx';

const panels = () => import('./dashboard-panels.tsx');

// Few dashboards are empty, so the panels for empty states load only when needed.
export const { Part: NoOpenJob } = lazyPart(async () => (await panels()).NoOpenJob, null);
export const { Part: NoJobSelected } = lazyPart(async () => (await panels()).NoJobSelected, null);
export const { Part: NoCandidate } = lazyPart(async () => (await panels()).NoCandidate, null);
export const { Part: NoMatch } = lazyPart(async () => (await panels()).NoMatch, null);
