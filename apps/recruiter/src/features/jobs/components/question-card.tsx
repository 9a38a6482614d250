import { MAX_QUESTION_LENGTH } from '@kafaa/domain/jobs/options';
import type { JobQuestion, QuestionKind } from '@kafaa/domain/jobs/schema';
import { type ReactNode, useId } from 'react';
import { cx } from '@kafaa/ui/class-names';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, LightbulbIcon, Trash2Icon } from '@kafaa/ui/icons.tsx';
import { Tag } from '@kafaa/ui/pill.tsx';
import { SelectInline } from '@kafaa/ui/select-field.tsx';
import styles from './question-card.module.css';
import { KIND_LABELS, type QuestionItem } from './question-list.ts';

interface QuestionCardProps {
  item: QuestionItem;
  /** The saved question behind the item; absent for a new one. */
  saved: JobQuestion | undefined;
  position: number;
  total: number;
  error: string | undefined;
  editable: boolean;
  /** True if the list has the minimum number of questions, so that none can be removed. */
  fewest: boolean;
  /** The answer key, shown below what the question measures. */
  answerKey: ReactNode;
  onEdit: (text: string) => void;
  onKind: (kind: QuestionKind | undefined) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Shows the skill or quality that a question measures; only valid while its text equals the saved one. */
function Measure({ question }: { question: JobQuestion }) {
  return (
    <>
      {question.competency !== KIND_LABELS[question.kind] && (
        <p className={cx('cluster gap-6', styles.tags)}>
          <Tag>{question.competency}</Tag>
        </p>
      )}
      <details className={cx('muted small', styles.details)}>
        <summary>
          <ChevronDownIcon />
          Attendu, barème et précisions
        </summary>
        <dl className={cx('grid gap-2 small', styles.measure)}>
          <div>
            <dt>Pourquoi</dt>
            <dd>{question.rationale}</dd>
          </div>
          {question.expectation.length > 0 && (
            <div>
              <dt>Attendu</dt>
              <dd>{question.expectation.join(' ')}</dd>
            </div>
          )}
        </dl>
        <ul>
          {([0, 2, 4] as const).map((level) => (
            <li key={level}>
              Niveau {level}
              {'\u00A0'}: {question.anchors[level]}
            </li>
          ))}
        </ul>
        {question.followUps.length > 0 && (
          <>
            <h3>Précisions possibles, deux au plus dans un entretien</h3>
            <ul>
              {question.followUps.map((followUp) => (
                <li key={followUp}>{followUp}</li>
              ))}
            </ul>
          </>
        )}
      </details>
      {question.advice.map((advice) => (
        <p className={cx('row gap-8 small', styles.advice)} key={advice}>
          <LightbulbIcon />
          <span>{advice}</span>
        </p>
      ))}
    </>
  );
}

const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

interface KindProps {
  item: QuestionItem;
  /** The saved question, only while the item's text equals the saved text. */
  saved: JobQuestion | undefined;
  editable: boolean;
  onKind: (kind: QuestionKind | undefined) => void;
}

/** The kind decides how answers are evaluated; for new text the server infers it unless the recruiter chooses one. */
function Kind({ item, saved, editable, onKind }: KindProps) {
  if (!editable)
    return saved ? (
      <p className={cx('cluster gap-6', styles.tags)}>
        <Tag>{KIND_LABELS[saved.kind]}</Tag>
      </p>
    ) : null;
  return (
    <SelectInline
      className={styles.kind}
      label="Genre"
      options={saved ? KINDS : [{ value: '', label: 'd’après ses mots' }, ...KINDS]}
      value={item.kind ?? saved?.kind ?? ''}
      onChange={(value) => onKind(KINDS.some((kind) => kind.value === value) ? (value as QuestionKind) : undefined)}
    />
  );
}

type QuestionToolsProps = Pick<QuestionCardProps, 'position' | 'total' | 'fewest' | 'onMove' | 'onRemove'>;

function QuestionTools({ position, total, fewest, onMove, onRemove }: QuestionToolsProps) {
  const name = `question ${position}`;
  return (
    <div className={cx('column', styles.tools)}>
      <IconButton
        size="sm"
        label={`Monter la ${name}`}
        icon={<ChevronUpIcon size={18} />}
        disabled={position === 1}
        data-role="up"
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        label={`Descendre la ${name}`}
        icon={<ChevronDownIcon size={18} />}
        disabled={position === total}
        data-role="down"
        onClick={() => onMove(1)}
      />
      <IconButton
        size="sm"
        danger
        label={`Supprimer la ${name}`}
        icon={<Trash2Icon />}
        disabled={fewest}
        data-role="remove"
        onClick={onRemove}
      />
    </div>
  );
}

export function QuestionCard(props: QuestionCardProps) {
  const { item, saved, position, total, error, editable, fewest, answerKey, onEdit, onKind, onMove, onRemove } = props;
  const errorId = useId();
  const unchanged = saved !== undefined && saved.text === item.text.trim();
  const left = MAX_QUESTION_LENGTH - item.text.length;
  return (
    <li className={cx('grid panel', styles.card)} data-key={item.key}>
      <span className={cx('center', styles.number)} aria-hidden="true">
        {position}
      </span>
      <div className={cx('grid gap-8', styles.body)}>
        {editable ? (
          <textarea
            className={cx(styles.text, error && styles.wrong)}
            aria-label={`Question ${position}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            value={item.text}
            // Browsers without field-sizing need a row count that fits the text.
            rows={Math.max(2, Math.ceil(item.text.length / 68))}
            placeholder="Racontez un moment où..."
            data-role="text"
            onChange={(event) => onEdit(event.target.value)}
          />
        ) : (
          <p className={styles.text}>{item.text}</p>
        )}
        {error && <ErrorText id={errorId}>{error}</ErrorText>}
        {left < 60 && (
          <p className="muted small" role="status">
            {left >= 0 ? `Encore ${left} caractères` : `${-left} caractères de trop`}
          </p>
        )}
        <Kind item={item} saved={unchanged ? saved : undefined} editable={editable} onKind={onKind} />
        {unchanged ? (
          <Measure question={saved} />
        ) : (
          <p className="muted small">
            {saved ? 'Question modifiée' : 'Nouvelle question'}
            {'\u00A0'}: ce qu’elle mesure s’affichera après l’enregistrement.
          </p>
        )}
        {/* Stays mounted while the question differs from the saved one, so that text typed in its key is kept. */}
        {saved && <div hidden={!unchanged}>{answerKey}</div>}
      </div>
      {editable && <QuestionTools {...{ position, total, fewest, onMove, onRemove }} />}
    </li>
  );
}
