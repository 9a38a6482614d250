/** Counter of events by labels, in this process since its start. */
export class Tally {
  readonly #counts = new Map<string, { labels: Readonly<Record<string, string>>; count: number }>();

  add(labels: Readonly<Record<string, string>>): void {
    const key = JSON.stringify(labels);
    const { count } = this.#counts.get(key) ?? { count: 0 };
    this.#counts.set(key, { labels, count: count + 1 });
  }

  entries(): readonly { labels: Readonly<Record<string, string>>; count: number }[] {
    return [...this.#counts.values()];
  }
}
