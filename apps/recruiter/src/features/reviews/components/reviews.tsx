import { MAX_REVIEW_LENGTH, REVIEW_TITLES } from '@kafaa/domain/reviews/options';
import type { Review } from '@kafaa/domain/reviews/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { useAnswerReview, useReviews } from './use-reviews.ts';
import styles from './reviews.module.css';

const isOpen = ({ answeredAt }: Review) => answeredAt === null;

function Due({ review: { overdue, dueAt } }: { review: Review }) {
  return overdue ? (
    <Pill tone="rejected">En retard depuis le {formatDate(dueAt)}</Pill>
  ) : (
    <Pill tone="pending">Avant le {formatDate(dueAt)}</Pill>
  );
}

/** List, above the candidates, of the reviews that await this company's answer, earliest due date first. */
export function WaitingReviews() {
  const waiting = (useReviews().data ?? []).filter(isOpen);
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label="Demandes de candidats">
      <b>{counted(waiting.length, 'demande attend', 'demandes attendent')} votre réponse</b>
      <ul>
        {waiting.slice(0, 5).map((review) => (
          <li key={`${review.candidateId}${review.kind}`}>
            <AppLink href={`${paths.dashboard}?job=${review.jobId}&candidate=${review.candidateId}`}>
              <bdi>{review.candidate}</bdi>
            </AppLink>
            , {review.jobTitle}. {REVIEW_TITLES[review.kind]}. <Due review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerForm({ review }: { review: Review }) {
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = useAnswerReview(review.candidateId);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        send.mutate(
          { kind: review.kind, answer },
          { onError: (error) => setProblem(errorMessage(error, 'La réponse n’est pas partie. Réessayez.')) },
        );
      }}
    >
      <TextareaField
        label="Votre réponse"
        hint="Elle part par e-mail, et ne peut plus être changée."
        value={answer}
        maxLength={MAX_REVIEW_LENGTH}
        rows={4}
        error={problem}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" busy={send.isPending}>
        Répondre
      </Button>
    </form>
  );
}

/** The reviews that this candidate asked for, each with the company's answer or a form for it. */
export function CandidateReviews({ candidateId }: { candidateId: string }) {
  const own = (useReviews().data ?? []).filter((review) => review.candidateId === candidateId);
  return own.map((review) => (
    <section key={review.kind} className={styles.review} aria-label={REVIEW_TITLES[review.kind]}>
      <h3>{REVIEW_TITLES[review.kind]}</h3>
      <p>
        Le {formatDate(review.askedAt)}. {review.answer === null && <Due review={review} />}
      </p>
      {review.reason !== '' && <blockquote dir="auto">{review.reason}</blockquote>}
      <p>
        {review.kind === 'PERSON' && 'Aucun score n’est donné. '}
        <AppLink href={paths.interviewChat(candidateId)}>Lire toutes ses réponses</AppLink>
      </p>
      {review.answer === null ? (
        <AnswerForm review={review} />
      ) : (
        <>
          <p>
            Votre réponse, le {formatDate(review.answeredAt ?? review.dueAt)}
            {'\u00A0'}:
          </p>
          <blockquote dir="auto">{review.answer}</blockquote>
        </>
      )}
    </section>
  ));
}
