import { cx } from '@kafaa/ui/class-names';
import type { CompanyLife } from '@kafaa/domain/lifecycle/schema';
import { Archive, Download } from 'lucide-react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { formatBytes } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { useDownloadExport, useRequestExport } from '../queries.ts';
import styles from './company-data.module.css';

/** Exports all the company's data as an archive, built in the background. */
export function CompanyExport({ life }: { life: CompanyLife }) {
  const request = useRequestExport();
  const { export: last, leavesOut } = life;
  return (
    <>
      <p className={styles.text}>
        Vos offres, candidatures, évaluations, notes, décisions, CV et rapports, l’état de vos e-mails et le journal de
        qui a lu ou décidé quoi, en une archive ZIP{'\u00A0'}: des fichiers JSON et les fichiers reçus.
      </p>
      {leavesOut.includes('answers') && (
        <p className={styles.text}>
          Les réponses des candidats n’y sont pas{'\u00A0'}: votre plan ne les montre pas. Pour partir avec elles aussi,
          écrivez au support.
        </p>
      )}
      <div className={styles.state} role="status">
        {last?.state === 'RUNNING' && (
          <p className="row middle gap-10">
            <Spinner /> L’archive se prépare. Un e-mail vous préviendra{'\u00A0'}: vous pouvez quitter cette page.
          </p>
        )}
        {last?.state === 'FAILED' && <p>L’export n’a pas pu être préparé. Demandez-le à nouveau.</p>}
        {last?.state === 'READY' && <Ready archive={last} />}
      </div>
      {last?.state !== 'RUNNING' && (
        <p className={styles.actions}>
          <Button
            variant={last?.state === 'READY' ? 'secondary' : 'primary'}
            icon={<Archive size={18} />}
            busy={request.isPending}
            onClick={() => request.mutate()}
          >
            {last?.state === 'READY' ? 'Préparer un nouvel export' : 'Exporter toutes les données'}
          </Button>
        </p>
      )}
    </>
  );
}

function Ready({ archive }: { archive: NonNullable<CompanyLife['export']> }) {
  const download = useDownloadExport();
  const { requestedAt, endsAt, size } = archive;
  return (
    <div className={cx('cluster middle between', styles.ready)}>
      <p>
        <b>Votre archive est prête</b> ({formatBytes(size ?? 0)}), telle que vos données étaient le{' '}
        {formatDateTime(requestedAt)}.
        <span className={cx('muted small', styles.why)}>
          Elle contient des données personnelles{'\u00A0'}: gardez-la en lieu sûr.
          {endsAt !== null && ` Ici, elle s’efface le ${formatDateTime(endsAt)}.`}
        </span>
      </p>
      <Button icon={<Download size={18} />} busy={download.isPending} onClick={() => download.mutate()}>
        Télécharger
      </Button>
    </div>
  );
}
