import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CvButton } from '#/features/candidates/components/cv-button.tsx';
import { petals, profileGroups } from '#/features/candidates/components/profile';
import { StatusPill } from '#/features/candidates/components/status-pill.tsx';
import type { CandidateFile } from '#/features/candidates/queries';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { whatsAppHref } from '@kafaa/web-kit/phone';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { cx } from '@kafaa/ui/class-names';
import { Rosette } from '@kafaa/ui/rosette.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './transcript-candidate.module.css';

interface TranscriptCandidateProps {
  candidate: CandidateFile;
  /** The actions for the candidate, shown above the CV button. */
  children?: ReactNode;
}

/** Buttons to call the candidate and to write on WhatsApp, for phones, which hide the facts. */
function Call({ phone }: { phone: string }) {
  return (
    <>
      <ButtonLink className={styles.call} variant="secondary" size="sm" icon={<Phone />} href={`tel:${phone}`}>
        Appeler
      </ButtonLink>
      <ButtonLink
        className={styles.call}
        variant="secondary"
        size="sm"
        icon={<MessageCircle />}
        href={whatsAppHref(phone)}
        target="_blank"
      >
        WhatsApp
      </ButtonLink>
    </>
  );
}

/** The candidate's score, profile, status and contact. */
export function TranscriptCandidate({ candidate, children }: TranscriptCandidateProps) {
  const { evaluation } = candidate;
  return (
    <Card className={styles.card}>
      <div className={cx('row middle gap-14', styles.head)}>
        <ScoreTile score={evaluation?.score ?? null} size="lg" />
        <div>
          <h2>
            <bdi>
              {candidate.firstName} {candidate.lastName}
            </bdi>
          </h2>
          <p>{candidate.jobTitle}</p>
          {candidate.reading?.closed && <p className="muted small">Évaluation fermée</p>}
        </div>
      </div>
      {evaluation && (
        <div className={cx('grid gap-16', styles.profile)}>
          <Rosette petals={petals(evaluation)} label="Rosace des dix critères d’évaluation" bare />
          <dl>
            {profileGroups(evaluation).map(({ title, family, average }) => (
              <div key={title}>
                <dt>
                  <i className={cx(styles.leaf, family === 'personne' && styles.person)} />
                  {title}
                </dt>
                <dd>{average ?? '–'}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Statut</dt>
          <dd>
            <StatusPill candidate={candidate} />
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            {candidate.email.split('@')[0]}@<wbr />
            {candidate.email.split('@')[1]}
          </dd>
        </div>
        <div>
          <dt>Téléphone</dt>
          <dd>
            <a href={`tel:${candidate.phone}`}>{spacedPhone(candidate.phone)}</a>
          </dd>
        </div>
        <div>
          <dt>Candidature</dt>
          <dd>{formatDateTime(candidate.appliedAt)}</dd>
        </div>
      </dl>
      <div className={cx('grid gap-8', styles.actions)}>
        {children}
        <CvButton candidate={candidate} variant="secondary" />
        <Call phone={candidate.phone} />
      </div>
    </Card>
  );
}

export function TranscriptCandidateSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <div className={cx('row middle gap-14', styles.head)}>
        <Skeleton width={64} height={64} shape="leaf" />
        <div className={styles.lines}>
          <Skeleton width={130} height={18} />
          <Skeleton width={160} height={11} />
        </div>
      </div>
      <div className={cx('grid gap-16', styles.profile)}>
        <Skeleton width={132} height={132} shape="round" />
      </div>
    </Card>
  );
}
