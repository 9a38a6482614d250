/** Loads a file. While offline, a failed load waits for the network and retries; the page works without the file until then. */
export async function oncePossible<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return oncePossible(load);
  }
}
