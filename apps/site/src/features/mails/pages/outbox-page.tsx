import { cx } from '@kafaa/ui/class-names';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import { counted } from '@kafaa/web-kit/format';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { mailDate } from '../components/mail-dates.ts';
import { MailState } from '../components/mail-state.tsx';
import styles from './outbox-page.module.css';

export interface OutboxPageProps {
  mails: readonly OutboxMail[];
  /** The address to filter by; empty for all mails. */
  to: string;
}

/** All mails of the product, newest first; rendered by the server, works without a script. */
export function OutboxPage({ mails, to }: OutboxPageProps) {
  return (
    <Page width="narrow">
      <PageHeader
        title="Boîte d’envoi"
        subtitle="Les e-mails du produit, du plus récent au plus ancien. Cette page n’existe que sur cette machine."
      />
      <form className={cx('cluster gap-12', styles.search)} method="get" action="/outbox" role="search">
        <TextField compact type="email" name="to" label="Destinataire" defaultValue={to} autoComplete="off" />
        <Button type="submit" variant="secondary">
          Rechercher
        </Button>
        {to && (
          <ButtonLink variant="ghost" href="/outbox">
            Tout afficher
          </ButtonLink>
        )}
      </form>
      {mails.length === 0 ? (
        <EmptyState title="Aucun e-mail" art="waiting">
          {to ? `Rien n’a été écrit à ${to}.` : 'Les e-mails que le produit envoie apparaîtront ici.'}
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{counted(mails.length, 'e-mail')}</p>
          <ul className={cx('panel', styles.list)}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <a href={`/outbox/${mail.id}`}>{mail.subject}</a>
                <span className={styles.to}>{mail.to}</span>
                <time dateTime={mail.createdAt}>{mailDate(mail.createdAt)}</time>
                <MailState mail={mail} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
