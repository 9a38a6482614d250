import { cx } from '@kafaa/ui/class-names';
import type { HouseView, ThresholdsView } from '@kafaa/domain/evaluations/schema';
import { RotateCw } from 'lucide-react';
import { counted } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { FiguresTable } from '@kafaa/ui/figures-table.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './agreement-dialog.module.css';
import { useChangeHouse, useHouse } from './use-evaluation.ts';

const FAILURE = 'Échec du chargement de vos seuils. Veuillez réessayer plus tard.';
/** Limits of the offset in points: below `ALIKE` the levels count as equal; from `FAR` on the text says « nettement ». */
const ALIKE = 1;
const FAR = 6;

/** Describes the company's levels relative to the engine's. The example is the level, 2 or 3, whose threshold moved more. */
function comparison({ offset, cuts }: NonNullable<HouseView['own']>, engine: ThresholdsView): string {
  const size = Math.abs(offset);
  if (size < ALIKE) return 'Vos niveaux sont en moyenne aussi sévères que ceux de l’IA.';
  const moved = (level: 2 | 3) => ((cuts[level - 1] ?? 0) - (engine.cuts[level - 1] ?? 0)) * -Math.sign(offset);
  const level = moved(2) > moved(3) ? 2 : 3;
  const degree = size < FAR ? 'un peu' : 'nettement';
  const word = offset < 0 ? 'sévères' : 'indulgents';
  return `Vos niveaux sont en moyenne ${degree} plus ${word} que ceux de l’IA\u00A0: le niveau\u00A0${level}, qu’elle donne à partir de ${engine.cuts[level - 1]} points, commence chez vous à ${cuts[level - 1]}.`;
}

const rowsOf = ({ cuts, explore, trade, meet }: ThresholdsView) => [...cuts, explore, trade, meet];
const ROWS = [
  ...['1', '2', '3', '4'].map((level) => `Niveau\u00A0${level} d’un critère`),
  '«\u00A0À approfondir\u00A0», réponses ensemble',
  '«\u00A0À approfondir\u00A0», réponses sur le métier',
  '«\u00A0À rencontrer\u00A0», réponses ensemble, le métier compté davantage',
];

function Thresholds({ engine, own }: { engine: ThresholdsView; own: ThresholdsView }) {
  const [machine, house] = [rowsOf(engine), rowsOf(own)];
  return (
    <FiguresTable caption="Points à partir desquels commence chaque niveau" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">À partir de combien de points</th>
          <th scope="col">IA</th>
          <th scope="col">Vous</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{machine[index]}</td>
            <td>{house[index]}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

/** Lets the company turn its own thresholds on, and explains the effect beforehand. */
function Choice({ house: { levels, engine, own, applied } }: { house: HouseView }) {
  const change = useChangeHouse();
  const moved = own !== null && applied !== null && rowsOf(own).join() !== rowsOf(applied).join();
  const shown = own ?? applied;
  return (
    <>
      {own && (
        <p>
          {comparison(own, engine)} Calculé sur {counted(levels, 'niveau posé', 'niveaux posés')} par votre entreprise.
        </p>
      )}
      {shown && <Thresholds engine={engine} own={shown} />}
      <Checkbox
        label="Suivre nos seuils dans les prochaines évaluations"
        checked={change.isPending ? change.variables : applied !== null}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      {moved && (
        <p className={cx('cluster middle', styles.again)}>
          <span>
            Les seuils suivis datent de {counted(applied.levels, 'niveau', 'niveaux')}
            {'\u00A0'}: ceux d’aujourd’hui sont autres.
          </span>
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw />}
            busy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            Mettre à jour
          </Button>
        </p>
      )}
      <p className={styles.note}>
        Cela change le niveau des critères que prouvent les réponses (technique, état d’esprit, culture, autres
        facteurs) et la recommandation. Les évaluations d’avant restent telles quelles jusqu’à «{'\u00A0'}Recalculer
        {'\u00A0'}». Cela ne change jamais les points, l’ordre des candidats ni les niveaux de leurs réponses, et ne
        sait rien de qui vous invitez, rejetez ou embauchez.
      </p>
    </>
  );
}

/** The company's own thresholds beside the engine's, for all its offers. */
export function HouseThresholds() {
  const { data: house, error, refetch, isFetching } = useHouse();
  return (
    <section className={cx('grid gap-12', styles.house)} aria-label="Vos seuils">
      <h3>Vos seuils, pour toutes les offres</h3>
      {house && house.levels < house.needed && (
        <p className={styles.none}>
          {counted(house.levels, 'niveau posé compte', 'niveaux posés comptent')} pour l’instant. À partir de{' '}
          {house.needed}, les évaluations peuvent suivre vos seuils. Posez-en aussi là où vous êtes d’accord avec l’IA
          {'\u00A0'}: sans eux, vous paraîtriez plus loin d’elle que vous ne l’êtes.
        </p>
      )}
      {house ? (
        (house.own ?? house.applied) && <Choice house={house} />
      ) : error ? (
        <ErrorBand message={FAILURE} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height={120} shape="block" />
      )}
    </section>
  );
}
