import { type InvitationReply, MAX_NOTE_LENGTH } from '@kafaa/domain/invitations/options';
import type { ReplyView } from '@kafaa/domain/invitations/schema';
import { useEffect, useRef, useState } from 'react';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { CheckIcon, PencilIcon } from '@kafaa/ui/icons.tsx';
import { CalendarIcon, CircleCheckIcon, CircleXIcon } from '@kafaa/ui/page-icons.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from './reply-form.module.css';

export type Answer = Exclude<InvitationReply, 'NONE'>;

interface ReplyFormProps {
  view: ReplyView;
  link: string;
  /** Whether the answer was just saved: the heading then takes the focus, so that screen-reader users notice the change. */
  answered: boolean;
  /** The answer that the mail's link proposes; it is sent only on a click here. */
  proposed: Answer | undefined;
  sending: Answer | undefined;
  problem: string | undefined;
  onReply: (answer: Answer, note?: string) => void;
}

const SAID: Readonly<Record<Answer, { title: string; text: string }>> = {
  ACCEPTED: { title: 'Votre présence est confirmée', text: 'a reçu votre réponse et vous attend.' },
  DECLINED: {
    title: 'C’est noté\u00A0: pas à cette date',
    text: 'a reçu votre réponse et peut vous proposer une autre date. Votre candidature reste ouverte.',
  },
};

interface GivenAnswerProps {
  reply: Answer;
  companyName: string;
  link: string;
  /** Whether the answer was just saved: the heading then takes the focus, so that screen-reader users notice the change. */
  answered: boolean;
  /** The label of the button that changes the answer; null without one. */
  change: string | null;
  onChange: () => void;
}

export function GivenAnswer({ reply, companyName, link, answered, change, onChange }: GivenAnswerProps) {
  const accepted = reply === 'ACCEPTED';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answered) heading.current?.focus();
  }, [answered]);
  return (
    <section className={styles.answered} data-reply={reply}>
      {accepted ? <CircleCheckIcon size={28} /> : <CircleXIcon size={28} />}
      <div>
        <h2 id="reponse" ref={heading} tabIndex={-1}>
          {SAID[reply].title}
        </h2>
        <p>
          {companyName} {SAID[reply].text}
        </p>
      </div>
      <div className={styles.actions}>
        {accepted && (
          <ButtonLink size="lg" icon={<CalendarIcon size={18} />} href={calendarPath(link)} download>
            Ajouter à mon agenda
          </ButtonLink>
        )}
        {change !== null && (
          <Button size="lg" variant="ghost" icon={<PencilIcon size={18} />} onClick={onChange}>
            {change}
          </Button>
        )}
      </div>
    </section>
  );
}

interface OtherMomentProps {
  /** Whether the field is open, above the buttons that send it, because the mail's link says no. */
  open: boolean;
  disabled: boolean;
  note: string;
  onNote: (note: string) => void;
}

/** Field for a sentence that is sent to the company with a « no ». */
function OtherMoment({ open, disabled, note, onNote }: OtherMomentProps) {
  return (
    <details className={styles.other} open={open}>
      <summary>Proposer un autre moment</summary>
      <TextField
        label="Quand pouvez-vous venir"
        hint={open ? undefined : 'Écrivez-le avant de dire que vous ne pouvez pas à cette date.'}
        optional
        maxLength={MAX_NOTE_LENGTH}
        disabled={disabled}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </details>
  );
}

/** Shows the saved answer, or the two buttons to choose from. */
export function ReplyForm({ view, link, answered, proposed, sending, problem, onReply }: ReplyFormProps) {
  const [changing, setChanging] = useState(false);
  const [note, setNote] = useState('');
  const { reply, companyName } = view;
  // The button « Changer ma réponse » disappears together with the answer, so the focus moves.
  useFocusNext(() => document.getElementById('reponse'));
  if (reply !== 'NONE' && !changing) {
    return (
      <GivenAnswer
        reply={reply}
        companyName={companyName}
        link={link}
        answered={answered}
        change="Changer ma réponse"
        onChange={() => setChanging(true)}
      />
    );
  }
  const yesFirst = proposed !== 'DECLINED';
  const yes = (
    <Button
      key="yes"
      size="lg"
      block
      variant={yesFirst ? 'primary' : 'secondary'}
      icon={<CheckIcon size={18} />}
      busy={sending === 'ACCEPTED'}
      disabled={sending === 'DECLINED'}
      onClick={() => onReply('ACCEPTED')}
    >
      {sending === 'ACCEPTED' ? 'Envoi...' : 'Je serai là'}
    </Button>
  );
  const no = (
    <Button
      key="no"
      size="lg"
      block
      variant={yesFirst ? 'secondary' : 'primary'}
      busy={sending === 'DECLINED'}
      disabled={sending === 'ACCEPTED'}
      onClick={() => onReply('DECLINED', note)}
    >
      {sending === 'DECLINED' ? 'Envoi...' : 'Je ne peux pas à cette date'}
    </Button>
  );
  const other = <OtherMoment open={!yesFirst} disabled={sending !== undefined} note={note} onNote={setNote} />;
  return (
    <section className={styles.form} aria-labelledby="reponse">
      <h2 id="reponse" tabIndex={-1}>
        {proposed ? 'Confirmez votre réponse' : 'Pouvez-vous venir\u202F?'}
      </h2>
      {!yesFirst && other}
      <div className={styles.buttons}>{yesFirst ? [yes, no] : [no, yes]}</div>
      {problem && (
        <div role="alert">
          <ErrorText>{problem}</ErrorText>
        </div>
      )}
      {yesFirst && other}
      <p className={styles.hint}>
        Vous pourrez changer d’avis jusqu’à l’heure de l’entretien. Dire non à cette date ne retire pas votre
        candidature.
      </p>
    </section>
  );
}

export const calendarPath = (link: string) => `/api/replies/${encodeURIComponent(link)}/calendar`;
