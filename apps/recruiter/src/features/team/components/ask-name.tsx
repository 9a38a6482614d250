import { useSettings } from '#/features/companies/queries';
import { useDismissed } from '#/features/jobs/components/use-dismissed';
import { Button } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { OwnName } from './own-name.tsx';
import styles from './team.module.css';

/** Asks for the person's name until it is given or the question is dismissed. Without a name the history shows the address. */
export function AskName() {
  const [dismissed, dismiss] = useDismissed('own-name');
  const { data } = useSettings();
  if (dismissed || !data || data.personName !== null) return null;
  return (
    <Card padded className={styles.ask}>
      <section className="grid gap-12" aria-labelledby="ask-name">
        <div className="cluster middle between">
          <h2 id="ask-name">Comment vous appelez-vous{'\u202F'}?</h2>
          <Button variant="ghost" size="sm" icon={<XIcon />} onClick={dismiss}>
            Plus tard
          </Button>
        </div>
        <p className="muted">Sans votre nom, l’historique montre votre e-mail. Il se change dans Compte, Équipe.</p>
        <OwnName name={null} />
      </section>
    </Card>
  );
}
