/** Loads a file. While offline, a failed load waits for the network and retries; the page works without the file until then. */
export async function oncePossible<T>(load: () => Promise<T>, again = true): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const lost = !navigator.onLine;
    // The network may have returned while the load was failing, so a failure while online is retried once.
    if (!lost && !again) throw error;
    if (lost) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return oncePossible(load, lost && again);
  }
}
