import { ROLE_NAMES } from '@kafaa/domain/kernel/roles';
import { changeMember } from '@kafaa/domain/team/api';
import type { Member } from '@kafaa/domain/team/schema';
import { MailPlus, UserCog, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { Menu } from '@kafaa/ui/menu.tsx';
import { Pill, Tag } from '@kafaa/ui/pill.tsx';
import { Row } from '#/features/companies/components/account-parts.tsx';
import { useMay } from '#/lib/permissions';
import { useResend, useRevoke } from '../queries.ts';
import { AccessDialog, RemoveDialog } from './member-dialogs.tsx';
import { nameOf } from './member-name.ts';
import styles from './team.module.css';

function offersText({ allOffers, jobIds, state }: Member): string {
  if (state === 'LEFT') return '';
  if (allOffers) return 'Toutes les offres';
  return jobIds.length === 0 ? 'Aucune offre' : counted(jobIds.length, 'offre');
}

/** Actions of an administrator on a person. */
function useActions(member: Member) {
  const [dialog, setDialog] = useState<'access' | 'remove'>();
  const resend = useResend();
  const revoke = useRevoke();
  const failed = (error: unknown) => toast.error(errorMessage(error, 'L’action a échoué. Réessayez.'));
  const access = { label: 'Rôle et offres', icon: <UserCog />, onSelect: () => setDialog('access') };
  const items =
    member.state === 'INVITED'
      ? [
          access,
          {
            label: 'Envoyer l’invitation à nouveau',
            icon: <MailPlus />,
            onSelect: () =>
              resend.mutate(member.id, {
                onSuccess: ({ email }) => toast.success(`Une nouvelle invitation est partie à ${email}.`),
                onError: failed,
              }),
          },
          {
            label: 'Annuler l’invitation',
            icon: <X />,
            danger: true,
            onSelect: () =>
              revoke.mutate(member.id, { onSuccess: ({ message }) => toast.success(message), onError: failed }),
          },
        ]
      : [
          access,
          { label: 'Retirer de l’équipe', icon: <UserMinus />, danger: true, onSelect: () => setDialog('remove') },
        ];
  return { items, dialog, close: () => setDialog(undefined) };
}

export function MemberRow({ member, isMe }: { member: Member; isMe: boolean }) {
  const administers = useMay(changeMember);
  const { items, dialog, close } = useActions(member);
  const { state, name, email, role, invitedUntil } = member;
  return (
    <Row
      words={
        <>
          <b>
            <bdi>{nameOf(member)}</bdi>
            {isMe && ' (vous)'}
          </b>
          <span className="muted small">
            {[name === null ? '' : email, offersText(member)].filter((text) => text !== '').join(' · ')}
          </span>
        </>
      }
    >
      {state === 'INVITED' && (
        <Pill tone={invitedUntil === null ? 'warn' : 'pending'}>
          {invitedUntil === null ? 'Invitation expirée' : `Invitation jusqu’au ${formatDate(invitedUntil)}`}
        </Pill>
      )}
      <Tag>{ROLE_NAMES[role]}</Tag>
      {administers && state !== 'LEFT' && (
        <Menu className={styles.more} label={`Actions, ${nameOf(member)}`} items={items} />
      )}
      {dialog === 'access' && <AccessDialog member={member} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog member={member} onClose={close} />}
    </Row>
  );
}
