import { oncePossible } from '#/lib/once-possible';

export const chatMenu = () => oncePossible(() => import('./chat-menu.tsx'));
// These parts are needed only at the end, so they load while the first answer is written.
export const cvPanel = () => oncePossible(() => import('./cv-panel.tsx'));
export const endScreens = () => oncePossible(() => import('./end-screens.tsx'));
