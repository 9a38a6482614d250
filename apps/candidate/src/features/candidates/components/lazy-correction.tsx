import { type ComponentProps, lazy, Suspense } from 'react';
import { oncePossible } from '#/lib/once-possible';
import { SpinnerPanel } from '@kafaa/ui/spinner.tsx';

const load = () => oncePossible(() => import('./correction-form.tsx'));
const Form = lazy(async () => ({ default: (await load()).CorrectionForm }));

/** Few candidates correct anything, so the form's code loads on the click, or earlier through this call. */
export const preloadCorrection = () => void load().catch(() => undefined);

export function LazyCorrection(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<SpinnerPanel />}>
      <Form {...props} />
    </Suspense>
  );
}
