import { ASSISTANT_NAME } from '@kafaa/domain/interviews/texts';
import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import { cx } from '@kafaa/ui/class-names';
import { WifiOffIcon } from '@kafaa/ui/chat-icons.tsx';
import { CheckIcon, CircleAlertIcon, PencilIcon } from '@kafaa/ui/icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { stateOf } from '../answer-sheet.ts';
import type { Line } from '../conversation.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { Snapshot } from '../snapshot.ts';
import styles from './chat-log.module.css';

interface ChatLogProps {
  readonly lines: readonly Line[];
  readonly language: InterviewLanguage;
  readonly snapshot: Snapshot;
  readonly controller: InterviewController;
}

type AnswerLine = Extract<Line, { kind: 'answer' }>;

/** The state of an answer (saved, waiting or rejected) in words, never by colour alone. */
function AnswerStatus({ line, snapshot, controller }: Omit<ChatLogProps, 'lines' | 'language'> & { line: AnswerLine }) {
  const { rejection, draft, answer } = stateOf(snapshot.sheet, line.index);
  const stuck = line.status === 'failed' || (line.status === 'waiting' && snapshot.outage === 'server');
  const unfinished = draft !== undefined && draft.text !== answer?.text;
  return (
    <p className={cx(styles.status, stuck && styles.failed)}>
      {line.status === 'saved' && (
        <span>
          <CheckIcon size={14} />
          Enregistrée
        </span>
      )}
      {line.status === 'waiting' && snapshot.outage === 'none' && (
        <span>
          <Spinner size={14} />
          Envoi…
        </span>
      )}
      {line.status === 'waiting' && snapshot.outage === 'network' && (
        <span>
          <WifiOffIcon size={14} />
          En attente de réseau
        </span>
      )}
      {stuck && (
        <>
          <span>
            <CircleAlertIcon size={14} />
            {rejection ?? 'Échec'}
          </span>
          <button type="button" onClick={controller.retry}>
            Réessayer
          </button>
        </>
      )}
      {snapshot.editing !== line.index && !snapshot.submission.busy && (
        <button
          type="button"
          onClick={() => controller.edit(line.index)}
          aria-label={`Modifier la réponse ${line.index + 1}`}
        >
          <PencilIcon size={13} />
          {unfinished ? 'Reprendre le brouillon' : 'Modifier'}
        </button>
      )}
    </p>
  );
}

/** The question's label; a late follow-up, which does not directly follow its question, quotes that question. */
function AskedAs({ index, snapshot: { interview } }: { index: number; snapshot: Snapshot }) {
  const { questions = [], followUps } = interview ?? {};
  const again = followUps?.[index - questions.length];
  const called = again ? again.late && `«\u00A0${questions[again.question]}\u00A0»` : `Question ${index + 1}`;
  return called && <span className={styles.number}>{called}</span>;
}

/** The conversation so far, rendered as plain text only. */
export function ChatLog({ lines, language, snapshot, controller }: ChatLogProps) {
  const lang = language === 'Anglais' ? 'en' : undefined;
  return (
    <div className="column gap-6" role="log" aria-live="polite" aria-label="Conversation">
      <p className={styles.day}>Entretien en {language === 'Anglais' ? 'anglais' : 'français'}, sans limite de temps</p>
      {lines.map((line, position) => {
        if (line.kind === 'answer') {
          return (
            <div key={line.key} className={styles.answer}>
              <span className="sr-only">Vous{'\u00A0'}: </span>
              <p className={styles.mine} dir="auto">
                {line.text}
              </p>
              <AnswerStatus line={line} snapshot={snapshot} controller={controller} />
            </div>
          );
        }
        const previous = lines[position - 1];
        const opens = !previous || previous.kind === 'answer';
        return (
          <div key={line.key} className={styles.turn}>
            {opens && <p className={styles.who}>{ASSISTANT_NAME}</p>}
            {line.kind === 'typing' ? (
              <p className={cx(styles.bot, styles.typing)}>
                <span className="sr-only">L’assistant écrit</span>
                <i />
                <i />
                <i />
              </p>
            ) : (
              <p
                className={cx(styles.bot, !opens && styles.follows, line.kind === 'bot' && line.failed && styles.error)}
                lang={lang}
                dir="auto"
              >
                {line.kind === 'question' && <AskedAs index={line.index} snapshot={snapshot} />}
                {line.text}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
