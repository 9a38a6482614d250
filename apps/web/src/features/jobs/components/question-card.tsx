import { MAX_QUESTION_LENGTH } from '@kafaa/domain/jobs/options';
import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import { useId } from 'react';
import { cx } from '#/ui/class-names';
import { ErrorText } from '#/ui/error-text.tsx';
import { IconButton } from '#/ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, LightbulbIcon, Trash2Icon } from '#/ui/icons.tsx';
import { Tag } from '#/ui/pill.tsx';
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
  /** No more may be removed. */
  fewest: boolean;
  onEdit: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What a question is for; only true while its words are the saved ones. */
function Measure({ question }: { question: JobQuestion }) {
  return (
    <>
      <p className={styles.tags}>
        <Tag>{KIND_LABELS[question.kind]}</Tag>
        {question.competency !== KIND_LABELS[question.kind] && <Tag>{question.competency}</Tag>}
      </p>
      <dl className={styles.measure}>
        <div>
          <dt>Origine</dt>
          <dd>{question.requirement}</dd>
        </div>
        <div>
          <dt>Pourquoi</dt>
          <dd>{question.rationale}</dd>
        </div>
      </dl>
      {(question.evidence.length > 0 || question.followUps.length > 0) && (
        <details className={styles.details}>
          <summary>
            <ChevronDownIcon />
            Indices d’une bonne réponse
          </summary>
          <ul>
            {question.evidence.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <h3>Ce que vaut une réponse</h3>
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
              <h3>Relances, après la dernière question</h3>
              <ul>
                {question.followUps.map((followUp) => (
                  <li key={followUp}>{followUp}</li>
                ))}
              </ul>
            </>
          )}
        </details>
      )}
      {question.advice.map((advice) => (
        <p className={styles.advice} key={advice}>
          <LightbulbIcon />
          <span>{advice}</span>
        </p>
      ))}
    </>
  );
}

export function QuestionCard(props: QuestionCardProps) {
  const { item, saved, position, total, error, editable, fewest, onEdit, onMove, onRemove } = props;
  const errorId = useId();
  const unchanged = saved !== undefined && saved.text === item.text.trim();
  const left = MAX_QUESTION_LENGTH - item.text.length;
  const name = `question ${position}`;
  return (
    <li className={styles.card} data-key={item.key}>
      <span className={styles.number} aria-hidden="true">
        {position}
      </span>
      <div className={styles.body}>
        {editable ? (
          <textarea
            className={cx(styles.text, error && styles.wrong)}
            aria-label={`Question ${position}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            value={item.text}
            // Browsers without field-sizing need a height that fits.
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
          <p className={styles.left} role="status">
            {left >= 0 ? `Encore ${left} caractères` : `${-left} caractères de trop`}
          </p>
        )}
        {unchanged ? (
          <Measure question={saved} />
        ) : (
          <p className={styles.pending}>
            {saved ? 'Question modifiée' : 'Nouvelle question'}
            {'\u00A0'}: ce qu’elle mesure s’affichera après l’enregistrement.
          </p>
        )}
      </div>
      {editable && (
        <div className={styles.tools}>
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
      )}
    </li>
  );
}
