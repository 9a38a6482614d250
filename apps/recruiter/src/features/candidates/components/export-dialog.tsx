import { cx } from '@kafaa/ui/class-names';
import { exportCandidates } from '@kafaa/domain/candidates/api';
import { type ExportContent, STAGE_LABELS } from '@kafaa/domain/candidates/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { useState } from 'react';
import { usePlanFeature } from '#/features/plans/queries';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { downloadText } from '#/lib/download';
import { toast } from '@kafaa/web-kit/toast';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import styles from './export-dialog.module.css';
import { type Filters, SORTS, stageQuery, TO_CHECK } from './filters.ts';

const FAILURE = 'Échec de l’export. Veuillez réessayer plus tard.';

const CONTENTS = [
  { value: 'list', label: 'La liste', hint: 'Coordonnées, dates, score, statut, motif, notes' },
  { value: 'evaluation', label: 'L’évaluation complète', hint: 'La liste et les dix critères, raisons et citations' },
] as const;

/** Returns « Tous les candidats de l’offre », or a sentence with the page's active filters. */
function scopeText({ stage, search }: Filters): string {
  const parts = [
    stage === 'ALL' ? '' : stage === TO_CHECK ? 'réponses à vérifier' : `étape «\u00A0${STAGE_LABELS[stage]}\u00A0»`,
    search.trim() ? `recherche «\u00A0${search.trim()}\u00A0»` : '',
  ].filter(Boolean);
  return parts.length === 0
    ? 'Tous les candidats de l’offre.'
    : `Avec le filtre de la page\u00A0: ${parts.join(', ')}.`;
}

const selectionText = (count: number) =>
  count === 1 ? 'Le candidat sélectionné.' : `Les ${count} candidats sélectionnés.`;

interface ExportProps {
  job: Pick<Job, 'id' | 'title'>;
  filters: Filters;
  /** Ids of the candidates to export; if set, the filters are ignored. */
  only?: readonly string[] | undefined;
  onClose: () => void;
}

/** Requests the CSV file and hands it to the browser's downloads. */
function useExportFile({ job, filters, only, onClose }: ExportProps, content: ExportContent) {
  const sort = SORTS.find(({ value }) => value === filters.sort) ?? SORTS[0];
  return useMutation({
    mutationFn: () =>
      call(
        exportCandidates,
        {
          params: { jobId: job.id },
          query: {
            content,
            ...(only
              ? { only: only.join() }
              : {
                  search: filters.search.trim() || undefined,
                  ...stageQuery(filters.stage),
                }),
            sortBy: sort.sortBy,
            sortDir: sort.sortDir,
          },
        },
        { timeoutMs: 120_000 },
      ),
    onSuccess: ({ content: text, fileName }) => {
      downloadText(text, fileName, 'text/csv;charset=utf-8');
      toast.success('Export téléchargé');
      onClose();
    },
    onError: (error) => toast.error(errorMessage(error, FAILURE)),
  });
}

/** Exports the candidates of an offer as a CSV file for spreadsheets. */
export function ExportDialog(props: ExportProps) {
  const { job, filters, only, onClose } = props;
  const [content, setContent] = useState<ExportContent>('list');
  const advanced = usePlanFeature('ADVANCED_REPORTS');
  const locked = content === 'evaluation' && advanced === false;
  const file = useExportFile(props, content);
  return (
    <Modal
      open
      onClose={onClose}
      title="Exporter les candidats"
      subtitle={job.title}
      footer={
        <DialogButtons
          onCancel={onClose}
          safe
          icon={<Download />}
          busy={file.isPending}
          disabled={locked}
          onClick={() => file.mutate()}
        >
          {file.isPending ? 'Préparation...' : 'Télécharger le CSV'}
        </DialogButtons>
      }
    >
      <div className={cx('grid gap-14', styles.form)}>
        <OptionTiles
          label="Contenu du fichier"
          columns={2}
          big
          options={CONTENTS}
          value={content}
          onChange={setContent}
        />
        {locked && (
          <p className={cx('row gap-10', styles.locked)}>
            <Lock />
            <span>
              L’export de l’évaluation complète est compris dans le <AppLink href="/Pricing">plan Entreprise</AppLink>.
              La liste s’exporte avec tous les plans.
            </span>
          </p>
        )}
        <p className={styles.scope}>
          {only ? selectionText(only.length) : scopeText(filters)} Fichier CSV pour Excel, LibreOffice ou Google Sheets.
          Données personnelles{'\u00A0'}: supprimez le fichier après usage.
        </p>
      </div>
    </Modal>
  );
}
