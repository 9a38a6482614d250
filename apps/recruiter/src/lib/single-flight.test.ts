import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

it('singleFlight shares the result of a pending call, and calls again once it has ended', async () => {
  const asked: string[] = [];
  let answer: (text: string) => void = () => undefined;
  const send = singleFlight((text: string) => {
    asked.push(text);
    return new Promise<string>((resolve) => (answer = resolve));
  });
  const both = Promise.all([send('one'), send('two')]);
  answer('done');
  expect(await both).toEqual(['done', 'done']);
  expect(asked).toEqual(['one']);
  const third = send('three');
  answer('again');
  expect(await third).toBe('again');
  expect(asked).toEqual(['one', 'three']);
});

it('singleFlight calls again after a failure', async () => {
  let calls = 0;
  const send = singleFlight(() => Promise.reject(new Error(String(++calls))));
  await expect(send()).rejects.toThrow('1');
  await expect(send()).rejects.toThrow('2');
});
