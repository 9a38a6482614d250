import type { Interview } from '@kafaa/domain/interviews/schema';
import { AID_LABEL, WARNING_ACCEPTED, WARNING_MORE, warningLead, warningTexts } from '@kafaa/domain/interviews/texts';
import { useState } from 'react';
import { LazyCorrection, preloadCorrection } from '#/features/candidates/components/lazy-correction.tsx';
import { useLive } from '@kafaa/web-kit/use-live';
import { Button } from '@kafaa/ui/button.tsx';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { BotOffIcon } from '@kafaa/ui/chat-icons.tsx';
import { EyeOffIcon, PencilIcon } from '@kafaa/ui/icons.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { SHEET_STRIP } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import type { InterviewController } from '../interview-controller.ts';
import type { Snapshot } from '../snapshot.ts';
import styles from './warning-dialog.module.css';

/** Icons in the order of the warning texts. */
const ICONS = [PencilIcon, BotOffIcon, EyeOffIcon] as const;

/**
 * Someone else may have typed the name and phone at registration: the candidate checks them here, and confirms them by starting.
 */
function Identity({ candidate, live }: { candidate: Interview['candidate']; live: boolean }) {
  const [correcting, setCorrecting] = useState(false);
  // Without an own-data link the address is not confirmed yet, so it is shown to be checked.
  const { firstName, lastName, email, phone, ownData } = candidate;
  if (correcting)
    return (
      <LazyCorrection
        link={ownData}
        identity={candidate}
        onCancel={() => setCorrecting(false)}
        onSaved={() => location.reload()}
      />
    );
  return (
    <p className={styles.who}>
      <span>
        Vous êtes <b dir="auto">{`${firstName} ${lastName}`}</b>, {ownData ? phone : `${email}, à confirmer`}
      </span>
      {ownData && (
        <Button
          variant="ghost"
          disabled={!live}
          onPointerEnter={preloadCorrection}
          onFocus={preloadCorrection}
          onClick={() => setCorrecting(true)}
        >
          Corriger
        </Button>
      )}
    </p>
  );
}

interface RulesProps {
  readonly interview: Interview;
  readonly token: string;
  readonly live: boolean;
  /** True if somebody helps the candidate to write. */
  readonly aided: boolean;
  readonly onAided: (aided: boolean) => void;
}

function Rules({ interview, token, live, aided, onAided }: RulesProps) {
  const { companyName, interviewLanguage: language } = interview;
  return (
    <ul className={styles.rules}>
      {warningTexts({ companyName, language }).map(({ title, text, arabic, details }, index) => {
        const Icon = ICONS[index];
        return (
          <li key={title}>
            <span className={styles.icon}>{Icon && <Icon size={22} />}</span>
            <div>
              <b>{title}</b>
              <p>
                {text}
                {index === 2 && interview.candidate.ownData && (
                  <a href={`/Relecture/${token}`}>Lecture par une personne</a>
                )}
              </p>
              {arabic && (
                <p lang="ar" dir="rtl">
                  {arabic}
                </p>
              )}
              {details && (
                <>
                  <Checkbox
                    className={styles.aid}
                    label={AID_LABEL}
                    checked={aided}
                    disabled={!live}
                    onChange={(event) => onAided(event.target.checked)}
                  />
                  <details>
                    <summary>{WARNING_MORE}</summary>
                    {details.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </details>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The notices that the candidate must accept before the first question. */
export function WarningDialog({
  controller,
  snapshot,
  interview,
  token,
}: {
  token: string;
  controller: InterviewController;
  snapshot: Snapshot;
  interview: Interview;
}) {
  const { candidate, questions } = interview;
  const [accommodation, setAccommodation] = useState(interview.accommodation);
  // Server-rendered, so it is readable before the script loads; its controls stay disabled until then.
  const live = useLive();
  return (
    <Modal
      open
      required
      onClose={() => undefined}
      className={styles.sheet}
      art={<TileWall rows={SHEET_STRIP} />}
      title={`Avant de commencer, ${candidate.firstName}`}
      subtitle={warningLead(questions.length)}
      footer={
        <div className={styles.accept}>
          {snapshot.startError && <ErrorBand message={snapshot.startError} />}
          <Button
            size="lg"
            block
            busy={snapshot.starting || !live}
            onClick={() => void controller.start(accommodation)}
          >
            J’ai compris, je commence
          </Button>
          <p>
            {WARNING_ACCEPTED}{' '}
            <a href="/Privacy#entretien" target="_blank" rel="noopener">
              Confidentialité
            </a>{' '}
            ·{' '}
            <a href="/Methode#entretien" target="_blank" rel="noopener">
              Méthode
            </a>
          </p>
        </div>
      }
    >
      <Identity candidate={candidate} live={live} />
      <Rules interview={interview} token={token} live={live} aided={accommodation} onAided={setAccommodation} />
    </Modal>
  );
}
