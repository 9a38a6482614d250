import type { Interview } from '@kafaa/domain/interviews/schema';
import type { ReactNode } from 'react';
import { counted } from '#/lib/format';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/class-names';
import { ErrorBand } from '#/ui/error-band.tsx';
import { BotOffIcon, EyeOffIcon, GaugeIcon, HourglassIcon } from '#/ui/icons.tsx';
import { Modal } from '#/ui/modal.tsx';
import { SHEET_STRIP } from '#/ui/tile-art';
import { TileWall } from '#/ui/tiles.tsx';
import type { InterviewController, Snapshot } from '../interview-controller.ts';
import styles from './warning-dialog.module.css';

function Rule({
  icon,
  title,
  warn,
  children,
}: {
  icon: ReactNode;
  title: string;
  warn?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <span className={cx(styles.icon, warn && styles.warn)}>{icon}</span>
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** What the candidate must know and accept before the first question. Its text has a version: CONSENT_VERSION. */
export function WarningDialog({
  controller,
  snapshot,
  interview,
}: {
  controller: InterviewController;
  snapshot: Snapshot;
  interview: Interview;
}) {
  const { candidate, companyName, questions } = interview;
  return (
    <Modal
      open
      required
      onClose={() => undefined}
      className={styles.sheet}
      art={<TileWall rows={SHEET_STRIP} />}
      title={`Avant de commencer, ${candidate.firstName}`}
      subtitle={`Un premier échange par écrit avec une IA, pour ${companyName}.`}
      footer={
        <div className={styles.accept}>
          {snapshot.startProblem && <ErrorBand message={snapshot.startProblem} />}
          <Button size="lg" block busy={snapshot.starting} onClick={() => void controller.start()}>
            J’ai compris, je commence
          </Button>
          <p>
            En commençant, vous acceptez ces conditions et dites avoir 18 ans ou plus.{' '}
            <a href="/Privacy" target="_blank" rel="noopener">
              Confidentialité
            </a>
          </p>
        </div>
      }
    >
      <ul className={styles.rules}>
        <Rule warn icon={<BotOffIcon size={22} />} title="Répondez avec vos mots">
          Les signes d’une réponse rédigée par une IA pénalisent votre score. Un exemple vécu, même imparfait, vaut
          mieux.
        </Rule>
        <Rule icon={<GaugeIcon size={22} />} title="Ce qui est mesuré">
          Textes collés (part, longueur, sortie de la page juste avant), vitesse de frappe, effacements, temps avant
          d’écrire{'\u00A0'}: des totaux par réponse, jamais vos frappes. Ils retirent 10 points au plus, montrés à part
          avec leurs raisons.
        </Rule>
        <Rule icon={<HourglassIcon size={22} />} title="Prenez votre temps">
          {counted(questions.length, 'question')}, puis votre CV (PDF, DOC ou DOCX). Rien n’est chronométré, et le même
          lien vous ramène où vous en étiez.
        </Rule>
        <Rule icon={<EyeOffIcon size={22} />} title="Lu par une seule entreprise">
          Vos réponses sont visibles uniquement par {companyName}, qui prendra la décision.
        </Rule>
      </ul>
    </Modal>
  );
}
