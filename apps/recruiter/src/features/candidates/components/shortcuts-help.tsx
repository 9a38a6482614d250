import { useCommands } from '#/features/palette/components/commands';
import { useShortcutsSwitch } from '#/lib/shortcuts';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { cx } from '@kafaa/ui/class-names';
import { Modal } from '@kafaa/ui/modal.tsx';
import styles from './shortcuts-help.module.css';
import hint from './shortcuts-hint.module.css';
import type { KeyList } from './transcript-keys.ts';

const LIST_KEYS: KeyList = [
  [['J', 'K'], 'Candidat suivant, précédent'],
  [['↵'], 'Déplier ou replier la fiche'],
  [['X'], 'Sélectionner'],
  [['⇧', 'X'], 'Sélectionner jusqu’ici'],
  [['P'], 'Planifier un entretien'],
  [['R'], 'Rejeter'],
  [['Z'], 'Annuler le dernier rejet'],
  [['C'], 'Comparer 2 ou 3 candidats sélectionnés'],
  [['/'], 'Rechercher un candidat'],
  [['?'], 'Afficher ces raccourcis'],
];
/** The keys that decide about a candidate. */
const DECIDING: ReadonlySet<string> = new Set(['P', 'R', 'Z']);
const ALWAYS: KeyList = [
  [['Échap'], 'Tout désélectionner, fermer une fenêtre'],
  [['Ctrl', 'K'], 'Ouvrir la palette (⌘\u00A0K sur Mac)'],
];

function Keys({ of }: { of: KeyList }) {
  return of.map(([keys, text]) => (
    <div key={keys.join('')}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  ));
}

/** Lists all keys, with a switch to turn the single-key shortcuts off. */
export function ShortcutsHelp({ keys = LIST_KEYS, onClose }: { keys?: KeyList; onClose: () => void }) {
  const [on, turn] = useShortcutsSwitch();
  const { decides } = useCommands();
  return (
    <Modal open onClose={onClose} size="md" title="Raccourcis clavier" subtitle="Inactifs pendant la saisie.">
      <dl className={cx(styles.keys, hint.keycaps)} data-off={!on || undefined}>
        <Keys of={decides ? keys : keys.filter(([chord]) => !chord.some((key) => DECIDING.has(key)))} />
      </dl>
      <dl className={cx(styles.keys, hint.keycaps)}>
        <Keys of={ALWAYS} />
      </dl>
      <Checkbox
        className={styles.switch}
        label="Activer les raccourcis d’une seule touche"
        checked={on}
        onChange={(event) => turn(event.target.checked)}
        data-autofocus=""
      />
    </Modal>
  );
}
