import { foundHereErrors } from '@kafaa/domain/interviews/errors';
import type { Interview } from '@kafaa/domain/interviews/schema';
import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { type PageData, readPageData } from '#/lib/page-data';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { createAnswerStore } from '../answer-store.ts';
import { Chat } from '../components/chat.tsx';
import { cvPanel, endScreens } from '../components/later.ts';
import { talk } from '../components/use-talk.ts';
import { WarningDialog } from '../components/warning-dialog.tsx';
import { createInterviewClient } from '../interview-client.ts';
import { createInterviewController } from '../interview-controller.ts';
import styles from './interview-page.module.css';

const SuccessScreen = lazy(async () => ({ default: (await endScreens()).SuccessScreen }));
const ConfirmScreen = lazy(async () => ({
  default: (await import('../components/confirm-screens.tsx')).ConfirmScreen,
}));
const FailureScreen = lazy(async () => ({ default: (await endScreens()).FailureScreen }));

function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function openInterview(token: string, given?: Interview) {
  return createInterviewController({
    given,
    client: createInterviewClient(token, given),
    store: createAnswerStore(browserStorage(), token),
    now: Date.now,
    random: Math.random,
    online: () => navigator.onLine,
  });
}

function Loading() {
  return (
    <main id="contenu" className={styles.loading}>
      <h1 className="sr-only">Chargement...</h1>
      <Skeleton height={40} />
      <Skeleton height={8} />
      <Skeleton className={styles.first} width="78%" height={72} shape="block" />
      <Skeleton width="70%" height={96} shape="block" />
      <Skeleton height={58} shape="block" />
    </main>
  );
}

/** /Interview/{token}: warning, chat, CV, success, and the error screens. */
export function InterviewPage({ id, given }: { id: string; given?: PageData }) {
  const [{ brand, interview: told }] = useState(() => given ?? readPageData());
  const [controller] = useState(() => openInterview(id, told));
  const snapshot = useSyncExternalStore(controller.subscribe, controller.getSnapshot, controller.getDrawn);
  const { screen, interview } = snapshot;
  useDocumentTitle(interview ? `Entretien, ${interview.jobTitle}` : 'Entretien');

  // An interview that the server did not draw may have begun: its conversation loads together with its answers.
  useEffect(() => {
    if (!told) talk().catch(() => undefined);
  }, [told]);

  const answering = screen === 'chat';
  useEffect(() => {
    if (!answering) return;
    for (const part of [cvPanel, endScreens]) part().catch(() => undefined);
  }, [answering]);

  useEffect(() => {
    if (id === '') {
      controller.fail(foundHereErrors.EXPIRED_LINK);
      return;
    }
    void controller.load();
    const network = () => controller.networkChanged();
    const storage = (event: StorageEvent) => {
      if (event.storageArea === localStorage) controller.storageChanged(event.key);
    };
    addEventListener('online', network);
    addEventListener('offline', network);
    addEventListener('pageshow', network);
    addEventListener('storage', storage);
    document.addEventListener('visibilitychange', network);
    return () => {
      removeEventListener('online', network);
      removeEventListener('offline', network);
      removeEventListener('pageshow', network);
      removeEventListener('storage', storage);
      document.removeEventListener('visibilitychange', network);
    };
  }, [controller, id]);

  if (screen === 'loading') return <Loading />;
  if (screen === 'success') return <SuccessScreen {...snapshot} />;
  if (screen === 'failed' || !interview)
    return <FailureScreen token={id} controller={controller} snapshot={snapshot} brand={brand} />;
  if (interview.begun || interview.unconfirmed?.finished)
    return <ConfirmScreen controller={controller} interview={interview} />;
  return (
    <Chat controller={controller} snapshot={snapshot} brand={brand}>
      {screen === 'warning' && (
        <WarningDialog token={id} controller={controller} snapshot={snapshot} interview={interview} />
      )}
    </Chat>
  );
}
