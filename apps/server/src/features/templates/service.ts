import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { TEMPLATE_KINDS, type TemplateKind } from '@kafaa/domain/templates/options';
import { templateError } from '@kafaa/domain/templates/rules';
import type { Template, TemplatePayload } from '@kafaa/domain/templates/schema';
import { STARTING_WORDS } from '@kafaa/domain/templates/texts';
import type { Db, Deps } from '#/deps';
import { recordAuditEvent } from '../audit/service.ts';
import * as store from './store.ts';

interface TemplateKey {
  readonly companyId: CompanyId;
  readonly kind: TemplateKind;
}

export async function listTemplates(deps: Deps, companyId: CompanyId): Promise<Template[]> {
  const rows = await store.listTemplates(deps.db, { companyId });
  return TEMPLATE_KINDS.map((kind) => present(kind, rows.find((row) => row.kind === kind) ?? null));
}

export async function saveTemplate(
  deps: Deps,
  { companyId, kind, userId }: TemplateKey & { readonly userId: string },
  words: TemplatePayload,
): Promise<Template> {
  requireTemplate(kind, words);
  const row = { kind, ...words, savedAt: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    await store.upsertTemplate(tx, { companyId, ...row });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'TEMPLATE_SAVED', of: null });
  });
  return present(kind, row);
}

export async function resetTemplate(
  deps: Deps,
  { userId, ...key }: TemplateKey & { readonly userId: string },
): Promise<Template> {
  await deps.db.transaction(async (tx) => {
    if (await store.deleteTemplate(tx, key))
      await recordAuditEvent(deps, tx, { ...key, by: { userId }, action: 'TEMPLATE_RESET', of: null });
  });
  return present(key.kind, null);
}

/** Throws if this text cannot be a template of this kind; the error names the field. */
export function requireTemplate(kind: TemplateKind, words: TemplatePayload): void {
  const problem = templateError(kind, words);
  if (problem) throw new AppError(kernelErrors.VALIDATION_FAILED, { message: problem.message, fields: [problem] });
}

/** Returns the company's own text for this mail; null for the standard text. */
export async function findTemplate(db: Db, key: TemplateKey): Promise<TemplatePayload | null> {
  return store.findTemplate(db, key);
}

const present = (kind: TemplateKind, row: TemplatePayload | null): Template => {
  const { subject, text } = row ?? STARTING_WORDS[kind];
  return { kind, subject, text, own: row !== null };
};
