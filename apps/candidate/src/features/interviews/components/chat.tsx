import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { WifiOffIcon } from '@kafaa/ui/chat-icons.tsx';
import { MarkLeaf } from '@kafaa/ui/logo.tsx';
import { LeafProgress } from '@kafaa/ui/steps.tsx';
import { answeredCount, type AnswerSheet } from '../answer-sheet.ts';
import { conversation, targetStep } from '../conversation.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview, Snapshot } from '../snapshot.ts';
import { ChatLog } from './chat-log.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { cvPanel } from './later.ts';
import { useVisibleHeight } from './use-visible-height.ts';

const CvPanel = lazy(async () => ({ default: (await cvPanel()).CvPanel }));

/** Within this distance of the end, the view follows new lines. */
const FOLLOW_PX = 120;

interface ChatHeaderProps {
  interview: KnownInterview;
  sheet: AnswerSheet;
  /** The candidate's position among all questions, follow-ups included. */
  current: number;
}

function ChatHeader({ interview, sheet, current }: ChatHeaderProps) {
  const total = interview.questions.length;
  const over = current >= sheet.length;
  const again = interview.followUps[current - total];
  return (
    <header className={styles.header}>
      <div className="row middle gap-12">
        <MarkLeaf />
        <div className={styles.job}>
          <h1 title={interview.jobTitle}>{interview.jobTitle}</h1>
          <small>
            {interview.companyName}, {interview.jobLocation}
          </small>
        </div>
        <p className={styles.position}>
          <b>{over ? 'Terminé' : again ? 'Précision' : `Question ${current + 1}`}</b>
          {over ? `${total} sur ${total}` : again ? `question ${again.question + 1}` : `sur ${total}`}
        </p>
      </div>
      <div className={styles.progress}>
        <LeafProgress total={total} done={answeredCount(sheet.slice(0, total))} label="Progression de l’entretien" />
      </div>
    </header>
  );
}

/** Scrolls to the newest line, unless the reader has scrolled back to an older one. */
function useFollow() {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    // In a low viewport the page scrolls instead (see the style sheet).
    const scrolled = () =>
      getComputedStyle(element).overflowY === 'visible' ? (document.scrollingElement ?? element) : element;
    const toEnd = () => {
      const box = scrolled();
      if (following.current) box.scrollTop = box.scrollHeight;
    };
    let before = 0;
    const note = () => {
      const box = scrolled();
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < FOLLOW_PX;
      // The event of the code's own scroll may fire after the next line was added, so only scrolling up stops following.
      if (near || box.scrollTop < before) following.current = near;
      before = box.scrollTop;
    };
    // Also when the on-screen keyboard or a taller field takes height away.
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    observer.observe(content.current);
    // In the capture phase, so that both boxes' scroll events are received (they do not bubble).
    document.addEventListener('scroll', note, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', note, { capture: true });
    };
  }, []);
  const follow = useCallback(() => {
    following.current = true;
  }, []);
  return { scroller, content, follow };
}

/** The interview: header with progress, conversation, then input field or CV panel. */
export function Chat({
  controller,
  snapshot,
  children,
}: {
  controller: InterviewController;
  snapshot: Snapshot;
  children?: ReactNode;
}) {
  const { interview, sheet, revealed, screen, outage, editing } = snapshot;
  useVisibleHeight();
  const answered = answeredCount(sheet);
  const { scroller, content, follow } = useFollow();
  // After an answer, scroll to the next question even if the reader had scrolled up.
  const answers = useRef(answered);
  useLayoutEffect(() => {
    if (answers.current !== answered) follow();
    answers.current = answered;
  }, [answered, follow]);
  if (!interview) return null;

  const target = targetStep(snapshot);
  const over = target >= sheet.length;
  const announced = over && revealed === target;
  const lines = conversation({ ...snapshot, interview });
  return (
    <main id="contenu" className={styles.frame}>
      <ChatHeader interview={interview} sheet={sheet} current={target} />
      <div role="status">
        {outage === 'network' && (
          <p className={styles.network}>
            <WifiOffIcon size={18} />
            <span>Hors connexion. Continuez{'\u00A0'}: vos réponses sont gardées sur cet appareil.</span>
          </p>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className={styles.scroller} ref={scroller} tabIndex={0} role="region" aria-label="Échanges">
        <div ref={content}>
          <ChatLog
            lines={screen === 'warning' ? lines.filter(({ kind }) => kind !== 'typing') : lines}
            language={interview.interviewLanguage}
            snapshot={snapshot}
            controller={controller}
          />
          {announced && editing === undefined && (
            <Suspense>
              <CvPanel controller={controller} snapshot={snapshot} />
            </Suspense>
          )}
        </div>
      </div>
      {(!over || editing !== undefined) && <Composer controller={controller} snapshot={snapshot} />}
      {children}
    </main>
  );
}
