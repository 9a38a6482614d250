import { scoreText } from '@kafaa/domain/evaluations/texts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { navigate } from '#/lib/place';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { cx } from '@kafaa/ui/class-names';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { LevelChip } from './answer-verdict.tsx';
import styles from './criteria-strip.module.css';
import type { Passage, QuotedCriterion } from './transcript-quotes.ts';

// The code loads when a criterion is chosen.
const { Part: OwnLevel } = lazyPart(
  async () => (await import('#/features/evaluations/components/own-level.tsx')).OwnLevel,
  null,
);

/** Replaces the history entry, so that « back » leaves the interview instead of going through its criteria. */
export function chooseHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  navigate(event.currentTarget.href, { replace: true });
}

interface CriteriaStripProps {
  candidateId: string;
  criteria: readonly QuotedCriterion[];
  chosen: Passage | undefined;
}

/** The passage of the criterion `step` places after the chosen one; the last passage is followed by the first. */
function passageAt({ passages }: QuotedCriterion, chosen: Passage, step: 1 | -1): Passage {
  const at = passages.findIndex(({ hash }) => hash === chosen.hash);
  return passages[(at + step + passages.length) % passages.length] ?? passages[0];
}

/** Shows the chosen criterion: level, reason, one passage at a time, and the person's own opinion. */
function ChosenCriterion({
  candidateId,
  criterion,
  chosen,
}: {
  candidateId: string;
  criterion: QuotedCriterion;
  chosen: Passage;
}) {
  const { dimension, label, passages } = criterion;
  const page = paths.interviewChat(candidateId);
  const at = passages.findIndex(({ hash }) => hash === chosen.hash) + 1;
  return (
    <section className={cx('grid gap-6', styles.chosen)} aria-label={`Critère choisi\u00A0: ${label}`}>
      <p className={styles.reason}>
        <b>{label}</b> {scoreText({ score: dimension.score, margin: null, range: null })}{' '}
        {dimension.level !== null && <LevelChip level={dimension.level} />} <span dir="auto">{dimension.reason}</span>
      </p>
      {passages.length > 1 && (
        <p className={cx('cluster gap-8 small', styles.passages)}>
          <span className="muted">
            Passage {at} sur {passages.length}
          </span>
          <AppLink href={page + passageAt(criterion, chosen, -1).hash} onClick={chooseHere}>
            Précédent
          </AppLink>
          <AppLink href={page + passageAt(criterion, chosen, 1).hash} onClick={chooseHere}>
            Suivant
          </AppLink>
        </p>
      )}
      <OwnLevel key={dimension.key} candidateId={candidateId} dimension={dimension} label={label} />
    </section>
  );
}

/**
 * Lists the criteria that have passages in the answers. Choosing a criterion highlights its passages; choosing a passage chooses
 * its criterion.
 */
export function CriteriaStrip({ candidateId, criteria, chosen }: CriteriaStripProps) {
  const page = paths.interviewChat(candidateId);
  const row = useRef<HTMLUListElement>(null);
  const key = chosen?.key;
  useEffect(() => {
    // Scrolls only the row of criteria, not the page.
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (key !== undefined && current) row.current?.scrollTo({ left: current.offsetLeft - row.current.offsetLeft });
  }, [key]);
  const criterion = criteria.find(({ dimension }) => dimension.key === key);
  return (
    <div className={styles.strip}>
      <nav aria-label="Passages par critère" className={cx('row middle gap-8', styles.criteria)}>
        <span className="muted small" aria-hidden="true">
          Surligner
        </span>
        <ul className="row gap-6" ref={row}>
          {criteria.map(({ dimension, label, passages }) => (
            <li key={dimension.key}>
              <AppLink
                href={dimension.key === key ? page : page + passages[0].hash}
                aria-current={dimension.key === key ? 'true' : undefined}
                onClick={chooseHere}
              >
                {label} <small>{passages.length}</small>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && criterion && <ChosenCriterion candidateId={candidateId} criterion={criterion} chosen={chosen} />}
    </div>
  );
}
