import { isDeepStrictEqual } from 'node:util';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import type { HouseView, ThresholdsView } from '@kafaa/domain/evaluations/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { PROVEN_BY_ANSWERS } from '@kafaa/interviewer/aggregate';
import type { House } from '@kafaa/interviewer/contract';
import { fitHouse, HOUSE_FROM, thresholdsOf } from '@kafaa/interviewer/house';
import type { Db, Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { lockCompany, readHouse, saveHouse } from '../companies/service.ts';
import { houseInForce, runningEngine } from './service.ts';

/** Returns the stored thresholds and those that the company's levels give today (null with fewer than `HOUSE_FROM` levels). */
async function levelsNow(deps: Deps, db: Db, companyId: CompanyId) {
  const engine = runningEngine(deps);
  const { house: stored, pairs } = await readHouse(db, { companyId, criteria: [...PROVEN_BY_ANSWERS], engine });
  const all = pairs.flatMap(({ level, score, count }) => Array.from({ length: count }, () => ({ level, score })));
  const today: House | null = all.length < HOUSE_FROM ? null : { ...fitHouse(all), levels: all.length, engine };
  return { stored, today, levels: all.length };
}

/** Converts thresholds for the screen: scores are whole numbers, so each threshold is rounded up to one. */
function shown(house: House | undefined): ThresholdsView {
  const { cuts, meet, explore, trade } = thresholdsOf(house);
  const [one, two, three, four] = cuts;
  return {
    cuts: [Math.ceil(one), Math.ceil(two), Math.ceil(three), Math.ceil(four)],
    meet: Math.ceil(meet),
    explore: Math.ceil(explore),
    trade: Math.ceil(trade),
  };
}

export async function getHouse(deps: Deps, companyId: CompanyId): Promise<HouseView> {
  const { stored, today, levels } = await levelsNow(deps, deps.db, companyId);
  // `true`, because the endpoint already requires the plan feature of thresholds.
  const applied = houseInForce(deps, stored, true);
  return {
    levels,
    needed: HOUSE_FROM,
    engine: shown(undefined),
    own: today && { ...shown(today), offset: today.offset },
    applied: applied && { ...shown(applied), levels: applied.levels },
  };
}

/**
 * Turns the company's thresholds on, as its levels give them now, or off. The thresholds stay frozen until somebody turns them on again.
 * Otherwise, a level set between two evaluations would give two candidates different thresholds. Idempotent.
 */
export async function changeHouse(deps: Deps, session: Session, on: boolean): Promise<HouseView> {
  const { companyId } = session;
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const { stored, today } = await levelsNow(deps, tx, companyId);
    if (on && !today) throw new AppError(evaluationErrors.TOO_FEW_LEVELS);
    const wanted = on ? today : null;
    if (isDeepStrictEqual(stored, wanted)) return;
    await saveHouse(tx, companyId, wanted);
    await recordAuditEvent(deps, tx, {
      companyId,
      by: session,
      action: on ? 'HOUSE_TURNED_ON' : 'HOUSE_TURNED_OFF',
      of: null,
    });
  });
  return getHouse(deps, companyId);
}
