import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';

const COMING = (
  <div aria-busy="true">
    <output className="sr-only">Chargement des champs...</output>
    <Skeleton height={320} shape="block" />
  </div>
);

const requirements = lazyPart(
  async () => (await import('./job-requirements-fields.tsx')).JobRequirementsFields,
  COMING,
);
const preferences = lazyPart(async () => (await import('./job-preferences-fields.tsx')).JobPreferencesFields, COMING);

// The placeholder has the button's height, so that the fields do not move when the part loads.
export const { Part: LazyAdvert } = lazyPart(
  async () => (await import('./advert-part.tsx')).AdvertPart,
  <Skeleton width={180} height={36} shape="block" />,
);
export const { Part: LazyRequirements } = requirements;
export const { Part: LazyPreferences } = preferences;

/** Preloads the code of steps 2 and 3 shortly before it is needed. */
export function preloadSteps(): void {
  requirements.preload();
  preferences.preload();
}
