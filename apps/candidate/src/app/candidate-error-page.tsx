import { Button } from '@kafaa/ui/button.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { Logo } from '@kafaa/ui/logo.tsx';
import styles from './candidate-error-page.module.css';

/**
 * Shown when the page's code failed to load or threw; offers a reload. Kept small because every first load includes it.
 */
export function CandidateErrorPage() {
  return (
    <main className={styles.fault}>
      <Logo />
      <h1>La page n’a pas pu s’afficher</h1>
      <p>
        Vérifiez votre réseau, puis réessayez.
        {/^\/interview\//i.test(location.pathname) && ' Vos réponses sont gardées sur cet appareil.'}
      </p>
      <Button icon={<RotateCcwIcon />} onClick={() => location.reload()}>
        Réessayer
      </Button>
    </main>
  );
}
