import { rejectCandidate } from '@kafaa/domain/candidates/api';
import { DESK_SIZE, MAX_DESK_SIZE, MAX_UNREAD } from '@kafaa/domain/desk/options';
import type { Desk as DeskView, ToDecide } from '@kafaa/domain/desk/schema';
import { type ReactNode, useState } from 'react';
import { NoOpenJob } from '#/features/candidates/components/lazy-panels.tsx';
import { type Decided, useDecide } from '#/features/candidates/components/use-job-candidates';
import { useNow } from '#/features/candidates/components/use-now';
import { namedJob, twinTexts } from '#/features/jobs/components/job-facts';
import { useCompanyJobs } from '#/features/jobs/queries';
import { LazyScheduleModal } from '#/features/invitations/components/lazy-schedule-modal.tsx';
import { offerUndo } from '#/features/palette/components/commands';
import { useMay } from '#/lib/permissions';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { MINUTE_MS } from '@kafaa/domain/kernel/time';
import { formatRelative, parseInstant } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useDesk } from '../queries.ts';
import { BlockRow, type Deciding, LookBackRow, OfferLinks, ReplyRow, ToDecideRow } from './desk-rows.tsx';
import styles from './desk.module.css';

const RejectionDialog = lazyDialog(
  async () => (await import('#/features/candidates/components/rejection-dialog.tsx')).RejectionDialog,
);

const { Part: AskName } = lazyPart(async () => (await import('#/features/team/components/ask-name.tsx')).AskName, null);

const TITLE = 'À traiter';

/** A candidate to decide on, as the dialogs take it. */
const decidedOf = ({ candidate }: ToDecide): Decided => ({
  ...candidate,
  status: 'PENDING',
  stage: 'TO_DECIDE',
  interviewState: 'COMPLETED',
  rejection: null,
  withdrawnAt: null,
});

/** The commands of the rows, and the scheduling and rejection dialogs that they open. */
function useDeciding(): { deciding: Deciding; dialogs: ReactNode } {
  const decide = useDecide();
  const [inviting, setInviting] = useState<ToDecide | null>(null);
  const [rejecting, setRejecting] = useState<ToDecide | null>(null);
  const deciding = { decides: useMay(rejectCandidate), onInvite: setInviting, onReject: setRejecting };
  async function reject(candidates: readonly Decided[], reason: string | undefined) {
    try {
      await decide.mutateAsync({ kind: 'reject', candidates, reason });
    } catch {
      // The mutation shows the error; the dialog keeps the reason for a retry.
      return;
    }
    setRejecting(null);
    offerUndo(decide, candidates);
  }
  const dialogs = (
    <>
      {inviting && <LazyScheduleModal candidate={inviting.candidate} onClose={() => setInviting(null)} />}
      {rejecting && (
        <RejectionDialog
          candidates={[decidedOf(rejecting)]}
          busy={decide.isPending}
          onClose={() => setRejecting(null)}
          onReject={(candidates, reason) => void reject(candidates, reason)}
        />
      )}
    </>
  );
  return { deciding, dialogs };
}

/** « 5 nouvelles évaluations depuis votre dernière visite, hier. » */
function visitText({ offers, lastVisit }: DeskView, now: Date): string {
  const unread = offers.reduce((sum, offer) => sum + offer.unread, 0);
  const visit = lastVisit === null ? null : parseInstant(lastVisit);
  const since = visit === null ? '' : ` depuis votre dernière visite, ${formatRelative(visit, now)}`;
  // A visit a moment ago is this one: « dernière visite, à l’instant » would say nothing.
  const isThis = visit === null || now.getTime() - visit.getTime() < MINUTE_MS;
  if (unread === 0) return isThis ? '' : `Aucune nouvelle évaluation${since}.`;
  const count = counted(Math.min(unread, MAX_UNREAD), 'nouvelle évaluation', 'nouvelles évaluations');
  return `${unread > MAX_UNREAD ? 'Plus de ' : ''}${count}${since}.`;
}

interface GroupProps {
  title: string;
  group: { readonly items: readonly unknown[]; readonly more: boolean };
  /** If undefined, the group shows no « more » button but a text that leads to the offers. */
  onMore: (() => void) | undefined;
  busy: boolean;
  children: ReactNode;
}

function Group({ title, group: { items, more }, onMore, busy, children }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>
        {title}{' '}
        <span>
          {items.length}
          {more && '+'}
        </span>
      </h2>
      <Card>
        <ul className={styles.rows}>{children}</ul>
      </Card>
      {more &&
        (onMore ? (
          <Button className={styles.more} variant="secondary" size="sm" busy={busy} onClick={onMore}>
            Afficher plus
          </Button>
        ) : (
          <p className="muted small">Ouvrez une offre pour voir les suivants.</p>
        ))}
    </section>
  );
}

function DeskSkeleton() {
  return (
    <Page aria-busy="true">
      <PageHeader title={TITLE} subtitle={<Skeleton width={240} />} />
      <Card>
        <ul className={styles.rows} aria-hidden="true">
          {[180, 150, 200, 170].map((width) => (
            <li className={styles.row} key={width}>
              <div className="grid gap-8">
                <Skeleton width={width} />
                <Skeleton width={120} height={11} />
              </div>
              <Skeleton width={260} />
              <Skeleton width={140} height={32} />
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}

/** Text of an empty page: without an open offer it says how to begin, otherwise that nothing is pending. */
function NothingWaits({ offers, closed }: Pick<DeskView, 'offers' | 'closed'>) {
  if (offers.length === 0) return <NoOpenJob closed={closed} />;
  return (
    <Card>
      <EmptyState
        title="Rien à traiter"
        actions={
          <ButtonLink size="sm" href={paths.dashboard}>
            Voir les candidats
          </ButtonLink>
        }
      >
        Les prochaines évaluations et réponses s’afficheront ici.
      </EmptyState>
    </Card>
  );
}

/** Names with place and day, by offer id, for offers that share their title. The offers are loaded only if two share one. */
function useTwinNames(offers: DeskView['offers'] = []): ReadonlyMap<string, string> {
  const shared = new Set(offers.map(({ title }) => title)).size < offers.length;
  const { data } = useCompanyJobs({ enabled: shared });
  const jobs = (shared && data?.jobs.map(({ job }) => job)) || [];
  const twins = twinTexts(jobs);
  return new Map(jobs.filter(({ id }) => twins.has(id)).map((job) => [job.id, namedJob(job, twins)]));
}

/** Replaces the offer titles in a group with the names that tell the offers apart. */
const renamed = <Item extends { jobId: string; jobTitle: string }>(
  group: { readonly items: readonly Item[]; readonly more: boolean },
  names: ReadonlyMap<string, string>,
) => ({ ...group, items: group.items.map((item) => ({ ...item, jobTitle: names.get(item.jobId) ?? item.jobTitle })) });

/** Page « À traiter » over all offers: candidates to decide on, replies, blocked applications, and questions about hires. */
export function Desk() {
  useDocumentTitle(TITLE);
  const [size, setSize] = useState(DESK_SIZE);
  const { data, error, refetch, isFetching, isPlaceholderData } = useDesk(size);
  const { deciding, dialogs } = useDeciding();
  const names = useTwinNames(data?.offers);
  const now = useNow();
  if (!data) {
    if (!error) return <DeskSkeleton />;
    return (
      <Page>
        <PageHeader title={TITLE} />
        <ErrorBand
          message="Cette page n’a pas pu être chargée. Veuillez réessayer plus tard."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Page>
    );
  }
  const offers = data.offers.map((offer) => ({ ...offer, title: names.get(offer.jobId) ?? offer.title }));
  const [toDecide, replies] = [renamed(data.toDecide, names), renamed(data.replies, names)];
  const [blocked, lookBacks] = [renamed(data.blocked, names), renamed(data.lookBacks, names)];
  const isEmpty = [toDecide, replies, blocked, lookBacks].every(({ items }) => items.length === 0);
  if (isEmpty && offers.length === 0)
    return (
      <Page>
        <AskName />
        <NothingWaits {...data} />
      </Page>
    );
  const shared = {
    busy: isPlaceholderData,
    onMore: size < MAX_DESK_SIZE ? () => setSize(size + DESK_SIZE) : undefined,
  };
  return (
    <Page>
      <PageHeader title={TITLE} subtitle={visitText(data, now)} />
      <OfferLinks offers={offers} />
      {isEmpty && <NothingWaits {...data} />}
      <Group {...shared} title="À décider" group={toDecide}>
        {toDecide.items.map((item) => (
          <ToDecideRow key={item.candidate.id} item={item} now={now} deciding={deciding} />
        ))}
      </Group>
      <Group {...shared} title="Réponses" group={replies}>
        {replies.items.map((item) => (
          <ReplyRow key={`${item.kind}${item.candidate.id}${item.at}`} item={item} now={now} />
        ))}
      </Group>
      <Group {...shared} title="Bloqués" group={blocked}>
        {blocked.items.map((item) => (
          <BlockRow key={`${item.kind}${item.candidate?.id ?? item.jobId}`} item={item} now={now} />
        ))}
      </Group>
      <Group {...shared} title="Après l’embauche" group={lookBacks}>
        {lookBacks.items.map((item) => (
          <LookBackRow key={item.candidate.id} item={item} now={now} />
        ))}
      </Group>
      {/* Last, because on a phone the question would push the first candidates out of view. */}
      <AskName />
      {dialogs}
    </Page>
  );
}
