import { DIMENSIONS, LEVEL_ANCHORS } from '@kafaa/domain/evaluations/options';
import { MAX_SCORECARD_LENGTH, NOT_MET } from '@kafaa/domain/opinions/options';
import type { OwnLevels, Scorecard } from '@kafaa/domain/opinions/schema';
import { Fragment, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useSaveScorecard } from '../queries.ts';
import styles from './opinions.module.css';

const LEVELS = LEVEL_ANCHORS.map((anchor, level) => ({ value: String(level), label: `${level}. ${anchor}` }));

/** Table with one column per person. It shows no mean, so that differences stay visible. */
function SideBySide({ cards }: { cards: readonly Scorecard[] }) {
  const rated = DIMENSIONS.filter(({ key }) => cards.some(({ levels }) => levels[key] !== undefined));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Grilles côte à côte">
      <table className={styles.cards}>
        <thead>
          <tr>
            <th scope="col">Critère</th>
            {cards.map(({ author, at }) => (
              <th key={author} scope="col">
                <bdi>{author}</bdi>
                <small>{formatDateTime(at)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rated.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cards.map(({ author, levels }) => (
                <td key={author} title={LEVEL_ANCHORS[levels[key] ?? -1]}>
                  {levels[key] === undefined ? '–' : `${levels[key]} sur 4`}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">En une phrase</th>
            {cards.map(({ author, sentence }) => (
              <td key={author} className={styles.text} dir="auto">
                {sentence}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function CardForm({ candidateId, card }: { candidateId: string; card: Scorecard | undefined }) {
  const [levels, setLevels] = useState<OwnLevels>(card?.levels ?? {});
  const [sentence, setSentence] = useState(card?.sentence ?? '');
  const [problem, setProblem] = useState<string>();
  const save = useSaveScorecard(candidateId);
  const send = (body: { levels: OwnLevels; sentence: string }) => {
    setProblem(undefined);
    save.mutate(body, {
      onError: (error) => setProblem(errorMessage(error, 'La grille n’est pas enregistrée. Réessayez.')),
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ levels, sentence });
      }}
    >
      <div className={styles.levels}>
        {DIMENSIONS.map(({ key, label }) => (
          <SelectField
            key={key}
            label={label}
            compact
            placeholder="Pas vu"
            options={LEVELS}
            value={levels[key] === undefined ? '' : String(levels[key])}
            onChange={({ target: { value } }) =>
              setLevels(({ [key]: _before, ...others }) =>
                value === '' ? others : { ...others, [key]: Number(value) },
              )
            }
          />
        ))}
      </div>
      <TextareaField
        label="En une phrase"
        optional
        rows={2}
        value={sentence}
        maxLength={MAX_SCORECARD_LENGTH}
        error={problem}
        onChange={(event) => setSentence(event.target.value)}
      />
      <div className="cluster middle gap-8">
        <Button type="submit" variant="secondary" size="sm" busy={save.isPending}>
          Enregistrer ma grille
        </Button>
        {card && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setLevels({});
              setSentence('');
              send({ levels: {}, sentence: '' });
            }}
          >
            Retirer ma grille
          </Button>
        )}
      </div>
    </form>
  );
}

/** Lists the authors of closed scorecards, which open once the person gives their own or says that they did not meet the candidate. */
function ClosedCards({ candidateId, authors }: { candidateId: string; authors: readonly string[] }) {
  const save = useSaveScorecard(candidateId);
  const fail = (error: Error) => toast.error(errorMessage(error, 'La grille n’est pas enregistrée. Réessayez.'));
  return (
    <>
      <p className="muted">
        Déjà {authors.length === 1 ? 'une grille' : `${authors.length} grilles`}
        {'\u00A0'}:{' '}
        {authors.map((author, index) => (
          <Fragment key={`${index} ${author}`}>
            {index > 0 && ', '}
            <bdi>{author}</bdi>
          </Fragment>
        ))}
        . Remplissez la vôtre pour lire {authors.length === 1 ? 'celle-ci' : 'celles-ci'}.
      </p>
      <p>
        <Button
          variant="secondary"
          size="sm"
          busy={save.isPending}
          onClick={() => save.mutate({ levels: {}, sentence: NOT_MET }, { onError: fail })}
        >
          Je n’étais pas à ce rendez-vous
        </Button>
      </p>
    </>
  );
}

interface ScorecardsProps {
  candidateId: string;
  scorecards: readonly Scorecard[];
  /** Authors of the scorecards that are closed to the reader. */
  closed: readonly string[];
}

/** The scorecards of a human interview: the same levels as the engine's, by each person. */
export function Scorecards({ candidateId, scorecards, closed }: ScorecardsProps) {
  const own = scorecards.find((card) => card.own);
  return (
    <section className={styles.part}>
      <h3 className="label">Grilles de rendez-vous</h3>
      {scorecards.length > 0 && <SideBySide cards={scorecards} />}
      {closed.length > 0 && <ClosedCards candidateId={candidateId} authors={closed} />}
      <details className={styles.fold}>
        <FoldSummary>{own ? 'Changer ma grille' : 'Remplir ma grille'}</FoldSummary>
        <p className="muted small">À remplir après votre rendez-vous. Chaque grille reste à part, sans moyenne.</p>
        <CardForm key={own?.sentence === NOT_MET ? 'absent' : 'card'} candidateId={candidateId} card={own} />
      </details>
    </section>
  );
}
