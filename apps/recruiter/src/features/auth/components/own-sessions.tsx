import { closeOtherSessions, closeSession, listSessions } from '@kafaa/domain/auth/api';
import type { OpenedSession } from '@kafaa/domain/auth/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Row, Section } from '#/features/companies/components/account-parts.tsx';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './security.module.css';

const FAILED = 'La session n’a pas pu être fermée. Réessayez.';

/** Shows the outcome in a toast and refetches the list, also after a failure: the session may have been closed elsewhere. */
function useOutcome() {
  const client = useQueryClient();
  return {
    single: true,
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: unknown) => toast.error(errorMessage(error, FAILED)),
    onSettled: () => invalidate(client, listSessions),
  };
}

/** The person's open sessions, each of which can be closed. */
export function OwnSessions() {
  const sessions = useQuery(endpointQuery(listSessions, {}));
  const others = useCall(closeOtherSessions, () => ({}), useOutcome());
  return (
    <Section title="Sessions ouvertes">
      {sessions.data ? (
        <>
          <ul>
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.data.length > 1 ? (
            <p className={styles.actions}>
              <Button
                variant="danger"
                icon={<LogOut size={18} />}
                busy={others.isPending}
                onClick={() => others.mutate()}
              >
                Fermer toutes les autres
              </Button>
            </p>
          ) : (
            <p className="muted small">Aucune autre session n’est ouverte.</p>
          )}
        </>
      ) : sessions.isError ? (
        <ErrorBand
          message={errorMessage(sessions.error, 'Vos sessions n’ont pas pu être lues.')}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      ) : (
        <div role="status" aria-label="Chargement de vos sessions">
          <Skeleton height={120} shape="block" />
        </div>
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: OpenedSession }) {
  const { id, device, companyName, createdAt, usedAt, current } = session;
  const close = useCall(closeSession, () => ({ params: { id } }), useOutcome());
  const name = device ?? 'Un appareil';
  return (
    <Row
      words={
        <>
          <b>{name}</b>
          <span className="muted small">
            <bdi>{companyName}</bdi> · dernière utilisation le {formatDateTime(usedAt)} · ouverte le{' '}
            {formatDateTime(createdAt)}
          </span>
        </>
      }
    >
      {current ? (
        <Pill tone="ok">Cette session</Pill>
      ) : (
        <Button variant="secondary" size="sm" busy={close.isPending} onClick={() => close.mutate()}>
          Fermer<span className="sr-only"> la session {name}</span>
        </Button>
      )}
    </Row>
  );
}
