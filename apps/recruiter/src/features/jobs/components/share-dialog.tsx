import { cx } from '@kafaa/ui/class-names';
import { createJob } from '@kafaa/domain/jobs/api';
import type { Job } from '@kafaa/domain/jobs/schema';
import { Download, Printer, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useSettings } from '#/features/companies/queries';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { downloadBlob, downloadText } from '#/lib/download';
import { useMay } from '#/lib/permissions';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { QrCode } from '@kafaa/ui/qr-code.tsx';
import { applyLink, CopyLinkButton, shortLink, typedLink } from './copy-link-button.tsx';
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

const CODE_PIXELS = 1024;

/** The drawn code as an SVG file, which prints sharply at any size. */
function codeAsSvg(drawn: SVGElement): string {
  const file = drawn.cloneNode(true) as SVGElement;
  file.removeAttribute('class');
  file.setAttribute('width', String(CODE_PIXELS));
  file.setAttribute('height', String(CODE_PIXELS));
  return new XMLSerializer().serializeToString(file);
}

/** The drawn code as a PNG file, for programs that read no SVG. */
async function codeAsPng(drawn: SVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(codeAsSvg(drawn))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = CODE_PIXELS;
  canvas.height = CODE_PIXELS;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture of the code'))), 'image/png'),
  );
}

async function saveCode(drawn: SVGElement | null | undefined, title: string, kind: 'png' | 'svg'): Promise<void> {
  if (!drawn) return;
  if (kind === 'svg') return downloadText(codeAsSvg(drawn), `qr-code ${title}.svg`, 'image/svg+xml');
  try {
    downloadBlob(await codeAsPng(drawn), `qr-code ${title}.png`);
  } catch {
    toast.error('L’image n’a pas pu être créée. Téléchargez le QR code en SVG.');
  }
}

/** The QR code as a picture to save, and the poster that shows it. */
function CodeAndPoster({ job }: Pick<ShareDialogProps, 'job'>) {
  const code = useRef<HTMLDivElement>(null);
  return (
    <div className={cx('grid gap-16', styles.poster)}>
      <div ref={code}>
        <QrCode text={shortLink(job.id, 'qr')} label={`QR code de l’offre ${job.title}`} className={styles.code} />
      </div>
      <div>
        <h3>Affiche avec QR code</h3>
        <p>Une page A4 à imprimer pour vos vitrines, salons et tableaux d’affichage.</p>
        <ButtonLink variant="secondary" size="sm" icon={<Printer />} href={paths.poster(job.id)}>
          Voir l’affiche
        </ButtonLink>
        <div className={cx('cluster', styles.files)}>
          {(['png', 'svg'] as const).map((kind) => (
            <Button
              key={kind}
              variant="ghost"
              size="sm"
              icon={<Download />}
              onClick={() => void saveCode(code.current?.querySelector('svg'), job.title, kind)}
            >
              QR code en {kind.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** All ways to share an offer: its link, three networks, the device's share sheet, a poster. */
export function ShareDialog({ job, onClose }: ShareDialogProps) {
  const company = useSettings().data?.name;
  // The same roles may publish offers and ask for opinions.
  const asks = useMay(createJob);
  const link = applyLink(job.id);
  const text = shareText(job.title, company);
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
        <div className={cx('cluster gap-8', styles.link)}>
          <input
            readOnly
            aria-label="Lien court"
            value={typedLink(shortLink(job.id))}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLinkButton jobId={job.id} title={job.title} short />
        </div>
        <ul className={cx('grid gap-8', styles.networks)}>
          {NETWORKS.map(({ name, source, path, href }) => (
            <li key={name}>
              <a href={href({ text, link: shortLink(job.id, source) })} target="_blank" rel="noopener noreferrer">
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
        <CodeAndPoster job={job} />
        {asks && (
          <p className="muted small">
            Pour montrer des candidats à une personne sans compte, sélectionnez-les dans la liste. Choisissez ensuite{' '}
            {'«\u00A0Demander un avis\u00A0»'}.
          </p>
        )}
      </div>
    </Modal>
  );
}
