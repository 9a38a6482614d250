import { closeOnDevice } from '@kafaa/domain/candidates/api';
import { useState } from 'react';
import { attempt } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { answerStatus } from '../answer-sheet.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview } from '../snapshot.ts';
import { leaveDevice, linkToken } from './leave-device.ts';
import styles from './chat-menu.module.css';

interface CloseHereProps {
  readonly controller: InterviewController;
  readonly interview: KnownInterview;
  readonly onClose: () => void;
}

/** Dialog for an interview on somebody else's phone: ends the link of this device and removes the answers from it. */
export function CloseHere({ controller, interview, onClose }: CloseHereProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { sheet } = controller.getSnapshot();
  const unsent = sheet.some((state) => state.draft || (state.answer && answerStatus(state) !== 'saved'));

  async function close(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const result = await attempt(closeOnDevice, { params: { token: linkToken() } });
    // Status 410 means that the link has ended already.
    if (result.ok || result.failure.status === 410) {
      leaveDevice(controller, interview.jobId);
      return;
    }
    setProblem(result.failure.message);
    setBusy(false);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Fermer sur cet appareil"
      footer={
        <>
          <Button variant="secondary" busy={busy} onClick={() => void close()}>
            Fermer et effacer d’ici
          </Button>
          <Button data-autofocus onClick={onClose}>
            Rester
          </Button>
        </>
      }
    >
      <div className={styles.pause}>
        <p>
          Rien ne reste sur cet appareil. Vos réponses enregistrées vous attendent{'\u00A0'}: le lien envoyé à{' '}
          <b>{interview.candidate.email}</b> les retrouve.
        </p>
        {unsent && <p>Un texte n’est pas encore enregistré. Il serait perdu.</p>}
        {problem && <ErrorBand message={problem} />}
      </div>
    </Modal>
  );
}
