import { cx } from '@kafaa/ui/class-names';
import type { Settings } from '@kafaa/domain/companies/schema';
import { askedToast } from '#/features/companies/components/contact-address-field.tsx';
import { useSaveSettings } from '#/features/companies/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { Fact } from './account-parts.tsx';
import styles from './account-sections.module.css';

/** The address that receives candidates' replies, and the new one that waits for confirmation. */
export function ContactAddress({ settings }: { settings: Settings }) {
  const save = useSaveSettings();
  const { name, phone, address, city, userName, contactEmail, contactEmailAsked: asked } = settings;
  const now = contactEmail ?? userName;
  const sendAgain = (email: string) =>
    save.mutate(
      { name, phone, address, city, contactEmail: email },
      {
        onSuccess: () => toast.success(askedToast(email)),
        onError: (error) => toast.error(errorMessage(error, 'L’envoi a échoué. Veuillez réessayer.')),
      },
    );
  return (
    <dl className={styles.long}>
      <Fact label="Adresse de contact pour les candidats">
        {now}
        <span className={styles.why}>
          Quand un candidat répond à un e-mail, son message arrive ici
          {contactEmail === null && ', à votre identifiant, tant que vous n’en choisissez pas une autre'}.
        </span>
      </Fact>
      {asked !== null && (
        <Fact label="Nouvelle adresse de contact">
          <span className={cx('cluster middle', styles.asked)}>
            {asked} <Pill tone="warn">À confirmer</Pill>
            <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => sendAgain(asked)}>
              Renvoyer l’e-mail
            </Button>
          </span>
          <span className={styles.why}>
            Un e-mail y est parti : ouvrez-le pour confirmer. D’ici là, rien ne change.
          </span>
        </Fact>
      )}
    </dl>
  );
}
