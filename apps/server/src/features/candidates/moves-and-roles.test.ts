import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import {
  fillJob,
  getFunnel,
  listCandidates,
  moveCandidates,
  rejectCandidate,
  undoMoves,
  unrejectCandidate,
} from '@kafaa/domain/candidates/api';
import { FUNNEL_STEPS, SET_STAGES, type SetStage, type Stage } from '@kafaa/domain/candidates/options';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { ADMINISTRATORS, type Role, ROLES } from '@kafaa/domain/kernel/roles';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { resumeApplication, withdrawApplication } from '@kafaa/domain/own-data/api';
import { acceptInvitation, changeMember, invitePerson, leaveTeam, removeMember } from '@kafaa/domain/team/api';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newCandidate,
  newEntreprise,
  newInvitation,
  newJob,
  newMember,
  PASSWORD,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { secondFunnel, type SecondFunnelRow } from '@kafaa/testing/app/second-funnel';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick, rowsOf } from '@kafaa/testing/routes/two-companies';

/** A person who acts: `token` and `invitation` are the newest that the person got. */
interface Actor {
  readonly email: string;
  token: string;
  invitation: string;
}

interface World {
  readonly companyId: CompanyId;
  readonly otherCompany: CompanyId;
  /** Two offers of the company, and one of another company. */
  readonly jobs: readonly string[];
  readonly actors: readonly Actor[];
  /** Two applications per offer; the first of each offer is the same person's. */
  readonly candidates: readonly { id: string; jobId: string; token: string }[];
}

/** Index of the administrator of another company; the last of the actors. */
const STRANGER = 7;

/** Choice of a step's actor: the drawn person, the next active person, or the next person with the right to take the step. */
type Who = 'DRAWN' | 'ACTIVE' | 'ENTITLED';

type Step = { readonly by: number; readonly who: Who; readonly minutes: number } & (
  | { readonly do: 'move'; readonly of: number; readonly to: SetStage; readonly stale: boolean }
  | { readonly do: 'undo' | 'reject' | 'unreject' | 'invite' | 'fill'; readonly of: number }
  | { readonly do: 'start' | 'withdraw' | 'resume'; readonly of: number }
  | { readonly do: 'invitePerson' | 'change'; readonly of: number; readonly role: Role; readonly jobs: number[] | null }
  | { readonly do: 'remove'; readonly of: number }
  | { readonly do: 'leave' | 'accept' }
);

const actor = fc.nat({ max: STRANGER });
// Draws the two applications of one person (0 and 2) more often than the others.
const candidate = fc.constantFrom(0, 0, 0, 1, 2, 2, 2, 3);
const oneIn = (count: number) => fc.nat({ max: count - 1 }).map((dice) => dice === 0);
const when = {
  by: actor,
  who: fc.constantFrom<Who>('DRAWN', 'ACTIVE', 'ACTIVE', 'ENTITLED', 'ENTITLED', 'ENTITLED'),
  minutes: fc.nat({ max: 4 }),
};
const steps = <const D extends string>(...names: D[]) => fc.constantFrom(...names);
const access = {
  role: fc.constantFrom(...ROLES, 'RECRUITER', 'REVIEWER'),
  // The third offer is another company's.
  jobs: fc.option(fc.uniqueArray(fc.constantFrom(0, 0, 0, 1, 1, 1, 2), { minLength: 1, maxLength: 2 })),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      ...when,
      do: fc.constant('move'),
      of: candidate,
      to: fc.constantFrom(...SET_STAGES, 'HIRED', 'HIRED'),
      stale: oneIn(8),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      ...when,
      do: steps('undo', 'undo', 'reject', 'unreject', 'unreject', 'invite', 'fill'),
      of: candidate,
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...when, do: steps('start', 'withdraw', 'resume', 'resume'), of: candidate }) },
  {
    weight: 5,
    arbitrary: fc.record({ ...when, do: steps('invitePerson', 'change'), of: actor, ...access }),
  },
  { weight: 2, arbitrary: fc.record({ ...when, do: fc.constant('remove'), of: actor }) },
  { weight: 3, arbitrary: fc.record({ ...when, do: steps('leave', 'accept', 'accept', 'accept') }) },
);

// `noBias` avoids short sequences, because creating the company of each sequence takes most of the time.
const sequences = fc.noBias(fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }));

async function newWorld(app: TestApp, stranger: Actor & { companyId: CompanyId; jobId: string }): Promise<World> {
  const boss = await newEntreprise(app);
  const jobs = [(await newJob(app, boss)).id, (await newJob(app, boss)).id];
  const [first = ''] = jobs;
  const members = [
    await newMember(app, boss, { role: 'REVIEWER', jobIds: jobs }),
    await newMember(app, boss, { role: 'RECRUITER' }),
    await newMember(app, boss, { role: 'RECRUITER', jobIds: [first] }),
    await newMember(app, boss, { role: 'REVIEWER', jobIds: [first] }),
  ];
  const invited = await newInvitation(app, boss, { role: 'ADMINISTRATOR' });
  const newcomers = [invited, { email: `nouveau.${boss.email}`, invitation: '' }].map((one) => ({ ...one, token: '' }));
  const candidates = [];
  for (const jobId of jobs)
    for (const name of ['une', `autre-${jobId}`])
      candidates.push({ jobId, ...(await newCandidate(app, jobId, `${name}.${boss.email}`)) });
  const body = { userName: stranger.email, password: PASSWORD };
  const ids = new Map<string, string>();
  for (const jobId of jobs)
    for (const { id, email } of (await app.call(listCandidates, { params: { jobId }, query: {} }, boss.token)).body
      .content)
      ids.set(`${jobId} ${email}`, id);
  return {
    companyId: boss.companyId,
    otherCompany: stranger.companyId,
    jobs: [...jobs, stranger.jobId],
    actors: [
      ...[boss, ...members].map(({ email, token }) => ({ email, token, invitation: '' })),
      ...newcomers,
      // A session ends after twelve hours.
      { ...stranger, token: (await app.call(login, { body })).body.accessToken },
    ],
    candidates: candidates.map(({ jobId, token, email }) => ({ jobId, token, id: ids.get(`${jobId} ${email}`) ?? '' })),
  };
}

interface Move {
  readonly candidate_id: string;
  readonly job_id: string;
  readonly seq: number;
  readonly to_stage: Stage;
  readonly moved_by: string | null;
  readonly undoes: number | null;
}

/** The rows that a step may change. */
interface Rows {
  readonly people: readonly {
    company_id: string;
    id: string;
    email: string;
    role: Role;
    state: string;
    all_offers: boolean;
    confirmed: boolean;
  }[];
  readonly access: readonly { user_id: string; job_id: string }[];
  readonly candidates: readonly {
    id: string;
    status: string;
    set_stage: SetStage | null;
    stage_version: number;
    mailbox: string;
    withdrawn: boolean;
  }[];
  readonly moves: readonly Move[];
  /** Acts of the team in the audit trail, per candidate. */
  readonly acts: readonly { candidate_id: string; user_id: string }[];
  readonly sessions: readonly { company_id: string; id: string; user_id: string; open: boolean }[];
  readonly others: unknown;
}

async function readRows(app: TestApp, { companyId, otherCompany }: World): Promise<Rows> {
  const ours = sql`company_id in (${companyId}, ${otherCompany})`;
  const list = (columns: string, from: ReturnType<typeof sql>) => sql`(
    select coalesce(json_agg(t), '[]') from (select ${sql.raw(columns)} from ${from} and ${ours} order by 1, 2, 3) t)`;
  const [found] = await rowsOf<{ rows: Rows }>(
    app.deps.db,
    sql`select json_build_object(
      'people', ${list('company_id, id, email, role, state, all_offers, confirmed_at is not null as confirmed', sql`users where true`)},
      'access', ${list('company_id, user_id, job_id', sql`offer_access where true`)},
      'candidates', ${list('company_id, id, status, set_stage, stage_version, mailbox, withdrawn_at is not null as withdrawn', sql`candidates where true`)},
      'moves', ${list('company_id, candidate_id, seq, job_id, to_stage, moved_by, undoes', sql`candidate_moves where true`)},
      'acts', ${list('company_id, id, candidate_id, user_id, action', sql`audit_events where action in ('STAGE_SET', 'STAGE_UNDONE', 'REJECTED', 'REJECTION_UNDONE', 'INVITED')`)},
      'sessions', ${list('company_id, id, user_id, revoked_at is null as open', sql`sessions where true`)},
      'others', json_build_array(
        ${list('company_id, id, status', sql`jobs where true`)},
        ${list('company_id, id, candidate_id', sql`invitations where true`)},
        ${list('company_id, token_hash, used_at', sql`account_tokens where true`)})
    ) as rows`,
  );
  if (!found) throw new Error('the statement returned no row');
  return found.rows;
}

const personOf = (rows: Rows, { companyId, actors }: World, at: number) => {
  const stays = rows.people.find(({ company_id, email }) => company_id === companyId && email === actors[at]?.email);
  return stays ?? rows.people.find(({ email }) => email === actors[at]?.email);
};

const OF_CANDIDATES = new Set(['move', 'undo', 'reject', 'unreject', 'invite', 'fill']);
const OF_THE_TEAM = new Set(['invitePerson', 'change', 'remove']);
const BY_NOBODY = new Set(['start', 'withdraw', 'resume', 'accept']);

/** Returns the roles that may take the step. Access to the offer is checked separately. */
function rolesOf({ do: act }: Step): readonly Role[] {
  if (OF_THE_TEAM.has(act)) return ADMINISTRATORS;
  return OF_CANDIDATES.has(act) ? ['ADMINISTRATOR', 'RECRUITER'] : ROLES;
}

/** Returns the status with which a missing right must refuse the step, computed from the rows. Null if the actor has the right. */
function refusal(rows: Rows, world: World, one: Step): number | null {
  if (BY_NOBODY.has(one.do)) return null;
  const person = personOf(rows, world, one.by);
  if (person?.state !== 'ACTIVE') return 401;
  if (!rolesOf(one).includes(person.role)) return 403;
  if (!OF_CANDIDATES.has(one.do)) return null;
  const jobId = 'of' in one ? world.candidates[one.of]?.jobId : undefined;
  const given = rows.access.some(({ user_id, job_id }) => user_id === person.id && job_id === jobId);
  return person.company_id === world.companyId && (person.all_offers || given) ? null : 404;
}

/** Calls the endpoint of a candidate's step; returns its status. */
async function decide(app: TestApp, world: World, rows: Rows, one: Step & { of: number }): Promise<number> {
  const { id = '', token: link = '' } = world.candidates[one.of] ?? {};
  const token = world.actors[one.by]?.token;
  const version = rows.candidates.find((row) => row.id === id)?.stage_version ?? 0;
  const seen = { ids: [id], versions: [version] };
  const ownData = {
    params: {
      link:
        ownDataUrl(app.deps, { ...world, candidateId: id })
          .split('/')
          .at(-1) ?? '',
    },
  };
  const interviewDate = new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 19);
  const meeting = { interviewType: 'ONLINE' as const, interviewPlace: 'https://meet.example/x', interviewDate };
  const calls: Partial<Record<Step['do'], () => Promise<{ status: number }>>> = {
    undo: () => app.call(undoMoves, { body: seen }, token),
    reject: () => app.call(rejectCandidate, { params: { id }, body: {} }, token),
    unreject: () => app.call(unrejectCandidate, { params: { id } }, token),
    fill: () => app.call(fillJob, { params: { id } }, token),
    invite: () => app.call(inviteCandidate, { body: { candidateId: id, ...meeting } }, token),
    start: () => start(app, link),
    withdraw: () => app.call(withdrawApplication, ownData),
    resume: () => app.call(resumeApplication, ownData),
  };
  if (one.do === 'move') {
    const body = { ids: [id], versions: [version - (one.stale ? 1 : 0)], to: one.to };
    return (await app.call(moveCandidates, { body }, token)).status;
  }
  const answer = await calls[one.do]?.();
  if (!answer) throw new Error(`no such step: ${one.do}`);
  return answer.status;
}

/** Calls the endpoint of a step of the team; returns its status. */
async function changeTeam(app: TestApp, world: World, rows: Rows, one: Step): Promise<number> {
  const by = world.actors[one.by];
  const of = 'of' in one ? one.of : one.by;
  const params = { id: personOf(rows, world, of)?.id ?? '' };
  const accessGiven = 'jobs' in one && {
    role: one.role,
    allOffers: one.jobs === null,
    jobIds: (one.jobs ?? []).map((at) => world.jobs[at] ?? ''),
  };
  if (one.do === 'leave') return (await app.call(leaveTeam, {}, by?.token)).status;
  if (one.do === 'remove') return (await app.call(removeMember, { params }, by?.token)).status;
  if (one.do === 'accept') {
    const body = { password: PASSWORD };
    const joined = await app.call(acceptInvitation, { params: { token: by?.invitation ?? '' }, body });
    if (joined.status === 200 && by) by.token = joined.body.accessToken;
    return joined.status;
  }
  if (!accessGiven) throw new Error(`no such step: ${one.do}`);
  if (one.do === 'change') return (await app.call(changeMember, { params, body: accessGiven }, by?.token)).status;
  const invited = world.actors[of];
  const email = invited?.email ?? '';
  const { status } = await app.call(invitePerson, { body: { email, ...accessGiven } }, by?.token);
  if (status === 201 && invited) invited.invitation = await tokenFromMail(app, email, /Rejoindre\?token=([\w-]+)/);
  return status;
}

/**
 * Returns the step with people who make a success possible: an actor chosen by `who`, an invited person who accepts, or a person to invite
 * who is not active.
 */
function among(rows: Rows, world: World, one: Step): Step {
  const people = [...world.actors.keys()].slice(0, STRANGER);
  const next = (from: number, fits: (found: Rows['people'][number] | undefined, at: number) => boolean) => {
    const fitting = people.filter((at) => fits(personOf(rows, world, at), at));
    return fitting.find((at) => at >= from) ?? fitting[0] ?? from;
  };
  if (one.do === 'accept') return { ...one, by: next(one.by, (found) => found?.state === 'INVITED') };
  if (one.who === 'DRAWN') return one;
  const by = next(one.by, (found, at) => {
    if (found?.state !== 'ACTIVE' || one.who === 'ACTIVE') return found?.state === 'ACTIVE';
    // Everybody may leave, but only administrators can be refused, so an administrator is chosen.
    return one.do === 'leave' ? found.role === 'ADMINISTRATOR' : refusal(rows, world, { ...one, by: at }) === null;
  });
  if (one.do !== 'invitePerson') return { ...one, by };
  return { ...one, by, of: next(one.of, (found) => found?.state !== 'ACTIVE') };
}

/** Returns the statuses that the step may have: the status of the missing right, or those of a success or of a broken rule. */
function answersTo(one: Step, refused: number | null): readonly number[] {
  if (refused !== null) return [refused];
  if (one.do === 'move') return one.stale ? [400, 409] : [200, 409];
  return [200, 201, 400, 404, 409, 410, 429];
}

/** Takes the step, and checks that a refusal changes nothing and that a success carries the name of its author. */
async function take(app: TestApp, world: World, before: Rows, one: Step): Promise<Rows> {
  const isOfCandidate = OF_CANDIDATES.has(one.do) || ['start', 'withdraw', 'resume'].includes(one.do);
  const status =
    isOfCandidate && 'of' in one ? await decide(app, world, before, one) : await changeTeam(app, world, before, one);
  const after = await readRows(app, world);
  expect(answersTo(one, refusal(before, world, one))).toContain(status);
  expect(status >= 300 ? after : before).toEqual(before);
  const known = new Set(before.moves.map(({ candidate_id, seq }) => `${candidate_id} ${seq}`));
  const added = after.moves.filter(({ candidate_id, seq }) => !known.has(`${candidate_id} ${seq}`));
  const author = OF_CANDIDATES.has(one.do) ? personOf(before, world, one.by)?.id : null;
  for (const { moved_by } of added) expect(moved_by).toBe(author);
  const isMoved = status === 200 && (one.do === 'move' || one.do === 'undo');
  const areRight = added.map(({ seq, undoes }) => undoes === (one.do === 'undo' ? seq - 1 : null));
  expect(isMoved ? areRight : [true]).toEqual([true]);
  return after;
}

/** Returns the stages that a candidate with these facts may have. */
function stagesOf({ status, set_stage, withdrawn }: Rows['candidates'][number]): readonly Stage[] {
  if (withdrawn) return ['WITHDRAWN'];
  if (status === 'REJECTED') return ['REJECTED'];
  return status === 'ACCEPTED' ? [set_stage ?? 'INVITED'] : ['REGISTERED', 'STARTED', 'TO_DECIDE'];
}

/** Checks the invariants that must hold after each step. */
function holds(rows: Rows, { companyId }: World): void {
  const administrators = rows.people.filter(
    ({ company_id, role, state, confirmed }) =>
      company_id === companyId && role === 'ADMINISTRATOR' && state === 'ACTIVE' && confirmed,
  );
  expect(administrators.length).toBeGreaterThan(0);
  const active = new Set(rows.people.flatMap(({ state, id }) => (state === 'ACTIVE' ? id : [])));
  for (const { open, user_id } of rows.sessions) expect(!open || active.has(user_id)).toBe(true);
  const hired = rows.candidates.filter(({ set_stage, withdrawn }) => set_stage === 'HIRED' && !withdrawn);
  expect(new Set(hired.map(({ mailbox }) => mailbox)).size).toBe(hired.length);
  for (const facts of rows.candidates) {
    const { id, stage_version } = facts;
    const log = rows.moves.filter(({ candidate_id }) => candidate_id === id);
    expect(stagesOf(facts)).toContain(log.at(-1)?.to_stage);
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: stage_version }, (_, at) => at + 1));
    // Each entry of the team is an event of the audit trail, with the same author. An event without an entry is an undone rejection of a
    // person who has withdrawn.
    const acts = rows.acts.filter(({ candidate_id }) => candidate_id === id).map(({ user_id }) => user_id);
    for (const { moved_by } of log) {
      if (moved_by === null) continue;
      expect(acts).toContain(moved_by);
      acts.splice(acts.indexOf(moved_by), 1);
    }
  }
}

const STAGES_OF_STEPS: readonly Stage[] = ['REGISTERED', 'STARTED', 'TO_DECIDE', 'INVITED', 'MET', 'OFFERED', 'HIRED'];
const ENDED: readonly Stage[] = ['DECLINED', 'REJECTED', 'WITHDRAWN'];

/** Computes the funnel from the events of the log. An undo removes the last event that was not undone. */
function countEvents(moves: readonly Move[]) {
  const piles = [...Map.groupBy(moves, ({ candidate_id }) => candidate_id).values()].map((log) => {
    const pile: Stage[] = [];
    for (const { to_stage, undoes } of log) {
      if (undoes === null) pile.push(to_stage);
      else pile.pop();
    }
    return { furthest: Math.max(...pile.map((stage) => STAGES_OF_STEPS.indexOf(stage))), last: pile.at(-1) };
  });
  return FUNNEL_STEPS.map((_, at) => [
    piles.filter(({ furthest }) => furthest >= at).length,
    piles.filter(({ furthest, last }) => furthest === at && last !== undefined && ENDED.includes(last)).length,
  ]);
}

/** Checks that the figures of both offers, as an administrator reads them, equal the log and its recount by SQL. */
async function agree(app: TestApp, world: World, rows: Rows): Promise<void> {
  const reads = world.actors.slice(0, STRANGER).find((_, at) => {
    const person = personOf(rows, world, at);
    return person?.state === 'ACTIVE' && person.role === 'ADMINISTRATOR';
  });
  for (const jobId of world.jobs.slice(0, 2)) {
    const answer = await app.call(getFunnel, { params: { jobId } }, reads?.token);
    expect(answer.status).toBe(200);
    const figures = answer.body.steps.map(({ reached, lost }) => [reached, lost]);
    expect(figures).toEqual(countEvents(rows.moves.filter(({ job_id }) => job_id === jobId)));
    const again = await rowsOf<SecondFunnelRow>(app.deps.db, secondFunnel({ ...world, jobId }));
    expect(figures).toEqual(again.map(({ reached, lost }) => [reached, lost]));
  }
}

oneDatabase('moves and roles', (open) => {
  let app: TestApp;
  let stranger: Actor & { companyId: CompanyId; jobId: string };
  beforeAll(async () => {
    app = await openTestApp(open, { passwords: quick.passwords });
    const other = await newEntreprise(app);
    stranger = { ...other, invitation: '', jobId: (await newJob(app, other)).id };
  });
  afterAll(() => app.close());

  test('random moves and role changes keep the figures equal to the log and an administrator in each company', async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const world = await newWorld(app, stranger);
        let rows = await readRows(app, world);
        for (const [at, one] of sequence.entries()) {
          app.clock.move({ minutes: one.minutes });
          rows = await take(app, world, rows, among(rows, world, one));
          holds(rows, world);
          if (at % 10 === 9) await agree(app, world, rows);
        }
        await agree(app, world, rows);
      }),
      // The time limit ends the shrinking of a failure before the test's own limit, which would hide its message.
      { numRuns: 8, seed: 20_261_130, interruptAfterTimeLimit: 40_000 },
    );
  });
});
