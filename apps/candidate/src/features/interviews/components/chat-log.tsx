import { AGAIN_IN_ARABIC } from '@kafaa/domain/interviews/reply-texts';
import { ASSISTANT_NAME } from '@kafaa/domain/interviews/texts';
import { cx } from '@kafaa/ui/class-names';
import { WifiOffIcon } from '@kafaa/ui/chat-icons.tsx';
import { CheckIcon, CircleAlertIcon, PencilIcon } from '@kafaa/ui/icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { stateOf } from '../answer-sheet.ts';
import type { Line } from '../conversation.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview, Snapshot } from '../snapshot.ts';
import styles from './chat-log.module.css';

interface ChatLogProps {
  readonly lines: readonly Line[];
  readonly interview: KnownInterview;
  readonly snapshot: Snapshot;
  readonly controller: InterviewController;
}

type AnswerLine = Extract<Line, { kind: 'answer' }>;

interface TwoAnswersProps extends Pick<ChatLogProps, 'controller'> {
  readonly index: number;
  readonly other: string;
}

/** Shows an answer that another device sent first; the candidate chooses which of the two answers stays. */
function TwoAnswers({ index, other, controller }: TwoAnswersProps) {
  return (
    <div className={styles.choice} role="alert">
      <p>Vous aviez déjà répondu sur un autre appareil{'\u00A0'}:</p>
      <p className={styles.other} dir="auto">
        {other}
      </p>
      <p className={styles.status}>
        <button type="button" onClick={() => controller.choose(index, false)}>
          Garder cette réponse
        </button>
        <button type="button" onClick={() => controller.choose(index, true)}>
          Garder la nouvelle
        </button>
      </p>
    </div>
  );
}

/** The state of an answer (saved, waiting or rejected) in words, never by colour alone. */
function AnswerStatus({
  line,
  snapshot,
  controller,
}: Omit<ChatLogProps, 'lines' | 'interview'> & { line: AnswerLine }) {
  const { rejection, draft, answer, other } = stateOf(snapshot.sheet, line.index);
  const stuck = line.status === 'failed' || (line.status === 'waiting' && snapshot.outage === 'server');
  const unfinished = draft !== undefined && draft.text !== answer?.text;
  if (other) return <TwoAnswers index={line.index} other={other.text} controller={controller} />;
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

/** HTML id of a question's line; the answer field refers to it (aria). */
export const questionId = (index: number) => `question-${index}`;

/** Heading of a question: its number. A follow-up that comes long after its question quotes the question instead. */
function AskedAs({ index, interview: { questions, followUps } }: { index: number; interview: KnownInterview }) {
  const again = followUps[index - questions.length];
  if (again && !again.late) return <h2 className="sr-only">Précision sur la question {again.question + 1}</h2>;
  return (
    <h2 className={styles.number}>{again ? `«\u00A0${questions[again.question]}\u00A0»` : `Question ${index + 1}`}</h2>
  );
}

/** The conversation so far, rendered as plain text only. */
export function ChatLog({ lines, interview, snapshot, controller }: ChatLogProps) {
  const { interviewLanguage: language, questions, followUps } = interview;
  const lang = language === 'Anglais' ? 'en' : undefined;
  return (
    <div className="column gap-6" role="log" aria-live="polite" aria-label="Conversation">
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
            ) : line.kind === 'question' ? (
              <div id={questionId(line.index)} className={cx(styles.bot, !opens && styles.follows)}>
                <AskedAs index={line.index} interview={interview} />
                <p lang={lang} dir="auto">
                  {line.text}
                </p>
                {followUps[line.index - questions.length]?.language && (
                  <p lang="ar" dir="rtl">
                    {AGAIN_IN_ARABIC[language]}
                  </p>
                )}
              </div>
            ) : (
              <p
                className={cx(styles.bot, !opens && styles.follows, line.failed && styles.error)}
                lang={lang}
                dir="auto"
              >
                {line.text}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
