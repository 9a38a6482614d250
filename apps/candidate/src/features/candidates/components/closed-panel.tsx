import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { EMPTY_WALLS } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import styles from './registration-form.module.css';

/** Replaces the form when the offer accepts no more candidates. */
export function ClosedPanel({ availability }: { availability: 'FULL' | 'CLOSED' }) {
  const full = availability === 'FULL';
  return (
    <section className={styles.panel} aria-labelledby="registration">
      <div className={styles.closed}>
        <TileWall rows={EMPTY_WALLS.blocked} className={styles.wall} />
        <h2 id="registration">{full ? 'Toutes les places sont prises' : 'Candidatures closes'}</h2>
        <p>{full ? candidateErrors.REGISTRATION_FULL.message : candidateErrors.JOB_CLOSED.message}</p>
        <p>Déjà postulé{'\u202F'}? Le lien reçu par e-mail montre où en est votre entretien.</p>
      </div>
    </section>
  );
}
