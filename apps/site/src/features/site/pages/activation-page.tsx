import { cx } from '@kafaa/ui/class-names';
import type { Activation } from '@kafaa/domain/plans/schema';
import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';
import type { ReactNode } from 'react';
import { formatNumber } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import styles from './button-page.module.css';

const DATE = new Intl.DateTimeFormat('fr-FR', { timeZone: COMPANY_ZONE, dateStyle: 'full', timeStyle: 'short' });
const dateOf = (instant: string) => DATE.format(new Date(instant)).replace(/ 1(?= \p{L})/u, ' 1er');

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Valid = Extract<Activation, { state: 'READY' } | { state: 'DONE' }>;

/** The facts of the subscription, with the button until the subscription is active. */
function ActivationCard({ activation }: { activation: Valid }) {
  const { companyName, planName, price, requestedAt, expireAt } = activation;
  const ready = activation.state === 'READY';
  return (
    <Page width="form">
      <section className={cx('panel', styles.card)}>
        {!ready && (
          <p className={cx('center', styles.done)}>
            <CheckIcon size={22} />
          </p>
        )}
        <h1>{ready ? 'Activer cet abonnement ?' : 'Abonnement activé'}</h1>
        <p className={styles.lead}>
          {ready
            ? 'Vérifiez que le paiement est bien arrivé. L’entreprise en est avertie par e-mail.'
            : 'Il n’y a plus rien à faire : ce lien a servi, et l’entreprise a été avertie par e-mail.'}
        </p>
        <dl className={cx('grid gap-10', styles.facts)}>
          <Fact label="Entreprise">{companyName}</Fact>
          <Fact label="Plan">{planName}</Fact>
          <Fact label="Montant">{formatNumber(price)} TND</Fact>
          <Fact label="Demandé">{dateOf(requestedAt)}</Fact>
          {!ready && <Fact label="Activé">{dateOf(activation.activatedAt)}</Fact>}
          <Fact label={ready ? 'Si vous l’activez maintenant, jusqu’au' : 'Jusqu’au'}>{dateOf(expireAt)}</Fact>
        </dl>
        {ready && activation.running && (
          <p className={styles.note}>
            Son plan {activation.running.planName}, prévu jusqu’au {dateOf(activation.running.expireAt)}, prend fin
            aussitôt.
          </p>
        )}
        {ready && (
          <form method="post">
            <Button type="submit" size="lg" block>
              {`Activer le plan ${planName}`}
            </Button>
          </form>
        )}
      </section>
    </Page>
  );
}

/** The operator's page that activates a subscription: its facts and the button. Works without a script. */
export function ActivationPage({ activation }: { activation: Activation }) {
  if (activation.state === 'INVALID') {
    return (
      <Page>
        <EmptyState level={1} art="expired" title="Ce lien n’est plus valable">
          Il est incomplet, ou il a plus de 30 jours. Un abonnement s’active aussi depuis le serveur :{' '}
          <code className={styles.command}>
            <span>npm run ops -- subscriptions list</span> <span>--status pending</span>
          </code>
        </EmptyState>
      </Page>
    );
  }
  if (activation.state === 'AWAY') {
    return (
      <Page>
        <EmptyState level={1} title="Le service est momentanément indisponible">
          Rechargez cette page dans un instant : elle dit où en est l’abonnement. Le lien reste valable.
        </EmptyState>
      </Page>
    );
  }
  if (activation.state === 'REPLACED') {
    const { companyName, newerPlan } = activation;
    return (
      <Page>
        <EmptyState level={1} art="expired" title="Cette demande ne vaut plus">
          {newerPlan === null
            ? `${companyName} n’attend plus d’activation : la demande a été annulée. Rien n’a été changé.`
            : `${companyName} a fait depuis une autre demande, du plan ${newerPlan}. Elle a son propre e-mail, avec son propre lien. Rien n’a été changé.`}
        </EmptyState>
      </Page>
    );
  }
  return <ActivationCard activation={activation} />;
}
