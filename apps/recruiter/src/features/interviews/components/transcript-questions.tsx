import { type RefObject, useEffect, useState } from 'react';
import { usePlace } from '#/lib/place';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import styles from './transcript-questions.module.css';
import { exchangeOf, showInside } from './transcript-scroll.ts';
import type { Exchange } from './transcript-text.ts';

/**
 * The exchange being read. The reference line moves from the panel's top to its bottom as the panel scrolls, so that
 * the last exchanges, which never reach the top, can become current too.
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
  const { hash } = usePlace();
  const [read, setRead] = useState<number>();
  // A chosen question (or the one in the URL of a dashboard quote, #q3) stays current until the reader scrolls.
  const [chosen, setChosen] = useState(() => exchangeOf(hash));

  useEffect(() => {
    const panel = scroller.current;
    if (!panel) return undefined;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    panel.addEventListener('scroll', () => setRead(currentExchange(panel)), options);
    for (const gesture of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      panel.addEventListener(gesture, () => setChosen(undefined), options);
    }
    return () => stop.abort();
  }, [scroller]);

  useEffect(() => {
    const panel = scroller.current;
    const exchange = panel?.querySelector<HTMLElement>(`[data-exchange="${chosen}"]`);
    // TranscriptPanel scrolls to the sentence named in the URL.
    if (panel && exchange && !exchange.querySelector('mark[data-cited]')) showInside(panel, exchange, 0);
  }, [scroller, chosen]);

  return { current: chosen ?? read, choose: setChosen };
}

interface TranscriptQuestionsProps {
  exchanges: readonly Exchange[];
  scroller: RefObject<HTMLElement | null>;
}

/** The list of questions with links; the current one is marked. */
export function TranscriptQuestions({ exchanges, scroller }: TranscriptQuestionsProps) {
  const { current = exchanges[0]?.index, choose } = useScrollSpy(scroller);
  return (
    <nav className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className="label">
        Questions
      </h2>
      <ol>
        {exchanges.map(({ index, question }) => (
          <li key={index}>
            <AppLink
              href={`#q${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                // The browser would scroll the whole page; only the panel has to scroll.
                event.preventDefault();
                choose(index);
                document.getElementById(`q${index + 1}`)?.focus({ preventScroll: true });
              }}
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
