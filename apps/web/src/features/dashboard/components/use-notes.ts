import { getCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { patchCandidates } from '#/features/candidates/queries';
import { ApiError, call, errorMessage } from '#/lib/api';
import { clearDraft, type DraftPlace, readDraft, writeDraft } from '#/lib/draft';
import { getSession } from '#/lib/session';
import { toast } from '#/lib/toast';

const PAUSE_MS = 800;
const FAILURE = 'Vos notes n’ont pas pu être enregistrées. Elles sont gardées sur cet appareil.';

/** `kept`: on this device, and not on the server yet. `changed`: somebody else has written meanwhile. */
export type NotesState = 'saved' | 'typing' | 'saving' | 'kept' | 'changed';

function placeOf(candidateId: string): DraftPlace {
  const state = getSession();
  const userId = state.status === 'authenticated' ? state.session.userId : '';
  return { area: 'local', key: `notes.${userId}.${candidateId}` };
}

/** Null when the notes are saved; what somebody else has written since `before` was read, when they are not. */
async function saveNotes(id: string, notes: string, before: string | undefined): Promise<string | null> {
  try {
    await call(saveCandidateNotes, { params: { id }, body: { notes, before } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== candidateErrors.NOTES_CHANGED.code) throw error;
    return (await call(getCandidate, { params: { id } })).notes;
  }
}

/** What was typed here and not saved, and the text of the server that it began from. */
interface Kept {
  readonly text: string;
  readonly before: string;
}

function keptNotes(place: DraftPlace): Kept | undefined {
  const value = readDraft(place)?.value as Partial<Kept> | null | undefined;
  const { text, before } = value ?? {};
  return typeof text === 'string' && typeof before === 'string' ? { text, before } : undefined;
}

/**
 * Notes that save themselves: on this device with every key, on the server when the typing pauses and when the file
 * closes. What could not be sent stays here and goes with the next key, network or visit. What another window has
 * written meanwhile is never replaced unseen: the person chooses.
 */
export function useNotes({ id, notes }: Pick<Candidate, 'id' | 'notes'>) {
  const client = useQueryClient();
  const [place] = useState(() => placeOf(id));
  const [kept] = useState(() => keptNotes(place));
  const [text, setText] = useState(kept?.text ?? notes);
  const [state, setState] = useState<NotesState>(kept ? 'typing' : 'saved');
  const [error, setError] = useState<string>();
  const [other, setOther] = useState('');
  const latest = useRef(text);
  const before = useRef(kept?.before ?? notes);
  const running = useRef<Promise<void>>(undefined);
  const shown = useRef(true);

  // Another window may have written; what is being typed here goes first.
  const [known, setKnown] = useState(notes);
  if (notes !== known) {
    setKnown(notes);
    if (state === 'saved') setText(notes);
  }
  const follow = useEffectEvent((now: string) => {
    if (state !== 'saved') return;
    latest.current = now;
    before.current = now;
  });
  useEffect(() => follow(notes), [notes]);

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
      before.current = sent;
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
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One call at a time, so that an older text never arrives last. */
  const save = async () => {
    clearTimeout(pause.current);
    await running.current;
    running.current = send();
    await running.current;
  };
  const saveSoon = () => {
    setState('typing');
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void save(), PAUSE_MS);
  };

  const enter = useEffectEvent(() => {
    shown.current = true;
    if (state === 'typing') pause.current = setTimeout(() => void save(), PAUSE_MS);
  });
  const leave = useEffectEvent(() => {
    shown.current = false;
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

  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  return {
    text,
    state,
    error,
    /** The text of the other window, in the state `changed`. */
    other,
    change: (next: string) => {
      show(next);
      writeDraft(place, { text: next, before: before.current } satisfies Kept, new Date());
      // Which of two texts stays is not decided by typing on.
      if (state !== 'changed') saveSoon();
    },
    retry: () => void save(),
    keepMine: () => {
      before.current = other;
      void save();
    },
    takeOther: () => {
      before.current = other;
      show(other);
      clearDraft(place);
      patchCandidates(client, new Map([[id, { notes: other }]]));
      setState('saved');
    },
  };
}
