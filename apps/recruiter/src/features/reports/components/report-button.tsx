import type { Candidate } from '@kafaa/domain/candidates/schema';
import { generateReport } from '@kafaa/domain/reports/api';
import { FileDown, FileText, Lock, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/lib/permissions';
import { useAskPlanFeature, usePlanFeature } from '#/features/plans/queries';
import { Button, type ButtonProps } from '@kafaa/ui/button.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { useAwaitReport, useGenerateReport, useOpenReport } from '../queries.ts';

// The dialog's code loads on the first click.
const LockedFeature = lazyDialog(
  async () => (await import('#/features/plans/components/locked-feature.tsx')).LockedFeature,
);

/** Button for the PDF report of an evaluated candidate: request, wait, open, request again, or explain the plan it needs. */
export function ReportButton({ candidate, size = 'sm' }: { candidate: Candidate; size?: ButtonProps['size'] }) {
  const mayRead = useMay(generateReport);
  const [explained, setExplained] = useState(false);
  const allowed = usePlanFeature('PDF_REPORTS');
  const askAllowed = useAskPlanFeature('PDF_REPORTS');
  const generate = useGenerateReport(candidate);
  const open = useOpenReport(candidate.id);
  useAwaitReport(candidate);
  if (!mayRead || !candidate.evaluation) return null;
  if (candidate.reportStatus === 'READY') {
    return (
      <Button variant="secondary" size={size} icon={<FileDown />} busy={open.isPending} onClick={() => open.mutate()}>
        {open.isPending ? 'Ouverture...' : 'Voir Rapport'}
      </Button>
    );
  }
  if (candidate.reportStatus === 'GENERATING') {
    return (
      <Button variant="secondary" size={size} busy>
        Génération...
      </Button>
    );
  }
  const failed = candidate.reportStatus === 'FAILED';
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={allowed === false ? <Lock /> : failed ? <RotateCcw /> : <FileText />}
        onClick={async () => ((await askAllowed()) ? generate.mutate() : setExplained(true))}
      >
        {failed ? 'Générer à nouveau' : 'Générer le rapport'}
      </Button>
      {failed && <span className="sr-only">La génération du rapport a échoué.</span>}
      {explained && (
        <LockedFeature onClose={() => setExplained(false)}>
          <p>
            Le rapport PDF détaillé fait partie du plan Entreprise{'\u00A0'}: le score et ses raisons, les citations,
            les questions et les réponses, prêts à imprimer ou à partager avec votre équipe.
          </p>
          <p>Avec votre plan, la synthèse, les critères et leurs raisons restent lisibles sur cette fiche.</p>
        </LockedFeature>
      )}
    </>
  );
}
