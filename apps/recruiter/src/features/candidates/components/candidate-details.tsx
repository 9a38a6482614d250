import { cx } from '@kafaa/ui/class-names';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { missingSkillsText, scoreText } from '@kafaa/domain/evaluations/texts';
import { petals, profileGroups } from '#/features/candidates/components/profile';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Bars } from '@kafaa/ui/bars.tsx';
import { InfoIcon } from '@kafaa/ui/page-icons.tsx';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import { Rosette, RosetteLegend } from '@kafaa/ui/rosette.tsx';
import { CandidateActions } from './candidate-actions.tsx';
import styles from './candidate-details.module.css';
import { CandidateContact } from './candidate-contact.tsx';
import { CandidateNotes } from './candidate-notes.tsx';
import { CvAnswers } from './cv-answers.tsx';
import { ClosedEvaluation } from '#/features/evaluations/components/closed-evaluation.tsx';
import { Deduction } from '#/features/evaluations/components/deduction.tsx';
import { EvaluationFacts } from '#/features/evaluations/components/evaluation-facts.tsx';
import { CandidateFeedback } from '#/features/feedback/components/candidate-feedback.tsx';
import { InterviewStateExplanation } from '#/features/evaluations/components/interview-explanation.tsx';
import { NoteColumns } from '#/features/evaluations/components/note-columns.tsx';
import { KeyResults } from '#/features/evaluations/components/key-results.tsx';
import { refusesMail } from './refused-email-text.ts';
import { RefusedEmail } from './refused-email.tsx';
import { CandidateMessages } from '#/features/messages/components/candidate-messages.tsx';
import { CandidateOpinions } from '#/features/opinions/components/candidate-opinions.tsx';
import { CandidateReviews } from '#/features/reviews/components/reviews.tsx';
import { CandidatePool } from '#/features/pool/components/candidate-pool.tsx';
import { OtherApplications } from './other-applications.tsx';
import { RejectionNote } from './rejection-note.tsx';
import { ScoreReasons } from '#/features/evaluations/components/score-reasons.tsx';

const RECOMMENDATION_TONES: Readonly<Record<EvaluationView['recommendation'], PillTone>> = {
  'À rencontrer': 'ok',
  'À approfondir': 'invited',
  'Peu adapté au poste': 'rejected',
  'Preuves insuffisantes': 'pending',
};

function Notes({ candidateId, evaluation }: { candidateId: string; evaluation: EvaluationView }) {
  return (
    <section className={styles.notes}>
      <h3 className="label">Notes de l’IA</h3>
      <p className={styles.recommendation}>
        <span className="sr-only">Recommandation{'\u00A0'}: </span>
        <Pill tone={RECOMMENDATION_TONES[evaluation.recommendation]}>{evaluation.recommendation}</Pill>{' '}
        <span className="muted small">{scoreText(evaluation, evaluation.score === null ? '' : 'sur 100')}</span>
      </p>
      {evaluation.missingSkills.length > 0 && (
        <p className={styles.note}>{missingSkillsText(evaluation.missingSkills)}</p>
      )}
      <NoteColumns candidateId={candidateId} note={evaluation.note} recommendation={evaluation.recommendation} />
      <p className={cx('row gap-8 muted', styles.disclaimer)}>
        <InfoIcon />
        <span>
          Synthèse rédigée par l’IA à partir des réponses et du CV. Elle éclaire votre décision, elle ne la prend pas.{' '}
          <AppLink href={paths.instructions}>Comment la lire</AppLink>
        </span>
      </p>
    </section>
  );
}

function EvaluationPanel({ candidate, evaluation }: { candidate: Candidate; evaluation: EvaluationView }) {
  return (
    <>
      <Notes candidateId={candidate.id} evaluation={evaluation} />
      <div className={styles.columns}>
        <div className={styles.rosette}>
          <Rosette petals={petals(evaluation)} label="Rosace des dix critères d’évaluation" animated />
          <RosetteLegend />
        </div>
        <div>
          {profileGroups(evaluation).map(({ title, average, family, items }) => (
            <Bars key={title} title={title} average={average} family={family} items={items} />
          ))}
          <Deduction authenticity={evaluation.authenticity} />
        </div>
      </div>
      <ScoreReasons candidateId={candidate.id} evaluation={evaluation} />
      {evaluation.keys && <KeyResults candidateId={candidate.id} keys={evaluation.keys} />}
      <EvaluationFacts candidateId={candidate.id} evaluation={evaluation} />
    </>
  );
}

/** All the details of a candidate. */
export function CandidateDetails({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <CandidateContact candidate={candidate} />
      <RefusedEmail key={candidate.id} candidate={candidate} />
      <RejectionNote candidate={candidate} />
      <CandidatePool key={`pool-${candidate.id}`} candidate={candidate} />
      <OtherApplications candidate={candidate} />
      <CandidateReviews key={`reviews-${candidate.id}`} candidateId={candidate.id} />
      {candidate.evaluation ? (
        <EvaluationPanel candidate={candidate} evaluation={candidate.evaluation} />
      ) : candidate.reading?.closed ? (
        <ClosedEvaluation candidateId={candidate.id} reading={candidate.reading} />
      ) : (
        // No explanation if a person reads the answers, because no score will come. None for REGISTERED either if the address
        // refuses mail, because the text says that the link was sent.
        !candidate.byPerson &&
        !(refusesMail(candidate) && candidate.interviewState === 'REGISTERED') && (
          <InterviewStateExplanation state={candidate.interviewState} />
        )
      )}
      <CvAnswers candidate={candidate} />
      {candidate.evaluation && <CandidateFeedback key={`feedback-${candidate.id}`} candidateId={candidate.id} />}
      <CandidateNotes key={candidate.id} candidate={candidate} />
      <CandidateMessages key={`messages-${candidate.id}`} candidate={candidate} />
      <CandidateOpinions key={`opinions-${candidate.id}`} candidateId={candidate.id} />
      <CandidateActions candidate={candidate} />
    </>
  );
}
