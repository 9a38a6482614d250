import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { scoreText } from '@kafaa/domain/evaluations/texts';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ScoredMail extends Pick<EvaluationView, 'margin' | 'range'> {
  readonly candidate: string;
  readonly candidateId: string;
  readonly jobId: string;
  readonly job: string;
  readonly score: number | null;
  readonly recommendation: string;
}

export function candidateScoredMail(config: Config, mail: ScoredMail) {
  const { candidate, candidateId, jobId, job, score, recommendation } = plainNames(mail);
  const result = score === null ? 'Preuves insuffisantes pour un score' : scoreText(mail, 'sur 100');
  return renderMail({
    config,
    subject: `${candidate} a terminé son entretien pour ${job}`,
    preview: `${recommendation}. ${result}.`,
    title: `${candidate}\u00a0: ${recommendation}`,
    action: { label: 'Lire l’évaluation', href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}` },
    because: 'Vous recevez ce message parce que vous avez publié cette offre.',
    children: (
      <>
        <Paragraph>
          {candidate} a répondu à toutes les questions de l’offre {job}. Score{'\u00a0'}: {result}.
        </Paragraph>
        <Paragraph>
          Chaque score a ses raisons et ses citations. Il éclaire votre décision, il ne la prend pas.
        </Paragraph>
      </>
    ),
  });
}
