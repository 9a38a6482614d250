import { DIMENSION_HINTS, DIMENSIONS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { hasSummaries } from '@kafaa/domain/evaluations/rules';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { weightText } from '@kafaa/domain/evaluations/reason-texts';
import { useState } from 'react';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import { OwnLevel } from './own-level.tsx';
import { citationHref, QuoteLink } from './quote-link.tsx';
import styles from './score-reasons.module.css';

type Dimension = EvaluationView['dimensions'][number];
type Quote = Dimension['quotes'][number];

function Quoted({ text }: { text: string }) {
  return (
    <>
      «{'\u00A0'}
      <bdi>{text}</bdi>
      {'\u00A0'}»
    </>
  );
}

function QuoteSource({ quote, href }: { quote: Quote; href: string | undefined }) {
  if (quote.source === 'cv') return <cite>CV</cite>;
  if (quote.exchangeIndex === undefined) return <cite>Entretien</cite>;
  return <cite>{href && <AppLink href={href}>Réponse {quote.exchangeIndex + 1}</AppLink>}</cite>;
}

/**
 * Sentence about the criterion's weight, also if the criterion could not be assessed. `repeated` is true for engines before 0.5.
 */
function weightSentence({ score, weight }: Dimension, repeated: boolean): string {
  if (weight === 0) return 'Montré à titre d’information\u00A0: n’entre pas dans le score.';
  if (score !== null) return `Compte pour ${weightText(weight)} du score.`;
  return repeated
    ? 'Non évalué\u00A0: ce critère n’entre pas dans le score.'
    : `Non évalué\u00A0: ses ${weightText(weight)} du score ne sont pas comptés.`;
}

interface ReasonProps {
  dimension: Dimension;
  label: string;
  person: boolean;
  repeated: boolean;
  candidateId: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Reason({ dimension, label, person, repeated, candidateId, open, onToggle }: ReasonProps) {
  const [first] = dimension.quotes;
  const hint = DIMENSION_HINTS[dimension.key];
  return (
    <details className={styles.reason} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <i className={cx(styles.leaf, person && styles.person)} />
        <span className={styles.label} title={hint}>
          {label}
          {hint && <span className="sr-only"> ({hint})</span>}
        </span>
        <span className={cx('muted small', styles.preview)} dir="auto">
          {first ? <Quoted text={first.text} /> : dimension.reason}
        </span>
        <span className={cx('row gap-10', styles.figures)}>
          {dimension.human && <small>vous {dimension.human.level} sur 4</small>}
          {dimension.score === null ? <em>Non évalué</em> : <b>{dimension.score}</b>}
        </span>
        <ChevronDownIcon />
      </summary>
      <div className={cx('grid gap-8', styles.body)}>
        <p>
          {dimension.level !== null && <b>Niveau {dimension.level} sur 4. </b>}
          {dimension.reason}
        </p>
        {dimension.quotes.map((quote, index) => {
          const href = citationHref(candidateId, dimension.key, index, quote);
          return (
            <figure key={index}>
              <blockquote dir="auto">
                <QuoteLink quote={quote} href={href} />
              </blockquote>
              <figcaption>
                <QuoteSource quote={quote} href={href} />
              </figcaption>
            </figure>
          );
        })}
        <p className="muted small">{weightSentence(dimension, repeated)}</p>
        <OwnLevel candidateId={candidateId} dimension={dimension} label={label} />
      </div>
    </details>
  );
}

/** Each criterion's score with its reason and quotes; the first quote is visible, the rest expands. */
export function ScoreReasons({ candidateId, evaluation }: { candidateId: string; evaluation: EvaluationView }) {
  const [open, setOpen] = useState<ReadonlySet<DimensionKey>>(new Set());
  const known = DIMENSIONS.flatMap(({ key, label, group }) => {
    const dimension = evaluation.dimensions.find((item) => item.key === key);
    return dimension ? [{ dimension, label, group }] : [];
  });
  if (known.length === 0) return null;
  const repeated = hasSummaries(evaluation.dimensions);
  const allOpen = open.size === known.length;
  const toggle = (key: DimensionKey, opened: boolean) =>
    setOpen((current) => {
      if (current.has(key) === opened) return current;
      const next = new Set(current);
      if (opened) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <section className={styles.reasons}>
      <header>
        <h3 className="label">Pourquoi ce score</h3>
        <Button
          className={styles.all}
          variant="ghost"
          size="sm"
          onClick={() => setOpen(allOpen ? new Set() : new Set(known.map(({ dimension }) => dimension.key)))}
        >
          {allOpen ? 'Tout replier' : 'Tout déplier'}
        </Button>
      </header>
      {known.map(({ dimension, label, group }) => (
        <Reason
          key={dimension.key}
          dimension={dimension}
          label={label}
          person={group === 'Personne'}
          repeated={repeated}
          candidateId={candidateId}
          open={open.has(dimension.key)}
          onToggle={(opened) => toggle(dimension.key, opened)}
        />
      ))}
    </section>
  );
}
