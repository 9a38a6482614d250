import { getHindsight } from '@kafaa/domain/hindsight/api';
import { invitePerson } from '@kafaa/domain/team/api';
import type { Member } from '@kafaa/domain/team/schema';
import { LogOut, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { useMay } from '#/lib/permissions';
import { errorMessage } from '@kafaa/web-kit/api';
import { useSession } from '@kafaa/web-kit/session';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useTeam } from '../queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveDialog } from './member-dialogs.tsx';
import { MemberRow } from './member-row.tsx';
import { ReadFirst } from './read-first.tsx';
import { RequiredRoles } from './required-roles.tsx';
import { OwnName } from './own-name.tsx';
import styles from './team.module.css';

const { Part: Hindsight } = lazyPart(
  async () => (await import('#/features/hindsight/components/hindsight.tsx')).HindsightSection,
  <Skeleton height={150} shape="block" />,
);

/** Sections with the people of the company, the person's own name, and a button to leave the company. */
export function TeamSections() {
  const team = useTeam();
  const session = useSession();
  const readsHires = useMay(getHindsight);
  const [leaving, setLeaving] = useState(false);
  if (team.isError && !team.data)
    return (
      <ErrorBand
        message={errorMessage(team.error, 'Votre équipe n’a pas pu être lue.')}
        onRetry={() => void team.refetch()}
        retrying={team.isFetching}
      />
    );
  if (!team.data)
    return (
      <div className="grid gap-16" role="status" aria-label="Chargement de votre équipe">
        <Skeleton height={190} shape="block" />
        <Skeleton height={120} shape="block" />
      </div>
    );
  const myId = session.status === 'authenticated' ? session.session.userId : '';
  const me = team.data.find(({ id }) => id === myId);
  const administrators = team.data.filter(({ role, state }) => role === 'ADMINISTRATOR' && state === 'ACTIVE');
  const mayLeave = administrators.some(({ id }) => id !== myId);
  return (
    <>
      <People people={team.data} myId={myId} />
      <RequiredRoles />
      <ReadFirst />
      {readsHires && <Hindsight />}
      <Section title="Votre nom">
        <OwnName key={me?.name} name={me?.name ?? null} />
      </Section>
      <Section title="Quitter l’équipe">
        {mayLeave ? (
          <>
            <p className="muted">Votre accès se ferme aussitôt{'\u00A0'}; votre nom reste sur ce que vous avez fait.</p>
            <p className={styles.actions}>
              <Button variant="danger" icon={<LogOut size={18} />} onClick={() => setLeaving(true)}>
                Quitter l’équipe
              </Button>
            </p>
          </>
        ) : (
          <p className="muted">
            Vous êtes la seule personne qui administre ce compte. Pour partir, donnez d’abord ce rôle à quelqu’un
            d’autre.
          </p>
        )}
      </Section>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </>
  );
}

function People({ people, myId }: { people: readonly Member[]; myId: string }) {
  const mayInvite = useMay(invitePerson);
  const [inviting, setInviting] = useState(false);
  const here = people.filter(({ state }) => state !== 'LEFT');
  const left = people.filter(({ state }) => state === 'LEFT');
  const row = (member: Member) => <MemberRow key={member.id} member={member} isMe={member.id === myId} />;
  return (
    <Section
      title="Équipe"
      aside={
        mayInvite && (
          <Button size="sm" icon={<UserPlus />} onClick={() => setInviting(true)}>
            Inviter
          </Button>
        )
      }
    >
      <ul className={styles.people}>{here.map(row)}</ul>
      {here.length === 1 && mayInvite && (
        <p className="muted small">
          Personne d’autre ici pour le moment. Invitez les personnes qui recrutent avec vous{'\u00A0'}: chaque décision
          portera un nom.
        </p>
      )}
      {left.length > 0 && (
        <details className={styles.left}>
          <FoldSummary>Ont quitté l’équipe ({left.length})</FoldSummary>
          <ul className={styles.people}>{left.map(row)}</ul>
        </details>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Section>
  );
}
