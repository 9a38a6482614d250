import type { Deps } from '#/deps';
import { ensurePlans as ensureDefaultPlans } from '#/features/plans/service';

/** The plans that every installation sells. */
export async function ensurePlans(deps: Deps): Promise<void> {
  await ensureDefaultPlans(deps);
}

export async function seedExample(_deps: Deps): Promise<{ email: string; password: string } | null> {
  return null;
}
