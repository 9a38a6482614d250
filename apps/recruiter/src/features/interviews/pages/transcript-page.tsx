import { elided } from '@kafaa/domain/kernel/elision';
import type { Reading } from '@kafaa/domain/evaluations/schema';
import { type RefObject, useMemo, useRef } from 'react';
import { useParams } from 'wouter';
import { usePlace } from '#/lib/place';
import { rememberedFilters, viewHref } from '#/features/candidates/components/filters';
import { type CandidateFile, useCandidate } from '#/features/candidates/queries';
import { CopiesNotice } from '#/features/copies/components/copies-notice.tsx';
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
import { chosenPassage, quotedCriteria } from '#/features/interviews/components/transcript-quotes';
import {
  TranscriptEmpty,
  TranscriptErrorState,
  TranscriptLoading,
} from '#/features/interviews/components/transcript-states.tsx';
import { readTranscript, type Transcript, transcriptError } from '#/features/interviews/components/transcript-text';
import { useTranscript } from '#/features/interviews/queries';
import styles from './transcript-page.module.css';

// Loads only if the evaluation stays closed until the reader has given levels to two answers.
const { Part: AnswerLevel } = lazyPart(
  async () => (await import('#/features/evaluations/components/answer-level.tsx')).AnswerLevel,
  null,
);
// Loads separately from the answers, which are shown first.
const { Part: TranscriptDecisions } = lazyPart(
  async () => (await import('#/features/interviews/components/transcript-decisions.tsx')).TranscriptDecisions,
  null,
);

const NOTHING: Transcript = { lines: [], exchanges: [] };

/** Link back to the dashboard, with the same job, list and candidate open. */
function dashboardHref(candidate: { id: string; jobId: string } | undefined): string {
  if (!candidate) return '/Dashboard';
  return viewHref({ job: candidate.jobId, candidate: candidate.id, ...rememberedFilters(candidate.jobId) });
}

const levelBelow = (candidateId: string, reading: Reading) => (position: number) => (
  <AnswerLevel candidateId={candidateId} reading={reading} position={position} />
);

function ReadingNotice({ reading: { levels, needed } }: { reading: Reading }) {
  return (
    <p role="status" className={styles.notice}>
      Lisez deux réponses et donnez-leur un niveau{'\u00A0'}: l’évaluation s’ouvre ensuite. {levels.length} sur {needed}
      .
    </p>
  );
}

interface AnswersProps {
  candidateId: string;
  person: CandidateFile | undefined;
  transcript: Transcript;
  scroller: RefObject<HTMLElement | null>;
}

/** The answers with their levels, reasons and passages, and the index of the questions. */
function Answers({ candidateId, person, transcript, scroller }: AnswersProps) {
  const { hash } = usePlace();
  const criteria = useMemo(() => quotedCriteria(person?.evaluation), [person?.evaluation]);
  const chosen = useMemo(() => chosenPassage(hash, criteria), [hash, criteria]);
  const title = person
    ? `Entretien ${elided('de', person.firstName)} ${person.lastName}, ${person.jobTitle}`
    : 'Entretien automatisé';
  return (
    <>
      <div className={styles.main}>
        {person?.reading?.closed && <ReadingNotice reading={person.reading} />}
        {person && <CopiesNotice candidateId={person.id} name={`${person.firstName} ${person.lastName}`} />}
        <TranscriptPanel
          candidateId={candidateId}
          transcript={transcript}
          title={title}
          scroller={scroller}
          criteria={criteria}
          chosen={chosen}
          below={person?.reading && levelBelow(person.id, person.reading)}
        />
      </div>
      <TranscriptQuestions exchanges={transcript.exchanges} scroller={scroller} />
    </>
  );
}

/** The part of the page about one candidate: profile on the left, answers and their index beside it. */
function TranscriptGrid({
  candidateId,
  person,
  loading,
}: {
  candidateId: string | undefined;
  person: CandidateFile | undefined;
  loading: boolean;
}) {
  const chat = useTranscript(candidateId);
  const scroller = useRef<HTMLElement>(null);
  const transcript = useMemo(() => (chat.data ? readTranscript(chat.data) : NOTHING), [chat.data]);
  const readable = transcript.lines.length > 0 && candidateId !== undefined;
  const withPerson = person !== undefined || loading;
  return (
    <div className={cx('grid gap-24', styles.grid, !readable && styles.plain, !withPerson && styles.alone)}>
      {person ? (
        <TranscriptCandidate candidate={person}>
          <ReportButton candidate={person} />
        </TranscriptCandidate>
      ) : (
        loading && <TranscriptCandidateSkeleton />
      )}
      {readable ? (
        <Answers candidateId={candidateId} person={person} transcript={transcript} scroller={scroller} />
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
  );
}

/**
 * A candidate's answers (if the company's plan includes them), the decisions about the candidate, and links to the candidates
 * before and after.
 */
export function TranscriptPage() {
  useDocumentTitle('Entretien Candidat');
  const { candidateId } = useParams();
  const candidate = useCandidate(candidateId ?? '', { enabled: candidateId !== undefined });
  const person = candidate.data;
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
      <TranscriptGrid key={candidateId} candidateId={candidateId} person={person} loading={candidate.isLoading} />
      <TranscriptDecisions candidateId={candidateId} person={person} />
    </Page>
  );
}
