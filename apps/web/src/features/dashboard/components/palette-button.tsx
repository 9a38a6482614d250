import { useEffect, useEffectEvent, useState } from 'react';
import { isCovered } from '#/lib/shortcuts';
import { SearchIcon } from '#/ui/icons.tsx';
import { lazyDialog } from '#/ui/lazy-dialog.tsx';
import styles from './palette-button.module.css';

// Nobody waits for what they have not asked for: it comes with the first press.
const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette);

const isApple = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** « Rechercher ou agir » in the header, and ⌘K or Ctrl+K from everywhere, fields included. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modifier = isApple ? event.metaKey : event.ctrlKey;
    if (!modifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // The browser's own use of the keys is no help in here.
    event.preventDefault();
    if (open) setOpen(false);
    else if (!isCovered()) setOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SearchIcon />
        <span>Rechercher ou agir</span>
        <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}
