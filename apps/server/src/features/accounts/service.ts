import type { AuditAction } from '@kafaa/domain/audit/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { recordAuditEvent } from '../audit/service.ts';
import { changeLogin, confirmByOperator, resetByOperator, resetSecondFactor } from '../auth/account-service.ts';

const trailOf = (deps: Deps, action: AuditAction) => (tx: Db, companyId: CompanyId) =>
  recordAuditEvent(deps, tx, { companyId, by: 'OPERATOR', action, of: null });

export async function resetAccount(deps: Deps, email: string, { prints }: { prints: boolean }) {
  return resetByOperator(deps, { email, prints, trail: trailOf(deps, 'PASSWORD_RESET') });
}

export async function resetFactor(deps: Deps, email: string) {
  return resetSecondFactor(deps, { email, trail: trailOf(deps, 'SECOND_FACTOR_RESET') });
}

export async function confirmAccount(deps: Deps, email: string, pick: number | undefined) {
  return confirmByOperator(deps, { email, pick, trail: trailOf(deps, 'ACCOUNT_CONFIRMED') });
}

export async function moveAccount(deps: Deps, from: string, to: string) {
  return changeLogin(deps, { from, to, trail: trailOf(deps, 'LOGIN_CHANGED') });
}
