import { cx } from '@kafaa/ui/class-names';
import type { Engines } from '@kafaa/domain/evaluations/schema';
import { RotateCw } from 'lucide-react';
import { counted } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { useEngines, useRecalculate } from '../queries.ts';
import styles from './recalculation.module.css';

const plural = (count: number, one: string, many: string) => (count > 1 ? many : one);

function state({ outdated, otherThresholds, waiting, failed }: Engines): string {
  if (waiting > 0)
    return `Recalcul en cours\u00A0: encore ${counted(waiting, 'évaluation')}. Vous pouvez quitter cette page.`;
  if (failed > 0)
    return `${counted(failed, 'évaluation')} n’${plural(failed, 'a', 'ont')} pas pu être ${plural(failed, 'recalculée', 'recalculées')}\u00A0: celle d’avant reste. Vous pouvez réessayer.`;
  if (otherThresholds === outdated)
    return `${counted(outdated, 'évaluation')} ${plural(outdated, 'suit', 'suivent')} d’autres seuils que ceux d’aujourd’hui.`;
  return `${counted(outdated, 'évaluation')} ${plural(outdated, 'vient', 'viennent')} d’un autre moteur que celui en service.`;
}

/** Lists the engines that evaluated an offer's candidates, or the company's, with a button to re-evaluate them by one engine. */
export function Recalculation({ jobId }: { jobId?: string | undefined }) {
  const { data: engines } = useEngines(jobId);
  const again = useRecalculate(jobId);
  if (!engines) return null;
  if (engines.outdated === 0) {
    if (jobId !== undefined) return null;
    return <p>Toutes vos évaluations viennent du moteur en service ({engines.running}).</p>;
  }
  const running = engines.waiting > 0;
  return (
    <section className={cx('cluster middle between', styles.recalculation)} aria-label="Moteurs d’évaluation">
      <div>
        <p role="status" className={cx('row middle gap-8', styles.state)}>
          {running && <Spinner size={18} />}
          <span>{state(engines)}</span>
        </p>
        <p className={cx('muted small', styles.note)}>
          En service{'\u00A0'}: {engines.running}. Les évaluations de moteurs différents ne sont pas classées ensemble.
          Recalculer garde vos décisions, vos niveaux et l’évaluation d’avant.
        </p>
        <ul className={cx('muted small', styles.note)}>
          {engines.groups.map(({ engine, candidates }) => (
            <li key={engine}>
              {engine}
              {'\u00A0'}: {counted(candidates, 'candidat')}
            </li>
          ))}
        </ul>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw />}
        busy={again.isPending || running}
        onClick={() => again.mutate()}
      >
        Recalculer
      </Button>
    </section>
  );
}
