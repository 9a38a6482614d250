import type { Candidate } from '@kafaa/domain/candidates/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { patchCandidates } from '#/features/candidates/queries';
import { errorMessage } from '#/lib/api';
import { clearDraft, type DraftPlace, readDraft, writeDraft } from '#/lib/draft';
import { getSession } from '#/lib/session';
import { toast } from '#/lib/toast';
import { saveNotes } from '../queries.ts';

const PAUSE_MS = 800;
const FAILURE = 'Vos notes n’ont pas pu être enregistrées. Elles sont gardées sur cet appareil.';

/** `kept`: on this device, and not on the server yet. */
export type NotesState = 'saved' | 'typing' | 'saving' | 'kept';

function placeOf(candidateId: string): DraftPlace {
  const state = getSession();
  const userId = state.status === 'authenticated' ? state.session.userId : '';
  return { area: 'local', key: `notes.${userId}.${candidateId}` };
}

function keptNotes(place: DraftPlace): string | undefined {
  const value = readDraft(place)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Notes that save themselves: on this device with every key, on the server when the typing pauses and when the file
 * closes. What could not be sent stays here and goes with the next key, network or visit.
 */
export function useNotes({ id, notes }: Pick<Candidate, 'id' | 'notes'>) {
  const client = useQueryClient();
  const [place] = useState(() => placeOf(id));
  const [text, setText] = useState(() => keptNotes(place) ?? notes);
  const [state, setState] = useState<NotesState>(() => (keptNotes(place) === undefined ? 'saved' : 'typing'));
  const [error, setError] = useState<string>();
  const latest = useRef(text);
  const running = useRef<Promise<void>>(undefined);
  const shown = useRef(true);

  // Another window may have written; what is being typed here goes first.
  const [known, setKnown] = useState(notes);
  if (notes !== known) {
    setKnown(notes);
    if (state === 'saved') setText(notes);
  }

  const send = async () => {
    const sent = latest.current;
    setState('saving');
    setError(undefined);
    try {
      await saveNotes(id, sent);
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

  return {
    text,
    state,
    error,
    change: (next: string) => {
      latest.current = next;
      setText(next);
      writeDraft(place, next, new Date());
      saveSoon();
    },
    retry: () => void save(),
  };
}
