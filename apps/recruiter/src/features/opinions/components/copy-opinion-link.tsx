import { useEffect, useRef, useState } from 'react';
import { copyText } from '#/lib/clipboard';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { LinkIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './opinions.module.css';

interface CopyOpinionLinkProps {
  url: string;
  recipient: string;
  /** Whether copying is the main action of its part. */
  main?: boolean;
}

/** Copies a link for an opinion; if the browser does not allow it, shows the link selected. */
export function CopyOpinionLink({ url, recipient, main }: CopyOpinionLinkProps) {
  const [refused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The main button replaces the form that had the focus.
  useEffect(() => {
    if (main) button.current?.focus();
  }, [main]);
  const copy = async () => {
    const done = await copyText(url);
    setRefused(!done);
    if (done) toast.success('Lien copié');
  };
  return (
    <>
      <Button
        ref={button}
        variant={main ? 'primary' : 'secondary'}
        size="sm"
        icon={<LinkIcon />}
        onClick={() => void copy()}
      >
        Copier le lien<span className="sr-only"> pour {recipient}</span>
      </Button>
      {refused && (
        <input
          className={styles.link}
          readOnly
          aria-label={`Lien pour ${recipient}`}
          value={url}
          ref={(input) => input?.select()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
