import { expect, test } from 'vitest';
import { ALONE, Stuck, World } from './world.ts';

/** Lets three people do three things each; returns the things in the order in which they were done. */
async function lived(seed: number): Promise<{ done: string[]; hash: string }> {
  const world = new World(seed, 0);
  const done: string[] = [];
  const person = async (name: string) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await world.step(name, async () => void done.push(`${name}${turn} at ${world.now}`));
      await world.sleep(5);
    }
  };
  await world.until(Promise.all(['a', 'b', 'c'].map((name) => world.thread(null, () => person(name)))));
  return { done, hash: world.hash };
}

test('the same seed gives the same order of steps, and another seed gives another order', async () => {
  const [first, again, other] = [await lived(1), await lived(1), await lived(2)];
  expect(again).toEqual(first);
  expect(other.done).not.toEqual(first.done);
  expect(other.hash).not.toBe(first.hash);
});

test.for(['before', 'after'] as const)(
  'a process killed %s a step does not continue, and only a kill after the step lets it take effect',
  async (when) => {
    const world = new World(1, 0);
    const done: string[] = [];
    let crashes = 0;
    world.dies = () => (world.taken === 1 ? when : null);
    world.crash = async () => void (crashes += 1);
    const process = async () => {
      await world.step('write', async () => void done.push('written'), { life: 0 });
      done.push('heard');
    };
    void world.thread(0, process);
    await world.until(world.sleep(10));
    expect(done).toEqual(when === 'before' ? [] : ['written']);
    expect(crashes).toBe(1);
  },
);

test('the simulation throws Stuck if a transaction waits for a statement outside the transaction', async () => {
  const world = new World(1, 0);
  world.holder = {};
  const waiting = world.step('outside', async () => undefined, { within: ALONE });
  await expect(world.until(waiting)).rejects.toThrow(Stuck);
});
