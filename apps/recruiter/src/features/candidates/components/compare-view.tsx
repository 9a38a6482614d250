import { DIMENSIONS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { weightText } from '@kafaa/domain/evaluations/reason-texts';
import { scoreText } from '@kafaa/domain/evaluations/texts';
import { type ReactNode, useId, useState } from 'react';
import { profileGroups } from '#/features/candidates/components/profile';
import { StatusPill } from '#/features/candidates/components/status-pill.tsx';
import { type CandidateFile, useCandidate } from '#/features/candidates/queries';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Track } from '@kafaa/ui/bars.tsx';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { ChevronDownIcon, XIcon } from '@kafaa/ui/icons.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { PageHeader } from '@kafaa/ui/page.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import { SpinnerPanel } from '@kafaa/ui/spinner.tsx';
import { fullName } from '#/features/palette/components/commands';
import styles from './compare-view.module.css';
import { deductionText } from '#/features/evaluations/components/deduction-text';
import { MAX_COMPARED, MIN_COMPARED, viewHref } from './filters.ts';
import { citationHref, QuoteLink } from '#/features/evaluations/components/quote-link.tsx';

const FAILURE = 'Échec du chargement des candidats. Veuillez réessayer plus tard.';

/** One hook per possible column; a hook without an id sends no request. */
function useCompared(ids: readonly string[]) {
  const first = useCandidate(ids[0] ?? '', { enabled: ids[0] !== undefined });
  const second = useCandidate(ids[1] ?? '', { enabled: ids[1] !== undefined });
  const third = useCandidate(ids[2] ?? '', { enabled: ids[2] !== undefined });
  return [first, second, third].slice(0, Math.min(ids.length, MAX_COMPARED));
}

type Column = CandidateFile;

/** The highest value of a row, or null if all values are equal. */
function bestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  return known.length > 1 && known.some((value) => value < best) ? best : null;
}

interface ValueProps {
  value: number | null;
  best: boolean;
  person: boolean;
  /** The recruiter's own level, if set. */
  own: number | undefined;
}

function Value({ value, best, person, own }: ValueProps) {
  return (
    <div className={cx(styles.value, best && styles.best)}>
      <Track value={value} family={person ? 'personne' : 'parcours'} />
      {value === null ? <em>Non évalué</em> : <b>{Math.round(value)}</b>}
      {best && <span className="sr-only"> (le plus haut)</span>}
      {own !== undefined && (
        <small>
          Votre niveau{'\u00A0'}: {own} sur 4
        </small>
      )}
    </div>
  );
}

const dimensionOf = ({ evaluation }: Column, key: DimensionKey) =>
  evaluation?.dimensions.find((dimension) => dimension.key === key);

interface CriterionProps {
  columns: readonly Column[];
  dimension: (typeof DIMENSIONS)[number];
  open: boolean;
  onToggle: () => void;
}

function Criterion({ columns, dimension: { key, label, group }, open, onToggle }: CriterionProps) {
  const values = columns.map(({ evaluation }) => evaluation?.[key] ?? null);
  const best = bestOf(values);
  const weight = columns.flatMap((column) => dimensionOf(column, key)?.weight ?? [])[0];
  const reasonsId = useId();
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={cx('row middle between gap-8', styles.criterion)}
            aria-expanded={open}
            aria-controls={open ? reasonsId : undefined}
            onClick={onToggle}
          >
            <span>
              {label}
              {weight !== undefined && <small>{weightText(weight)} du score</small>}
            </span>
            <ChevronDownIcon />
          </button>
        </th>
        {columns.map((column, index) => (
          <td key={column.id}>
            <Value
              value={values[index] ?? null}
              best={best !== null && values[index] === best}
              person={group === 'Personne'}
              own={dimensionOf(column, key)?.human?.level}
            />
          </td>
        ))}
      </tr>
      {open && (
        <tr id={reasonsId} className={styles.reasons}>
          <th scope="row">
            <span className="sr-only">{label}, raisons</span>
          </th>
          {columns.map((column) => (
            <td key={column.id}>
              <Reason dimension={dimensionOf(column, key)} candidateId={column.id} name={fullName(column)} />
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

interface ReasonProps {
  dimension: EvaluationView['dimensions'][number] | undefined;
  candidateId: string;
  name: string;
}

function Reason({ dimension, candidateId, name }: ReasonProps) {
  if (!dimension) return <p>Pas encore évalué.</p>;
  const [quote] = dimension.quotes;
  return (
    <>
      <b className={styles.owner}>{name}</b>
      <p>
        {dimension.level !== null && <b>Niveau {dimension.level} sur 4. </b>}
        {dimension.reason}
      </p>
      {dimension.human && (
        <p>
          <b>
            Votre niveau{'\u00A0'}: {dimension.human.level} sur 4.
          </b>{' '}
          {dimension.human.reason}
        </p>
      )}
      {quote && (
        <blockquote dir="auto">
          <QuoteLink quote={quote} href={citationHref(candidateId, dimension.key, 0, quote)} />
        </blockquote>
      )}
    </>
  );
}

function Head({ column, onRemove }: { column: Column; onRemove: (() => void) | undefined }) {
  const name = fullName(column);
  const { evaluation, id, jobId } = column;
  return (
    <div className={cx('row middle gap-10', styles.head)}>
      <ScoreTile score={evaluation?.score ?? null} size="sm" />
      <AppLink href={viewHref({ job: jobId, candidate: id })}>
        <bdi>{name}</bdi>
      </AppLink>
      {onRemove && (
        <IconButton
          className={styles.remove}
          size="xs"
          label={`Retirer ${name} de la comparaison`}
          icon={<XIcon size={15} />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

function Row({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly Column[];
  children: (column: Column, index: number) => ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column, index) => (
        <td key={column.id}>{children(column, index)}</td>
      ))}
    </tr>
  );
}

function exactness({ evaluation }: Column): string {
  if (!evaluation) return 'Pas encore évalué';
  return scoreText(evaluation, evaluation.score === null ? '' : 'sur 100');
}

const OTHER_JOBS = 'Ils ont postulé à des offres différentes\u00A0: leurs scores ne se comparent qu’avec prudence.';
const OTHER_ENGINES =
  'Ils ont été évalués par des moteurs différents\u00A0: leurs scores ne se comparent pas. «\u00A0Recalculer\u00A0» les rapproche.';

/** The rows about a candidate as a whole, above the criteria. */
function Overview({ columns }: { columns: readonly Column[] }) {
  return (
    <tbody>
      <Row label="Score" columns={columns}>
        {exactness}
      </Row>
      <Row label="Recommandation" columns={columns}>
        {({ evaluation }) => evaluation?.recommendation ?? '–'}
      </Row>
      {columns.some(({ evaluation }) => evaluation?.missingSkills.length) && (
        <Row label="Indispensable, sans preuve" columns={columns}>
          {({ evaluation }) => evaluation?.missingSkills.join(', ') || '–'}
        </Row>
      )}
      <Row label="Statut" columns={columns}>
        {(candidate) => <StatusPill candidate={candidate} />}
      </Row>
      <Row label="Points retirés" columns={columns}>
        {({ evaluation }) =>
          evaluation && evaluation.authenticity.deduction > 0 ? deductionText(evaluation.authenticity) : 'Aucun'
        }
      </Row>
    </tbody>
  );
}

function Comparison({ columns, onRemove }: { columns: readonly Column[]; onRemove: (id: string) => void }) {
  const [open, setOpen] = useState<ReadonlySet<DimensionKey>>(new Set());
  const allOpen = open.size === DIMENSIONS.length;
  const sameJob = new Set(columns.map(({ jobId }) => jobId)).size === 1;
  const engines = new Set(columns.flatMap(({ evaluation }) => (evaluation ? [engineKey(evaluation.engine)] : [])));
  const toggle = (key: DimensionKey) =>
    setOpen((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <>
      <div className={styles.tools}>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setOpen(allOpen ? new Set() : new Set(DIMENSIONS.map(({ key }) => key)))}
        >
          {allOpen ? 'Replier les raisons' : 'Déplier les raisons'}
        </Button>
      </div>
      <div className={cx('panel', styles.card)}>
        <table className={styles.table} data-columns={columns.length}>
          <caption className="sr-only">Comparaison critère par critère</caption>
          <thead>
            <tr>
              <th scope="col" className={cx('muted small', styles.corner)}>
                Critère
              </th>
              {columns.map((column) => (
                <th scope="col" key={column.id}>
                  <Head
                    column={column}
                    onRemove={columns.length > MIN_COMPARED ? () => onRemove(column.id) : undefined}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <Overview columns={columns} />
          {(['Parcours', 'Personne'] as const).map((group, at) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="row">{group}</th>
                {columns.map(({ id, evaluation }) => {
                  const average = evaluation ? (profileGroups(evaluation)[at]?.average ?? null) : null;
                  return <td key={id}>{average === null ? '–' : Math.round(average)}</td>;
                })}
              </tr>
              {DIMENSIONS.filter((dimension) => dimension.group === group).map((dimension) => (
                <Criterion
                  key={dimension.key}
                  columns={columns}
                  dimension={dimension}
                  open={open.has(dimension.key)}
                  onToggle={() => toggle(dimension.key)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className={cx('muted small', styles.note)}>
        {engines.size > 1 ? OTHER_ENGINES : sameJob ? 'Tous ont postulé à la même offre.' : OTHER_JOBS} Ces évaluations
        éclairent votre décision, elles ne la prennent pas.
      </p>
    </>
  );
}

interface CompareViewProps {
  ids: readonly string[];
  backHref: string;
  onChange: (ids: readonly string[]) => void;
}

/** Two or three candidates side by side, by criterion. */
export function CompareView({ ids, backHref, onChange }: CompareViewProps) {
  const queries = useCompared(ids);
  const columns = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.filter(({ error, data }) => error && !data);
  return (
    <>
      <PageHeader
        title="Comparer les candidats"
        back={
          <ButtonLink variant="ghost" size="sm" icon={<ArrowLeftIcon size={17} />} href={backHref}>
            Retour à la liste
          </ButtonLink>
        }
      />
      {failed.length > 0 ? (
        <ErrorBand
          message={FAILURE}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : columns.length < queries.length ? (
        <SpinnerPanel />
      ) : (
        <Comparison columns={columns} onRemove={(id) => onChange(ids.filter((one) => one !== id))} />
      )}
    </>
  );
}
