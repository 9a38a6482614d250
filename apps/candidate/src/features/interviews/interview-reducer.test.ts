import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeInterview, NETWORK } from '../../../test/fake-interview.ts';
import { emptySheet, mergeAnswer, nextUnsent, stateOf } from './answer-sheet.ts';
import { askedTexts, targetStep } from './conversation.ts';
import { drawnState, type Effect, firstState, type Happening, reduce, type State } from './interview-reducer.ts';
import type { Failure } from './link-failure.ts';

const BUSY: Failure = { code: 'UNAVAILABLE', message: 'Service indisponible.', status: 503 };
const DEVICE = { random: 0.5, online: true, durable: true };

const FOLLOW_UPS = [0, 1].map((question) => ({ question, text: `Encore ${question} ?` }));

const ACTIONS =
  'answer, answer, answer, change, change, draft, edit, cancel, retry, start, open, respond, respond, respond, respond, lose, break, timer, timer, send, send, offline, online, tick, turn clock back, other device, other tab, keep own, keep other, complete'.split(
    ', ',
  );

interface Action {
  readonly name: string;
  readonly pick: number;
}

const actions = fc.array(fc.record({ name: fc.constantFrom(...ACTIONS), pick: fc.nat({ max: 9 }) }), {
  minLength: 20,
  maxLength: 70,
});

/** A request under way: the server has handled it, its response arrives later and may be overtaken. */
interface Call {
  readonly name: 'load' | 'send' | 'start' | 'complete';
  readonly response: Happening;
  readonly failed: (failure: Failure) => Happening;
}

/** The reducer between a candidate, a server and a network; effects become requests and timers that end in any order. */
class World {
  state: State = firstState(drawnState(undefined), DEVICE);
  readonly server = Object.assign(new FakeInterview(), { followUps: FOLLOW_UPS });
  readonly calls: Call[] = [];
  readonly timers = new Set<Extract<Effect, { kind: 'wait' }>['timer']>();
  /** The texts that must not get lost, by question: given here and not confirmed by the server. */
  readonly owed = new Map<number, string>();
  /** Every text ever sent, by question and revision. */
  readonly sent = new Map<string, Set<string>>();
  private online = true;
  private now = 1_000_000;
  private texts = 0;

  dispatch(happening: Happening): readonly Effect[] {
    const { now, online } = this;
    const [next, effects] = reduce(this.state, { ...happening, now, online, random: 0.5 });
    this.state = next;
    for (const effect of effects) this.carryOut(effect);
    return effects;
  }

  private carryOut(effect: Effect): void {
    if (effect.kind === 'wait') this.timers.add(effect.timer);
    else if (effect.kind === 'load') this.load();
    else if (effect.kind === 'start') {
      this.server.startedAt ??= '2026-11-20T10:00:00Z';
      const value = {
        startedAt: this.server.startedAt,
        questions: [...this.server.questions],
        lived: [],
        accommodation: false,
      };
      this.call('start', { kind: 'started', result: { ok: true, value } }, (failure) => {
        return { kind: 'started', result: { ok: false, failure } };
      });
    }
  }

  private call(name: Call['name'], response: Happening, failed: Call['failed']): void {
    this.calls.push({ name, response, failed });
  }

  private load(): void {
    const rest = {
      kind: 'loaded',
      stored: emptySheet(this.server.interview().followUps.length + 3),
      submitted: false,
    } as const;
    this.call('load', { ...rest, result: { ok: true, value: this.server.interview() } }, (failure) => {
      return { ...rest, result: { ok: false, failure } };
    });
  }

  /** Sends like the send queue: one request at a time, always with the latest text. */
  private send(): void {
    const job = nextUnsent(this.state.sheet);
    if (!job || this.calls.some(({ name }) => name === 'send')) return;
    const { index, answer } = job;
    const key = `${index}/${answer.revision}`;
    this.sent.set(key, (this.sent.get(key) ?? new Set()).add(answer.text));
    const held = this.server.answers.get(index);
    const unseen = held && answer.over && !answer.over.includes(held.revision);
    if (!held || (answer.revision > held.revision && !unseen)) {
      this.server.answers.set(index, { answer: answer.text, revision: answer.revision });
    }
    const revision = this.server.answers.get(index)?.revision ?? 0;
    const { followUps } = this.server.interview();
    const overtaken = revision !== answer.revision;
    if (overtaken) this.load();
    this.call(
      'send',
      {
        kind: 'settled',
        job,
        outcome: overtaken ? { kind: 'retry', cause: 'server' } : { kind: 'saved', revision, followUps },
      },
      ({ status }) => ({
        kind: 'settled',
        job,
        outcome: { kind: 'retry', cause: status === 0 ? 'network' : 'server' },
      }),
    );
  }

  /** The server confirmed what it holds: those texts are safe. */
  private confirm({ state, response }: { state: State; response: Happening }): void {
    if (response.kind === 'settled' && response.outcome.kind === 'saved') {
      const { index, answer } = response.job;
      if (this.owed.get(index) === answer.text) this.owed.delete(index);
    }
    if (response.kind !== 'loaded' || !response.result.ok || state.screen === 'success') return;
    for (const { index, answer } of response.result.value.answers) {
      if (this.owed.get(index) === answer) this.owed.delete(index);
    }
  }

  private respond(pick: number, failure?: Failure): void {
    const [call] = this.calls.splice(pick % Math.max(1, this.calls.length), 1);
    if (!call) return;
    if (!failure) this.confirm({ state: this.state, response: call.response });
    this.dispatch(failure ? call.failed(failure) : call.response);
  }

  private answer(): void {
    const index = this.state.editing ?? targetStep(this.state);
    const text = `réponse ${(this.texts += 1)}`;
    const before = this.state;
    this.dispatch({ kind: 'answer', text, draft: { text } });
    if (this.state !== before) this.owed.set(index, text);
  }

  /** The candidate changes or discards a draft: an overtaken text in it is no longer owed. */
  private discardable(index: number): boolean {
    const text = this.owed.get(index);
    return text === undefined || stateOf(this.state.sheet, index).answer?.text === text;
  }

  act({ name, pick }: Action): void {
    const { state, server } = this;
    const index = state.editing ?? targetStep(state);
    const text = `${name} ${(this.texts += 1)}`;
    const later = Math.max(this.now, state.sheet[pick % 3]?.answer?.revision ?? 0) * 100 + 99;
    if (name === 'answer') this.answer();
    else if (name === 'draft' && this.discardable(index)) this.dispatch({ kind: 'draft', draft: { text } });
    else if (name === 'edit') this.edit(pick % 5);
    else if (name === 'change' && state.sheet[0]?.answer) {
      this.edit(0);
      this.answer();
    } else if (name === 'cancel' && this.discardable(index)) this.dispatch({ kind: 'edit', index: undefined });
    else if (name === 'retry') this.dispatch({ kind: 'retry' });
    else if (name === 'keep own' || name === 'keep other') this.choose(pick % 5, name === 'keep own');
    else if (name === 'start') this.dispatch({ kind: 'start', accommodation: false });
    else if (name === 'open') this.dispatch({ kind: 'open', finished: false, kept: undefined, stored: [] });
    else if (name === 'respond') this.respond(pick);
    else if (name === 'lose') this.respond(pick, NETWORK);
    else if (name === 'break') this.respond(pick, BUSY);
    else if (name === 'timer') this.fire(pick);
    else if (name === 'send') this.send();
    else if (name === 'offline' || name === 'online') {
      this.online = name === 'online';
      this.dispatch({ kind: 'network' });
    } else if (name === 'tick') this.now += 40_000;
    else if (name === 'turn clock back') this.now -= 30_000;
    else if (name === 'other device' && server.startedAt)
      server.answers.set(pick % 3, { answer: text, revision: later });
    else if (name === 'other tab') this.otherTab(pick, { text, revision: later });
    else if (name === 'complete' && pick === 0) this.dispatch({ kind: 'completed', result: { ok: true, value: {} } });
  }

  /** A text that the candidate discards no longer needs to be sent. */
  private choose(index: number, keepsOwn: boolean): void {
    const { answer, other } = stateOf(this.state.sheet, index);
    if (!keepsOwn && other && this.owed.get(index) === answer?.text) this.owed.delete(index);
    this.dispatch({ kind: 'choose', index, keepsOwn });
  }

  /** Choosing a question without an answer cancels the editing. */
  private edit(index: number): void {
    const { editing, sheet } = this.state;
    const cancels = editing !== undefined && !stateOf(sheet, index).answer;
    if (!cancels || this.discardable(editing)) this.dispatch({ kind: 'edit', index });
  }

  private otherTab(pick: number, answer: { text: string; revision: number }): void {
    const { sheet } = this.state;
    if (sheet.length > 0)
      this.dispatch({ kind: 'merged', sheet: mergeAnswer(sheet, pick % sheet.length, answer, false) });
  }

  private fire(pick: number): void {
    const timer = [...this.timers][pick % Math.max(1, this.timers.size)];
    if (timer === undefined) return;
    this.timers.delete(timer);
    this.dispatch({ kind: timer });
  }

  /** Restores the network and the server. Without the candidate, timers then run out and requests are answered. */
  recover(): void {
    this.act({ name: 'online', pick: 0 });
    for (let round = 0; round < 60; round += 1) {
      for (const name of ['timer', 'send', 'respond']) this.act({ name, pick: 0 });
      for (const index of this.state.sheet.keys()) this.act({ name: 'keep own', pick: index });
    }
  }
}

/** Runs the actions in a new world that has just been opened; `check` sees the states before and after each of them. */
function play(script: readonly Action[], check: (world: World, before: State) => void): World {
  const world = new World();
  world.dispatch({ kind: 'open', finished: false, kept: undefined, stored: [] });
  world.act({ name: 'respond', pick: 0 });
  world.act({ name: 'start', pick: 0 });
  for (const action of script) {
    const before = world.state;
    world.act(action);
    check(world, before);
  }
  return world;
}

/** The rules about the shown question that the state breaks. */
function brokenRules({ state, timers }: World, before: State): string[] {
  const { interview, sheet, revealed, editing, screen } = state;
  const target = targetStep(state);
  const typing = screen === 'chat' && revealed !== target;
  const rules: Record<string, boolean> = {
    'each question has one answer state': !interview || sheet.length === askedTexts(interview).length,
    'no question disappears': before.screen !== 'chat' || sheet.length >= before.sheet.length,
    'the shown question exists': revealed >= -1 && revealed <= sheet.length,
    'the edited question is answered': editing === undefined || stateOf(sheet, editing).answer !== undefined,
    'the next question is announced by a timer': !typing || timers.has('typing'),
    'the open question is unanswered': target === sheet.length || stateOf(sheet, target).answer === undefined,
    'the end comes after all answers': target < sheet.length || sheet.every(({ answer }) => answer),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

const property = (check: (script: readonly Action[]) => void) =>
  fc.assert(fc.property(actions, check), { numRuns: 600 });

describe('reducer under any order of events', () => {
  it('an answer stays on the answer sheet, or in the draft of its question, until the server confirms it', () => {
    property((script) => {
      const world = play(script, ({ owed, state }) => {
        for (const [index, text] of owed) {
          const { answer, draft } = stateOf(state.sheet, index);
          expect([answer?.text, draft?.text].some((place) => place?.includes(text))).toBe(true);
        }
      });
      if (world.state.screen === 'success') return;
      world.recover();
      expect(nextUnsent(world.state.sheet)).toBeNull();
      // An answer that another device or tab has overtaken is kept as a draft; all other answers are on the server.
      for (const [index, text] of world.owed) expect(stateOf(world.state.sheet, index).draft?.text).toContain(text);
    });
  });

  it('the reducer never sends two different texts of a question under one revision', () => {
    property((script) => {
      const { sent } = play(script, () => undefined);
      for (const texts of sent.values()) expect(texts.size).toBe(1);
    });
  });

  it('a submitted interview ignores every later event', () => {
    property((script) => {
      const world = play([], () => undefined);
      for (const action of script) world.act(action);
      world.dispatch({ kind: 'completed-elsewhere' });
      const { state } = world;
      for (const action of script) {
        world.act(action);
        expect(world.state).toBe(state);
      }
      const failure: Failure = { code: 'EXPIRED_LINK', message: 'Fini.', status: 410 };
      expect(world.dispatch({ kind: 'over', failure })).toEqual([]);
      expect(world.dispatch({ kind: 'storage-cleared' })).toEqual([]);
      expect(world.state).toBe(state);
    });
  });

  it('the shown question exists and is unanswered, and no question disappears from the conversation', () => {
    property((script) => {
      play(script, (world, before) => expect(brokenRules(world, before)).toEqual([]));
    });
  });
});
