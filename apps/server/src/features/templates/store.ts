import { and, eq } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { TemplateKind } from '@kafaa/domain/templates/options';
import type { Db } from '#/deps';
import { mailTemplates } from './tables.ts';

interface TemplateKey {
  readonly companyId: CompanyId;
  readonly kind: TemplateKind;
}
export type TemplateRow = Omit<typeof mailTemplates.$inferSelect, 'companyId'>;

const isTemplate = ({ companyId, kind }: TemplateKey) =>
  and(eq(mailTemplates.companyId, companyId), eq(mailTemplates.kind, kind));

export async function listTemplates(db: Db, { companyId }: Pick<TemplateKey, 'companyId'>): Promise<TemplateRow[]> {
  return db.select().from(mailTemplates).where(eq(mailTemplates.companyId, companyId));
}

export async function findTemplate(db: Db, key: TemplateKey): Promise<TemplateRow | null> {
  const [row] = await db.select().from(mailTemplates).where(isTemplate(key));
  return row ?? null;
}

export async function upsertTemplate(db: Db, { companyId, ...row }: TemplateKey & TemplateRow): Promise<void> {
  const { subject, text, savedAt } = row;
  await db
    .insert(mailTemplates)
    .values({ companyId, ...row })
    .onConflictDoUpdate({
      target: [mailTemplates.companyId, mailTemplates.kind],
      set: { subject, text, savedAt },
    });
}

/** Deletes a template; false if the company had none of this kind. */
export async function deleteTemplate(db: Db, key: TemplateKey): Promise<boolean> {
  const rows = await db.delete(mailTemplates).where(isTemplate(key)).returning({ kind: mailTemplates.kind });
  return rows.length === 1;
}
