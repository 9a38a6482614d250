import { cx } from '@kafaa/ui/class-names';
import { SCORE_BANDS, SMALL_SAMPLE } from '@kafaa/domain/evaluations/options';
import { shareOf } from '@kafaa/domain/evaluations/rules';
import type { Fairness, FairnessGroup } from '@kafaa/domain/evaluations/schema';
import { FACT_LABELS } from '@kafaa/domain/evaluations/fairness-texts';
import { paths } from '@kafaa/web-kit/paths';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Track } from '@kafaa/ui/bars.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { Stat, StatsRow } from '@kafaa/ui/stats.tsx';
import styles from './fairness-report.module.css';
import { SwapTest } from './swap-test.tsx';

/** « 4 (12 %) », or « 1 » without a share if the sample is too small. */
function countText(count: number, total: number): string {
  const share = shareOf(count, total);
  return share === null ? formatNumber(count) : `${formatNumber(count)} (${share}\u00A0%)`;
}

const mean = (value: number | null): string => (value === null ? '–' : formatNumber(value, 1));

function Scores({ report: { candidates, averageScore, medianScore, bands, unscored } }: { report: Fairness }) {
  const lines = [
    ...SCORE_BANDS.map(({ label }, index) => ({ label, count: bands[index] ?? 0 })),
    { label: 'Sans score (preuves insuffisantes)', count: unscored },
  ];
  return (
    <Card padded className={styles.card}>
      <h2>Comment les scores se répartissent</h2>
      <StatsRow>
        <Stat label="Candidats évalués" value={formatNumber(candidates)} />
        <Stat label="Score moyen" value={mean(averageScore)} />
        <Stat label="Score médian" value={mean(medianScore)} />
      </StatsRow>
      <ul className={cx('grid gap-10', styles.bands)}>
        {lines.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <Track value={(count / Math.max(1, candidates)) * 100} />
            <b>{countText(count, candidates)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GroupTable({ by, groups }: { by: string; groups: readonly FairnessGroup[] }) {
  return (
    // A table wider than a phone scrolls inside its frame, which must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className={styles.frame} tabIndex={0} role="region" aria-label={by}>
      <table className={styles.table}>
        <caption className="sr-only">Indices d’écriture et scores, {by.toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">Candidats</th>
            <th scope="col">Avec indices</th>
            <th scope="col">Indices forts</th>
            <th scope="col">Points retirés</th>
            <th scope="col">Points rendus</th>
            <th scope="col">Score moyen</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ label, candidates, flagged, high, deducted, givenBack, averageScore }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatNumber(candidates)}</td>
              <td>{countText(flagged, candidates)}</td>
              <td>{countText(high, candidates)}</td>
              <td>{formatNumber(deducted)}</td>
              <td>{formatNumber(givenBack)}</td>
              <td>{mean(averageScore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns « 2 candidats sur 5 ont une alerte ». Each grouping contains all candidates, so the first one gives the totals. */
function fewText(groups: Fairness['groups']): string {
  const all = groups[0]?.groups ?? [];
  const sum = (of: (group: FairnessGroup) => number) => all.reduce((total, group) => total + of(group), 0);
  const [flagged, candidates] = [sum((group) => group.flagged), sum((group) => group.candidates)];
  if (flagged === 0) return 'aucun candidat n’a d’alerte';
  return `${counted(flagged, 'candidat')} sur ${candidates} ${flagged > 1 ? 'ont' : 'a'} une alerte`;
}

function Signs({ groups, few }: { groups: Fairness['groups']; few: boolean }) {
  return (
    <Card padded className={styles.card}>
      <h2>Répartition des alertes d’authenticité</h2>
      <p>
        Textes collés, style d’assistant{'\u00A0'}: ces indices devraient toucher chaque langue et chaque offre à peu
        près autant. Un écart net sur beaucoup de candidats mérite un regard. Sur peu, il ne prouve rien.
      </p>
      {few ? (
        <p className="muted">
          Les tableaux par langue et par offre paraissent à partir de {SMALL_SAMPLE} candidats{'\u00A0'}: avant, une
          seule personne changerait tout. D’ici là, {fewText(groups)}.
        </p>
      ) : (
        <>
          {groups.map(({ by, groups: kinds }) => (
            <GroupTable key={by} by={FACT_LABELS[by]} groups={kinds} />
          ))}
          <p className="muted small">
            En dessous de {SMALL_SAMPLE} candidats, ni pourcentage ni moyenne{'\u00A0'}: une seule personne changerait
            tout.
          </p>
        </>
      )}
    </Card>
  );
}

function Limits() {
  return (
    <Card padded className={styles.card}>
      <h2>Ce que ce rapport dit, et ce qu’il ne dit pas</h2>
      <div className={styles.limits}>
        <section>
          <h3>Il dit</h3>
          <ul>
            <li>
              si un score bouge quand changent le nom, l’âge, la nationalité, ou une ville et une école que le test
              reconnaît
            </li>
            <li>si les alertes d’authenticité tombent plus souvent sur une langue ou une offre</li>
            <li>si des candidats ont été jugés par des versions différentes du moteur</li>
          </ul>
        </section>
        <section>
          <h3>Il ne dit pas</h3>
          <ul>
            <li>
              si le français d’une femme est jugé comme celui d’un homme{'\u00A0'}: une relecture a trouvé des écarts
            </li>
            <li>
              si les femmes ou les plus âgés réussissent moins, car nous ne collectons pas ces données, volontairement
            </li>
            <li>si vos exigences écartent des gens capables, ou si une question en favorise certains</li>
            <li>si vos propres décisions, après le score, sont justes</li>
          </ul>
        </section>
      </div>
      <p className="muted small">
        <a href={paths.method}>Comment les candidats sont évalués</a> ·{' '}
        <AppLink href={paths.instructions}>Mode d’emploi de l’évaluation</AppLink>
      </p>
    </Card>
  );
}

/** Statistics over the evaluations of one offer, or of all; prints on two pages. */
export function FairnessReport({ report, jobId }: { report: Fairness; jobId: string | undefined }) {
  const few = report.candidates < SMALL_SAMPLE;
  return (
    <div className={cx('grid gap-16', styles.report)}>
      {few && (
        <p className={styles.few}>
          Petit échantillon{'\u00A0'}: {counted(report.candidates, 'candidat')}. Lisez ces chiffres comme des faits sur
          ces personnes, pas comme une règle.
        </p>
      )}
      <Scores report={report} />
      <SwapTest report={report} jobId={jobId} />
      <Signs groups={report.groups} few={few} />
      <Limits />
    </div>
  );
}
