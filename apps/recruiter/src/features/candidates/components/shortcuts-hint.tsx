import { useShortcutsSwitch } from '#/lib/shortcuts';
import { cx } from '@kafaa/ui/class-names';
import { useCommands } from '#/features/palette/components/commands';
import styles from './shortcuts-hint.module.css';

/** The main shortcuts, shown under the list; the button opens the full list. */
export function ShortcutsHint({ onHelp }: { onHelp: () => void }) {
  const [on] = useShortcutsSwitch();
  const { decides } = useCommands();
  return (
    <>
      <p className={cx('muted small', styles.touch)}>
        Un appui long sur un candidat le sélectionne{'\u00A0'}: vous pouvez alors agir sur plusieurs.
      </p>
      <p className={cx('cluster middle muted', styles.hint, styles.keycaps)}>
        {on && (
          <>
            <span aria-hidden="true">
              <kbd>J</kbd>
              <kbd>K</kbd>Parcourir
            </span>
            <span aria-hidden="true">
              <kbd>↵</kbd>Déplier
            </span>
            <span aria-hidden="true">
              <kbd>X</kbd>Sélectionner
            </span>
            {decides && (
              <span aria-hidden="true">
                <kbd>P</kbd>Planifier
              </span>
            )}
            <span aria-hidden="true">
              <kbd>C</kbd>Comparer
            </span>
          </>
        )}
        <button type="button" onClick={onHelp}>
          {on && <kbd aria-hidden="true">?</kbd>}Tous les raccourcis
        </button>
      </p>
    </>
  );
}
