import { cx } from '@kafaa/ui/class-names';
import { reviewErrors } from '@kafaa/domain/reviews/errors';
import { ANSWER_WAYS, MAX_REVIEW_LENGTH, ownReason, REVIEW_DAYS, type ReviewKind } from '@kafaa/domain/reviews/options';
import type { ReviewPageData } from '@kafaa/domain/reviews/schema';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import button from './button-page.module.css';
import styles from './review-page.module.css';

type Ready = Extract<ReviewPageData, { state: 'READY' }>;

const TITLES: Readonly<Record<ReviewKind, string>> = {
  CONTEST: 'Contester',
  PERSON: 'Lecture par une personne',
};

function Asked({ asked, companyName }: { asked: Ready['asked'][number]; companyName: string }) {
  const { kind, reason, askedAt, dueAt, answer, answeredAt } = asked;
  return (
    <section className={styles.asked}>
      <h2>{kind === 'PERSON' ? 'Vous avez demandé une personne' : 'Vous avez contesté'}</h2>
      <p>Le {formatDate(askedAt)}.</p>
      {reason !== '' && <blockquote dir="auto">{ownReason(reason)}</blockquote>}
      {answer === null ? (
        <p>
          {companyName} vous répond par e-mail avant le <b>{formatDate(dueAt)}</b>.
        </p>
      ) : (
        <>
          <p>
            Réponse de {companyName}, le {formatDate(answeredAt ?? dueAt)} :
          </p>
          <blockquote dir="auto">{answer}</blockquote>
        </>
      )}
    </section>
  );
}

function Ask({ kind, data, text }: { kind: ReviewKind; data: Ready; text: string }) {
  const { companyName, completed } = data;
  const person = kind === 'PERSON';
  return (
    <form method="post" className={styles.ask}>
      <h2>{TITLES[kind]}</h2>
      <p>
        {person
          ? `Quelqu’un de ${companyName} lit toutes vos réponses, et aucun score ne lui est montré. ${completed ? 'Rien de ce que vous avez envoyé n’est perdu.' : 'Vous pouvez répondre aux questions par le même lien, ou dire ici comment vous joindre.'}`
          : `Vous n’êtes pas d’accord avec votre évaluation ou avec la décision : dites pourquoi. ${companyName} la revoit, et vous répond sous ${REVIEW_DAYS} jours.`}
      </p>
      <input type="hidden" name="kind" value={kind} />
      {person && !completed && (
        <fieldset>
          <legend>Comment préférez-vous répondre ? (facultatif)</legend>
          {Object.entries(ANSWER_WAYS).map(([way, label]) => (
            <label key={way}>
              <input type="checkbox" name="way" value={way} /> {label}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={kind}>{person ? 'Un mot pour l’entreprise (facultatif)' : 'Votre raison'}</label>
      <textarea id={kind} name="reason" rows={5} maxLength={MAX_REVIEW_LENGTH} required={!person} defaultValue={text} />
      <Button type="submit" variant={person ? 'secondary' : 'primary'}>
        {person ? 'Demander une personne' : 'Envoyer ma contestation'}
      </Button>
    </form>
  );
}

/** Page on which a candidate contests a result or asks for a human evaluation, and reads the answer. Works without a script. */
export function ReviewPage({ data }: { data: ReviewPageData }) {
  if (data.state === 'INVALID')
    return (
      <Page>
        <EmptyState
          level={1}
          art="expired"
          title="Cette page ne s’ouvre pas"
          actions={<ButtonLink href="/Candidats#retrouver">Retrouver mon entretien</ButtonLink>}
        >
          {data.message}
        </EmptyState>
      </Page>
    );
  if (data.state === 'AWAY')
    return (
      <Page>
        <EmptyState level={1} title="Le service est momentanément indisponible">
          Rechargez cette page dans un instant. Le lien reste valable.
        </EmptyState>
      </Page>
    );
  const { companyName, jobTitle, asked, open, problem, back } = data;
  return (
    <Page width="form">
      <section className={cx('panel', button.card)}>
        <h1>Contester, ou demander une personne</h1>
        <p className={button.lead}>
          Votre candidature pour {jobTitle} chez {companyName}. Une IA propose une évaluation, une personne décide.
        </p>
        <p className={styles.back}>
          <a href={back}>{back.startsWith('/Interview/') ? 'Retour à mon entretien' : 'Retour à ma candidature'}</a>
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem.message}
          </p>
        )}
        {asked.map((one) => (
          <Asked key={one.kind} asked={one} companyName={companyName} />
        ))}
        {open.map((kind) => (
          <Ask key={kind} kind={kind} data={data} text={problem?.kind === kind ? problem.reason : ''} />
        ))}
        {open.length === 0 && asked.length === 0 && (
          <p className={styles.closed}>{reviewErrors.REVIEW_CLOSED.message}</p>
        )}
      </section>
    </Page>
  );
}
