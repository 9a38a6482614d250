import type { Interview } from '@kafaa/domain/interviews/schema';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { createAnswerStore } from './answer-store.ts';
import { acknowledge, answerQuestion, type AnswerSheet, emptySheet, writeDraft } from './answer-sheet.ts';

const at = (now: number) => ({ now, writer: 0 });
const nobodyTypes = () => false;

function filled(): AnswerSheet {
  const sheet = answerQuestion(emptySheet(3), 0, 'première', at(1), { deletions: 2 });
  return writeDraft(acknowledge(sheet, 0, 100), 1, { text: 'brouillon' });
}

describe('answer store', () => {
  it('a new answer store of the same token loads the saved answers, drafts and confirmations', () => {
    const storage = fakeStorage();
    createAnswerStore(storage, 'a').save(emptySheet(3), filled());
    expect(createAnswerStore(storage, 'a').load(3)).toEqual(filled());
    expect(createAnswerStore(storage, 'b').load(3)).toEqual(emptySheet(3));
  });

  it('the answer store ignores malformed stored values', () => {
    const storage = fakeStorage();
    storage.setItem('kafaa.entretien.a.a0', '{not json');
    storage.setItem('kafaa.entretien.a.d0', '42');
    storage.setItem('kafaa.entretien.a.s0', '"x"');
    expect(createAnswerStore(storage, 'a').load(1)).toEqual(emptySheet(1));
  });

  it('the answer store is not durable when the storage is full or missing', () => {
    const full = createAnswerStore(fakeStorage(10), 'a');
    expect(full.durable()).toBe(true);
    full.save(emptySheet(3), filled());
    expect(full.durable()).toBe(false);
    expect(createAnswerStore(undefined, 'a').durable()).toBe(false);
  });

  it('the answer store never replaces a later answer of another tab with an earlier one', () => {
    const storage = fakeStorage();
    const [one, two] = [createAnswerStore(storage, 'a'), createAnswerStore(storage, 'a')];
    one.save(emptySheet(1), answerQuestion(emptySheet(1), 0, 'tard', at(9)));
    two.save(emptySheet(1), answerQuestion(emptySheet(1), 0, 'tôt', at(5)));
    expect(one.load(1)[0]?.answer?.text).toBe('tard');
  });
});

describe('storage events from another tab', () => {
  const key = (name: string) => `kafaa.entretien.a.${name}`;

  it('takeIn merges the answer, confirmation and draft of another tab and ignores other keys', () => {
    const storage = fakeStorage();
    createAnswerStore(storage, 'a').save(emptySheet(3), filled());
    const store = createAnswerStore(storage, 'a');
    let sheet = store.takeIn(emptySheet(3), key('a0'), nobodyTypes);
    sheet = store.takeIn(sheet ?? [], key('s0'), nobodyTypes);
    sheet = store.takeIn(sheet ?? [], key('d1'), nobodyTypes);
    expect(sheet).toEqual(filled());
    expect(store.takeIn(emptySheet(3), 'kafaa.entretien.b.a0', nobodyTypes)).toBeNull();
    expect(store.takeIn(emptySheet(3), key('m'), nobodyTypes)).toBeNull();
  });

  it('takeIn keeps the draft being typed here when another tab saves a draft or an answer', () => {
    const storage = fakeStorage();
    const [here, there] = [createAnswerStore(storage, 'a'), createAnswerStore(storage, 'a')];
    const mine = writeDraft(emptySheet(1), 0, { text: 'mon texte' });
    here.save(emptySheet(1), mine);
    const theirs = writeDraft(emptySheet(1), 0, { text: 'autre texte' });
    there.save(emptySheet(1), theirs);
    expect(here.takeIn(mine, key('d0'), () => true)).toBeNull();

    there.save(theirs, answerQuestion(theirs, 0, 'autre texte', at(4)));
    const followed = here.takeIn(mine, key('a0'), () => true);
    expect(followed?.[0]).toMatchObject({ answer: { text: 'autre texte' }, draft: { text: 'mon texte' } });
    here.takeIn(followed ?? [], key('d0'), () => true);
    expect(createAnswerStore(storage, 'a').load(1)[0]?.draft?.text).toBe('mon texte');
  });
});

describe('end of an interview', () => {
  it('finish deletes everything stored of an interview but its finished mark, and keeps other interviews', () => {
    const storage = fakeStorage();
    const store = createAnswerStore(storage, 'a');
    store.save(emptySheet(3), filled());
    store.writeCv('cv.pdf/10/1');
    createAnswerStore(storage, 'b').save(emptySheet(3), filled());
    store.finish(5);
    expect(store.isFinished()).toBe(true);
    const left = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    expect(left.filter((name) => name.startsWith('kafaa.entretien.a.'))).toEqual(['kafaa.entretien.a.fin']);
    expect(createAnswerStore(storage, 'b').load(3)).toEqual(filled());
  });

  it('sweep deletes an interview stored 31 days ago and keeps one stored 8 days ago', () => {
    const storage = fakeStorage();
    const day = 24 * 60 * 60 * 1000;
    const interview = {
      questions: ['?'],
      followUps: [],
      candidate: { firstName: 'A', email: 'a@b.tn' },
    } as unknown as Interview;
    for (const [token, age] of [
      ['vieux', 31],
      ['jeune', 8],
    ] as const) {
      const store = createAnswerStore(storage, token);
      store.save(emptySheet(3), filled());
      store.writeInterview(interview, (100 - age) * day);
    }
    createAnswerStore(storage, 'a').sweep(100 * day);
    expect(createAnswerStore(storage, 'vieux').load(3)).toEqual(emptySheet(3));
    expect(createAnswerStore(storage, 'jeune').load(3)).toEqual(filled());
    expect(createAnswerStore(storage, 'jeune').readInterview()?.questions).toEqual(['?']);
  });
});
