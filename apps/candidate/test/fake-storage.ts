/** A `Storage` in memory; `capacity` counts characters, like the browser's quota. */
export function fakeStorage(capacity = Infinity): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...entries].filter(([name]) => name !== key);
      const used = others.reduce((total, [name, text]) => total + name.length + text.length, 0);
      if (used + key.length + value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
