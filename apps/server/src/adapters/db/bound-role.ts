import type { Database } from './open-database.ts';

/** Error for a role in DATABASE_URL that row level security does not bind. */
export class UnboundRoleError extends Error {
  override name = 'UnboundRoleError';
}

const ADVICE = 'Voir docs/OPERATIONS.md, «\u00a0PostgreSQL: its role and rights\u00a0».';

/** Returns a sentence for the operator if the policies of PostgreSQL do not separate companies here, else null. */
export async function unboundRole(database: Database): Promise<string | null> {
  if (database.kind === 'pglite') return null;
  // A bare text is sent without a company. If a company is set all the same, it is a default of the role, of the database or in the URL.
  const { rows } = await database.pool.query<{ role: string; passes: boolean; preset: boolean }>(
    `select rolname as role, rolsuper or rolbypassrls as passes,
      coalesce(current_setting('kafaa.company', true), '') <> '' as preset
    from pg_roles where rolname = current_user`,
  );
  const [{ role, passes, preset } = { role: '', passes: true, preset: false }] = rows;
  if (passes)
    return `DATABASE_URL\u00a0: PostgreSQL ne sépare pas les entreprises pour le rôle ${role}, qui est superutilisateur (SUPERUSER ou BYPASSRLS). Donnez à Kafaa un rôle sans ces droits. ${ADVICE}`;
  if (preset)
    return `DATABASE_URL\u00a0: PostgreSQL ne sépare pas les entreprises, car kafaa.company est réglé d’avance pour le rôle ${role} ou pour la base. Retirez ce réglage (alter role ${role} reset kafaa.company). ${ADVICE}`;
  return null;
}
