import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { XIcon } from './icons.tsx';
import styles from './tag-input.module.css';

export interface TagInputProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Reminder at the end of the box: « Entrée pour ajouter ». */
  enterHint?: string;
  maxLength?: number;
  disabled?: boolean;
  id?: string;
}

const same = (a: string, b: string) => a.toLocaleLowerCase('fr') === b.toLocaleLowerCase('fr');

/** Calls a function at once, or when the pointer that is pressed now is released. */
function useWhenReleased(): (act: () => void) => void {
  const pressed = useRef(false);

  useEffect(() => {
    const press = () => (pressed.current = true);
    const release = () => (pressed.current = false);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (act) => {
    if (!pressed.current) {
      act();
      return;
    }
    const released = new AbortController();
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(end, () => (released.abort(), act()), { signal: released.signal });
    }
  };
}

/** A list of free-text tags: Enter adds one (trimmed, no duplicates), a cross or Backspace removes one. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, placeholder, enterHint, maxLength = 60, disabled, id, ...field } = props;
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const whenReleased = useWhenReleased();

  const add = () => {
    const word = draft.trim().replace(/\s+/g, ' ');
    if (word && !value.some((item) => same(item, word))) onChange([...value, word]);
    setDraft('');
  };
  // A new tag may move the page down: while the pointer is pressed, the button under it would move away.
  const leave = () => whenReleased(add);
  const remove = (word: string) => {
    onChange(value.filter((item) => item !== word));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of an accent or of Arabic text; that Enter must not add a tag.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && draft === '') {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  };

  return (
    <Field {...field} id={id}>
      {(control) => (
        <div className={cx(styles.box, field.error && styles.invalid)}>
          {value.map((word) => (
            <span className={styles.tag} key={word}>
              {word}
              <button type="button" aria-label={`Retirer ${word}`} disabled={disabled} onClick={() => remove(word)}>
                <XIcon size={14} />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            type="text"
            className={styles.input}
            value={draft}
            placeholder={value.length === 0 ? placeholder : undefined}
            maxLength={maxLength}
            disabled={disabled}
            enterKeyHint="enter"
            autoComplete="off"
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            // Leaving the field adds a word that was typed but not confirmed.
            onBlur={leave}
          />
          {enterHint && (
            <span className={styles.enter} aria-hidden="true">
              <kbd>↵</kbd>
              {enterHint}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
