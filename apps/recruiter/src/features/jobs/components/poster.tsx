import { EXPERIENCE_BANDS } from '@kafaa/domain/jobs/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { interviewNotice } from '@kafaa/domain/jobs/texts';
import { initials } from '@kafaa/web-kit/format';
import { cx } from '@kafaa/ui/class-names';
import { Logo } from '@kafaa/ui/logo.tsx';
import { QrCode } from '@kafaa/ui/qr-code.tsx';
import { OFFER_BAND } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { shortLink, typedLink } from './copy-link-button.tsx';
import { salaryText } from './job-facts.ts';
import { posterLead } from './poster-text.ts';
import styles from './poster.module.css';

/** An A4 sheet: every length is relative to its width, so that the screen matches the print. */
export function Poster({ job, company }: { job: Job; company: string }) {
  const link = shortLink(job.id, 'affiche');
  const printed = typedLink(shortLink(job.id));
  const { idealProfile: profile } = job;
  const band = EXPERIENCE_BANDS.find(({ years }) => years === profile.minExperienceYears)?.label;
  const facts = [
    ['Lieu', job.location],
    ['Contrat', job.type],
    ...(job.salary === null ? [] : [['Salaire', salaryText(job.salary)] as const]),
    ...(band && profile.minExperienceYears > 0 ? [['Expérience', `${band}\u00A0ans`] as const] : []),
  ] as const;
  return (
    <article className={cx('column', styles.sheet)} aria-label={`Affiche de l’offre ${job.title}`}>
      <TileWall rows={OFFER_BAND} className={styles.wall} />
      <div className={cx('column', styles.body)}>
        <p className={cx('row middle', styles.company)}>
          <span aria-hidden="true">{initials(company)}</span>
          {company} recrute
        </p>
        <h2 className={cx(styles.title, job.title.length > 34 && styles.long, job.title.length > 70 && styles.longer)}>
          {job.title}
        </h2>
        <dl className={cx('cluster', styles.facts)}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.lead}>{posterLead(job.description)}</p>
        <div className={styles.apply}>
          <QrCode text={link} label={`QR code vers ${printed}`} className={styles.code} />
          <div>
            <h3>Scannez pour postuler</h3>
            <ol>
              <li>
                <b>Inscrivez-vous</b> en une minute.
              </li>
              <li>
                <b>Répondez par écrit</b>, en {job.interviewLanguage === 'Anglais' ? 'anglais' : 'français'}, quand vous
                voulez.
              </li>
              <li>
                <b>Joignez votre CV.</b> {company} vous lit et décide.
              </li>
            </ol>
            <p>{interviewNotice(job.tailoredQuestions.length)}</p>
          </div>
        </div>
        <footer className={cx('row middle between', styles.foot)}>
          <span>{printed}</span>
          <Logo height={20} />
        </footer>
      </div>
    </article>
  );
}
