import { COMPANY_ZONE, COMPANY_ZONE_LABEL, MAX_NOTE_LENGTH } from '@kafaa/domain/invitations/options';
import type { ReplyView } from '@kafaa/domain/invitations/schema';
import { useState } from 'react';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { type Answer, GivenAnswer } from './reply-form.tsx';
import styles from './reply-form.module.css';

interface SlotFormProps {
  view: ReplyView;
  link: string;
  answered: boolean;
  /** The answer that the mail's link proposes. */
  proposed: Answer | undefined;
  sending: boolean;
  problem: string | undefined;
  onChoose: (slot: string) => void;
  onDecline: (note: string) => void;
}

type Part = 'given' | 'slots' | 'decline';

function firstPart({ view, answered, proposed }: SlotFormProps): Part {
  if (view.reply !== 'DECLINED' && proposed === 'DECLINED' && !answered) return 'decline';
  if (view.reply !== 'NONE') return 'given';
  return view.slots.length > 0 ? 'slots' : 'decline';
}

/** Shows the slots to choose from, the saved choice, or the field for a sentence with « aucun ne me convient ». */
export function SlotForm(props: SlotFormProps) {
  const { view, link, answered } = props;
  const [part, setPart] = useState(() => firstPart(props));
  // A button that changes the part disappears with the part, so the focus moves.
  useFocusNext(() => document.getElementById('reponse'));
  /** Cancels a change of mind; null without an accepted date to keep. */
  const keep = view.reply === 'ACCEPTED' ? () => setPart('given') : null;
  if (part === 'given' && view.reply !== 'NONE')
    return (
      <GivenAnswer
        reply={view.reply}
        companyName={view.companyName}
        link={link}
        answered={answered}
        change={
          view.reply === 'ACCEPTED'
            ? view.slots.length > 0
              ? 'Changer ou annuler'
              : 'Je ne peux plus venir'
            : view.slots.length > 0
              ? 'Voir les créneaux'
              : null
        }
        onChange={() => setPart(view.slots.length > 0 ? 'slots' : 'decline')}
      />
    );
  return part === 'slots' && view.slots.length > 0 ? (
    <Slots {...props} onNone={() => setPart('decline')} onKeep={keep} />
  ) : (
    <Decline {...props} onBack={view.slots.length > 0 ? () => setPart('slots') : null} onKeep={keep} />
  );
}

/** Text of a slot: « lundi 23 novembre à 10:00 ». */
function slotText(slot: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: COMPANY_ZONE }).format(new Date(slot));
  // French writes the first of a month as an ordinal; CLDR does not.
  return text.replace(/ 1 (?=\p{L})/u, ' 1er ');
}

interface SlotsProps extends SlotFormProps {
  onNone: () => void;
  onKeep: (() => void) | null;
}

function Slots({ view, sending, problem, onChoose, onNone, onKeep }: SlotsProps) {
  const [chosen, setChosen] = useState<string>();
  const slot = view.slots.find((one) => one === chosen);
  return (
    <section className={styles.form} aria-labelledby="reponse">
      <h2 id="reponse" tabIndex={-1}>
        Choisissez un créneau
      </h2>
      <div className={styles.slots} role="group" aria-labelledby="reponse">
        {view.slots.map((one) => (
          <Button
            key={one}
            size="lg"
            block
            variant="secondary"
            aria-pressed={one === slot}
            {...(one === slot && { icon: <CheckIcon size={18} /> })}
            disabled={sending}
            onClick={() => setChosen(one)}
          >
            {slotText(one)}
          </Button>
        ))}
      </div>
      {problem && <Problem text={problem} />}
      <div className={styles.buttons}>
        <Button size="lg" block busy={sending} disabled={slot === undefined} onClick={() => slot && onChoose(slot)}>
          {sending ? 'Envoi...' : 'Confirmer ce créneau'}
        </Button>
        <Button size="lg" block variant="ghost" disabled={sending} onClick={onNone}>
          {view.reply === 'ACCEPTED' ? 'Je ne peux plus venir' : 'Aucun ne me convient'}
        </Button>
        {onKeep && <KeepDate disabled={sending} onKeep={onKeep} />}
      </div>
      <p className={styles.hint}>
        {view.durationMinutes} minutes, {COMPANY_ZONE_LABEL}. Vous pouvez changer de créneau une fois, jusqu’à 24 heures
        avant.
      </p>
    </section>
  );
}

interface DeclineProps extends SlotFormProps {
  onBack: (() => void) | null;
  onKeep: (() => void) | null;
}

function Decline({ view, sending, problem, onDecline, onBack, onKeep }: DeclineProps) {
  const [note, setNote] = useState('');
  return (
    <section className={styles.form} aria-labelledby="reponse">
      <h2 id="reponse" tabIndex={-1}>
        {view.reply === 'ACCEPTED' ? 'Vous ne pouvez plus venir' : 'Aucun créneau ne vous convient'}
      </h2>
      {view.slots.length === 0 && view.reply === 'NONE' && <p>Les créneaux proposés sont pris ou passés.</p>}
      <TextField
        label="Quand pouvez-vous venir"
        optional
        maxLength={MAX_NOTE_LENGTH}
        disabled={sending}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {problem && <Problem text={problem} />}
      <div className={styles.buttons}>
        <Button size="lg" block busy={sending} onClick={() => onDecline(note)}>
          {sending ? 'Envoi...' : 'Envoyer ma réponse'}
        </Button>
        {onBack && (
          <Button size="lg" block variant="ghost" disabled={sending} onClick={onBack}>
            Voir les créneaux
          </Button>
        )}
        {onKeep && <KeepDate disabled={sending} onKeep={onKeep} />}
      </div>
      <p className={styles.hint}>{view.companyName} reçoit votre réponse. Votre candidature reste ouverte.</p>
    </section>
  );
}

const KeepDate = ({ disabled, onKeep }: { disabled: boolean; onKeep: () => void }) => (
  <Button size="lg" block variant="ghost" disabled={disabled} onClick={onKeep}>
    Garder mon rendez-vous
  </Button>
);

const Problem = ({ text }: { text: string }) => (
  <div role="alert">
    <ErrorText>{text}</ErrorText>
  </div>
);
