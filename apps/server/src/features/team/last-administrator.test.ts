import * as fc from 'fast-check';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import type { Role } from '@kafaa/domain/kernel/roles';
import { ROLES } from '@kafaa/domain/kernel/roles';
import { changeMember, leaveTeam, removeMember } from '@kafaa/domain/team/api';
import { openSession } from '#/features/auth/service';
import { users } from '#/features/auth/tables';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { eachDatabase, freshPostgres } from '@kafaa/testing/app/databases';
import { newCompany, newMember, PASSWORD, type Recruiter } from '@kafaa/testing/app/factories';
import { quick } from '@kafaa/testing/routes/two-companies';

const { passwords } = quick;

async function administrators(app: TestApp, companyId: string): Promise<string[]> {
  const rows = await app.deps.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.role, 'ADMINISTRATOR'),
        eq(users.state, 'ACTIVE'),
        isNotNull(users.confirmedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

interface Team {
  readonly companyId: string;
  readonly people: readonly (Recruiter & { id: string })[];
}

async function newTeam(app: TestApp, size: number): Promise<Team> {
  const boss = await newCompany(app);
  const { companyId = '', userId: id = '' } = (await openSession(app.deps, boss.token)) ?? {};
  const people = [{ ...boss, id }];
  while (people.length < size) people.push(await newMember(app, boss, { role: 'ADMINISTRATOR' }));
  return { companyId, people };
}

type Step =
  | { readonly do: 'change'; readonly by: number; readonly of: number; readonly role: Role }
  | { readonly do: 'remove'; readonly by: number; readonly of: number }
  | { readonly do: 'leave'; readonly by: number };

const person = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('change'), by: person, of: person, role: fc.constantFrom(...ROLES) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), by: person, of: person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave'), by: person }) },
);

async function take(app: TestApp, { people }: Team, one: Step): Promise<number> {
  const token = people[one.by]?.token;
  if (one.do === 'leave') return (await app.call(leaveTeam, {}, token)).status;
  const params = { id: people[one.of]?.id ?? '' };
  if (one.do === 'remove') return (await app.call(removeMember, { params }, token)).status;
  return (await app.call(changeMember, { params, body: { role: one.role, allOffers: true } }, token)).status;
}

eachDatabase('the last administrator', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open, { passwords });
  });
  afterAll(() => app.close());

  test('no sequence of role changes, removals and departures leaves a company without an active administrator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const team = await newTeam(app, 3);
        for (const one of steps) {
          expect([200, 401, 403, 404, 409]).toContain(await take(app, team, one));
          expect((await administrators(app, team.companyId)).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 12, seed: 20_261_129 },
    );
  });

  test('the only administrator can neither step down, nor be removed, nor leave', async () => {
    const { people } = await newTeam(app, 1);
    const [boss] = people;
    const params = { id: boss?.id ?? '' };
    const refused = [
      await app.call(changeMember, { params, body: { role: 'RECRUITER', allOffers: true } }, boss?.token),
      await app.call(removeMember, { params }, boss?.token),
      await app.call(leaveTeam, {}, boss?.token),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'LAST_ADMINISTRATOR']),
    );
    const { status } = await app.call(login, { body: { userName: boss?.email ?? '', password: PASSWORD } });
    expect(status).toBe(200);
  });
});

const cluster = process.env.TEST_DATABASE_URL ?? '';
describe.runIf(cluster !== '')('concurrent departures on PostgreSQL', () => {
  test('exactly one stays when all administrators of a company leave or step down at the same moment', async () => {
    const app = await openTestApp(() => freshPostgres(cluster), { passwords });
    try {
      for (let round = 0; round < 8; round++) {
        const { companyId, people } = await newTeam(app, 4);
        const done = await Promise.all(
          people.map(({ id, token }, at) =>
            at % 2 === round % 2
              ? app.call(leaveTeam, {}, token)
              : app.call(changeMember, { params: { id }, body: { role: 'REVIEWER' } }, token),
          ),
        );
        expect(done.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '200', '409']);
        expect(await administrators(app, companyId)).toHaveLength(1);
      }
    } finally {
      await app.close();
    }
  });
});
