import { lazy, type ReactNode, Suspense } from 'react';
import type { PageData } from '#/lib/page-data';
import { initials } from '@kafaa/web-kit/format';
import { WifiOffIcon } from '@kafaa/ui/chat-icons.tsx';
import { MarkLeaf } from '@kafaa/ui/logo.tsx';
import { growingStrip } from '@kafaa/ui/growing-wall';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { answeredCount, type AnswerSheet } from '../answer-sheet.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview, Snapshot } from '../snapshot.ts';
import styles from './chat.module.css';
import { chatMenu } from './later.ts';
import { TalkOutline } from './talk-outline.tsx';
import { useTalk } from './use-talk.ts';

const ChatMenu = lazy(async () => ({ default: (await chatMenu()).ChatMenu }));

interface ChatHeaderProps {
  interview: KnownInterview;
  sheet: AnswerSheet;
  /** Index of the question shown last, follow-ups included, so that the header changes with the conversation; -1 before the first. */
  current: number;
  readonly menu: ReactNode;
}

function ChatHeader({ interview, sheet, current, menu }: ChatHeaderProps) {
  const total = interview.questions.length;
  const done = answeredCount(sheet.slice(0, total));
  const over = current >= sheet.length;
  const again = interview.followUps[current - total];
  return (
    <header className={styles.header}>
      <div className="row middle gap-12">
        <div className={styles.mark} aria-hidden="true">
          {/* The company's initials, as on the page of its offer; a name without a letter has none. */}
          {initials(interview.companyName) || <MarkLeaf />}
        </div>
        <div className={styles.job}>
          <h1 title={interview.jobTitle}>{interview.jobTitle}</h1>
          <small>
            {interview.companyName}, {interview.jobLocation}
          </small>
        </div>
        <p className={styles.position}>
          <b>{over ? 'Dernière étape' : again ? 'Précision' : `Question ${current + 1 || 1}`}</b>
          {over ? 'votre CV' : again ? `question ${again.question + 1}` : `sur ${total}`}
        </p>
        <div className={styles.menu}>{menu}</div>
      </div>
      {/* One tile for each answer, and a last one for the CV. */}
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Progression de l’entretien"
        aria-valuenow={done}
        aria-valuemax={total + 1}
      >
        <TileWall rows={growingStrip(total + 1, done)} />
      </div>
    </header>
  );
}

interface ChatProps extends Pick<PageData, 'brand'> {
  readonly controller: InterviewController;
  readonly snapshot: Snapshot;
  readonly children?: ReactNode;
}

/** The interview: header with progress, conversation, then input field or CV panel. */
export function Chat({ controller, snapshot, brand, children }: ChatProps) {
  const { interview, sheet, screen, outage } = snapshot;
  const reading = screen === 'warning';
  const loaded = useTalk(reading);
  if (!interview) return null;
  return (
    <main id="contenu" className={styles.frame}>
      <ChatHeader
        interview={interview}
        sheet={sheet}
        current={snapshot.revealed}
        menu={
          !reading && (
            <Suspense>
              <ChatMenu controller={controller} snapshot={snapshot} interview={interview} support={brand?.email} />
            </Suspense>
          )
        }
      />
      <div role="status">
        {outage === 'network' && (
          <p className={styles.network}>
            <WifiOffIcon size={18} />
            <span>Hors connexion. Continuez{'\u00A0'}: vos réponses sont gardées sur cet appareil.</span>
          </p>
        )}
      </div>
      {loaded && !reading ? (
        <loaded.Talk controller={controller} snapshot={snapshot} interview={interview} />
      ) : (
        <TalkOutline interview={interview} />
      )}
      {children}
    </main>
  );
}
