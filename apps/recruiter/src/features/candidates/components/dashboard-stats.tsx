import type { countStages } from '@kafaa/domain/candidates/api';
import type { Stage } from '@kafaa/domain/candidates/options';
import type { CandidatePage } from '@kafaa/domain/candidates/schema';
import { HIGH_POTENTIAL_FROM } from '@kafaa/domain/evaluations/options';
import type { Output } from '@kafaa/domain/kernel/endpoint';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { LeafCount, ScoreStrip, SegmentBar, type SegmentPart, Stat, StatsRow } from '@kafaa/ui/stats.tsx';

type Stats = CandidatePage['stats'];

const plural = (count: number, word: string) => `${formatNumber(count)} ${word}${count >= 2 ? 's' : ''}`;

function stripLabel({ scores, evaluated, averageScore }: Stats): string {
  if (scores.length === 0 || averageScore === null) return 'Aucun score pour l’instant';
  const range = `de ${scores.at(-1)} à ${scores[0]}`;
  return `Répartition de ${plural(evaluated, 'score')}, ${range}, moyenne ${formatNumber(averageScore, 1)}`;
}

interface StageGroup {
  readonly stages: readonly Stage[];
  readonly tone: SegmentPart['tone'];
  readonly one: string;
  readonly many: string;
}

/**
 * Stages grouped by the next step: decide, wait for the interview, renew the link, meet, follow up after the meeting, nothing.
 */
const STAGE_GROUPS: readonly StageGroup[] = [
  { stages: ['TO_DECIDE'], tone: 'pending', one: 'à décider', many: 'à décider' },
  { stages: ['REGISTERED', 'STARTED'], tone: 'running', one: 'entretien à finir', many: 'entretiens à finir' },
  { stages: ['EXPIRED'], tone: 'ended', one: 'lien expiré', many: 'liens expirés' },
  { stages: ['INVITED'], tone: 'invited', one: 'invitation', many: 'invitations' },
  { stages: ['MET', 'OFFERED', 'HIRED'], tone: 'met', one: 'rencontre', many: 'rencontres' },
  {
    stages: ['DECLINED', 'REJECTED', 'WITHDRAWN'],
    tone: 'rejected',
    one: 'candidature close',
    many: 'candidatures closes',
  },
];

export type StageCounts = Output<typeof countStages>;

/** The parts of the candidates' bar; a group without anybody is left out. */
export function stageParts(counts: StageCounts): SegmentPart[] {
  const of = new Map(counts.map(({ stage, count }) => [stage, count]));
  return STAGE_GROUPS.flatMap(({ stages, tone, one, many }) => {
    const value = stages.reduce((sum, stage) => sum + (of.get(stage) ?? 0), 0);
    return value === 0 ? [] : [{ key: tone, value, tone, label: counted(value, one, many) }];
  });
}

interface DashboardStatsProps {
  stats: Stats;
  /** Number of candidates per stage; undefined until loaded. */
  counts: StageCounts | undefined;
  closed: boolean;
}

/** Figures over all candidates of the job, independent of filters and loaded pages. */
export function DashboardStats({ stats, counts, closed }: DashboardStatsProps) {
  return (
    <StatsRow>
      <Stat label="Candidats totaux" value={formatNumber(stats.total)}>
        {counts ? <SegmentBar parts={stageParts(counts)} /> : <Skeleton height={24} />}
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
  const value = <Skeleton width="1.1em" height="1.15em" />;
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
