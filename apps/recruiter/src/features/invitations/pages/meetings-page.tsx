import { cx } from '@kafaa/ui/class-names';
import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { MINUTE_MS } from '@kafaa/domain/kernel/time';
import { useEffect, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { counted } from '@kafaa/web-kit/format';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useSearchParams } from 'wouter';
import { Button } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SearchField } from '@kafaa/ui/search-field.tsx';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import { SelectInline } from '@kafaa/ui/select-field.tsx';
import {
  FIRST_SORT,
  grouped,
  isSort,
  matches,
  type MeetingGroup,
  type Sort,
  sorted,
  SORTS,
  type When,
  whenOf,
} from '../components/meetings.ts';
import { InterviewItem } from '../components/meeting-item.tsx';
import {
  InterviewsErrorState,
  InterviewsLoading,
  InterviewsLocked,
  NoInterview,
} from '../components/meetings-states.tsx';
import { LazyScheduleModal } from '../components/lazy-schedule-modal.tsx';
import { WithdrawDialog } from '../components/withdraw-dialog.tsx';
import { useInvitations } from '../queries.ts';
import styles from './meetings-page.module.css';

const LOAD_FAILED = 'Échec du chargement des entretiens. Veuillez réessayer plus tard.';

/** The current time, updated every minute, so that a meeting moves from « À venir » to « Passés » on a page left open. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface View {
  readonly when: When;
  /** The user's choice; null means the default order of upcoming or past meetings. */
  readonly sort: Sort | null;
  readonly search: string;
}

function readView(params: URLSearchParams, linked: When | undefined): View {
  const tri = params.get('tri');
  const vue = params.get('vue');
  return {
    when: vue === null ? (linked ?? 'upcoming') : vue === 'passes' ? 'past' : 'upcoming',
    sort: isSort(tri) ? tri : null,
    search: params.get('q') ?? '',
  };
}

function writeView({ when, sort, search }: View, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { vue: when === 'past' ? 'passes' : 'a-venir', tri: sort, q: search };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The view, also written to the URL so that a reload or « back » restores it. The page renders from its own state: the
 * router updates later, and letters typed in between would be lost.
 */
function useView(items: readonly InvitationItem[], now: Date) {
  const [params, setParams] = useSearchParams();
  // A mail's link names the meeting; a link from the dashboard names only the candidate, whose latest meeting is then shown.
  const linked = items.find(
    ({ interviewInvitation, candidateId }) =>
      interviewInvitation.id === params.get('entretien') || candidateId === params.get('candidat'),
  );
  const [view, setView] = useState(() => readView(params, linked && whenOf(linked, now)));
  const change = (patch: Partial<View>) => {
    const next = { ...view, ...patch };
    setView(next);
    setParams((current) => writeView(next, current), { replace: true });
  };
  return { view, change, linkedId: linked?.interviewInvitation.id };
}

interface Asked {
  readonly what: 'move' | 'again' | 'withdraw';
  readonly item: InvitationItem;
}

/** The dialog of the action chosen on a meeting. */
function AskedDialog({ asked: { what, item }, onClose }: { asked: Asked; onClose: () => void }) {
  if (what === 'withdraw') return <WithdrawDialog item={item} onClose={onClose} />;
  return (
    <LazyScheduleModal
      candidate={{
        id: item.candidateId,
        firstName: item.candidateFirstName,
        lastName: item.candidateLastName,
      }}
      invitation={what === 'move' ? item.interviewInvitation : undefined}
      onClose={onClose}
    />
  );
}

interface NothingShownProps {
  when: When;
  /** Search text without a match; undefined if there is no meeting to search. */
  search: string | undefined;
  onClear: () => void;
}

function NothingShown({ when, search, onClear }: NothingShownProps) {
  return (
    <div className={cx('panel', styles.panel)}>
      {search !== undefined ? (
        <EmptyState
          level={2}
          title="Aucun résultat"
          actions={
            <Button variant="secondary" onClick={onClear}>
              Effacer la recherche
            </Button>
          }
        >
          Aucun entretien ne correspond à «{'\u00A0'}
          {search}
          {'\u00A0'}».
        </EmptyState>
      ) : (
        <EmptyState level={2} title={when === 'upcoming' ? 'Aucun entretien à venir' : 'Aucun entretien passé'}>
          {when === 'upcoming'
            ? 'Planifiez le prochain depuis la fiche d’un candidat.'
            : 'Vos entretiens passés apparaîtront ici.'}
        </EmptyState>
      )}
    </div>
  );
}

interface GroupsProps {
  groups: readonly MeetingGroup[];
  past: boolean;
  linkedId: string | undefined;
  onAsk: (asked: Asked) => void;
}

function Groups({ groups, past, linkedId, onAsk }: GroupsProps) {
  return groups.map(({ title, items }) => (
    <section key={title ?? 'all'} className={styles.group}>
      <h2 className={title === null ? 'sr-only' : styles.day}>{title ?? 'Entretiens'}</h2>
      <ul className="grid gap-14">
        {items.map((item) => (
          <InterviewItem
            key={item.interviewInvitation.id}
            item={item}
            past={past}
            marked={item.interviewInvitation.id === linkedId}
            onMove={() => onAsk({ what: 'move', item })}
            onWithdraw={() => onAsk({ what: 'withdraw', item })}
            onAgain={() => onAsk({ what: 'again', item })}
          />
        ))}
      </ul>
    </section>
  ));
}

function Meetings({ items }: { items: readonly InvitationItem[] }) {
  const now = useMinute();
  const { view, change, linkedId } = useView(items, now);
  const [asked, setAsked] = useState<Asked>();
  const { when, search } = view;
  const sort = view.sort ?? FIRST_SORT[when];
  const of = (one: When) => items.filter((item) => whenOf(item, now) === one);
  const inView = of(when);
  const shown = sorted(
    inView.filter((item) => matches(item, search)),
    sort,
  );
  const close = () => setAsked(undefined);
  return (
    <>
      <div className={cx('cluster middle', styles.toolbar)}>
        <Segmented
          label="Entretiens à montrer"
          value={when}
          onChange={(next) => change({ when: next, sort: null })}
          options={[
            { value: 'upcoming', label: 'À venir', count: of('upcoming').length },
            { value: 'past', label: 'Passés', count: of('past').length },
          ]}
        />
        <SearchField
          className={styles.search}
          label="Rechercher un entretien"
          placeholder="Nom, e-mail, offre, lieu"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <SelectInline
          label="Trier par"
          options={SORTS}
          value={sort}
          onChange={(value) => isSort(value) && change({ sort: value })}
        />
      </div>
      <output className="sr-only">{counted(shown.length, 'entretien')} dans la liste</output>
      {shown.length === 0 && (
        <NothingShown
          when={when}
          search={inView.length > 0 ? search : undefined}
          onClear={() => change({ search: '' })}
        />
      )}
      <Groups groups={grouped(shown, sort, now)} past={when === 'past'} linkedId={linkedId} onAsk={setAsked} />
      {asked && <AskedDialog asked={asked} onClose={close} />}
    </>
  );
}

/** /Interviews: the upcoming and past meetings with candidates. */
export function MeetingsPage() {
  useDocumentTitle('Entretiens planifiés');
  const { data, error, isFetching, refetch } = useInvitations();
  const locked = error?.code === 'PLAN_FEATURE_REQUIRED';
  const content = () => {
    if (data) return data.length > 0 ? <Meetings items={data} /> : <NoInterview />;
    if (!error) return <InterviewsLoading />;
    if (locked) return <InterviewsLocked message={error.message} />;
    return (
      <InterviewsErrorState
        message={errorMessage(error, LOAD_FAILED)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  };
  return (
    <Page width="narrow">
      <PageHeader
        title="Entretiens planifiés"
        subtitle="Vos rendez-vous avec les candidats que vous voulez rencontrer, à l’heure de Tunis."
      />
      {content()}
    </Page>
  );
}
