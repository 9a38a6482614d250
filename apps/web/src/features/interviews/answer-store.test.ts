import type { Interview } from '@kafaa/domain/interviews/schema';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { createAnswerStore } from './answer-store.ts';
import { acknowledge, answerQuestion, type Book, emptyBook, writeDraft } from './book.ts';

const at = (now: number) => ({ now, writer: 0 });
const nobodyTypes = () => false;

function filled(): Book {
  const book = answerQuestion(emptyBook(3), 0, 'première', at(1), { deletions: 2 });
  return writeDraft(acknowledge(book, 0, 100), 1, { text: 'brouillon' });
}

describe('the answers on the device', () => {
  it('come back after a reload, draft and confirmation included', () => {
    const storage = fakeStorage();
    createAnswerStore(storage, 'a').save(emptyBook(3), filled());
    expect(createAnswerStore(storage, 'a').load(3)).toEqual(filled());
    expect(createAnswerStore(storage, 'b').load(3)).toEqual(emptyBook(3));
  });

  it('survive what does not belong into the storage', () => {
    const storage = fakeStorage();
    storage.setItem('kafaa.entretien.a.a0', '{not json');
    storage.setItem('kafaa.entretien.a.d0', '42');
    storage.setItem('kafaa.entretien.a.s0', '"x"');
    expect(createAnswerStore(storage, 'a').load(1)).toEqual(emptyBook(1));
  });

  it('say so when the browser keeps nothing', () => {
    const full = createAnswerStore(fakeStorage(10), 'a');
    expect(full.durable()).toBe(true);
    full.save(emptyBook(3), filled());
    expect(full.durable()).toBe(false);
    expect(createAnswerStore(undefined, 'a').durable()).toBe(false);
  });

  it('never step back behind another tab’s later answer', () => {
    const storage = fakeStorage();
    const [one, two] = [createAnswerStore(storage, 'a'), createAnswerStore(storage, 'a')];
    one.save(emptyBook(1), answerQuestion(emptyBook(1), 0, 'tard', at(9)));
    two.save(emptyBook(1), answerQuestion(emptyBook(1), 0, 'tôt', at(5)));
    expect(one.load(1)[0]?.answer?.text).toBe('tard');
  });
});

describe('news from another tab', () => {
  const key = (name: string) => `kafaa.entretien.a.${name}`;

  it('bring its answer, its confirmation and its draft', () => {
    const storage = fakeStorage();
    createAnswerStore(storage, 'a').save(emptyBook(3), filled());
    const store = createAnswerStore(storage, 'a');
    let book = store.takeIn(emptyBook(3), key('a0'), nobodyTypes);
    book = store.takeIn(book ?? [], key('s0'), nobodyTypes);
    book = store.takeIn(book ?? [], key('d1'), nobodyTypes);
    expect(book).toEqual(filled());
    expect(store.takeIn(emptyBook(3), 'kafaa.entretien.b.a0', nobodyTypes)).toBeNull();
    expect(store.takeIn(emptyBook(3), key('m'), nobodyTypes)).toBeNull();
  });

  it('do not take away what is being typed here, not even when the other tab sends its own', () => {
    const storage = fakeStorage();
    const [here, there] = [createAnswerStore(storage, 'a'), createAnswerStore(storage, 'a')];
    const mine = writeDraft(emptyBook(1), 0, { text: 'mon texte' });
    here.save(emptyBook(1), mine);
    const theirs = writeDraft(emptyBook(1), 0, { text: 'autre texte' });
    there.save(emptyBook(1), theirs);
    expect(here.takeIn(mine, key('d0'), () => true)).toBeNull();

    there.save(theirs, answerQuestion(theirs, 0, 'autre texte', at(4)));
    const followed = here.takeIn(mine, key('a0'), () => true);
    expect(followed?.[0]).toMatchObject({ answer: { text: 'autre texte' }, draft: { text: 'mon texte' } });
    here.takeIn(followed ?? [], key('d0'), () => true);
    expect(createAnswerStore(storage, 'a').load(1)[0]?.draft?.text).toBe('mon texte');
  });
});

describe('the end of an interview', () => {
  it('leaves nothing of it but the fact', () => {
    const storage = fakeStorage();
    const store = createAnswerStore(storage, 'a');
    store.save(emptyBook(3), filled());
    store.writeCv('cv.pdf/10/1');
    createAnswerStore(storage, 'b').save(emptyBook(3), filled());
    store.finish(5);
    expect(store.isFinished()).toBe(true);
    const left = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    expect(left.filter((name) => name.startsWith('kafaa.entretien.a.'))).toEqual(['kafaa.entretien.a.fin']);
    expect(createAnswerStore(storage, 'b').load(3)).toEqual(filled());
  });

  it('is followed by forgetting what was left here a month ago, and nothing younger', () => {
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
      store.save(emptyBook(3), filled());
      store.writeInterview(interview, (100 - age) * day);
    }
    createAnswerStore(storage, 'a').sweep(100 * day);
    expect(createAnswerStore(storage, 'vieux').load(3)).toEqual(emptyBook(3));
    expect(createAnswerStore(storage, 'jeune').load(3)).toEqual(filled());
    expect(createAnswerStore(storage, 'jeune').readInterview()?.questions).toEqual(['?']);
  });
});
