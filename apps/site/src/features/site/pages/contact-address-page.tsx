import { cx } from '@kafaa/ui/class-names';
import type { ContactConfirmation } from '@kafaa/domain/companies/schema';
import { Button } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import styles from './button-page.module.css';

/** Confirms that a company's contact address accepts candidates' replies; opened from a mail. Works without a script. */
export function ContactAddressPage({ confirmation }: { confirmation: ContactConfirmation }) {
  if (confirmation.state === 'INVALID') {
    return (
      <Page>
        <EmptyState level={1} art="expired" title="Ce lien n’est plus valable">
          Il est incomplet, il a plus de 3 jours, ou une autre adresse a été choisie depuis. Demandez un nouvel e-mail
          dans Compte, sous « Adresse de contact pour les candidats ».
        </EmptyState>
      </Page>
    );
  }
  if (confirmation.state === 'AWAY') {
    return (
      <Page>
        <EmptyState level={1} title="Le service est momentanément indisponible">
          Rechargez cette page dans un instant. Le lien reste valable.
        </EmptyState>
      </Page>
    );
  }
  const { state, companyName, email } = confirmation;
  const ready = state === 'READY';
  return (
    <Page width="form">
      <section className={cx('panel', styles.card)}>
        {!ready && (
          <p className={cx('center', styles.done)}>
            <CheckIcon size={22} />
          </p>
        )}
        <h1>{ready ? 'Recevoir les réponses des candidats ?' : 'Adresse confirmée'}</h1>
        <p className={styles.lead}>
          {ready
            ? `Quand un candidat de ${companyName} répondra à l’un de nos e-mails, son message arrivera ici.`
            : `Les réponses des candidats de ${companyName} arrivent maintenant ici. Vous pouvez fermer cette page.`}
        </p>
        <dl className={cx('grid gap-10', styles.facts)}>
          <div>
            <dt>Entreprise</dt>
            <dd>{companyName}</dd>
          </div>
          <div>
            <dt>Adresse</dt>
            <dd>{email}</dd>
          </div>
        </dl>
        {ready && (
          <>
            <p className={styles.note}>
              Vous ne connaissez pas cette entreprise ? Fermez cette page : rien n’est envoyé.
            </p>
            <form method="post">
              <Button type="submit" size="lg" block>
                Confirmer cette adresse
              </Button>
            </form>
          </>
        )}
      </section>
    </Page>
  );
}
