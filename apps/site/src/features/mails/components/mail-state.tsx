import type { OutboxMail } from '@kafaa/domain/mails/api';
import { Pill } from '@kafaa/ui/pill.tsx';

/** Delivery state of a mail: refused, waiting or sent. */
export function MailState({ mail }: { mail: OutboxMail }) {
  if (mail.refusal !== null) return <Pill tone="danger">Refusé ({mail.refusal})</Pill>;
  return mail.sentAt === null ? <Pill tone="pending">En attente</Pill> : <Pill tone="ok">Envoyé</Pill>;
}
