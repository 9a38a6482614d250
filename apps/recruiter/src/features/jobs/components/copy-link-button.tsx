import type { Source } from '@kafaa/domain/candidates/options';
import { offerCode } from '@kafaa/domain/jobs/rules';
import { useEffect, useState } from 'react';
import { copyText } from '#/lib/clipboard';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { LinkIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './copy-link-button.module.css';

const FEEDBACK_MS = 2000;

/** The public URL of an offer, built from the site's origin. */
export function applyLink(jobId: string): string {
  return location.origin + paths.apply(jobId);
}

/** The short public URL of an offer, with the source that the offer's figures show for it. */
export function shortLink(jobId: string, source?: Source): string {
  return `${location.origin}/o/${offerCode(jobId)}${source ? `?src=${source}` : ''}`;
}

/** A link as it is typed, without its protocol: « localhost/o/… ». */
export const typedLink = (link: string) => link.replace(/^https?:\/\//, '');

interface CopyLinkButtonProps {
  jobId: string;
  title: string;
  /** Copies the short link instead. */
  short?: boolean;
}

/** Copies the public link of an offer; if the browser does not allow it, shows the link selected, to be copied by keyboard. */
export function CopyLinkButton({ jobId, title, short = false }: CopyLinkButtonProps) {
  const link = short ? shortLink(jobId) : applyLink(jobId);
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(link);
    setCopied(done);
    setRefused(!done);
    if (done) toast.success('Lien copié !');
  };

  return (
    <div className={styles.copy}>
      <Button
        variant="secondary"
        size="sm"
        icon={copied ? <CheckIcon /> : <LinkIcon />}
        className={styles.button}
        onClick={() => void copy()}
      >
        {copied ? 'Lien copié !' : short ? 'Copier le lien court' : "Copier lien d'entretien"}
        <span className="sr-only"> {title}</span>
      </Button>
      {refused && (
        <input
          className={styles.link}
          readOnly
          aria-label={`Lien de candidature, ${title}`}
          value={link}
          ref={(input) => input?.select()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
