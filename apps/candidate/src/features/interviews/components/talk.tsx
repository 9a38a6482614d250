import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { answeredCount, stateOf } from '../answer-sheet.ts';
import { askedTexts, conversation, targetStep } from '../conversation.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview, Snapshot } from '../snapshot.ts';
import { ChatLog, questionId } from './chat-log.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { cvPanel } from './later.ts';

const CvPanel = lazy(async () => ({ default: (await cvPanel()).CvPanel }));

/** Maximum distance from the end at which the view follows new lines. */
const FOLLOW_PX = 120;
/** Space above the part to which the view scrolls. */
const MARGIN_PX = 12;
/** Duration of the highlight after the view has scrolled back to a question. */
const FLASH_MS = 1600;

/** Scrolls to the newest line, unless the reader has scrolled back to an older one, or `showFrom` holds the view at a part. */
function useFollow() {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const held = useRef(false);
  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element || !following.current || held.current) return;
    // In a low viewport the page scrolls instead (see the style sheet).
    const box = getComputedStyle(element).overflowY === 'visible' ? document.scrollingElement : element;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    const scrolled = () =>
      getComputedStyle(element).overflowY === 'visible' ? (document.scrollingElement ?? element) : element;
    let before = 0;
    const note = () => {
      const box = scrolled();
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < FOLLOW_PX;
      // The event of the code's own scroll may fire after the next line was added, so only scrolling up stops following.
      if (near || box.scrollTop < before) following.current = near;
      before = box.scrollTop;
    };
    // Also scrolls to the end when the on-screen keyboard or a taller field takes height away.
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    observer.observe(content.current);
    // In the capture phase, so that both boxes' scroll events are received (they do not bubble).
    document.addEventListener('scroll', note, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', note, { capture: true });
    };
  }, [toEnd]);
  const follow = useCallback(() => {
    following.current = true;
    toEnd();
  }, [toEnd]);
  const showFrom = useCallback((part: Element | null) => {
    held.current = part !== null;
    const element = scroller.current;
    if (!element || !part) return;
    const pageScrolls = getComputedStyle(element).overflowY === 'visible';
    const box = pageScrolls ? document.scrollingElement : element;
    const top = pageScrolls ? 0 : element.getBoundingClientRect().top;
    // Not `scrollIntoView`, which would also scroll the frame, and the header out of view.
    box?.scrollBy({ top: part.getBoundingClientRect().top - top - MARGIN_PX, behavior: 'instant' });
  }, []);
  return { scroller, content, follow, showFrom };
}

/** Whether the line of this question is entirely in view. */
function useInView(index: number): boolean {
  const [seen, setSeen] = useState<{ index: number; whole: boolean }>();
  useEffect(() => {
    const line = document.getElementById(questionId(index));
    if (!line) return;
    const note = ([entry]: IntersectionObserverEntry[]) =>
      setSeen({ index, whole: (entry?.intersectionRatio ?? 1) > 0.98 });
    const observer = new IntersectionObserver(note, { threshold: [0, 0.5, 0.9, 0.98, 1] });
    observer.observe(line);
    return () => observer.disconnect();
  }, [index]);
  return seen?.index !== index || seen.whole;
}

interface TalkProps {
  readonly controller: InterviewController;
  readonly snapshot: Snapshot;
  readonly interview: KnownInterview;
}

/** The conversation and what the candidate writes: the log, then the field or the CV panel. */
export function Talk({ controller, snapshot, interview }: TalkProps) {
  const { sheet, revealed, editing } = snapshot;
  const answered = answeredCount(sheet);
  const { scroller, content, follow, showFrom } = useFollow();
  // After an answer, scroll to the next question even if the reader had scrolled up.
  const answers = useRef(answered);
  useLayoutEffect(() => {
    if (answers.current !== answered) follow();
    answers.current = answered;
  }, [answered, follow]);

  const target = targetStep(snapshot);
  const over = target >= sheet.length;
  const announced = over && revealed === target;
  // Before a question is asked, the one before it is still the newest line.
  const inView = useInView(editing ?? (revealed === target ? target : -1));
  // Leaving an earlier answer leads back to the question that the field now answers.
  const edited = useRef(editing);
  useLayoutEffect(() => {
    if (edited.current !== undefined && editing === undefined) {
      follow();
      const line = document.getElementById(questionId(target));
      line?.animate({ backgroundColor: ['var(--accent-soft)', 'var(--surface-3)'] }, FLASH_MS);
    }
    edited.current = editing;
  }, [editing, target, follow]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className={styles.scroller} ref={scroller} tabIndex={0} role="region" aria-label="Échanges">
        <div ref={content}>
          <ChatLog
            lines={conversation({ ...snapshot, interview })}
            interview={interview}
            snapshot={snapshot}
            controller={controller}
          />
          {announced && editing === undefined && (
            <Suspense>
              <CvPanel controller={controller} snapshot={snapshot} onShow={showFrom} />
            </Suspense>
          )}
        </div>
      </div>
      {(!over || editing !== undefined) && (
        <Composer
          controller={controller}
          snapshot={snapshot}
          interview={interview}
          target={target}
          draft={stateOf(sheet, editing ?? target).draft}
          question={askedTexts(interview)[editing ?? target] ?? ''}
          inView={inView}
          onReturn={follow}
        />
      )}
    </>
  );
}
