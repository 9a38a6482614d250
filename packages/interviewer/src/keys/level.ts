import type { AnswerFlag, KeyReading } from '../contract.ts';

/** An answer's value (0–4) after its key was applied, and the cap that limited it. */
export interface KeyLevel {
  value: number;
  capped: 'red-flag' | 'denied' | 'nothing' | 'reasoning' | null;
}

/** Constants chosen on the dev split of the keys' material. */
const POLICY = {
  /** Share of the answer's own value in the mean; the key has the rest. */
  own: 0.5,
  /** Cap with one red flag; each further one lowers it by `furtherFlag`. */
  redFlagCap: 1,
  furtherFlag: 0.25,
  /** Cap with no point named: level 1, however well the answer is argued. A less argued answer gets a lower cap. */
  nothingCap: 1.45,
  /** Range below `nothingCap` over which the cap rises with the answer's own value. */
  nothingRoom: 0.3,
  /** Cap with two points denied, or more denied than named. */
  deniedCap: 1.2,
  /** Cap for an answer that names points without a reason of its own. */
  listCap: 3.2,
  /** Minimum share of the key's points with which a terse list counts as a full answer. */
  enough: 0.5,
} as const;

/** Highest own value of an answer. */
const HIGHEST = 4.6;

/** Share of the points → level, piecewise linear. */
const LEVELS = [
  [0, 1],
  [0.2, 1.8],
  [0.5, 2.4],
  [0.8, 3.4],
  [1, 4.2],
] as const;

function levelOfShare(share: number): number {
  for (let i = 1; i < LEVELS.length; i++) {
    const [x1, y1] = LEVELS[i] ?? [1, 0];
    const [x0, y0] = LEVELS[i - 1] ?? [0, 0];
    if (share <= x1) return y0 + ((share - x0) / (x1 - x0)) * (y1 - y0);
  }
  return LEVELS[4][1];
}

const countOf = ({ points }: KeyReading, wanted: KeyReading['points'][number]['found']): number =>
  points.filter(({ found }) => found === wanted).length;

/** Whether the key overrides a flag: enough points named for a terse answer, two points named for an off-topic or generic one. */
export function isWaived(flag: AnswerFlag, reading: KeyReading): boolean {
  const named = countOf(reading, 'named');
  if (flag === 'keyword-list' || flag === 'too-short') return named / reading.points.length >= POLICY.enough;
  return (flag === 'off-topic' || flag === 'generic') && named >= 2;
}

/**
 * Averages the key's level and the answer's own value (0–4, as judged without a key), then applies the caps. With enough points
 * named, the result before the caps is at least the key's level, up to `listCap`. `reasoned`: the answer gives a reason or says
 * what its author does.
 */
export function levelByKey(reading: KeyReading, own: number, reasoned: boolean): KeyLevel {
  const named = countOf(reading, 'named');
  const denied = countOf(reading, 'denied');
  const flags = reading.redFlags.length;
  const share = Math.max(0, named - denied) / reading.points.length;
  const byKey = levelOfShare(share);
  const half = own * POLICY.own + byKey * (1 - POLICY.own);
  const value = share >= POLICY.enough ? Math.max(half, Math.min(byKey, POLICY.listCap)) : half;
  if (flags > 0)
    return { value: Math.min(value, POLICY.redFlagCap - POLICY.furtherFlag * (flags - 1)), capped: 'red-flag' };
  if (denied >= 2 || denied > named) return { value: Math.min(value, POLICY.deniedCap), capped: 'denied' };
  if (named === 0 && value > POLICY.nothingCap - POLICY.nothingRoom) {
    const under = (1 - Math.min(Math.max(own, 0), HIGHEST) / HIGHEST) * POLICY.nothingRoom;
    return { value: Math.min(value, POLICY.nothingCap - under), capped: 'nothing' };
  }
  if (!reasoned && value > POLICY.listCap) return { value: POLICY.listCap, capped: 'reasoning' };
  return { value, capped: null };
}
