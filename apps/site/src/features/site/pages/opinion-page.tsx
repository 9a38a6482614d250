import { cx } from '@kafaa/ui/class-names';
import { MAX_OPINION_LENGTH, MAX_OPINION_NAME, OPINION_VERDICTS, VERDICT_NAMES } from '@kafaa/domain/opinions/options';
import type { OpinionPageData, SharedCandidate } from '@kafaa/domain/opinions/schema';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { Rosette, RosetteLegend } from '@kafaa/ui/rosette.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import button from './button-page.module.css';
import styles from './opinion-page.module.css';

type Ready = Extract<OpinionPageData, { state: 'READY' }>;
type Shown = NonNullable<SharedCandidate['evaluation']>;

const FAMILIES = { Parcours: 'parcours', Personne: 'personne' } as const;

function Evidence({ evaluation: { paragraphs, quotes, questions } }: { evaluation: Shown }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
      {quotes.length > 0 && (
        <section className={styles.part}>
          <h3>Dans ses réponses</h3>
          {quotes.map((quote) => (
            <blockquote key={quote} dir="auto">
              {quote}
            </blockquote>
          ))}
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.part}>
          <h3>À lui demander</h3>
          <ul>
            {questions.map((question) => (
              <li key={question} dir="auto">
                {question}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The machine's conclusion, folded so that the reader's own opinion comes first. */
function Conclusion({ closed: { recommendation, score, petals } }: { closed: Shown['closed'] }) {
  return (
    <details className={styles.closed}>
      <FoldSummary>Voir ce que propose l’IA</FoldSummary>
      <p>
        {recommendation}. {score}.
      </p>
      <Rosette
        petals={petals.map(({ group, ...petal }) => ({ ...petal, family: FAMILIES[group] }))}
        label="Rosace des dix critères d’évaluation"
      />
      <RosetteLegend />
    </details>
  );
}

/** Name under which the reader has just answered, for the forms that follow; undefined where several people answered. */
function nameOfReader({ candidates, stored }: Ready): string | undefined {
  const [given, ...others] = candidates.find(({ id }) => id === stored)?.opinions ?? [];
  return others.length === 0 ? given?.name : undefined;
}

function Answer({ candidate: { id, name }, data }: { candidate: SharedCandidate; data: Ready }) {
  const { problem } = data;
  const typed = problem?.candidateId === id ? problem : undefined;
  return (
    <form method="post" className={styles.answer}>
      {typed && (
        <p className={styles.problem} role="alert">
          {typed.message}
        </p>
      )}
      <input type="hidden" name="candidate" value={id} />
      <fieldset>
        <legend>
          Rencontrer <bdi>{name}</bdi>
          {'\u202F'}?
        </legend>
        <div className={styles.choices}>
          {OPINION_VERDICTS.map((verdict) => (
            <label key={verdict}>
              <input type="radio" name="verdict" value={verdict} required defaultChecked={typed?.verdict === verdict} />
              {VERDICT_NAMES[verdict]}
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={`sentence-${id}`}>Une phrase (facultatif)</label>
      <textarea
        id={`sentence-${id}`}
        name="sentence"
        rows={2}
        maxLength={MAX_OPINION_LENGTH}
        defaultValue={typed?.sentence}
      />
      <label htmlFor={`name-${id}`}>Votre nom</label>
      <input
        id={`name-${id}`}
        name="name"
        autoComplete="name"
        maxLength={MAX_OPINION_NAME}
        required
        defaultValue={typed?.name ?? nameOfReader(data)}
      />
      <Button type="submit">Donner mon avis</Button>
    </form>
  );
}

function Candidate({ candidate, data }: { candidate: SharedCandidate; data: Ready }) {
  const { id, name, evaluation, byPerson, opinions } = candidate;
  return (
    <article className={cx('panel', button.card, styles.candidate)} id={id} aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`} dir="auto">
        {name}
      </h2>
      {evaluation && <Evidence evaluation={evaluation} />}
      {!evaluation && (
        <p>
          {byPerson
            ? 'Cette personne a demandé à être lue par quelqu’un, sans évaluation. Ses réponses sont chez l’entreprise.'
            : 'L’entretien n’est pas encore évalué. Revenez sur cette page plus tard.'}
        </p>
      )}
      {evaluation && <Conclusion closed={evaluation.closed} />}
      {data.stored === id && (
        <output className={styles.stored}>Votre avis est enregistré. L’entreprise le lit sur la fiche.</output>
      )}
      {opinions.length > 0 && (
        <ul className={styles.given} aria-label="Avis donnés par ce lien">
          {opinions.map((opinion) => (
            <li key={opinion.name}>
              <b dir="auto">{opinion.name}</b>
              {'\u00A0'}: {VERDICT_NAMES[opinion.verdict]}
              {opinion.sentence !== '' && <span dir="auto">{opinion.sentence}</span>}
            </li>
          ))}
        </ul>
      )}
      {opinions.length === 0 && <Answer candidate={candidate} data={data} />}
      {opinions.length > 0 && (
        <details className={styles.closed} open={data.problem?.candidateId === id}>
          <FoldSummary>Changer un avis, ou en ajouter un</FoldSummary>
          <p className="muted small">Le même nom remplace l’avis donné. Un autre nom en ajoute un.</p>
          <Answer candidate={candidate} data={data} />
        </details>
      )}
    </article>
  );
}

const REFUSALS = {
  BUSY: { title: 'Un instant', art: undefined },
  UNKNOWN: { title: 'Cette page ne s’ouvre pas', art: 'expired' },
  ENDED: { title: 'Cette page est fermée', art: 'expired' },
} as const;

/** Page on which a person without an account reads the candidates of a link and answers. Works without a script. */
export function OpinionPage({ data }: { data: OpinionPageData }) {
  if (data.state === 'AWAY')
    return (
      <Page>
        <EmptyState level={1} title="Le service est momentanément indisponible">
          Rechargez cette page dans un instant. Le lien reste valable.
        </EmptyState>
      </Page>
    );
  if (data.state !== 'READY') {
    const { title, art } = REFUSALS[data.state];
    return (
      <Page>
        <EmptyState level={1} title={title} {...(art && { art })}>
          {data.message}
        </EmptyState>
      </Page>
    );
  }
  const { companyName, jobTitle, endsAt, candidates } = data;
  return (
    <Page width="form">
      <header className={styles.head}>
        <h1>Votre avis</h1>
        <p>
          {companyName} recrute{'\u00A0'}: {jobTitle}. Une IA a mené l’entretien, une personne décide. Cette page
          s’ouvre jusqu’au {formatDate(endsAt)} : gardez le lien pour vous.
        </p>
      </header>
      {candidates.map((candidate) => (
        <Candidate key={candidate.id} candidate={candidate} data={data} />
      ))}
    </Page>
  );
}
