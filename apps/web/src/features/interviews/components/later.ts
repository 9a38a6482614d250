import { oncePossible } from '#/lib/once-possible';

// Not in the first load: nobody needs them before the end. They come while the first answer is written.
export const cvPanel = () => oncePossible(() => import('./cv-panel.tsx'));
export const endScreens = () => oncePossible(() => import('./end-screens.tsx'));
