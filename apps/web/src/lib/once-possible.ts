/** Without network a missing file is waited for: a page goes on without it until it is wanted. */
export async function oncePossible<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return oncePossible(load);
  }
}
