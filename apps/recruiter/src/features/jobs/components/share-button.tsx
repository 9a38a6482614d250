import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

/** Share dialog, loaded on the first click because it contains the QR code encoder. */
export const LazyShareDialog = lazyDialog<ShareDialogProps>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
);

/** A button that opens the share dialog. */
export function ShareButton({
  job,
  variant = 'secondary',
  label = 'Partager',
}: Pick<ShareDialogProps, 'job'> & { variant?: 'primary' | 'secondary'; label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="sm" icon={<Share2 />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <LazyShareDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
