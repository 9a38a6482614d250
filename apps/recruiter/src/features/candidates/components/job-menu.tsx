import type { Job } from '@kafaa/domain/jobs/schema';
import { AGREEMENT_TITLE } from '@kafaa/domain/evaluations/options';
import { ChartNoAxesColumn, Download, Equal, MessagesSquare, PencilLine, Printer, Scale, Share2 } from 'lucide-react';
import { applyLink } from '#/features/jobs/components/copy-link-button.tsx';
import { copyText } from '#/lib/clipboard';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { LinkIcon, LockIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './job-header.module.css';

interface JobMenuProps {
  job: Job;
  onExport: () => void;
  onShare: () => void;
  onCompare: () => void;
  onFigures: () => void;
  onClose: () => void;
  onReopen: () => void;
}

/** Menu entries for copying and sharing the link; wider screens show them as buttons beside the menu. */
function sharing({ id, status }: Job, onShare: () => void) {
  if (status !== 'OPEN' || !matchMedia('(max-width: 480px)').matches) return [];
  const copy = async () => {
    if (await copyText(applyLink(id))) toast.success('Lien copié !');
    // Copying failed: open the dialog, which shows the link to be copied by hand.
    else onShare();
  };
  return [
    { label: "Copier lien d'entretien", icon: <LinkIcon />, onSelect: () => void copy() },
    { label: 'Partager l’offre', icon: <Share2 />, onSelect: onShare },
  ];
}

/** Further actions on an offer, for those who may change it. */
export function JobMenu({ job, onExport, onShare, onCompare, onFigures, onClose, onReopen }: JobMenuProps) {
  return (
    <Menu
      className={styles.more}
      label={`Autres actions, ${job.title}`}
      items={[
        ...sharing(job, onShare),
        { label: 'Modifier l’offre', icon: <PencilLine />, href: paths.editJob(job.id) },
        { label: 'Questions de l’entretien', icon: <MessagesSquare />, href: paths.jobQuestions(job.id) },
        { label: 'Exporter les candidats', icon: <Download />, onSelect: onExport },
        { label: 'Chiffres de l’offre', icon: <ChartNoAxesColumn />, onSelect: onFigures },
        { label: AGREEMENT_TITLE, icon: <Scale />, onSelect: onCompare },
        {
          label: 'Équité de l’évaluation',
          icon: <Equal />,
          href: `${paths.fairness}?offre=${encodeURIComponent(job.id)}`,
        },
        { label: 'Mode d’emploi de l’évaluation', icon: <Scale />, href: paths.instructions },
        { label: 'Affiche à imprimer', icon: <Printer />, href: paths.poster(job.id) },
        job.status === 'OPEN'
          ? { label: 'Fermer l’offre', icon: <LockIcon />, danger: true, onSelect: onClose }
          : { label: 'Rouvrir l’offre', icon: <RotateCcwIcon />, onSelect: onReopen },
      ]}
    />
  );
}
