import { cx } from '@kafaa/ui/class-names';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCovered } from '#/lib/shortcuts';
import { SearchIcon } from '@kafaa/ui/icons.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import styles from './palette-button.module.css';

// The palette's code loads when it is first opened.
const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette);

const isApple = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The « Rechercher ou agir » button in the header, and the shortcut ⌘K or Ctrl+K, which also works in text fields. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modifier = isApple ? event.metaKey : event.ctrlKey;
    if (!modifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // Suppresses the browser's own shortcut.
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
      <button
        type="button"
        className={cx('inline gap-8', styles.button)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span>Rechercher ou agir</span>
        <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}
