import { useState } from 'react';
import { AnswerVerdict } from '#/features/interviews/components/answer-verdict.tsx';
import { type Exchange, readTranscript, transcriptError } from '#/features/interviews/components/transcript-text';
import { useTranscript } from '#/features/interviews/queries';
import { fullName } from '#/features/palette/components/commands';
import { usePlanFeature } from '#/features/plans/queries';
import { counted } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { SpinnerPanel } from '@kafaa/ui/spinner.tsx';
import type { CandidateFile } from '../queries.ts';
import styles from './compare-view.module.css';
import { sameQuestions } from './comparison.ts';

interface CompareAnswersProps {
  columns: readonly CandidateFile[];
}

/** One answer with its level, its reason and the follow-up. */
function Cell({ column, exchange }: { column: CandidateFile; exchange: Exchange | undefined }) {
  if (!exchange) return <p className="muted">Question non posée.</p>;
  return (
    <>
      <b className={styles.owner}>{fullName(column)}</b>
      {exchange.verdict && <AnswerVerdict className={styles.verdict} verdict={exchange.verdict} />}
      {exchange.answer ? (
        <p className={styles.said} dir="auto">
          {exchange.answer}
        </p>
      ) : (
        <p className="muted">Sans réponse.</p>
      )}
      {exchange.again && (
        <p className={styles.said} dir="auto">
          <span className="muted">{exchange.again.question}</span> {exchange.again.answer}
        </p>
      )}
      <AppLink className="small" href={`${paths.interviewChat(column.id)}#q${exchange.index + 1}`}>
        Lire dans l’entretien
      </AppLink>
    </>
  );
}

function AnswerTable({ columns, exchanges }: CompareAnswersProps & { exchanges: readonly (readonly Exchange[])[] }) {
  const rows = sameQuestions(exchanges);
  if (rows.length === 0) return <p className="muted">Aucune question n’a été posée à deux de ces candidats.</p>;
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <>
      <p className="muted small">
        {differing > 0
          ? `${counted(differing, 'question')} sur ${rows.length} où les niveaux diffèrent, la plus grande différence d’abord.`
          : 'Dans l’ordre de l’entretien.'}
      </p>
      <div className={cx('panel', styles.card)}>
        <table className={styles.table} data-columns={columns.length} data-answers="">
          <caption className="sr-only">Réponses à la même question</caption>
          <thead>
            <tr>
              <th scope="col" className={cx('muted small', styles.corner)}>
                Question
              </th>
              {columns.map((column) => (
                <th scope="col" key={column.id}>
                  <bdi>{fullName(column)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ question, exchanges: given }) => (
              <tr key={question} className={styles.wide}>
                <th scope="row" dir="auto">
                  {question}
                </th>
                {columns.map((column, index) => (
                  <td key={column.id}>
                    <Cell column={column} exchange={given[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Fetches the interviews only on request, because the audit trail records each reading. */
function LoadedAnswers({ columns }: CompareAnswersProps) {
  const ids = columns.map(({ id }) => id);
  const first = useTranscript(ids[0]);
  const second = useTranscript(ids[1]);
  const third = useTranscript(ids[2], { enabled: ids[2] !== undefined });
  const chats = [first, second, third].slice(0, ids.length);
  const failed = chats.filter(({ error, data }) => error && !data);
  const [failure] = failed;
  if (failure) {
    return (
      <ErrorBand
        message={transcriptError(failure.error).message}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (chats.some(({ data }) => !data)) return <SpinnerPanel />;
  return (
    <AnswerTable columns={columns} exchanges={chats.map(({ data }) => (data ? readTranscript(data).exchanges : []))} />
  );
}

/** The answers to the same questions side by side, on request, where the plan shows answers. */
export function CompareAnswers({ columns }: CompareAnswersProps) {
  const [open, setOpen] = useState(false);
  const allowed = usePlanFeature('TRANSCRIPTS');
  return (
    <section className={cx('grid gap-10', styles.answers)} aria-labelledby="reponses-comparees">
      <h2 id="reponses-comparees">Leurs réponses</h2>
      {allowed === false ? (
        <p className="cluster middle gap-12">
          <span className="muted">Les réponses se lisent avec le plan Entreprise.</span>
          <ButtonLink variant="secondary" size="sm" icon={<LockIcon />} href={paths.pricing}>
            Améliorer mon abonnement
          </ButtonLink>
        </p>
      ) : open ? (
        <LoadedAnswers key={columns.map(({ id }) => id).join()} columns={columns} />
      ) : (
        <p>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Lire leurs réponses côte à côte
          </Button>
        </p>
      )}
    </section>
  );
}
