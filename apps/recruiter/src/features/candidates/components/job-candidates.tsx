import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { Job } from '@kafaa/domain/jobs/schema';
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCandidate } from '#/features/candidates/queries';
import { useEngines } from '#/features/evaluations/queries';
import { ApiError } from '@kafaa/web-kit/api';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { cx } from '@kafaa/ui/class-names';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { listQuery, useAwaitEvaluations, useJobCandidates } from './use-job-candidates.ts';
import { CandidateList, CandidateListSkeleton } from './candidate-list.tsx';
import styles from './candidate-toolbar.module.css';
import { CandidateToolbar } from './candidate-toolbar.tsx';
import { type Commands, CommandsContext } from '#/features/palette/components/commands';
import { DashboardStats, DashboardStatsSkeleton } from './dashboard-stats.tsx';
import { type Filters, MAX_COMPARED, MIN_COMPARED, rememberFilters, type View } from './filters.ts';
import { candidateEntries, usePaletteContribution } from '#/features/palette/components/palette-entries';
import { NoCandidate, NoMatch } from './lazy-panels.tsx';
import { ShortcutsHint } from './shortcuts-hint.tsx';
import { useDecisions } from './use-decisions.tsx';
import { useListKeys } from './use-list-keys.ts';
import { type Picked, useSelection } from './use-selection.ts';
import { useStageCounts } from './use-stages.ts';
import { SelectLine, SelectLineSkeleton } from './select-line.tsx';

// Each dialog's code loads on the first click that opens it.
const ShortcutsHelp = lazyDialog(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp);
const { Part: SelectionBar } = lazyPart(async () => (await import('./selection-bar.tsx')).SelectionBar, null);
// Loaded lazily, because it is shown only if another engine evaluated some of the candidates.
const { Part: Recalculation } = lazyPart(
  async () => (await import('#/features/evaluations/components/recalculation.tsx')).Recalculation,
  null,
);
// Loaded lazily, because few offers have a group mail that is waiting or being sent.
const { Part: GroupMails } = lazyPart(
  async () => (await import('#/features/messages/components/group-mails.tsx')).GroupMails,
  null,
);
const { Part: WriteToList } = lazyPart(
  async () => (await import('#/features/messages/components/write-to-list.tsx')).WriteToList,
  null,
);

export const CANDIDATES_FAILURE = 'Échec du chargement des candidats. Veuillez réessayer plus tard.';
export const MORE_FAILURE = 'Erreur lors du chargement de plus de candidats';

/** Whether a failure needs a toast. A 401 needs none, because it has already redirected to the log-in. */
function worthTelling(error: unknown): boolean {
  return !(error instanceof ApiError && error.status === 401);
}

/** Shows a toast once for each failure. */
export function useErrorToast(error: unknown, message: string) {
  useEffect(() => {
    if (error && worthTelling(error)) toast.error(message, { id: message });
  }, [error, message]);
}

/**
 * Fetches the candidate that the URL names when the page is opened (from an e-mail or the transcript), if the first page of the
 * list does not contain that candidate. Returns undefined once another candidate is opened.
 */
function useLinkedCandidate(job: Job, openId: string | null, firstPage: readonly Candidate[] | undefined) {
  const [linkedId] = useState(openId);
  const wanted = openId !== null && openId === linkedId && firstPage !== undefined;
  const missing = wanted && !firstPage.some(({ id }) => id === openId);
  const { data } = useCandidate(openId ?? '', { enabled: missing });
  return missing && data?.jobId === job.id ? data : undefined;
}

interface JobCandidatesProps {
  job: Job;
  view: View;
  /** The ids selected in this offer's list. The page holds them, so that they are still selected after a comparison. */
  picked: Picked;
  onChange: (patch: Partial<View>) => void;
  onExport: () => void;
}

/** Loads the list. The candidate of the opened URL comes first if the first page does not contain that candidate. */
function useListedCandidates(job: Job, view: View) {
  const query = useJobCandidates(job.id, view);
  const { sort, stage } = view;
  useEffect(() => rememberFilters(job.id, { sort, stage }), [job.id, sort, stage]);
  const { data, fetchNextPage } = query;
  const pages = data?.pages;
  const loaded = pages?.flatMap((page) => page.content) ?? [];
  const linked = useLinkedCandidate(job, view.candidate, pages?.[0]?.content);
  const candidates = linked ? [linked, ...loaded.filter(({ id }) => id !== linked.id)] : loaded;
  useAwaitEvaluations(job.id, loaded);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  // The counts cover all candidates; the page fetched last has the newest ones.
  const last = pages?.at(-1);
  return { query, candidates, stats: last?.stats, closed: last?.closed ?? 0, loadMore };
}

/** Adds the actions on the current candidate and on the page to the command palette. */
function usePageCommands(current: Candidate | undefined, commands: Commands, onExport: () => void, onHelp: () => void) {
  const { decides } = commands;
  usePaletteContribution(
    useMemo(
      () => [
        { title: 'Candidat', entries: current ? candidateEntries(current, commands) : [] },
        {
          title: 'Cette page',
          entries: [
            ...(decides ? [{ id: 'export', label: 'Exporter les candidats', run: onExport }] : []),
            { id: 'shortcuts', label: 'Raccourcis clavier', shortcut: '?', run: onHelp },
          ],
        },
      ],
      [current, commands, onExport, onHelp, decides],
    ),
  );
}

/** The selected candidates, with a function that opens their comparison if two or three are selected. */
function useChosen(
  candidates: readonly Candidate[],
  { picked, onChange }: Pick<JobCandidatesProps, 'picked' | 'onChange'>,
) {
  const selection = useSelection(
    candidates.map(({ id }) => id),
    picked,
  );
  const chosen = candidates.filter(({ id }) => selection.has(id));
  const comparable = chosen.length >= MIN_COMPARED && chosen.length <= MAX_COMPARED;
  const onCompare = comparable ? () => onChange({ compare: selection.ids, candidate: null }) : undefined;
  return { selection, chosen, onCompare };
}

/** Note: some evaluations are closed to the reader, and until they open the list is in order of arrival. */
export function ClosedNote({ closed }: { closed: number }) {
  if (closed === 0) return null;
  return (
    <p className={cx('muted small', styles.closed)}>
      {counted(closed, 'évaluation fermée', 'évaluations fermées')} pour vous. La liste suit l’ordre d’arrivée tant
      qu’il en reste.
    </p>
  );
}

/** The figures of a job, and the search, stages and order of its list. */
function ListHead({
  job,
  closed,
  ...toolbar
}: Omit<ComponentProps<typeof CandidateToolbar>, 'counts'> & { job: Job; closed: number }) {
  const { data: counts } = useStageCounts(job.id);
  return (
    <>
      {toolbar.stats ? (
        <DashboardStats stats={toolbar.stats} counts={counts} closed={closed > 0} />
      ) : (
        <DashboardStatsSkeleton />
      )}
      <CandidateToolbar {...toolbar} counts={counts} />
      <ClosedNote closed={closed} />
    </>
  );
}

/** The actions on several candidates at once, and the group mails that are waiting or being sent. */
const ListActions = ({ job, view, ...line }: { job: Job; view: View } & ComponentProps<typeof SelectLine>) => (
  <>
    <GroupMails jobId={job.id} />
    {line.candidates.length > 1 && (
      <SelectLine {...line}>
        <WriteToList jobId={job.id} query={listQuery(view)} />
      </SelectLine>
    )}
  </>
);

/** Placeholder of the list while the list loads. */
const ListAwaited = ({ selects }: { selects: boolean }) => (
  <>
    {selects && <SelectLineSkeleton />}
    <CandidateListSkeleton />
  </>
);

/** Shows a toast when the list, or one more page of it, does not load. */
function useListToasts({ error, nothing, more }: { error: unknown; nothing: boolean; more: boolean }) {
  useErrorToast(nothing ? error : null, CANDIDATES_FAILURE);
  useErrorToast(more ? error : null, MORE_FAILURE);
}

/** Functions that change the filters and switch to the board. Both close the open candidate; a change of the order does not. */
function useViewChanges(onChange: JobCandidatesProps['onChange']) {
  const filter = useCallback(
    (patch: Partial<Filters>) => onChange('sort' in patch ? patch : { ...patch, candidate: null }),
    [onChange],
  );
  const onBoard = useCallback((board: boolean) => onChange({ board, candidate: null }), [onChange]);
  return { filter, onBoard };
}

/** Figures, filters and candidates of one job. */
export function JobCandidates({ job, view, picked, onChange, onExport }: JobCandidatesProps) {
  const { query, candidates, stats, closed, loadMore } = useListedCandidates(job, view);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData: stale } = query;
  const { data: engines } = useEngines(job.id);
  const { selection, chosen, onCompare } = useChosen(candidates, { picked, onChange });
  const { commands, undo, dialogs } = useDecisions(selection.clear);
  const [helping, setHelping] = useState(false);
  const onHelp = useCallback(() => setHelping(true), []);
  const search = useRef<HTMLInputElement>(null);
  const onOpen = (candidate: string | null) => onChange({ candidate });
  const openId = view.candidate;
  const onEnd = () => hasNextPage && loadMore();
  const keys = { candidates, openId, onOpen, onEnd, selection, commands, search, onCompare, onHelp, undo };
  const cursor = useListKeys(keys);
  const current = candidates.find(({ id }) => id === cursor);
  usePageCommands(current, commands, onExport, onHelp);
  const { filter, onBoard } = useViewChanges(onChange);
  const head = { job, closed, filters: view, stats, onChange: filter, onBoard, searchRef: search, pending: stale };
  const nothing = data === undefined;
  useListToasts({ error, nothing, more: isFetchNextPageError });
  if (nothing && error) {
    return <ErrorBand message={CANDIDATES_FAILURE} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (stats?.total === 0) return <NoCandidate job={job} />;
  return (
    <CommandsContext value={commands}>
      <ListHead {...head} />
      <output className="sr-only">
        {!nothing && !stale && `${counted(candidates.length, 'candidat')} dans la liste`}
      </output>
      {engines && engines.outdated > 0 && <Recalculation jobId={job.id} />}
      {nothing && <ListAwaited selects={commands.decides} />}
      {!nothing && candidates.length === 0 && (
        <NoMatch search={view.search} onClear={() => filter(view.search ? { search: '' } : { stage: 'ALL' })} />
      )}
      {commands.decides && <ListActions job={job} view={view} candidates={candidates} selection={selection} />}
      {candidates.length > 0 && (
        <CandidateList
          candidates={candidates}
          openId={openId}
          onOpen={onOpen}
          hasMore={hasNextPage}
          loadingMore={isFetchingNextPage}
          loadMoreFailed={isFetchNextPageError}
          onLoadMore={loadMore}
          stale={stale}
          byEngine={view.sort === 'score' && (engines?.groups.length ?? 0) > 1}
          cursor={cursor}
          selection={selection}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          job={job}
          chosen={chosen}
          onReject={() => commands.reject(chosen)}
          onCompare={onCompare}
          onClear={selection.clear}
        />
      )}
      <ShortcutsHint onHelp={onHelp} />
      {helping && <ShortcutsHelp onClose={() => setHelping(false)} />}
      {dialogs}
    </CommandsContext>
  );
}
