import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import type { AdvertDialogProps } from './advert-dialog.tsx';
import type { JobForm } from './job-form-parts.ts';
import styles from './job-wizard.module.css';

// The dialog loads on the first click, with the rules and word lists that read an advert.
const AdvertDialog = lazyDialog<AdvertDialogProps>(async () => (await import('./advert-dialog.tsx')).AdvertDialog);

const FILLED = ['title', 'description', 'location', 'salary', 'type', 'interviewLanguage', 'idealProfile'] as const;

/** Button « Coller une annonce » on the first step. Later steps show the notes about the advert, without the list of filled fields. */
export function AdvertPart({ form, offered }: { form: JobForm; offered: boolean }) {
  const [open, setOpen] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const shown = offered ? notes : notes.slice(1);
  return (
    <>
      {offered && (
        <p>
          <Button variant="secondary" size="sm" icon={<ClipboardPaste />} onClick={() => setOpen(true)}>
            Coller une annonce
          </Button>
        </p>
      )}
      <output className={shown.length > 0 ? styles.note : 'sr-only'}>
        {shown.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </output>
      {open && (
        <AdvertDialog
          onClose={() => setOpen(false)}
          onRead={(found, fill) => {
            const values = fill(form.getValues());
            for (const name of FILLED) form.setValue(name, values[name], { shouldDirty: true });
            form.clearErrors();
            setNotes(found);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
