import { elided } from '@kafaa/domain/kernel/elision';
import type { Reading } from '@kafaa/domain/evaluations/schema';
import { useMemo, useRef } from 'react';
import { useParams } from 'wouter';
import { usePlace } from '#/lib/place';
import { useCandidate } from '#/features/candidates/queries';
import { CopiesNotice } from '#/features/copies/components/copies-notice.tsx';
import { ScheduleAction } from '#/features/invitations/components/schedule-action.tsx';
import { ReportButton } from '#/features/reports/components/report-button.tsx';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import {
  TranscriptCandidate,
  TranscriptCandidateSkeleton,
} from '#/features/interviews/components/transcript-candidate.tsx';
import { TranscriptPanel } from '#/features/interviews/components/transcript-panel.tsx';
import { TranscriptQuestions } from '#/features/interviews/components/transcript-questions.tsx';
import {
  TranscriptEmpty,
  TranscriptErrorState,
  TranscriptLoading,
} from '#/features/interviews/components/transcript-states.tsx';
import { citationOf } from '#/features/interviews/components/transcript-scroll';
import { readTranscript, type Transcript, transcriptError } from '#/features/interviews/components/transcript-text';
import { useTranscript } from '#/features/interviews/queries';
import styles from './transcript-page.module.css';

// Needed only where the company reads before it sees.
const { Part: AnswerLevel } = lazyPart(
  async () => (await import('#/features/evaluations/components/answer-level.tsx')).AnswerLevel,
  null,
);

const NOTHING: Transcript = { lines: [], exchanges: [] };

/** Link back to the dashboard, with the same job and candidate open. */
function dashboardHref(candidate: { id: string; jobId: string } | undefined): string {
  if (!candidate) return '/Dashboard';
  return `/Dashboard?${new URLSearchParams({ job: candidate.jobId, candidate: candidate.id }).toString()}`;
}

const levelBelow = (candidateId: string, reading: Reading) => (position: number) => (
  <AnswerLevel candidateId={candidateId} reading={reading} position={position} />
);

function ReadingNotice({ reading: { levels, needed } }: { reading: Reading }) {
  return (
    <p role="status">
      Lisez deux réponses et donnez-leur un niveau{'\u00A0'}: l’évaluation s’ouvre ensuite. {levels.length} sur {needed}
      .
    </p>
  );
}

/** A candidate's answers (if the company's plan includes them) and the actions after reading them. */
export function TranscriptPage() {
  useDocumentTitle('Entretien Candidat');
  const { candidateId } = useParams();
  const { hash } = usePlace();
  const chat = useTranscript(candidateId);
  const candidate = useCandidate(candidateId ?? '', { enabled: candidateId !== undefined });
  const scroller = useRef<HTMLElement>(null);
  const transcript = useMemo(() => (chat.data ? readTranscript(chat.data) : NOTHING), [chat.data]);
  const readable = transcript.lines.length > 0;

  const person = candidate.data;
  const withPerson = person !== undefined || candidate.isLoading;
  const title = person
    ? `Entretien ${elided('de', person.firstName)} ${person.lastName}, ${person.jobTitle}`
    : 'Entretien automatisé';
  return (
    <Page>
      <PageHeader
        title="Entretien Candidat"
        subtitle="Consultation des réponses de l'entretien automatisé"
        back={
          <ButtonLink variant="ghost" size="sm" icon={<ArrowLeftIcon size={17} />} href={dashboardHref(person)}>
            Retour au dashboard
          </ButtonLink>
        }
      />
      <div
        key={candidateId}
        className={cx('grid gap-24', styles.grid, !readable && styles.plain, !withPerson && styles.alone)}
      >
        {person ? (
          <TranscriptCandidate candidate={person}>
            <ScheduleAction candidate={person} />
            <ReportButton candidate={person} />
          </TranscriptCandidate>
        ) : (
          candidate.isLoading && <TranscriptCandidateSkeleton />
        )}
        {readable ? (
          <>
            <div className={styles.main}>
              {person?.reading?.closed && <ReadingNotice reading={person.reading} />}
              {person && <CopiesNotice candidateId={person.id} name={`${person.firstName} ${person.lastName}`} />}
              <TranscriptPanel
                transcript={transcript}
                title={title}
                scroller={scroller}
                citation={citationOf(hash, person?.evaluation)}
                below={person?.reading && levelBelow(person.id, person.reading)}
              />
            </div>
            <TranscriptQuestions exchanges={transcript.exchanges} scroller={scroller} />
          </>
        ) : chat.data ? (
          <TranscriptEmpty />
        ) : chat.error ? (
          <TranscriptErrorState
            failure={transcriptError(chat.error)}
            onRetry={() => void chat.refetch()}
            retrying={chat.isFetching}
          />
        ) : (
          <TranscriptLoading />
        )}
      </div>
    </Page>
  );
}
