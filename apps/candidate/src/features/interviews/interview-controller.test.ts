import { foundHereErrors } from '@kafaa/domain/interviews/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXPIRED, FakeInterview } from '../../../test/fake-interview.ts';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { answer, cv, LONG, open, pass, started } from '../../../test/interview-device.ts';
import { createAnswerStore } from './answer-store.ts';
import { CHUNK_BYTES } from './cv-transfer.ts';
import type { InterviewController } from './interview-controller.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('reopened link of a submitted interview', () => {
  const reopened = async (message: string, link?: string) => {
    const storage = fakeStorage();
    createAnswerStore(storage, 'jeton').finish(Date.now());
    const server = new FakeInterview();
    server.failures.load = [{ code: 'EXPIRED_LINK', status: 410, message, link }];
    const page = open(server, storage);
    await page.controller.load();
    return page.see();
  };

  it('a used link that the server no longer knows shows that the data are erased', async () => {
    expect(await reopened(foundHereErrors.EXPIRED_LINK.message)).toMatchObject({
      screen: 'failed',
      failure: { erased: true },
    });
  });

  it('a used link shows the success screen again if the server knows it or does not answer', async () => {
    expect((await reopened('Bien arrivée.', '/MesDonnees/l')).screen).toBe('success');
    expect((await reopened('Ce lien a été remplacé.')).screen).toBe('success');
  });
});

describe('first visit', () => {
  it('the first visit shows the warning, starts the interview once and reveals the first question after 2.5 s', async () => {
    const server = new FakeInterview();
    const { controller, see } = open(server);
    await controller.load();
    expect(see().screen).toBe('warning');
    expect(controller.answer('trop tôt', undefined)).toBe(false);
    await Promise.all([controller.start(false), controller.start(false)]);
    expect(server.calls.filter((name) => name === 'start')).toHaveLength(1);
    expect(see()).toMatchObject({ screen: 'chat', revealed: -1 });
    await pass(1499);
    expect(see().revealed).toBe(-1);
    await pass(1001);
    expect(see().revealed).toBe(0);
  });

  it('an interview embedded in the page is shown at once, and the device’s draft only after loading', async () => {
    const server = new FakeInterview();
    const storage = fakeStorage();
    const before = open(server, storage);
    await before.controller.load();
    await before.controller.start(false);
    await pass(2500);
    before.controller.draft({ text: 'commencé' });
    // This is the state after withdrawing and registering again: the link shows the warning again, and the device still holds the draft.
    server.startedAt = null;
    const told = await server.client().load();
    if (!told.ok) throw new Error('loading the interview failed');
    const { controller, see } = open(server, storage, told.value);
    expect(see()).toMatchObject({ screen: 'warning', interview: told.value });
    expect(see().sheet[0]?.draft).toBeUndefined();
    expect(controller.getDrawn()).toMatchObject({ screen: 'warning', durable: true, outage: 'none' });
    await controller.load();
    expect(see().screen).toBe('warning');
    expect(see().sheet[0]?.draft).toEqual({ text: 'commencé' });
  });

  it('the chat shows the questions of the start response if they changed after the page loaded', async () => {
    const server = new FakeInterview();
    const { controller, see } = open(server);
    await controller.load();
    server.questions = ['Une autre ?', 'Deux ?', 'Trois ?', 'Quatre ?'];
    await controller.start(false);
    await pass(2500);
    expect(see().interview?.questions).toEqual(server.questions);
    expect(see().sheet).toHaveLength(4);
  });

  it('a start without network stays on the warning, and a start rejected with JOB_FULL shows the failure screen', async () => {
    const server = new FakeInterview();
    const { controller, see } = open(server);
    await controller.load();
    server.down = true;
    await controller.start(false);
    expect(see()).toMatchObject({ screen: 'warning', startError: 'Connexion impossible.', starting: false });
    server.down = false;
    server.failures.start = [{ code: 'JOB_FULL', message: 'Complet.', status: 409 }];
    await controller.start(false);
    expect(see()).toMatchObject({ screen: 'failed', failure: { code: 'JOB_FULL' } });
  });

  it('the page retries a first load that failed without network', async () => {
    const server = new FakeInterview();
    const { controller, see } = open(server);
    server.down = true;
    await controller.load();
    expect(see()).toMatchObject({ screen: 'failed', failure: { status: 0 } });
    server.down = false;
    await pass(LONG);
    expect(see().screen).toBe('warning');
  });
});

describe('answering', () => {
  it('pressing Enter twice saves the answer once on the server and advances by one question', async () => {
    const { server, controller, see } = await started();
    controller.draft({ text: 'une' });
    expect(controller.answer('une', undefined)).toBe(true);
    expect(controller.answer('une', undefined)).toBe(false);
    await pass(2500);
    expect(see().revealed).toBe(1);
    expect(server.answers.get(0)?.answer).toBe('une');
    expect(server.answers.size).toBe(1);
    expect(see().sheet[0]).toMatchObject({ saved: server.answers.get(0)?.revision });
  });

  it('the candidate can answer all questions without network, and the device sends the answers in order once it is back', async () => {
    const { server, controller, see, setOnline } = await started();
    setOnline(false);
    for (const text of ['une', 'deux', 'trois']) await answer(controller, text);
    expect(see()).toMatchObject({ revealed: 3, outage: 'network' });
    expect(server.answers.size).toBe(0);
    await pass(6 * 60 * 60 * 1000);
    setOnline(true);
    await pass(0);
    expect([...server.answers.values()].map((saved) => saved.answer)).toEqual(['une', 'deux', 'trois']);
    expect(see().outage).toBe('none');
  });

  it('a reload without network resumes at the same question with its draft, and sends the unsent answer later', async () => {
    const { server, controller, storage, setOnline } = await started();
    await answer(controller, 'une');
    setOnline(false);
    await answer(controller, 'deux');
    controller.draft({ text: 'troisième, à moi' });
    server.down = true;

    const again = open(server, storage);
    await again.controller.load();
    expect(again.see()).toMatchObject({ screen: 'chat', revealed: 2, outage: 'network' });
    expect(again.see().sheet[2]?.draft?.text).toBe('troisième, à moi');
    server.down = false;
    again.controller.networkChanged();
    await pass(LONG);
    expect([...server.answers.values()].map((saved) => saved.answer)).toEqual(['une', 'deux']);
  });

  it('another device resumes the interview at the next question', async () => {
    const { server, controller } = await started();
    await answer(controller, 'du téléphone');
    const computer = await started(server);
    expect(computer.see()).toMatchObject({ screen: 'chat', revealed: 1 });
    await answer(computer.controller, 'de l’ordinateur');
    expect([...server.answers.values()].map((saved) => saved.answer)).toEqual(['du téléphone', 'de l’ordinateur']);
  });

  it('an unsent answer becomes a draft if another device has sent a later revision', async () => {
    const { server, controller, see } = await started();
    server.down = true;
    await answer(controller, 'sans réseau');
    server.down = false;
    server.answers.set(0, { answer: 'plus tard, ailleurs', revision: Date.now() * 100 + 999 });
    await pass(LONG);
    expect(see().sheet[0]).toMatchObject({ answer: { text: 'plus tard, ailleurs' }, draft: { text: 'sans réseau' } });
    expect(server.answers.get(0)?.answer).toBe('plus tard, ailleurs');
  });

  it('a draft sent on one device replaces another device’s newer answer only after the candidate chooses it', async () => {
    const { server, controller, see, storage } = await started();
    const computer = await started(server);
    await answer(computer.controller, 'la bonne, de l’ordinateur');
    await answer(controller, 'Je demande aux deux');
    await pass(LONG);
    expect(server.answers.get(0)?.answer).toBe('la bonne, de l’ordinateur');
    expect(see().sheet[0]).toMatchObject({
      answer: { text: 'Je demande aux deux' },
      other: { text: 'la bonne, de l’ordinateur' },
    });
    // After a reload the candidate still has to choose, and the submission asks for the choice.
    const again = await started(server, storage);
    expect(again.see().sheet[0]?.other?.text).toBe('la bonne, de l’ordinateur');
    again.controller.choose(0, false);
    expect(again.see().sheet[0]).toMatchObject({ answer: { text: 'la bonne, de l’ordinateur' } });
    await answer(again.controller, 'deux');
    await pass(LONG);
    expect(server.answers.get(0)?.answer).toBe('la bonne, de l’ordinateur');
    // Chosen the other way round, the new one is sent.
    controller.choose(0, true);
    await pass(LONG);
    expect(server.answers.get(0)?.answer).toBe('Je demande aux deux');
  });

  it('a rejected answer shows the reason and is sent once the candidate changes it', async () => {
    const { server, controller, see } = await started();
    server.failures.answer = [{ code: 'PAYLOAD_TOO_LARGE', message: 'L’envoi est trop volumineux.', status: 413 }];
    await answer(controller, 'énorme');
    await answer(controller, 'deux');
    expect(see().sheet[0]?.rejection).toBe('L’envoi est trop volumineux.');
    expect([...server.answers.keys()]).toEqual([1]);
    controller.edit(0);
    expect(see().sheet[0]?.draft?.text).toBe('énorme');
    await answer(controller, 'court');
    expect(server.answers.get(0)?.answer).toBe('court');
    expect(see().editing).toBeUndefined();
    expect(see().revealed).toBe(2);
  });

  it('an expired link ends on the failure screen and keeps the unsent answer on the device', async () => {
    const { server, controller, see, storage } = await started();
    server.failures.answer = [EXPIRED];
    server.failures.load = [EXPIRED];
    await answer(controller, 'trop tard');
    expect(see()).toMatchObject({ screen: 'failed', failure: { code: 'EXPIRED_LINK' } });
    expect(createAnswerStore(storage, 'jeton').load(3)[0]?.answer?.text).toBe('trop tard');
  });

  it('the device sends an answer even if the browser’s storage is full, and the page reports the answer as not durable', async () => {
    const { server, controller, see } = await started(new FakeInterview(), fakeStorage(20));
    await answer(controller, 'une');
    expect(see().durable).toBe(false);
    expect(server.answers.get(0)?.answer).toBe('une');
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const first = await started();
    const second = await started(first.server, first.storage);
    /** Simulates the storage events that the browser sends to the other tab. */
    const tell = (controller: InterviewController) => {
      for (let position = 0; position < first.storage.length; position += 1) {
        controller.storageChanged(first.storage.key(position));
      }
    };
    return { first, second, tell, server: first.server };
  }

  it('two tabs take over each other’s answers, and the server keeps the later text', async () => {
    const { first, second, tell, server } = await twoTabs();
    await answer(first.controller, 'du premier');
    tell(second.controller);
    await pass(2500);
    expect(second.see()).toMatchObject({ revealed: 1, otherTab: true });
    second.controller.edit(0);
    await answer(second.controller, 'corrigé dans le second');
    tell(first.controller);
    await pass(LONG);
    expect(first.see().sheet[0]?.answer?.text).toBe('corrigé dans le second');
    expect(server.answers.get(0)?.answer).toBe('corrigé dans le second');
    expect(first.see().otherTab).toBe(false);
  });

  it('a second tab sends the answer that a tab closed without network left unsent', async () => {
    const { first, second, tell, server } = await twoTabs();
    server.down = true;
    await answer(first.controller, 'avant de fermer');
    first.controller.dispose();
    server.down = false;
    tell(second.controller);
    await pass(LONG);
    expect(server.answers.get(0)?.answer).toBe('avant de fermer');
  });

  it('a second tab shows the success screen after the first tab has submitted', async () => {
    const { first, second, tell } = await twoTabs();
    for (const text of ['une', 'deux', 'trois']) await answer(first.controller, text);
    first.controller.chooseCv(cv(10));
    first.controller.submit();
    await pass(LONG);
    expect(first.see().screen).toBe('success');
    tell(second.controller);
    expect(second.see().screen).toBe('success');
  });
});

describe('submission', () => {
  async function answeredAll() {
    const page = await started();
    for (const text of ['une', 'deux', 'trois']) await answer(page.controller, text);
    return page;
  }

  it('a submission needs a CV, uploads it, completes once on a double click and shows success after two seconds', async () => {
    const { server, controller, see, storage } = await answeredAll();
    controller.submit();
    expect(server.calls).not.toContain('complete');
    controller.chooseCv(cv(CHUNK_BYTES * 2 + 1));
    controller.submit();
    controller.submit();
    await pass(1999);
    expect(see()).toMatchObject({ screen: 'chat', submission: { busy: true, said: [{ failed: false }] } });
    expect(see().submission.said[0]?.text).toMatch(/^J’envoie votre candidature/);
    await pass(1);
    expect(see().screen).toBe('success');
    expect(server.completions).toEqual([['une', 'deux', 'trois']]);
    expect(server.calls.filter((name) => name === 'complete')).toHaveLength(1);
    expect(server.cv?.received).toBe(CHUNK_BYTES * 2 + 1);
    expect(storage.length).toBe(1);
  });

  it('a submission whose completion response is lost is retried and completes once on the server', async () => {
    const { server, controller, see } = await answeredAll();
    controller.chooseCv(cv(10));
    server.lost.complete = 1;
    controller.submit();
    await pass(LONG);
    expect(see().screen).toBe('success');
    expect(server.completions).toHaveLength(1);
    expect(server.calls.filter((name) => name === 'complete')).toHaveLength(2);
  });

  it('after a lost completion response, a reload shows the success screen and another device an expired link', async () => {
    const { server, controller, storage } = await answeredAll();
    controller.chooseCv(cv(10));
    server.lost.complete = 1;
    controller.submit();
    await pass(0);
    expect(server.completions).toHaveLength(1);
    controller.dispose();
    const again = await started(server, storage);
    expect(again.see().screen).toBe('success');
    // On a device that sent nothing, the used link counts as expired.
    expect((await started(server)).see()).toMatchObject({ screen: 'failed', failure: { code: 'EXPIRED_LINK' } });
  });

  it('the chat shows a rejected completion as failed, and a second submission succeeds', async () => {
    const { server, controller, see } = await answeredAll();
    controller.chooseCv(cv(10));
    server.failures.complete = [{ code: 'VALIDATION_FAILED', message: 'Non.', status: 400 }];
    controller.submit();
    await pass(LONG);
    expect(see().submission).toMatchObject({
      busy: false,
      said: [{ failed: false }, { failed: true }],
      problem: 'Non.',
    });
    expect(see().screen).toBe('chat');
    controller.submit();
    await pass(LONG);
    expect(see().screen).toBe('success');
  });

  it.each(['complete', 'cv', 'answer'] as const)(
    'a persistent server failure at « %s » ends the submission within 15 s, and a retry succeeds with all data',
    async (call) => {
      const { server, controller, see } = await started();
      const fault = { code: 'UNAVAILABLE', message: 'Service indisponible.', status: 503 } as const;
      for (const text of ['une', 'deux']) await answer(controller, text);
      if (call === 'answer') server.failures.answer = Array.from({ length: 20 }, () => fault);
      await answer(controller, 'trois');
      controller.chooseCv(cv(10));
      server.failures[call] = Array.from({ length: 20 }, () => fault);
      controller.submit();
      await pass(1);
      expect(see().submission).toMatchObject({ busy: true, waiting: 'server' });
      await pass(15_000);
      expect(see().submission).toMatchObject({ busy: false, said: [{ failed: false }, { failed: true }] });
      expect(see().submission.problem).toBeDefined();
      expect(see().screen).toBe('chat');
      server.failures[call] = [];
      controller.submit();
      await pass(LONG);
      expect(see().screen).toBe('success');
      expect(server.completions).toEqual([['une', 'deux', 'trois']]);
      expect(server.cv?.received).toBe(10);
    },
  );

  it('a submission without network waits for hours and succeeds once the network is back', async () => {
    const { server, controller, see, setOnline } = await answeredAll();
    controller.chooseCv(cv(CHUNK_BYTES * 3));
    setOnline(false);
    controller.submit();
    await pass(3 * 60 * 60 * 1000);
    expect(see().submission).toMatchObject({ busy: true, waiting: 'network' });
    setOnline(true);
    await pass(LONG);
    expect(see().screen).toBe('success');
    expect(server.completions).toHaveLength(1);
  });

  it('a CV upload resumes at the stored offset for the same file, and at 0 for another file of the same name', async () => {
    const { server, controller, storage } = await answeredAll();
    controller.chooseCv(cv(CHUNK_BYTES * 2));
    server.failures.cv = [];
    controller.submit();
    await pass(0);
    controller.dispose();
    server.cv = { name: 'cv.pdf', size: CHUNK_BYTES * 2, received: CHUNK_BYTES, readable: null };
    server.completions.length = 0;

    const same = await started(server, storage);
    same.controller.chooseCv(cv(CHUNK_BYTES * 2));
    expect(same.see().submission.cv?.received).toBe(CHUNK_BYTES);
    const other = new File([new Uint8Array(CHUNK_BYTES * 2)], 'cv.pdf', { lastModified: 6 });
    same.controller.chooseCv(other);
    expect(same.see().submission.cv?.received).toBe(0);
  });

  it('the page rejects a CV of a wrong type or size when it is chosen, and the server’s rejection fails the submission', async () => {
    const { server, controller, see } = await answeredAll();
    controller.chooseCv(cv(10, 'cv.exe'));
    expect(see().submission.problem).toBe('Ce type de fichier n’est pas accepté\u00A0: envoyez un PDF, DOC ou DOCX.');
    controller.chooseCv(cv(4_000_000));
    expect(see().submission.problem).toBe('Ce fichier est trop volumineux\u00A0: 3 Mo au maximum.');
    expect(see().submission.cv).toBeUndefined();
    controller.chooseCv(cv(10));
    expect(see().submission.problem).toBeUndefined();
    server.failures.cv = [{ code: 'CV_UNSUPPORTED', message: 'Pas un PDF.', status: 415 }];
    controller.submit();
    await pass(LONG);
    expect(see().submission).toMatchObject({
      problem: 'Pas un PDF.',
      busy: false,
      said: [{ failed: false }, { failed: true }],
    });
    expect(see().submission.cv).toBeUndefined();
  });

  it('after a reload the page shows the CV stored on the server, and a submission rejected once with CV_MISSING succeeds', async () => {
    const { server, storage } = await answeredAll();
    server.cv = { name: 'cv.pdf', size: 10, received: 10, readable: true };
    const again = await started(server, storage);
    expect(again.see().submission.cv).toEqual({ name: 'cv.pdf', size: 10, received: 10, readable: true });
    again.controller.chooseCv(cv(10));
    server.failures.complete = [{ code: 'CV_MISSING', message: 'CV ?', status: 400 }];
    again.controller.submit();
    await pass(LONG);
    expect(again.see().screen).toBe('success');
  });

  it('a submission rejected with ANSWERS_MISSING sends the missing answer again and succeeds', async () => {
    const { server, controller, see } = await answeredAll();
    server.answers.delete(1);
    server.failures.complete = [{ code: 'ANSWERS_MISSING', message: 'Il reste…', status: 409 }];
    controller.chooseCv(cv(10));
    controller.submit();
    await pass(LONG);
    expect(see().screen).toBe('success');
    expect(server.answers.get(1)?.answer).toBe('deux');
  });

  const FIELDS = { diploma: 'Licence', lastExperience: '', duration: '', languages: '', tools: '' };

  it('the page uploads a chosen CV at once, and requires short answers if the CV has no readable text', async () => {
    const { server, controller, see } = await answeredAll();
    server.readable = false;
    controller.chooseCv(cv(10));
    await pass(0);
    expect(server.cv?.received).toBe(10);
    expect(see().submission).toMatchObject({ busy: false, uploading: false, cv: { received: 10, readable: false } });
    controller.submit();
    await pass(LONG);
    expect(see().submission.problem).toMatch(/^Répondez au moins à une de ces questions/);
    expect(server.calls).not.toContain('complete');
    controller.writeCvFields(FIELDS);
    expect(see().submission.problem).toBeUndefined();
    controller.submit();
    await pass(LONG);
    expect(server.cvFields).toEqual(FIELDS);
    expect(see().screen).toBe('success');
  });

  it('a submission stops and asks for short answers if the server finds no readable text in the CV', async () => {
    const { server, controller, see } = await answeredAll();
    server.readable = false;
    controller.chooseCv(cv(10));
    controller.submit();
    await pass(LONG);
    expect(see()).toMatchObject({ screen: 'chat', submission: { busy: false } });
    expect(see().submission.problem).toMatch(/^Répondez au moins/);
    expect(server.completions).toEqual([]);
  });

  it('an application without a CV deletes the uploaded file, and its short answers survive a reload', async () => {
    const { server, controller, storage } = await answeredAll();
    controller.chooseCv(cv(10));
    await pass(0);
    controller.goWithoutCv(true);
    controller.writeCvFields(FIELDS);
    await pass(0);
    expect(server.cv).toBeNull();
    controller.dispose();
    const again = await started(server, storage);
    expect(again.see().submission).toMatchObject({ without: true, fields: FIELDS });
    again.controller.submit();
    await pass(LONG);
    expect(again.see().screen).toBe('success');
    expect(server.cvFields).toEqual(FIELDS);
  });

  it('the page retries the failed removal of a CV before it completes the application without a CV', async () => {
    const { server, controller, see } = await answeredAll();
    controller.chooseCv(cv(10));
    await pass(0);
    server.failures.removeCv = [{ code: 'UNAVAILABLE', message: 'Service indisponible.', status: 503 }];
    controller.removeCv();
    await pass(0);
    expect(server.cv).not.toBeNull();
    controller.goWithoutCv(true);
    controller.writeCvFields(FIELDS);
    controller.submit();
    await pass(LONG);
    expect(server.cv).toBeNull();
    expect(see().screen).toBe('success');
  });

  it('after a reload the page resumes a partly uploaded CV at its stored byte if the same file is chosen again', async () => {
    const { server, controller, storage } = await answeredAll();
    const size = CHUNK_BYTES * 3;
    controller.chooseCv(cv(size));
    await pass(0);
    controller.dispose();
    server.cv = { name: 'cv.pdf', size, received: CHUNK_BYTES, readable: null };
    const again = await started(server, storage);
    expect(again.see().submission.cv).toMatchObject({ name: 'cv.pdf', received: CHUNK_BYTES, lost: true });
    again.controller.submit();
    await pass(LONG);
    expect(server.completions).toEqual([]);
    const before = server.calls.filter((name) => name === 'cv').length;
    again.controller.chooseCv(cv(size));
    expect(again.see().submission.cv?.received).toBe(CHUNK_BYTES);
    await pass(LONG);
    expect(server.cv?.received).toBe(size);
    expect(server.calls.filter((name) => name === 'cv').length - before).toBe(2);
  });
});
