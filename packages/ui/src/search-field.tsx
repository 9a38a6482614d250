import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { SearchIcon, XIcon } from './icons.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> & {
  /** Accessible name; not visible. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Key that focuses the field, shown at its end while it is empty. */
  shortcut?: string;
};

export function SearchField({ label, value, onChange, shortcut, className, ...input }: SearchFieldProps) {
  return (
    <div className={cx(styles.search, className)}>
      <SearchIcon />
      <input
        autoComplete="off"
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <IconButton
          className={styles.clear}
          size="xs"
          label="Effacer la recherche"
          icon={<XIcon />}
          onClick={() => onChange('')}
        />
      ) : (
        shortcut && <kbd aria-hidden="true">{shortcut}</kbd>
      )}
    </div>
  );
}
