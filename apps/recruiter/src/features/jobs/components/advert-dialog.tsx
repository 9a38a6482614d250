import { useState } from 'react';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { advertNotes, readAdvert, withAdvert } from './advert.ts';
import type { JobValues } from './job-form.ts';

export interface AdvertDialogProps {
  onClose: () => void;
  /** Called with the notes for the person, and a function that fills the form's values from the advert. */
  onRead: (notes: readonly string[], fill: (values: JobValues) => JobValues) => void;
}

/**
 * Dialog in which the company pastes an advert published elsewhere. The text is read in the browser and is not sent to the
 * server.
 */
export function AdvertDialog({ onClose, onRead }: AdvertDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const read = () => {
    const advert = readAdvert(text);
    if (advert.description === '') setError('Collez d’abord le texte de l’annonce.');
    else onRead(advertNotes(advert), (values) => withAdvert(values, advert));
  };
  return (
    <Modal
      open
      size="md"
      sticky={text !== ''}
      onClose={onClose}
      title="Coller une annonce"
      footer={
        <DialogButtons onCancel={onClose} cancelVariant="ghost" onClick={read}>
          Remplir les champs
        </DialogButtons>
      }
    >
      <TextareaField
        label="Texte de l’annonce"
        rows={12}
        data-autofocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        hint="Les champs trouvés dans l’annonce remplacent ceux du formulaire. Vous les vérifiez ensuite un par un."
        error={error}
      />
    </Modal>
  );
}
