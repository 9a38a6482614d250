import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import { MapPinIcon } from '@kafaa/ui/page-icons.tsx';
import { EMPTY_WALLS } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import offer from './offer.module.css';
import styles from './registration-form.module.css';

/** Replaces the form when the offer accepts no more candidates. */
function ClosedPanel({ full }: { full: boolean }) {
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

function Contact({ job: { title, company } }: { job: PublicJob }) {
  if (company.contact === null) return null;
  return (
    <section className={offer.next} aria-labelledby="contact">
      <h2 id="contact">Une question{'\u202F'}?</h2>
      <p className={offer.about}>
        Ou pour répondre autrement{'\u00A0'}:{' '}
        <a href={`${mailtoHref(company.contact)}?subject=${encodeURIComponent(title)}`}>écrivez à {company.name}</a>.
      </p>
    </section>
  );
}

function Others({ job: { others, company } }: { job: PublicJob }) {
  if (others.length === 0) return null;
  return (
    <section className={offer.next} aria-labelledby="others">
      <h2 id="others">Aussi chez {company.name}</h2>
      <ul>
        {others.map(({ id, title, location }) => (
          <li key={id}>
            <i aria-hidden="true">
              <MapPinIcon size={15} />
            </i>
            <span>
              <b>
                <a href={`/Apply/${id}`}>{title}</a>
              </b>
              {location}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The parts of an offer's page that the server does not draw: the end of a closed offer, the company's address, its other offers. */
export function AfterOffer({ job }: { job: PublicJob }) {
  const { availability } = job;
  const isClosed = availability === 'FULL' || availability === 'CLOSED';
  return (
    <>
      {isClosed && <ClosedPanel full={availability === 'FULL'} />}
      <Contact job={job} />
      <Others job={job} />
    </>
  );
}
