import { ASSISTANT_NAME, greetingTexts } from '@kafaa/domain/interviews/texts';
import { cx } from '@kafaa/ui/class-names';
import { ArrowUpIcon } from '@kafaa/ui/chat-icons.tsx';
import type { KnownInterview } from '../snapshot.ts';
import log from './chat-log.module.css';
import chat from './chat.module.css';
import styles from './composer.module.css';

/** Placeholder of the conversation until its script has loaded: the greeting, and the field without its function. */
export function TalkOutline({ interview }: { interview: KnownInterview }) {
  const { interviewLanguage, candidate, companyName } = interview;
  const facts = { firstName: candidate.firstName, companyName };
  return (
    <>
      <div className={chat.scroller}>
        <div className="column gap-6">
          <p className={log.who}>{ASSISTANT_NAME}</p>
          {greetingTexts(interviewLanguage, facts).map((text) => (
            <p key={text} className={log.bot} dir="auto">
              {text}
            </p>
          ))}
        </div>
      </div>
      <footer className={styles.footer}>
        <div className={styles.box}>
          <textarea rows={1} disabled aria-label="Votre réponse" placeholder="La question arrive" />
          <span className={cx(styles.send, styles.idle)}>
            <ArrowUpIcon size={22} />
          </span>
        </div>
        <div className={styles.note} />
      </footer>
    </>
  );
}
