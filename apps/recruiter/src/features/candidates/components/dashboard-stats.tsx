import type { CandidatePage } from '@kafaa/domain/candidates/schema';
import { HIGH_POTENTIAL_FROM } from '@kafaa/domain/evaluations/options';
import { formatNumber } from '@kafaa/web-kit/format';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { LeafCount, ScoreStrip, SegmentBar, Stat, StatsRow } from '@kafaa/ui/stats.tsx';

type Stats = CandidatePage['stats'];

const plural = (count: number, word: string) => `${formatNumber(count)} ${word}${count >= 2 ? 's' : ''}`;

function stripLabel({ scores, evaluated, averageScore }: Stats): string {
  if (scores.length === 0 || averageScore === null) return 'Aucun score pour l’instant';
  const range = `de ${scores.at(-1)} à ${scores[0]}`;
  return `Répartition de ${plural(evaluated, 'score')}, ${range}, moyenne ${formatNumber(averageScore, 1)}`;
}

/** Figures over all candidates of the job, independent of filters and loaded pages. */
export function DashboardStats({ stats, closed }: { stats: Stats; closed: boolean }) {
  return (
    <StatsRow>
      <Stat label="Candidats totaux" value={formatNumber(stats.total)}>
        <SegmentBar
          parts={[
            { key: 'pending', value: stats.pending, label: `${stats.pending} en attente`, tone: 'pending' },
            { key: 'accepted', value: stats.accepted, label: plural(stats.accepted, 'invité'), tone: 'invited' },
            { key: 'rejected', value: stats.rejected, label: plural(stats.rejected, 'rejeté'), tone: 'rejected' },
          ]}
        />
      </Stat>
      <Stat label="Score moyen" value={stats.averageScore === null ? '–' : formatNumber(stats.averageScore, 1)}>
        <ScoreStrip scores={stats.scores} average={stats.averageScore} label={stripLabel(stats)} />
      </Stat>
      <Stat label="Haut potentiel" value={closed ? '–' : formatNumber(stats.highPotential)}>
        <LeafCount
          count={stats.highPotential}
          total={stats.total}
          caption={closed ? 'Après lecture de toutes les personnes' : `Score de ${HIGH_POTENTIAL_FROM} et plus`}
        />
      </Stat>
    </StatsRow>
  );
}

export function DashboardStatsSkeleton() {
  const drawing = <Skeleton height={24} />;
  const value = <Skeleton width={48} height="1.15em" />;
  return (
    <StatsRow>
      <Stat label="Candidats totaux" value={value}>
        {drawing}
      </Stat>
      <Stat label="Score moyen" value={value}>
        {drawing}
      </Stat>
      <Stat label="Haut potentiel" value={value}>
        {drawing}
      </Stat>
    </StatsRow>
  );
}
