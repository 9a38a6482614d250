import { DIMENSIONS, LEVEL_ANCHORS } from '@kafaa/domain/evaluations/options';
import { MAX_SCORECARD_LENGTH } from '@kafaa/domain/opinions/options';
import type { OwnLevels, Scorecard } from '@kafaa/domain/opinions/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useSaveScorecard } from '../queries.ts';
import styles from './opinions.module.css';

const LEVELS = LEVEL_ANCHORS.map((anchor, level) => ({ value: String(level), label: `${level}. ${anchor}` }));

/** One column per person: differences stay visible, because no mean is shown. */
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

/** The scorecards of a human interview: the same levels as the engine's, by each person. */
export function Scorecards({ candidateId, scorecards }: { candidateId: string; scorecards: readonly Scorecard[] }) {
  const own = scorecards.find((card) => card.own);
  return (
    <section className={styles.part}>
      <h3 className="label">Grilles de rendez-vous</h3>
      {scorecards.length > 0 && <SideBySide cards={scorecards} />}
      <details className={styles.fold}>
        <FoldSummary>{own ? 'Changer ma grille' : 'Remplir ma grille'}</FoldSummary>
        <p className="muted small">À remplir après votre rendez-vous. Chaque grille reste à part, sans moyenne.</p>
        <CardForm candidateId={candidateId} card={own} />
      </details>
    </section>
  );
}
