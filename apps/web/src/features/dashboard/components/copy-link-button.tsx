import { useEffect, useState } from 'react';
import { copyText } from '#/lib/clipboard';
import { toast } from '#/lib/toast';
import { Button } from '#/ui/button.tsx';
import { CheckIcon, LinkIcon } from '#/ui/icons.tsx';

const FEEDBACK_MS = 2000;

/** The public address of an offer, as the recruiter shares it. */
export function applyLink(jobId: string): string {
  return `${location.origin}/Apply/${encodeURIComponent(jobId)}`;
}

/** Copies the link, or shows it where copying is forbidden. */
export async function copyApplyLink(jobId: string): Promise<boolean> {
  const link = applyLink(jobId);
  const copied = await copyText(link);
  if (!copied) toast.error(`Copie impossible. Le lien\u00A0: ${link}`, { duration: 12_000 });
  return copied;
}

export function CopyLinkButton({ jobId }: { jobId: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={copied ? <CheckIcon /> : <LinkIcon />}
        onClick={async () => setCopied(await copyApplyLink(jobId))}
      >
        {copied ? 'Lien copié !' : "Copier lien d'entretien"}
      </Button>
      <output className="sr-only">{copied && 'Lien copié !'}</output>
    </>
  );
}
