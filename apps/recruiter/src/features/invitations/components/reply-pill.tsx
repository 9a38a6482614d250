import type { InvitationReply } from '@kafaa/domain/invitations/options';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';

const LOOKS: Readonly<Record<InvitationReply, { tone: PillTone; label: string }>> = {
  NONE: { tone: 'pending', label: 'Pas encore répondu' },
  ACCEPTED: { tone: 'ok', label: 'Accepté' },
  DECLINED: { tone: 'danger', label: 'Décliné' },
};

/** The candidate's reply; « Sans réponse » if a past meeting was never answered. */
export function ReplyPill({ reply, past }: { reply: InvitationReply; past: boolean }) {
  const { tone, label } = LOOKS[reply];
  return <Pill tone={tone}>{past && reply === 'NONE' ? 'Sans réponse' : label}</Pill>;
}
