import { cx } from '@kafaa/ui/class-names';
import type { Job } from '@kafaa/domain/jobs/schema';
import { Download, Printer, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useSettings } from '#/features/companies/queries';
import { paths } from '@kafaa/web-kit/paths';
import { downloadText } from '#/lib/download';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { QrCode } from '@kafaa/ui/qr-code.tsx';
import { applyLink, CopyLinkButton } from './copy-link-button.tsx';
import { NETWORKS, shareText } from './share-networks.ts';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  job: Pick<Job, 'id' | 'title' | 'status'>;
  onClose: () => void;
}

/** Opens the device's share sheet; closing it is not an error. */
async function shareNatively(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // The user closed the share sheet or the device refused it; the dialog still offers the other ways to share.
  }
}

/** Saves the drawn code as an SVG file, which prints sharply at any size. */
function saveCode(drawn: SVGElement | null | undefined, title: string): void {
  if (!drawn) return;
  const file = drawn.cloneNode(true) as SVGElement;
  file.removeAttribute('class');
  file.setAttribute('width', '1024');
  file.setAttribute('height', '1024');
  downloadText(new XMLSerializer().serializeToString(file), `qr-code ${title}.svg`, 'image/svg+xml');
}

/** All ways to share an offer: its link, three networks, the device's share sheet, a poster. */
export function ShareDialog({ job, onClose }: ShareDialogProps) {
  const company = useSettings().data?.name;
  const link = applyLink(job.id);
  const text = shareText(job.title, company);
  const code = useRef<HTMLDivElement>(null);
  const native = typeof navigator.share === 'function';
  return (
    <Modal open onClose={onClose} size="md" title="Partager l’offre" subtitle={job.title}>
      <div className={cx('grid gap-16', styles.share)}>
        {job.status === 'CLOSED' && (
          <p className={styles.closed}>Cette offre est fermée{'\u00A0'}: son lien le dit à qui l’ouvre.</p>
        )}
        <div className={cx('cluster gap-8', styles.link)}>
          <input
            readOnly
            aria-label="Lien de candidature"
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLinkButton jobId={job.id} title={job.title} />
        </div>
        <ul className={cx('grid gap-8', styles.networks)}>
          {NETWORKS.map(({ name, path, href }) => (
            <li key={name}>
              <a href={href({ text, link })} target="_blank" rel="noopener noreferrer">
                <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                  <path fill="currentColor" fillRule="evenodd" d={path} />
                </svg>
                {name}
                <span className="sr-only"> (nouvel onglet)</span>
              </a>
            </li>
          ))}
          {native && (
            <li>
              <button type="button" onClick={() => void shareNatively(job.title, text, link)}>
                <Share2 size={20} />
                Autre application
              </button>
            </li>
          )}
        </ul>
        <div className={cx('grid gap-16', styles.poster)}>
          <div ref={code}>
            <QrCode text={link} label={`QR code de l’offre ${job.title}`} className={styles.code} />
          </div>
          <div>
            <h3>Affiche avec QR code</h3>
            <p>Une page A4 à imprimer pour vos vitrines, salons et tableaux d’affichage.</p>
            <ButtonLink variant="secondary" size="sm" icon={<Printer />} href={paths.poster(job.id)}>
              Voir l’affiche
            </ButtonLink>
            <Button
              variant="ghost"
              size="sm"
              icon={<Download />}
              onClick={() => saveCode(code.current?.querySelector('svg'), job.title)}
            >
              Télécharger le QR code
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
