import { type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';

/** One step of the funnel, from 1 on. */
export interface SecondFunnelRow {
  readonly step: number;
  readonly reached: number;
  readonly lost: number;
  /** Median of days until the next step; null if nobody reached it. */
  readonly days: number | null;
  readonly timed: number;
}

/** Statement that computes an offer's funnel from its log by SQL window functions, independently of `funnelOf`. */
export const secondFunnel = ({ companyId, jobId }: { companyId: CompanyId; jobId: string }): SQL => sql`
  with entries as (
    select candidate_id, seq, to_stage, at, erased, undoes,
      lead(undoes) over (partition by candidate_id order by seq) = seq as undone
    from candidate_moves where company_id = ${companyId} and job_id = ${jobId}
  ), standing as (
    select *, array_position(array['REGISTERED', 'STARTED', 'TO_DECIDE', 'INVITED', 'MET', 'OFFERED', 'HIRED'], to_stage) as step,
      row_number() over (partition by candidate_id order by seq desc) as from_end
    from entries where undoes is null and undone is not true
  ), people as (
    select candidate_id, max(step) as furthest,
      bool_or(from_end = 1 and to_stage in ('DECLINED', 'REJECTED', 'WITHDRAWN')) or (bool_or(erased) and max(step) < 7) as ended
    from standing group by 1
  ), firsts as (
    select distinct on (candidate_id, step) candidate_id, step, at from standing where step is not null
    order by candidate_id, step, seq
  ), gaps as (
    select a.step, extract(epoch from b.at - a.at) / 86400 as days from firsts a
    join firsts b on b.candidate_id = a.candidate_id and b.step = a.step + 1 and b.at >= a.at
  )
  select s.step, (select count(*)::int from people where furthest >= s.step) as reached,
    (select count(*)::int from people where furthest = s.step and ended) as lost,
    (select percentile_cont(0.5) within group (order by days)::float8 from gaps where gaps.step = s.step) as days,
    (select count(*)::int from gaps where gaps.step = s.step) as timed
  from generate_series(1, 7) s(step) order by 1`;
