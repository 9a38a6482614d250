import { DIMENSIONS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { noteParts, weightText } from '@kafaa/domain/evaluations/reason-texts';
import { scoreText, tieText } from '@kafaa/domain/evaluations/texts';
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
import { CommandsContext, fullName } from '#/features/palette/components/commands';
import { useShortcuts, useShortcutsSwitch } from '#/lib/shortcuts';
import styles from './compare-view.module.css';
import { deductionText } from '#/features/evaluations/components/deduction-text';
import { CompareActions } from './compare-actions.tsx';
import { CompareAnswers } from './compare-answers.tsx';
import { bestOf, splitCriteria, tiesIn } from './comparison.ts';
import { MAX_COMPARED, MIN_COMPARED, viewHref } from './filters.ts';
import { useDecisions } from './use-decisions.tsx';
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

interface ValueProps {
  value: number | null;
  best: boolean;
  person: boolean;
  /** The level that the recruiter set in place of the engine's; undefined if none. */
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
          Votre avis{'\u00A0'}: {own} sur 4
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
  const best = bestOf(columns, values);
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
              {weight !== undefined && (
                <small>{weight === 0 ? 'Hors du score' : `${weightText(weight)} du score`}</small>
              )}
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
              <Reason column={column} dimension={dimensionOf(column, key)} />
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

interface ReasonProps {
  column: Column;
  dimension: EvaluationView['dimensions'][number] | undefined;
}

function Reason({ column, dimension }: ReasonProps) {
  if (!dimension) return <p>{unevaluated(column)}.</p>;
  const [quote] = dimension.quotes;
  return (
    <>
      <b className={styles.owner}>{fullName(column)}</b>
      <p>
        {dimension.level !== null && <b>Niveau {dimension.level} sur 4. </b>}
        {dimension.reason}
      </p>
      {dimension.human && (
        <p>
          <b>
            Votre avis{'\u00A0'}: {dimension.human.level} sur 4.
          </b>{' '}
          {dimension.human.reason}
        </p>
      )}
      {quote && (
        <blockquote dir="auto">
          <QuoteLink quote={quote} href={citationHref(column.id, dimension.key, 0, quote)} />
        </blockquote>
      )}
    </>
  );
}

function Head({ column, onRemove }: { column: Column; onRemove: (() => void) | undefined }) {
  const name = fullName(column);
  const { evaluation, id, jobId } = column;
  return (
    <>
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
      <CompareActions candidate={column} />
    </>
  );
}

interface RowProps {
  label: string;
  columns: readonly Column[];
  /** If set, each candidate's text takes the full width on phones. */
  wide?: boolean;
  children: (column: Column, index: number) => ReactNode;
}

function Row({ label, columns, wide, children }: RowProps) {
  return (
    <tr className={wide ? styles.wide : undefined}>
      <th scope="row">{label}</th>
      {columns.map((column, index) => (
        <td key={column.id}>{children(column, index)}</td>
      ))}
    </tr>
  );
}

/** Text shown in place of a missing evaluation. */
const unevaluated = ({ reading }: Column) => (reading?.closed ? 'Évaluation fermée' : 'Pas encore évalué');

/** Shows the recommendation (« À rencontrer »), the score's margin and the number of candidates tied with this one. */
function Recommendation({ column }: { column: Column }) {
  const { evaluation, tiedWith } = column;
  if (!evaluation) return <span className="muted">{unevaluated(column)}</span>;
  return (
    <>
      <b>{evaluation.recommendation}</b>
      <small className={styles.exact}>
        {[scoreText(evaluation, evaluation.score === null ? '' : 'sur 100'), tieText(tiedWith)]
          .filter(Boolean)
          .join(', ')}
      </small>
    </>
  );
}

type Part = 'paragraphs' | 'questions';

/** Lines of one part of the summary: its statements, or its questions to the candidate. */
const notePart = ({ evaluation }: Column, part: Part): string[] =>
  evaluation ? noteParts(evaluation.note, evaluation.recommendation)[part] : [];

function NotePart({ column, part }: { column: Column; part: Part }) {
  const texts = notePart(column, part);
  return (
    <>
      <b className={styles.owner}>{fullName(column)}</b>
      {texts.length === 0 && <span className="muted">{column.evaluation ? '–' : unevaluated(column)}</span>}
      {texts.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
    </>
  );
}

const OTHER_JOBS = 'Ils ont postulé à des offres différentes\u00A0: leurs scores ne se comparent qu’avec prudence.';
const OTHER_ENGINES =
  'Ils ont été évalués par des moteurs différents\u00A0: leurs scores ne se comparent pas. «\u00A0Recalculer\u00A0» les rapproche.';

/** The rows about a candidate as a whole, above the criteria. */
function Overview({ columns }: { columns: readonly Column[] }) {
  return (
    <tbody>
      <Row label="Recommandation" columns={columns}>
        {(column) => <Recommendation column={column} />}
      </Row>
      {columns.some(({ evaluation }) => evaluation?.missingSkills.length) && (
        <Row label="Indispensable, sans preuve" columns={columns}>
          {({ evaluation }) => evaluation?.missingSkills.join(', ') || '–'}
        </Row>
      )}
      <Row label="Statut" columns={columns}>
        {(candidate) => <StatusPill candidate={candidate} />}
      </Row>
      {columns.some(({ evaluation }) => evaluation && evaluation.authenticity.deduction > 0) && (
        <Row label="Points retirés" columns={columns}>
          {({ evaluation }) =>
            evaluation && evaluation.authenticity.deduction > 0 ? deductionText(evaluation.authenticity) : 'Aucun'
          }
        </Row>
      )}
      {(['Parcours', 'Personne'] as const).map((group, at) => (
        <Row key={group} label={group} columns={columns}>
          {({ evaluation }) => (evaluation ? (profileGroups(evaluation)[at]?.average ?? '–') : '–')}
        </Row>
      ))}
    </tbody>
  );
}

/** The engine's words about each candidate, below the criteria: on a phone they are longer than everything else. */
function Notes({ columns }: { columns: readonly Column[] }) {
  return (
    <tbody>
      <Row label="L’essentiel" columns={columns} wide>
        {(column) => <NotePart column={column} part="paragraphs" />}
      </Row>
      {columns.some((column) => notePart(column, 'questions').length > 0) && (
        <Row label="À lui demander" columns={columns} wide>
          {(column) => <NotePart column={column} part="questions" />}
        </Row>
      )}
    </tbody>
  );
}

interface ComparedProps {
  columns: readonly Column[];
  onRemove: (id: string) => void;
}

/** The criteria in two groups: different levels first, then equal levels. `open` holds the criteria whose reasons are shown. */
function CriteriaGroups({ columns, open, onToggle }: CriteriaGroupsProps) {
  const { differing, alike } = splitCriteria(columns);
  const groups = [
    { title: 'Ce qui les distingue', criteria: differing },
    { title: 'Même niveau', criteria: alike },
  ].filter(({ criteria }) => criteria.length > 0);
  return groups.map(({ title, criteria }) => (
    <tbody key={title}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {title}
        </th>
      </tr>
      {criteria.map((dimension) => (
        <Criterion
          key={dimension.key}
          columns={columns}
          dimension={dimension}
          open={open.has(dimension.key)}
          onToggle={() => onToggle(dimension.key)}
        />
      ))}
    </tbody>
  ));
}

interface CriteriaGroupsProps {
  columns: readonly Column[];
  open: ReadonlySet<DimensionKey>;
  onToggle: (key: DimensionKey) => void;
}

/** Note on the limits of the comparison: different engines, or else different offers, and tied scores. */
function Caution({ columns }: { columns: readonly Column[] }) {
  const sameJob = new Set(columns.map(({ jobId }) => jobId)).size === 1;
  const engines = new Set(columns.flatMap(({ evaluation }) => (evaluation ? [engineKey(evaluation.engine)] : [])));
  const limits = [engines.size > 1 ? OTHER_ENGINES : sameJob ? '' : OTHER_JOBS, ...tiesIn(columns)].filter(Boolean);
  return (
    <p className={cx('muted small', styles.note)}>
      {[...limits, 'Ces évaluations éclairent votre décision, elles ne la prennent pas.'].join(' ')}
    </p>
  );
}

/** Table head: one column per candidate, with the buttons that decide. */
function Heads({ columns, onRemove }: ComparedProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={cx('muted small', styles.corner)}>
          Critère
        </th>
        {columns.map((column) => (
          <th scope="col" key={column.id}>
            <Head column={column} onRemove={columns.length > MIN_COMPARED ? () => onRemove(column.id) : undefined} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Comparison({ columns, onRemove }: ComparedProps) {
  const [open, setOpen] = useState<ReadonlySet<DimensionKey>>(new Set());
  const allOpen = open.size === DIMENSIONS.length;
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
          <Heads columns={columns} onRemove={onRemove} />
          <Overview columns={columns} />
          <CriteriaGroups columns={columns} open={open} onToggle={toggle} />
          <Notes columns={columns} />
        </table>
      </div>
      <Caution columns={columns} />
      <CompareAnswers columns={columns} />
    </>
  );
}

interface CompareViewProps {
  ids: readonly string[];
  backHref: string;
  onChange: (ids: readonly string[]) => void;
}

const nothing = () => {};

/** Two or three candidates side by side: decisions, note, criteria and answers. */
export function CompareView({ ids, backHref, onChange }: CompareViewProps) {
  const queries = useCompared(ids);
  const columns = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.filter(({ error, data }) => error && !data);
  const { commands, undo, dialogs } = useDecisions(nothing);
  const [keysOn] = useShortcutsSwitch();
  useShortcuts({ z: () => undo.current?.() }, keysOn);
  return (
    <CommandsContext value={commands}>
      <PageHeader
        title="Comparer les candidats"
        subtitle={[...new Set(columns.map(({ jobTitle }) => jobTitle))].join(', ')}
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
      {dialogs}
    </CommandsContext>
  );
}
