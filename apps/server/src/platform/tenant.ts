import * as z from 'zod/mini';
import type { CompanyId } from '@kafaa/domain/kernel/ids';

/**
 * The only place that makes a `CompanyId`. Called by the session gate, by locators (log-in address, public offer,
 * personal link) and for task payloads that we wrote ourselves; never with anything a request says.
 */
export function mintCompanyId(text: string): CompanyId {
  return text as CompanyId;
}

/** The company in a task's payload. */
export const companyIdField = z.pipe(z.string(), z.transform(mintCompanyId));
