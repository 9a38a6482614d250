import type { ReactNode } from 'react';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { CopyIcon } from '@kafaa/ui/icons.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { copyText } from './clipboard.ts';

interface ShownOnceProps {
  title: string;
  subtitle: string;
  /** Text that the button copies, and the message after it. */
  text: string;
  copied: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog that shows a secret once: the server keeps only its hash. */
export function ShownOnce({ text, copied, closeLabel, onClose, children, ...head }: ShownOnceProps) {
  const copy = async () => {
    if (await copyText(text)) toast.success(copied);
    else toast.error('Copie impossible dans ce navigateur.');
  };
  return (
    <Modal
      {...head}
      open
      required
      size="md"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" icon={<CopyIcon size={17} />} onClick={() => void copy()}>
            Copier
          </Button>
          <Button data-autofocus onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
