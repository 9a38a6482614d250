import { Bars, DuoBars } from '#/bars.tsx';
import { Card } from '#/card.tsx';
import { MiniRosette } from '#/mini-rosette.tsx';
import type { Petal } from '#/petal.tsx';
import { Rosette, RosetteLegend } from '#/rosette.tsx';
import { Skeleton } from '#/skeleton.tsx';
import { LeafCount, ScoreStrip, SegmentBar, Stat, StatsRow } from '#/stats.tsx';
import styles from './gallery.module.css';

const petal = (label: string, value: number | null, family: Petal['family']): Petal => ({
  key: label,
  label,
  value,
  family,
});

const PETALS: readonly Petal[] = [
  petal('Expérience', 90, 'parcours'),
  petal('Technique', 94, 'parcours'),
  petal('Formation', 88, 'parcours'),
  petal('Langues', null, 'parcours'),
  petal('Séniorité', 84, 'parcours'),
  petal('CV', 89, 'parcours'),
  petal('État d’esprit', 95, 'personne'),
  petal('Culture', 93, 'personne'),
  petal('Autres', 20, 'personne'),
  petal('Communication', 91, 'personne'),
];

/** Sample of the charts and figures. */
export function SheetCharts() {
  return (
    <div className={styles.stack}>
      <StatsRow>
        <Stat label="Candidats totaux" value="9" unit="sur 50">
          <SegmentBar
            parts={[
              { key: 'p', value: 6, label: '6 à décider', tone: 'pending' },
              { key: 'i', value: 2, label: '2 invités', tone: 'invited' },
              { key: 'r', value: 1, label: '1 rejeté', tone: 'rejected' },
            ]}
          />
        </Stat>
        <Stat label="Score moyen" value="69,3">
          <ScoreStrip
            scores={[92, 87, 83, 74, 66, 63, 58, 52, 49]}
            average={69.3}
            label="Répartition des neuf scores, de 49 à 92"
          />
        </Stat>
        <Stat label="Haut potentiel" value="2">
          <LeafCount count={2} total={9} caption="Score de 85 et plus" />
        </Stat>
      </StatsRow>
      <Card className={styles.charts}>
        <div>
          <Rosette petals={PETALS} animated />
          <RosetteLegend />
        </div>
        <div>
          <Bars title="Parcours" average={89} items={PETALS.slice(0, 6)} />
          <Bars title="Personne" average={null} items={PETALS.slice(6)} family="personne" />
        </div>
        <div className={styles.stack}>
          <Rosette petals={PETALS} showValues score={92} />
          <MiniRosette petals={PETALS} />
          <DuoBars parcours={90} personne={null} />
          <Skeleton shape="leaf" width={46} height={46} />
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </div>
      </Card>
    </div>
  );
}
