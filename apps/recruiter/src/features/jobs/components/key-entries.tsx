import { cx } from '@kafaa/ui/class-names';
import { Button } from '@kafaa/ui/button.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { PlusIcon, Trash2Icon } from '@kafaa/ui/icons.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from './key-editor.module.css';
import { type Entry, type Messages, MOST, type Side } from './key-form.ts';

const TEXTS = {
  points: {
    legend: 'Ce qu’une bonne réponse nomme',
    one: 'Point',
    add: 'Ajouter un point',
    remove: 'Retirer le point',
    example: 'Couper l’alimentation',
  },
  redFlags: {
    legend: 'Les erreurs graves',
    one: 'Signal d’alerte',
    add: 'Ajouter un signal d’alerte',
    remove: 'Retirer le signal d’alerte',
    example: 'Travailler sous tension',
  },
} as const;

interface KeyEntriesProps {
  side: Side;
  entries: readonly Entry[];
  /** Errors that prevent sending. */
  faults: Messages;
  /** Suggestions; an error of the same field takes precedence. */
  advice: Messages;
  onChange: (entries: readonly Entry[]) => void;
}

/** The points or the mistakes of an answer key: each has a title and synonyms. */
export function KeyEntries({ side, entries, faults, advice, onChange }: KeyEntriesProps) {
  const { legend, one, add, remove, example } = TEXTS[side];
  const change = (id: string, part: Partial<Entry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const focus = (id: string) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus());
  return (
    <fieldset className={cx('stack gap-12', styles.entries)}>
      <legend>{legend}</legend>
      {entries.map((entry, index) => (
        <div className={cx('grid gap-12', styles.entry)} key={entry.id}>
          <TextField
            compact
            label={`${one} ${index + 1}`}
            value={entry.text}
            placeholder={index === 0 ? example : undefined}
            error={faults.get(entry.id)}
            hint={advice.get(entry.id)}
            data-entry={entry.id}
            onChange={(event) => change(entry.id, { text: event.target.value })}
          />
          <TextareaField
            label="Autres façons de le dire"
            rows={2}
            value={entry.synonyms}
            hint={index === 0 ? 'Une par ligne, en peu de mots, comme on le dit au travail.' : undefined}
            error={faults.get(`${entry.id}/synonyms`)}
            onChange={(event) => change(entry.id, { synonyms: event.target.value })}
          />
          <IconButton
            size="sm"
            danger
            label={`${remove} ${index + 1}`}
            icon={<Trash2Icon />}
            disabled={entries.length === 1}
            onClick={() => {
              const next = entries[index + 1] ?? entries[index - 1];
              onChange(entries.filter(({ id }) => id !== entry.id));
              if (next) focus(next.id);
            }}
          />
        </div>
      ))}
      {entries.length < MOST[side] && (
        <Button
          variant="ghost"
          size="sm"
          icon={<PlusIcon />}
          className={styles.add}
          onClick={() => {
            const id = `${side}-new-${Math.max(0, ...entries.map((entry) => Number(/-new-(\d+)$/.exec(entry.id)?.[1] ?? 0))) + 1}`;
            onChange([...entries, { id, text: '', synonyms: '' }]);
            focus(id);
          }}
        >
          {add}
        </Button>
      )}
    </fieldset>
  );
}
