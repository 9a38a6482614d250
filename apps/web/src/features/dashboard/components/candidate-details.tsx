import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { noteParagraphs, petals, profileGroups } from '#/features/candidates/components/profile';
import { useOpenCv } from '#/features/candidates/queries';
import { ScheduleAction } from '#/features/invitations/components/schedule-action.tsx';
import { formatDateTime } from '#/lib/dates';
import { Bars } from '#/ui/bars.tsx';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { InfoIcon } from '#/ui/icons.tsx';
import { Pill, type PillTone } from '#/ui/pill.tsx';
import { Rosette, RosetteLegend } from '#/ui/rosette.tsx';
import { FileUser, MessagesSquare } from 'lucide-react';
import styles from './candidate-details.module.css';
import { CandidateContact } from './candidate-contact.tsx';
import { EvaluationFacts } from './evaluation-facts.tsx';
import { InterviewStateExplanation } from './interview-state.tsx';
import { ScoreReasons } from './score-reasons.tsx';

const RECOMMENDATION_TONES: Readonly<Record<EvaluationView['recommendation'], PillTone>> = {
  'À rencontrer': 'ok',
  'À approfondir': 'invited',
  'Peu adapté au poste': 'rejected',
  'Preuves insuffisantes': 'pending',
};

function Notes({ evaluation }: { evaluation: EvaluationView }) {
  return (
    <section className={styles.notes}>
      <h3>Notes de l’IA</h3>
      <p className={styles.recommendation}>
        <span className="sr-only">Recommandation{'\u00A0'}: </span>
        <Pill tone={RECOMMENDATION_TONES[evaluation.recommendation]}>{evaluation.recommendation}</Pill>
      </p>
      {noteParagraphs(evaluation.note, evaluation.recommendation).map((paragraph, index) => (
        <p key={index} className={styles.note} dir="auto">
          {paragraph}
        </p>
      ))}
      <p className={styles.disclaimer}>
        <InfoIcon />
        <span>
          Synthèse rédigée par l’IA à partir des réponses et du CV. Elle éclaire votre décision, elle ne la prend pas.
        </span>
      </p>
    </section>
  );
}

function EvaluationPanel({ candidate, evaluation }: { candidate: Candidate; evaluation: EvaluationView }) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.rosette}>
          <Rosette petals={petals(evaluation)} label="Rosace des dix critères d’évaluation" animated />
          <RosetteLegend />
        </div>
        <div>
          {profileGroups(evaluation).map(({ title, average, family, items }) => (
            <Bars key={title} title={title} average={average} family={family} items={items} />
          ))}
        </div>
        <Notes evaluation={evaluation} />
      </div>
      <ScoreReasons candidateId={candidate.id} evaluation={evaluation} />
      <EvaluationFacts evaluation={evaluation} />
    </>
  );
}

function Actions({ candidate }: { candidate: Candidate }) {
  const openCv = useOpenCv(candidate.id);
  return (
    <div className={styles.actions}>
      <ScheduleAction candidate={candidate} />
      <ButtonLink
        variant="secondary"
        size="sm"
        icon={<MessagesSquare />}
        href={`/InterViewChat/${encodeURIComponent(candidate.id)}`}
      >
        Voir les réponses
      </ButtonLink>
      {candidate.cvUrl !== null && (
        <Button variant="ghost" size="sm" icon={<FileUser />} busy={openCv.isPending} onClick={() => openCv.mutate()}>
          {openCv.isPending ? 'Ouverture...' : 'Voir le CV'}
        </Button>
      )}
      {candidate.evaluation && (
        <p
          className={styles.engine}
          title={`Lexiques et pondérations\u00A0: ${candidate.evaluation.engine.lexiconHash}`}
        >
          Moteur {candidate.evaluation.engine.name} {candidate.evaluation.engine.version}, évalué le{' '}
          {formatDateTime(candidate.evaluation.evaluatedAt)}
        </p>
      )}
    </div>
  );
}

/** Everything known about a candidate. */
export function CandidateDetails({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <CandidateContact candidate={candidate} />
      {candidate.evaluation ? (
        <EvaluationPanel candidate={candidate} evaluation={candidate.evaluation} />
      ) : (
        <InterviewStateExplanation state={candidate.interviewState} />
      )}
      <Actions candidate={candidate} />
    </>
  );
}
