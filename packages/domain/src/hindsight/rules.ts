import { DIMENSIONS, type DimensionKey } from '#/evaluations/options';
import type { Role } from '#/kernel/roles';
import {
  HINDSIGHT_DAYS,
  HINDSIGHT_FROM,
  type HindsightAnswer,
  type HindsightDay,
  LEVEL_BANDS,
  type LevelBand,
} from './options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Hire {
  /** Time of the last move to « Embauché »; null if the person is not hired, or not any more. */
  readonly hiredAt: Date | null;
  /** Time at which the company switched the question on; null while it is off. */
  readonly enabledAt: Date | null;
  /** Days whose question was already asked about this application. */
  readonly asked: readonly HindsightDay[];
}

/**
 * The question that is due now. A hire from before the switch is left out, because that person was not told about the question.
 * After a long interruption only the latest day is due, so that nobody gets the same question twice at once.
 */
export function hindsightDue({ hiredAt, enabledAt, asked }: Hire, now: Date): HindsightDay | null {
  if (!hiredAt || !enabledAt || hiredAt < enabledAt) return null;
  const latest = HINDSIGHT_DAYS.findLast((day) => now.getTime() >= hiredAt.getTime() + day * DAY_MS);
  return latest === undefined || asked.some((day) => day >= latest) ? null : latest;
}

interface Member {
  readonly id: string;
  readonly role: Role;
}

/** The one person to ask: the person who decided, or the first administrator if that person left the team. Members are in order of arrival. */
export function hindsightRecipient(deciderId: string | null, members: readonly Member[]): string | null {
  const decider = members.find(({ id }) => id === deciderId);
  return (decider ?? members.find(({ role }) => role === 'ADMINISTRATOR'))?.id ?? null;
}

interface LookedBack {
  /** Answers about one hired person; a later day's answer replaces an earlier one. */
  readonly answers: readonly { readonly day: HindsightDay; readonly answer: HindsightAnswer }[];
  readonly levels: readonly { readonly key: DimensionKey; readonly level: number | null }[];
}

type AnswerCounts = Record<HindsightAnswer, number>;

const bandOf = (level: number): LevelBand => LEVEL_BANDS.find(({ from }) => level >= from)?.key ?? 'low';

/**
 * Hired people for each criterion, band of its level and answer. Null below HINDSIGHT_FROM hired people with an answer.
 * A person whose criterion was not evaluated is not counted for that criterion.
 */
export function hindsightCounts(
  hires: readonly LookedBack[],
): { key: DimensionKey; bands: { band: LevelBand; answers: AnswerCounts }[] }[] | null {
  const answered = hires.flatMap(({ answers, levels }) => {
    const last = answers.toSorted((one, other) => other.day - one.day)[0];
    return last ? [{ answer: last.answer, levels }] : [];
  });
  if (answered.length < HINDSIGHT_FROM) return null;
  return DIMENSIONS.map(({ key }) => {
    const judged = answered.flatMap(({ answer, levels }) => {
      const level = levels.find((one) => one.key === key)?.level ?? null;
      return level === null ? [] : [{ answer, band: bandOf(level) }];
    });
    const bands = LEVEL_BANDS.map(({ key: band }) => {
      const count = (answer: HindsightAnswer): number =>
        judged.filter((one) => one.band === band && one.answer === answer).length;
      return { band, answers: { YES: count('YES'), RATHER: count('RATHER'), NO: count('NO') } };
    });
    return { key, bands };
  });
}
