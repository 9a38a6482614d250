import { Button } from '@kafaa/ui/button.tsx';
import { ASSISTANT_NAME } from '@kafaa/domain/interviews/texts';
import type { ReactNode } from 'react';
import styles from './trial-question.module.css';

function Asked({ part, children }: { part?: string; children: ReactNode }) {
  return (
    <p className={styles.question} data-trial={part} hidden={part !== undefined}>
      <small>{ASSISTANT_NAME}</small>
      {children}
    </p>
  );
}

/** An answer that app/trial-question.ts fills in. */
function Answered({ part }: { part: string }) {
  return (
    <p className={styles.answer} data-trial={part} hidden>
      <small>Vous</small>
      <span dir="auto" />
    </p>
  );
}

/** One question as in an interview. Without its script, only question and example are shown. */
export function TrialQuestion() {
  return (
    <div className={styles.trial}>
      <div className={styles.chat}>
        <div role="log" aria-label="Question d’essai" className={styles.log}>
          <Asked>
            Un jour, quelqu’un vous avait mal compris, au travail, à l’école ou ailleurs. Que s’est-il passé, et
            qu’avez-vous fait ?
          </Asked>
          <Answered part="first" />
          <Asked part="short">Et vous, qu’avez-vous fait exactement ? Une ou deux phrases suffisent.</Asked>
          <Answered part="second" />
          <Asked part="arabic">
            Merci. Je ne sais pas encore évaluer l’arabe : dans un entretien, l’entreprise lirait votre réponse, et vous
            pourriez la redire en français. L’essai s’arrête ici, rien n’a été gardé.
          </Asked>
          <Asked part="end">
            Merci. Dans un entretien, la question suivante arriverait maintenant. L’essai s’arrête ici, rien n’a été
            gardé ni noté.
          </Asked>
        </div>
        {/* A form with method « dialog » outside a dialog sends nothing, even without its script. */}
        <form method="dialog" autoComplete="off" data-trial="form" className={styles.form}>
          <label htmlFor="trial">Votre réponse d’essai</label>
          <textarea id="trial" rows={3} dir="auto" required maxLength={2000} />
          <Button type="submit">Répondre</Button>
        </form>
        <Button className={styles.restart} variant="secondary" data-trial="restart" hidden>
          Recommencer
        </Button>
      </div>
      <div>
        <h3>Une bonne réponse dit trois choses</h3>
        <ul className={styles.wanted}>
          <li>
            <b>Ce qui se passait.</b> « Au marché, une cliente croyait que j’avais mal compté sa monnaie. »
          </li>
          <li>
            <b>Ce que vous avez fait, vous.</b> « J’ai recompté devant elle, billet par billet, sans élever la voix. »
          </li>
          <li>
            <b>Ce que cela a donné.</b> « Il manquait bien deux dinars. Je les lui ai rendus, et elle revient encore. »
          </li>
        </ul>
        <p>Deux à cinq phrases suffisent. Les fautes et les accents ne comptent pas.</p>
      </div>
    </div>
  );
}
