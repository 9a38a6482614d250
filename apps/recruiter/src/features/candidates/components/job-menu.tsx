import type { Job } from '@kafaa/domain/jobs/schema';
import { ChartNoAxesColumn, Download, Equal, MessagesSquare, PencilLine, Printer, Scale } from 'lucide-react';
import { paths } from '@kafaa/web-kit/paths';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './job-header.module.css';

interface JobMenuProps {
  job: Job;
  onExport: () => void;
  onCompare: () => void;
  onFigures: () => void;
  onClose: () => void;
  onReopen: () => void;
}

/** Further actions on an offer, for those who may change it. */
export function JobMenu({ job, onExport, onCompare, onFigures, onClose, onReopen }: JobMenuProps) {
  return (
    <Menu
      className={styles.more}
      label={`Autres actions, ${job.title}`}
      items={[
        { label: 'Modifier l’offre', icon: <PencilLine />, href: paths.editJob(job.id) },
        { label: 'Questions de l’entretien', icon: <MessagesSquare />, href: paths.jobQuestions(job.id) },
        { label: 'Exporter les candidats', icon: <Download />, onSelect: onExport },
        { label: 'Chiffres de l’offre', icon: <ChartNoAxesColumn />, onSelect: onFigures },
        { label: 'Vos niveaux et ceux de l’IA', icon: <Scale />, onSelect: onCompare },
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
