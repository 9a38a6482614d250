import { getCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { patchCandidates } from '#/features/candidates/queries';
import { attempt, call, errorMessage } from '@kafaa/web-kit/api';
import { clearDraft, type DraftPlace, readDraft, writeDraft } from '@kafaa/web-kit/draft';
import { getSession } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';

const PAUSE_MS = 800;
const FAILURE = 'Vos notes n’ont pas pu être enregistrées. Elles sont gardées sur cet appareil.';

/** `kept`: stored on this device but not on the server. `changed`: the notes were changed elsewhere in the meantime. */
export type NotesState = 'saved' | 'typing' | 'saving' | 'kept' | 'changed';

function placeOf(candidateId: string): DraftPlace {
  const state = getSession();
  const userId = state.status === 'authenticated' ? state.session.userId : '';
  return { area: 'local', key: `notes.${userId}.${candidateId}` };
}

/** Returns null if saved; on a conflict, the text that someone else has saved since `before` was read. */
async function saveNotes(id: string, notes: string, before: string | undefined): Promise<string | null> {
  const answer = await attempt(saveCandidateNotes, { params: { id }, body: { notes, before } });
  if (answer.ok) return null;
  if (answer.failure.code !== 'NOTES_CHANGED') throw answer.failure;
  return (await call(getCandidate, { params: { id } })).notes;
}

/** Text typed here but not saved, with the server's text that it is based on. */
interface Kept {
  readonly text: string;
  readonly before: string;
}

function keptNotes(place: DraftPlace): Kept | undefined {
  const value = readDraft(place)?.value as Partial<Kept> | null | undefined;
  const { text, before } = value ?? {};
  return typeof text === 'string' && typeof before === 'string' ? { text, before } : undefined;
}

/** Calls `send` now or when typing pauses, and one call at a time, so that an older text never arrives last. */
function useSaves(send: () => Promise<void>) {
  const running = useRef<Promise<void>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = async () => {
    clearTimeout(pause.current);
    await running.current;
    running.current = send();
    await running.current;
  };
  const saveSoon = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void save(), PAUSE_MS);
  };
  return { save, saveSoon };
}

/** Saves what is unsaved when the details open or close, and when the connection is back. */
function useUnsavedNotes(
  state: NotesState,
  onShown: (shown: boolean) => void,
  { save, saveSoon }: ReturnType<typeof useSaves>,
) {
  const enter = useEffectEvent(() => {
    onShown(true);
    if (state === 'typing') saveSoon();
  });
  const leave = useEffectEvent(() => {
    onShown(false);
    if (state === 'typing') void save();
  });
  const retry = useEffectEvent(() => {
    if (state === 'kept') void save();
  });
  useEffect(() => {
    enter();
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
      leave();
    };
  }, []);
}

/** Takes over notes changed in another window; unsaved text typed here takes precedence. */
function useOtherWindow(
  notes: string,
  state: NotesState,
  setText: (text: string) => void,
  onFollow: (text: string) => void,
) {
  const [known, setKnown] = useState(notes);
  if (notes !== known) {
    setKnown(notes);
    if (state === 'saved') setText(notes);
  }
  const follow = useEffectEvent((now: string) => {
    if (state === 'saved') onFollow(now);
  });
  useEffect(() => follow(notes), [notes]);
}

/** The text on screen, with the server's text that it is based on in `before`; `unsaved` if it was found on this device. */
function useTypedNotes(id: string, notes: string) {
  const [place] = useState(() => placeOf(id));
  const [kept] = useState(() => keptNotes(place));
  const [text, setText] = useState(kept?.text ?? notes);
  const latest = useRef(text);
  const before = useRef(kept?.before ?? notes);
  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  /** Sets the server's newer text as the base of further typing. */
  const rebase = (theirs: string) => {
    before.current = theirs;
  };
  const follow = (theirs: string) => {
    latest.current = theirs;
    before.current = theirs;
  };
  return { place, unsaved: kept !== undefined, text, setText, latest, before, show, rebase, follow };
}

/**
 * Notes with autosave: on this device at every keystroke, on the server when typing pauses and when the details close.
 * Text that could not be sent stays on the device and is sent at the next keystroke, reconnection or visit. Text
 * written in another window is never overwritten silently: the user chooses.
 */
export function useNotes({ id, notes }: Pick<Candidate, 'id' | 'notes'>) {
  const client = useQueryClient();
  const { place, unsaved, text, setText, latest, before, show, rebase, follow } = useTypedNotes(id, notes);
  const [state, setState] = useState<NotesState>(unsaved ? 'typing' : 'saved');
  const [error, setError] = useState<string>();
  const [other, setOther] = useState('');
  const shown = useRef(true);

  useOtherWindow(notes, state, setText, follow);

  const send = async () => {
    const sent = latest.current;
    setState('saving');
    setError(undefined);
    try {
      const theirs = await saveNotes(id, sent, before.current);
      if (theirs !== null) {
        setOther(theirs);
        setState('changed');
        return;
      }
      rebase(sent);
      patchCandidates(client, new Map([[id, { notes: sent }]]));
      if (latest.current === sent) {
        clearDraft(place);
        setState('saved');
      } else await send();
    } catch (failure) {
      setState('kept');
      setError(errorMessage(failure, FAILURE));
      if (!shown.current) toast.error(FAILURE);
    }
  };
  const saves = useSaves(send);
  const { save, saveSoon } = saves;
  useUnsavedNotes(state, (now) => (shown.current = now), saves);

  return {
    text,
    state,
    error,
    /** Text of the notes that another window saved; used only if `state` is `changed`. */
    other,
    change: (next: string) => {
      show(next);
      writeDraft(place, { text: next, before: before.current } satisfies Kept, new Date());
      // In a conflict, typing on does not save: the user must choose one of the texts.
      if (state === 'changed') return;
      setState('typing');
      saveSoon();
    },
    retry: () => void save(),
    keepMine: () => {
      rebase(other);
      void save();
    },
    takeOther: () => {
      rebase(other);
      show(other);
      clearDraft(place);
      patchCandidates(client, new Map([[id, { notes: other }]]));
      setState('saved');
    },
  };
}
