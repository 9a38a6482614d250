import { copyText } from '#/lib/clipboard';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { CopyIcon } from '@kafaa/ui/icons.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import styles from './security.module.css';

/** Shows the recovery codes once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success('Codes copiés');
    else toast.error('Copie impossible dans ce navigateur.');
  };
  return (
    <Modal
      open
      required
      size="md"
      onClose={onClose}
      title="Vos codes de secours"
      subtitle="Ils ne seront plus montrés."
      footer={
        <>
          <Button variant="secondary" icon={<CopyIcon size={17} />} onClick={() => void copy()}>
            Copier
          </Button>
          <Button data-autofocus onClick={onClose}>
            Je les ai gardés
          </Button>
        </>
      }
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
    </Modal>
  );
}
