import { UNDO_MS } from '@kafaa/domain/candidates/options';
import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { isRemindedToday } from '@kafaa/domain/interviews/rules';
import { elided } from '@kafaa/domain/kernel/elision';
import { createContext, useContext } from 'react';
import { counted } from '@kafaa/web-kit/format';
import { getToasts, toast } from '@kafaa/web-kit/toast';
import type { StageCommands } from '#/features/candidates/components/use-stages';
import type { Decided, useDecide } from '#/features/candidates/components/use-job-candidates';

/** The commands on candidates, shared by buttons, keys and palette entries. */
export interface Commands extends StageCommands {
  /** Whether the person's role may decide, invite, export and change the offer (the same roles may do all four). */
  readonly decides: boolean;
  /** Opens the dialog that asks for the reason. */
  readonly reject: (candidates: readonly Candidate[]) => void;
  readonly unreject: (candidates: readonly Candidate[]) => void;
  readonly schedule: (candidate: Candidate) => void;
}

const missing = () => {
  throw new Error('CommandsContext has no provider');
};
export const CommandsContext = createContext<Commands>({
  decides: false,
  reject: missing,
  unreject: missing,
  schedule: missing,
  move: missing,
  undoMove: missing,
  remind: missing,
});

export function useCommands(): Commands {
  return useContext(CommandsContext);
}

export const fullName = ({ firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** True once the interview has begun, so that « Voir les réponses » has something to show. */
export function hasAnswers({
  interviewState,
  completedAt,
}: Pick<Candidate, 'interviewState' | 'completedAt'>): boolean {
  return completedAt !== null || interviewState === 'STARTED' || interviewState === 'COMPLETED';
}

/** Whether a single candidate can be rejected. Unlike in a group, this includes a candidate who was invited or met. */
export const isRejectable = ({ status, withdrawnAt }: Pick<Decided, 'status' | 'withdrawnAt'>) =>
  status !== 'REJECTED' && withdrawnAt === null;

/** Whether a reminder can be sent now. */
export function isRemindable({ stage, remindedAt }: Candidate, now = new Date()): boolean {
  const last = remindedAt === null ? null : new Date(remindedAt);
  return (stage === 'REGISTERED' || stage === 'STARTED') && !isRemindedToday(last, now);
}

export const decidable = (candidates: readonly Decided[]) => candidates.filter(awaitsDecision);

const REJECTION_TOAST = 'rejection';

/** Shows a toast that offers to undo a rejection for ten seconds. The returned function undoes it while the toast is shown. */
export function offerUndo(decide: ReturnType<typeof useDecide>, candidates: readonly Decided[]): () => void {
  const [first] = candidates;
  const id = `${REJECTION_TOAST}-${candidates.map((candidate) => candidate.id).join()}`;
  const undo = () => {
    toast.dismiss(id);
    decide
      .mutateAsync({ kind: 'undo', candidates })
      .then(() => toast.success(candidates.length > 1 ? 'Candidatures rétablies' : 'Candidature rétablie'))
      .catch(() => undefined);
  };
  const text =
    candidates.length === 1 && first
      ? `Candidature ${elided('de', fullName(first))} rejetée`
      : counted(candidates.length, 'candidature rejetée', 'candidatures rejetées');
  toast(text, { id, duration: UNDO_MS, countdown: true, action: { label: 'Annuler', onClick: undo } });
  return () => {
    // After the toast, a rejection can be undone only in the candidate's details.
    if (getToasts().some((shown) => shown.id === id)) undo();
  };
}
