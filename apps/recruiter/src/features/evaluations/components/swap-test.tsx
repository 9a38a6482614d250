import { cx } from '@kafaa/ui/class-names';
import { SWAP_INTERVIEWS, SWAP_MODEL_INTERVIEWS } from '@kafaa/domain/evaluations/options';
import type { Fairness, SwapDifference } from '@kafaa/domain/evaluations/schema';
import { IDENTITY_FINDINGS } from '@kafaa/domain/evaluations/fairness-texts';
import { Play } from 'lucide-react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { CheckIcon, TriangleAlertIcon } from '@kafaa/ui/icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { useRequestSwapTest } from './use-fairness.ts';
import styles from './fairness-report.module.css';

/** « 2 points », « 0,7 point »; a small mean other than zero must not be rounded to « 0 ». */
function points(value: number): string {
  if (value > 0 && value < 0.05) return 'moins de 0,1\u00A0point';
  const shown = formatNumber(value, Number.isInteger(value) ? 0 : 1);
  return `${shown}\u00A0point${value >= 2 ? 's' : ''}`;
}

/** The result of the swap test in one sentence. */
function verdict({ interviews, changed, largest, largestAnywhere }: SwapDifference): string {
  const taken = counted(interviews, 'entretien');
  if (largestAnywhere === 0)
    return `Ce que ce test change n’a fait bouger aucun chiffre, sur ${taken}. Cela ne prouve pas que l’identité ne compte pas.`;
  if (largest === 0)
    return `Aucun score global n’a bougé. Dans ${counted(changed, 'entretien')} sur ${interviews}, le chiffre d’une réponse ou d’un critère varie, de ${points(largestAnywhere)} au plus.`;
  return `Le score global varie de ${points(largest)} au plus selon l’identité. Un chiffre au moins varie dans ${counted(changed, 'entretien')} sur ${interviews}.`;
}

function Found({ engine, difference }: { engine: string; difference: SwapDifference }) {
  const { interviews, identities, largest, mean, largestAnywhere } = difference;
  const steady = largestAnywhere === 0;
  return (
    <div className={cx('grid gap-12', styles.found)}>
      <p className={steady ? styles.steady : styles.moved}>
        {steady ? <CheckIcon size={18} /> : <TriangleAlertIcon />}
        <span>{verdict(difference)}</span>
      </p>
      <dl className={cx('cluster', styles.figures)}>
        <div>
          <dt>Plus grand écart de score</dt>
          <dd>{points(largest)}</dd>
        </div>
        <div>
          <dt>Écart moyen</dt>
          <dd>{points(mean)}</dd>
        </div>
        <div>
          <dt>Repris</dt>
          <dd>
            {counted(interviews, 'entretien')}, {counted(identities, 'identité')}
          </dd>
        </div>
      </dl>
      <p className="muted small">{engine}</p>
    </div>
  );
}

interface SwapTestProps {
  report: Pick<Fairness, 'candidates' | 'modelTested' | 'test'>;
  jobId: string | undefined;
}

interface LastResultProps {
  figures: NonNullable<Fairness['test']['figures']>;
  measuredAt: string;
  modelTested: boolean;
}

function LastResult({ figures, measuredAt, modelTested }: LastResultProps) {
  return (
    <>
      <p className="muted small">
        Mesuré le {formatDateTime(measuredAt)}
        {figures.available > figures.local.interviews
          ? `, sur les ${figures.local.interviews} entretiens les plus récents de ${formatNumber(figures.available)}.`
          : '.'}
      </p>
      <Found engine={figures.engine} difference={figures.local} />
      {figures.model && (
        <>
          <Found engine={`Modèle de langage ${figures.model.name}`} difference={figures.model} />
          <p className="muted small">
            Un modèle de langage peut juger deux fois le même texte un peu autrement{'\u00A0'}: un ou deux points ne
            prouvent rien.
          </p>
        </>
      )}
      {modelTested && !figures.model && (
        <p className="muted small">Le modèle de langage n’a pas été mesuré cette fois.</p>
      )}
    </>
  );
}

/** Tests on demand whether the candidate's identity changes the score, on the company's own interviews. */
export function SwapTest({ report: { modelTested, test }, jobId }: SwapTestProps) {
  const request = useRequestSwapTest(jobId);
  const { state, measuredAt, figures } = test;
  const running = state === 'RUNNING';
  return (
    <Card padded className={styles.card}>
      <h2>Le même entretien, sous un autre nom</h2>
      <p>
        Le test reprend vos entretiens mot pour mot sous six identités inventées, femmes et hommes, d’ici et d’ailleurs,
        jeunes et moins jeunes. Il change le nom, l’âge, la nationalité, les villes et les écoles qu’il reconnaît, et
        des accords comme «{'\u00A0'}motivé{'\u00A0'}». Il ne change ni le reste de la grammaire, ni la parenté, ni la
        religion. Un écart montre un défaut. L’absence d’écart ne prouve rien.
      </p>
      <p className="muted small">
        {IDENTITY_FINDINGS.review} {IDENTITY_FINDINGS.unknown}
      </p>
      <div role="status" className={styles.state}>
        {running && (
          <p className={styles.running}>
            <Spinner size={18} />
            <span>Test en cours (moins d’une minute). Vous pouvez quitter cette page.</span>
          </p>
        )}
        {state === 'FAILED' && (
          <p className={styles.moved}>
            <TriangleAlertIcon />
            <span>
              Le dernier test a été interrompu{figures ? '. Le résultat d’avant reste ci-dessous' : ''}. Vous pouvez le
              relancer.
            </span>
          </p>
        )}
        {state === 'NONE' && <p className="muted small">Ce test n’a pas encore été lancé.</p>}
      </div>
      {figures && measuredAt && <LastResult figures={figures} measuredAt={measuredAt} modelTested={modelTested} />}
      <div className={cx('cluster middle', styles.run)}>
        <Button
          variant={state === 'NONE' ? 'primary' : 'secondary'}
          icon={<Play />}
          busy={request.isPending || running}
          onClick={() => request.mutate()}
        >
          {state === 'NONE' ? 'Lancer le test' : 'Relancer le test'}
        </Button>
        <span className="muted small">
          Les {SWAP_INTERVIEWS} entretiens les plus récents au plus.
          {modelTested
            ? ` Le modèle de langage en juge aussi ${SWAP_MODEL_INTERVIEWS}, sous deux identités\u00A0: ${SWAP_MODEL_INTERVIEWS * 2} évaluations au plus, que son fournisseur facture.`
            : ' Gratuit, sans rien envoyer hors de ce serveur.'}
        </span>
      </div>
    </Card>
  );
}
