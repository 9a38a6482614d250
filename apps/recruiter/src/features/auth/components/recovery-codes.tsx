import { ShownOnce } from '#/lib/shown-once.tsx';
import styles from './security.module.css';

/** Shows the recovery codes once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <ShownOnce
      title="Vos codes de secours"
      subtitle="Ils ne seront plus montrés."
      text={codes.join('\n')}
      copied="Codes copiés"
      closeLabel="Je les ai gardés"
      onClose={onClose}
    >
      <p>
        Chaque code sert une seule fois, à la place de votre téléphone. Gardez-les sur papier ou dans un gestionnaire de
        mots de passe.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </ShownOnce>
  );
}
