import { type RefObject, useEffect, useRef, useState } from 'react';
import { AppLink } from '#/ui/app-link.tsx';
import styles from './transcript-questions.module.css';
import type { Exchange } from './transcript-text.ts';

/**
 * The exchange one is reading. The line that decides moves from the top of the panel to its bottom as it scrolls, so
 * that the last questions, which never reach the top, get their turn.
 */
function currentExchange(panel: HTMLElement): number | undefined {
  const range = panel.scrollHeight - panel.clientHeight;
  const share = range > 0 ? panel.scrollTop / range : 0;
  const line = panel.scrollTop + panel.clientHeight * share;
  let current: number | undefined;
  for (const element of panel.querySelectorAll<HTMLElement>('[data-exchange]')) {
    if (current !== undefined && element.offsetTop > line) break;
    current = Number(element.dataset['exchange']);
  }
  return current;
}

function useScrollSpy(scroller: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number>();
  /** A chosen question stays the current one until the reader moves on. */
  const chosen = useRef(false);
  useEffect(() => {
    const panel = scroller.current;
    if (!panel) return undefined;
    const stop = new AbortController();
    const follow = () => !chosen.current && setCurrent(currentExchange(panel));
    const release = () => {
      chosen.current = false;
    };
    panel.addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    for (const gesture of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      panel.addEventListener(gesture, release, { passive: true, signal: stop.signal });
    }
    follow();
    return () => stop.abort();
  }, [scroller]);
  const choose = (index: number) => {
    chosen.current = true;
    setCurrent(index);
  };
  return { current, choose };
}

interface TranscriptQuestionsProps {
  exchanges: readonly Exchange[];
  scroller: RefObject<HTMLElement | null>;
}

/** Where one is, and a way to any question. */
export function TranscriptQuestions({ exchanges, scroller }: TranscriptQuestionsProps) {
  const { current, choose } = useScrollSpy(scroller);
  return (
    <nav className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <ol>
        {exchanges.map(({ index, question }) => (
          <li key={index}>
            <AppLink
              href={`#q${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
            >
              <i>{index + 1}</i>
              <span dir="auto">{question ?? 'Réponse libre'}</span>
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
