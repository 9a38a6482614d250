import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react';
import type { Draft } from '../answer-sheet.ts';
import { noteWriting, type WritingEvent } from '../writing-events.ts';
import { startLog, type WritingLog } from '../writing-log.ts';

/** Logs how the text of one question is written: only totals (see writing-log), and nothing if `off`. */
export function useWritingLog(index: number, draft: Draft | undefined, off: boolean) {
  const current = useRef<{ index: number; log: WritingLog }>(undefined);
  /** Text last cut or copied in the field: pasting it back does not count as pasted. */
  const own = useRef<string>(undefined);

  useEffect(() => {
    current.current = { index, log: draft?.log ?? startLog(Date.now()) };
    // oxlint-disable-next-line react/exhaustive-deps -- a new question starts a new log; later drafts come from this one
  }, [index]);

  const note = (event: WritingEvent) => {
    const state = current.current;
    if (state) current.current = { ...state, log: noteWriting(state.log, event, Date.now()) };
  };

  useEffect(() => {
    const left = () => note({ kind: 'left' });
    addEventListener('blur', left);
    return () => removeEventListener('blur', left);
  }, []);

  const inserted = (text: string) => {
    if (text !== '' && text !== own.current) note({ kind: 'inserted', chars: text.length });
  };
  const keepOwn = ({ currentTarget: field }: ClipboardEvent<HTMLTextAreaElement>) => {
    own.current = field.value.slice(field.selectionStart, field.selectionEnd);
  };

  return {
    log: () => (off ? undefined : current.current?.log),
    /** Starts a new log, or continues the given one. */
    restart: (log = startLog(Date.now())) => {
      current.current = { index, log };
    },
    /** Logs one change of the field's text, from `before` to the event's value. */
    changed(event: ChangeEvent<HTMLTextAreaElement>, before: string): void {
      const { inputType } = event.nativeEvent as InputEvent;
      if (inputType.startsWith('insertFromPaste') || inputType.startsWith('insertFromDrop')) return;
      const chars = event.target.value.length - before.length;
      if (inputType.startsWith('delete') || chars < 0) note({ kind: 'deleted', left: event.target.value.length });
      else note({ kind: 'typed', chars });
    },
    handlers: {
      onCopy: keepOwn,
      onCut: keepOwn,
      onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => inserted(event.clipboardData.getData('text')),
      onDrop: (event: DragEvent<HTMLTextAreaElement>) => inserted(event.dataTransfer.getData('text')),
    },
  };
}
