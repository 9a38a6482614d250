/** Without network a missing file is waited for: an interview goes on without it until it is wanted. */
async function oncePossible<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return oncePossible(load);
  }
}

// Not in the first load: nobody needs them before the end. They come while the first answer is written.
export const cvPanel = () => oncePossible(() => import('./cv-panel.tsx'));
export const endScreens = () => oncePossible(() => import('./end-screens.tsx'));
