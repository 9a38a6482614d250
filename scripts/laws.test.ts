import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { tableViolations } from './laws/tables.ts';
import { blindViolations, structureViolations } from './structure.ts';

// Parts of openings that the law forbids, so that it does not find them in this file.
const [SLASHES, DOC, QUOTE] = ['//', '/**', "'"];

/** A small repository that obeys every law; each test below breaks one of them. */
const LAWFUL: Record<string, string> = {
  'packages/domain/src/kernel/ids.ts': `export type CompanyId = string;`,
  'packages/domain/src/jobs/rules.ts': `import type { CompanyId } from '#/kernel/ids';\nexport const open = (id: CompanyId, now: Date) => [id, now];`,
  'packages/domain/src/evaluations/rules.ts': `export const due = (at: number) => new Date(at);`,
  'packages/domain/src/candidates/rules.ts': `export const full = 1;`,
  'packages/interviewer/src/scoring/level.ts': `import { due } from '@kafaa/domain/evaluations/rules';\nexport const level = due;`,
  'apps/server/src/platform/http/bind.ts': `import fastify from 'fastify';\nexport const bind = fastify;`,
  'apps/server/src/deps.ts': `export type Deps = { mail: { send(to: number): Promise<void> } };`,
  'apps/server/src/adapters/mail/smtp.ts': `import nodemailer from 'nodemailer';\nexport const sendMail = nodemailer;`,
  'apps/server/src/features/jobs/tables.ts': `import { pgTable } from 'drizzle-orm/pg-core';\nexport const jobs = pgTable;`,
  'apps/server/src/features/jobs/store.ts': `import type { CompanyId } from '@kafaa/domain/kernel/ids';\nimport { jobs } from './tables.ts';\nexport async function listJobs(db: Db, { companyId }: { companyId: CompanyId }) { return [db, companyId, jobs]; }\nexport const findJobUnscoped = (db: Db, id: string) => [db, id];\nexport const findPublicJobUnscoped = findJobUnscoped;\nexport const findListedJobsUnscoped = findJobUnscoped;\nexport const findCodeUnscoped = findJobUnscoped;\nexport const findLogoUnscoped = findJobUnscoped;\nexport const countViewUnscoped = findJobUnscoped;`,
  'apps/server/src/features/jobs/service.ts': `import type { Deps } from '#/deps';\nimport { listJobs } from './store.ts';\nexport const list = (deps: Deps) => [deps, listJobs];`,
  'apps/server/src/features/candidates/tables.ts': `import { jobs } from '#/features/jobs/tables';\nexport const candidates = jobs;`,
  'apps/server/src/features/candidates/store.ts': `import { jobs } from '#/features/jobs/tables';\nexport function find(db: Db, scope: LinkScope, id: string) { return [db, scope, id, jobs]; }\nexport const findPromisingUnscoped = (db: Db) => db;`,
  'apps/server/src/features/candidates/service.ts': `import { list } from '#/features/jobs/service';\nexport async function apply(deps: Deps) { await deps.db.transaction(async tx => { await tx.insert(list); }); await deps.mail.send(1); }`,
  'apps/server/src/features/evaluations/service.ts': `export const run = 1;`,
  'packages/web-kit/src/dates.ts': `export const day = 1;`,
  'packages/ui/src/styles/tokens.css': `:root {\n  --text-2: light-dark(#444, #ccc);\n  --sp-12: 12px;\n  --r-md: 8px;\n}`,
  'packages/ui/src/card.module.css': `.card {\n  margin: 0 auto -1px;\n  padding: var(--sp-12) 1px;\n  border: 1px solid var(--text-2);\n  border-radius: calc(var(--r-md) - 1px) 50%;\n  width: 47px;\n}\n@media (min-width: 821px) and (max-width: 1180px) and (max-height: 440px) {\n  .card:hover {\n    background: color-mix(in oklch, var(--text-2) 20%, transparent);\n  }\n}`,
  'packages/ui/src/button.tsx': `import { day } from '@kafaa/web-kit/dates';\nexport const Button = day;`,
  'apps/recruiter/src/features/jobs/components/card.tsx': `import { Button } from '@kafaa/ui/button.tsx';\nexport const Card = Button;`,
  'apps/recruiter/src/lib/shortcuts.ts': `export const keys = 1;`,
  'apps/candidate/src/features/candidates/components/offer.tsx': `import { Button } from '@kafaa/ui/button.tsx';\nexport const Offer = Button;`,
  'apps/recruiter/src/features/candidates/pages/home.tsx': `import { Card } from '#/features/jobs/components/card.tsx';\nexport const Home = Card;`,
  'apps/recruiter/src/app/recruiter.tsx': `import { Home } from '#/features/candidates/pages/home.tsx';\nexport const app = Home;`,
  'apps/server/src/features/jobs/changes-of-an-offer.test.ts': `import { answers } from '@kafaa/testing/answers';\nexport const x = answers;`,
  'apps/server/test/every-endpoint.test.ts': `import { testApp } from '@kafaa/testing/app/test-app';\nexport const x = testApp;`,
  'packages/testing/src/answers.ts': `export const answers = 1;`,
  'packages/testing/src/app/test-app.ts': `import { bind } from '@kafaa/server/platform/http/bind';\nexport const testApp = bind;`,
  'research/src/training/fit.ts': `import { level } from '@kafaa/interviewer/scoring/level';\nexport const fit = level;`,
  'e2e/offers.spec.ts': `import { answers } from '@kafaa/testing/answers';\nexport const x = answers;`,
  'quality/report.ts': `import { testApp } from '@kafaa/testing/app/test-app';\nexport const report = testApp;`,
  'quality/paths/image.ts': `import { bringNode } from '../../scripts/bootstrap.mjs';\nexport const image = bringNode;`,
  'scripts/bootstrap.mjs': `export const bringNode = 1;`,
  'scripts/tests.ts': `import { answers } from '@kafaa/testing/answers';\nexport const tests = answers;`,
};

function faultsWith(changes: Record<string, string>): string[] {
  const files = Object.entries({ ...LAWFUL, ...changes }).map(([path, content]) => ({ path, text: content }));
  return structureViolations(files).map(({ path, law }) => `${path.replace(/:\d+$/, '')} ${law}`);
}

const added = (path: string, line: string) => ({ [path]: `${line}\n${LAWFUL[path] ?? ''}` });

describe('the structure check', () => {
  it('the structure check reports nothing in a repository without violations', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it('blindViolations reports a scan without files', () => {
    expect(blindViolations([])).toHaveLength(1);
  });

  const domain = 'packages/domain/src/jobs/rules.ts';
  const interviewer = 'packages/interviewer/src/scoring/level.ts';
  const service = 'apps/server/src/features/candidates/service.ts';
  const jobs = 'apps/server/src/features/jobs';
  const store = `${jobs}/store.ts`;
  const tables = 'apps/server/src/features/jobs/tables.ts';
  const mail = 'apps/server/src/adapters/mail/smtp.ts';
  const bind = 'apps/server/src/platform/http/bind.ts';
  const card = 'apps/recruiter/src/features/jobs/components/card.tsx';
  const ui = 'packages/ui/src/button.tsx';
  const webKit = 'packages/web-kit/src/dates.ts';
  const css = 'packages/ui/src/card.module.css';
  const lib = 'apps/recruiter/src/lib/shortcuts.ts';
  const offer = 'apps/candidate/src/features/candidates/components/offer.tsx';
  const kit = 'packages/testing/src/answers.ts';

  it.each([
    ['1 import boundary', domain, `import { level } from '@kafaa/interviewer/scoring/level';`],
    ['1 import boundary', domain, `import { randomBytes } from 'node:crypto';`],
    ['1 import boundary', domain, `import dayjs from 'dayjs';`],
    ['1 import boundary', interviewer, `import { run } from '@kafaa/server/features/evaluations/service';`],
    ['1 import boundary', interviewer, `import { generateText } from 'ai';`],
    ['1 import boundary', card, `import { level } from '@kafaa/interviewer/scoring/level';`],
    ['1 import boundary', card, `import { readFileSync } from 'node:fs';`],
    ['14 english', domain, `${SLASHES} What an offer weighs is a share.`],
    ['14 english', domain, `${DOC}\n * Whoever signs up first wins.\n */`],
    ['14 english', kit, `describe(${QUOTE}who signs up', () => undefined);`],
    ['14 english', kit, `test.each([1])(${QUOTE}what stays', () => undefined);`],
    ['1 time', domain, `export const at = () => Date.now();`],
    ['1 time', domain, `export const at = () => new Date();`],
    ['1 time', domain, `export const at = () => new Date;`],
    ['1 time', interviewer, `export const at = () => Date();`],
    ['1 randomness', interviewer, `export const dice = () => Math.random();`],
    ['2 tables', tables, `import { list } from './service.ts';`],
    ['2 tables', service, `import { jobs } from '#/features/jobs/tables';`],
    ['2 stores', store, `import { find } from '#/features/candidates/store';`],
    ['2 stores', `${jobs}/advert-store.ts`, `import { find } from '#/features/candidates/store';`],
    ['2 stores', `${jobs}/advert-store.ts`, `import { list } from './service.ts';`],
    ['2 services', service, `import { listJobs } from '#/features/jobs/store';`],
    ['2 ranks', domain, `import { due } from '#/evaluations/rules';`],
    ['2 drivers', service, `import pg from 'pg';`],
    ['2 drivers', store, `import { PGlite } from '@electric-sql/pglite';`],
    ['2 drivers', bind, `import { createTransport } from 'nodemailer';`],
    ['2 drivers', service, `const { generateText } = await import('ai');`],
    ['2 adapters', service, `import { sendMail } from '#/adapters/mail/smtp';`],
    ['2 adapters', mail, `import { list } from '#/features/jobs/service';`],
    ['2 platform', bind, `import { list } from '#/features/jobs/service';`],
    ['3 ranks', service, `import { run } from '#/features/evaluations/service';`],
    ['1 import boundary', ui, `import { Card } from '@kafaa/recruiter/features/jobs/components/card.tsx';`],
    ['1 import boundary', webKit, `import { Button } from '@kafaa/ui/button.tsx';`],
    ['1 import boundary', offer, `import { Card } from '@kafaa/recruiter/features/jobs/components/card.tsx';`],
    ['4 layers', card, `import { app } from '#/app/recruiter.tsx';`],
    ['4 layers', lib, `import { Card } from '#/features/jobs/components/card.tsx';`],
    ['5 imports', card, `import { Button } from '../../../ui/button.tsx';`],
    ['5 vocabulary', lib, `export * from './api.ts';`],
    ['5 vocabulary', lib, `export { day as today } from './api.ts';`],
    ['6 cycles', webKit, `import { day } from './dates.ts';`],
    ['13 tokens', css, '.a { color: #fff }'],
    ['13 tokens', css, '.a { border: 1px solid oklch(0.2 0 0 / 0.5); }'],
    ['13 tokens', css, '.a { background: white; }'],
    ['13 tokens', css, '.a { padding: 0 13px; }'],
    ['13 tokens', css, '.a { margin-top: calc(-1 * 0.5rem); }'],
    ['13 tokens', css, '.a { row-gap: -7px; }'],
    ['13 tokens', css, '.a { border-top-left-radius: 9px; }'],
    ['13 tokens', css, '.a { padding: var(--sp-13); }'],
    ['13 tokens', css, '@media (max-width: 900px) {}'],
    ['13 tokens', css, '@media (min-width: 820px) {}'],
    ['13 tokens', css, '@media (width <= 820px) {}'],
    ['7 tenant', store, `export async function all(db: Db) { return db; }`],
    ['7 tenant', store, `export const byName = async (db: Db, name: string) => [db, name];`],
    [
      '7 tenant',
      store,
      `export async function byId(db: Db, id: string, companyId: CompanyId) { return [db, id, companyId]; }`,
    ],
    ['7 tenant', service, `export const steal = (id: string) => id as CompanyId;`],
    ['7 tenant', service, `export const steal = (id: string) => toCompanyId(id);`],
    ['8 state', service, `let counter = 0;`],
    ['8 state', bind, `const cache = new Map<string, number>();`],
    [
      '8 transactions',
      service,
      `export const bad = (deps: Deps) => deps.db.transaction(async () => { await deps.mail.send(1); });`,
    ],
    [
      '8 transactions',
      service,
      `export const bad = (deps: Deps) => deps.db.transaction(async () => { await fetch('x'); });`,
    ],
    ['9 french', lib, `export const text = 'Un instant : nous arrivons.';`],
    ['9 french', lib, `export const text = 'C\\'est fait ; merci.';`],
    ['9 french', card, `export const text = "L'offre est fermée.";`],
    ['9 french', card, 'export const text = (name: string) => `« ${name} » est là`;'],
    ['9 french', card, `export const Done = () => <p>Voulez-vous continuer ?</p>;`],
    ['11 mailto', card, 'export const Mail = (email: string) => <a href={`mailto:${email}`}>{email}</a>;'],
    [
      '11 mailto',
      lib,
      'export const mail = (brand: { email: string }, to: string) => [`mailto:${brand.email}`, `mailto:${to}?subject=x`];',
    ],
    ['12 test kit', service, `import { answers } from '@kafaa/testing/answers';`],
    ['12 test kit', interviewer, `import { answers } from '@kafaa/testing/answers';`],
    ['12 test kit', service, `import { fit } from '@kafaa/research/training/fit';`],
    ['12 test kit', interviewer, `import { fit } from '@kafaa/research/training/fit';`],
    ['12 test kit', 'research/src/training/fit.ts', `import { tests } from '../../../scripts/tests.ts';`],
    ['12 test kit', service, `import { x } from '#/features/jobs/changes-of-an-offer.test';`],
    ['12 test kit', kit, `import { tests } from '../../../scripts/tests.ts';`],
    ['12 test kit', kit, `import { report } from '../../../quality/report.ts';`],
    ['12 test kit', kit, `import { Button } from '@kafaa/ui/button.tsx';`],
    ['12 test kit', 'e2e/offers.spec.ts', `import { tests } from '../scripts/tests.ts';`],
    ['12 test kit', 'e2e/offers.spec.ts', `import { report } from '../quality/report.ts';`],
    ['12 test kit', 'e2e/offers.spec.ts', `import { list } from '@kafaa/server/features/jobs/service';`],
    ['12 test kit', 'quality/report.ts', `import { bringNode } from '../scripts/bootstrap.mjs';`],
    ['12 test kit', 'quality/report.ts', `import { x } from '../e2e/offers.spec.ts';`],
    ['12 test kit', 'scripts/tests.ts', `import { report } from '../quality/report.ts';`],
    ['imports', lib, `import { nothing } from './nothing.ts';`],
  ])('the structure check reports a violation of law %s for %s with %s', (law, path, line) => {
    expect(faultsWith(added(path, line))).toContain(`${path} ${law}`);
  });

  it.each([
    ['apps/server/src/features/jobs/helpers.ts'],
    ['apps/server/src/features/rockets/service.ts'],
    ['apps/server/src/utils/text.ts'],
    ['packages/domain/src/jobs/index.ts'],
    ['apps/recruiter/src/features/jobs/components/JobCard.tsx'],
    ['apps/recruiter/src/features/jobs/hooks/use-jobs.ts'],
    ['packages/testing/src/helpers/text.ts'],
  ])('the structure check refuses the file %s by law 5', (path) => {
    expect(faultsWith({ [path]: 'export const x = 1;' })).toContain(`${path} 5 vocabulary`);
  });

  it.each([
    ['apps/server/test/month.test.ts', 'move it to src/features/<feature>/<behaviour>.test.ts'],
    ['apps/server/test/factories.ts', 'helpers of tests are in packages/testing/src'],
    ['apps/server/src/adapters/queue/deep/order.test.ts', 'a test stands beside what it tests'],
    ['apps/server/src/features/rockets/launch.test.ts', 'a test stands beside what it tests'],
    ['apps/server/src/features/jobs/tests/offers.test.ts', 'a test stands beside what it tests'],
  ])('law 12 refuses the test or helper %s and says « %s »', (path, message) => {
    const faults = structureViolations([{ path, text: 'export const x = 1;' }]).filter(({ law }) => law === '12 tests');
    expect(faults.map((fault) => fault.path)).toEqual([path]);
    expect(faults[0]?.message).toContain(message);
  });

  it('law 9 exempts code, typed answers and the texts quoted in the table of the specification', () => {
    const table = `export const TEXTS = ['Lien copié !', "L'adresse est requise"];`;
    const card = 'apps/recruiter/src/features/jobs/components/card.tsx';
    const text = `export const ok = (a: boolean) => (a ? 'Lien copié !' : "L'adresse est requise");`;
    const typed = { 'apps/server/src/seed/designer.ts': `export const answer = "J'ai dit : non !";` };
    expect(faultsWith({ ...added(card, text), ...typed, 'e2e/spec-texts.ts': table })).toEqual([]);
    expect(faultsWith(added(card, text))).toEqual([`${card} 9 french`, `${card} 9 french`]);
  });

  it('law 6 finds an import cycle across several files and through type imports', () => {
    const service = 'apps/server/src/features/jobs/service.ts';
    const cycle = faultsWith(added(service, `import type { apply } from '#/features/candidates/service';`));
    expect(cycle.some((fault) => fault.endsWith('6 cycles'))).toBe(true);
  });

  it('law 7 accepts a company id inside a type of a store and refuses a type without one', () => {
    const store = 'apps/server/src/features/jobs/store.ts';
    const types = `export interface Key {\n  companyId: CompanyId;\n}\ntype Name = { name: string };\n`;
    const keyed = `export async function byKey(db: Db, key: Key & { n: number }) { return [db, key]; }`;
    expect(faultsWith(added(store, types + keyed))).toEqual([]);
    expect(faultsWith(added(store, types + keyed.replace('Key &', 'Name &')))).toEqual([`${store} 7 tenant`]);
  });

  it('law 7 reports a listed unscoped function that is missing, and its replacement that is not listed', () => {
    const feature = 'apps/server/src/features/jobs';
    const without = (LAWFUL[`${feature}/store.ts`] ?? '').replaceAll('findJobUnscoped', 'findOtherUnscoped');
    const faults = faultsWith({ [`${feature}/store.ts`]: without });
    expect(faults).toEqual([`${feature}/store.ts 7 tenant`, `${feature} 7 tenant`]);
  });

  it('laws 2 and 7 apply to a store of one topic, which may use the types and functions of its feature’s other stores', () => {
    const feature = 'apps/server/src/features/jobs';
    const key = `import type { CompanyId } from '@kafaa/domain/kernel/ids';\nexport interface Key {\n  companyId: CompanyId;\n}\n`;
    const advert = `import type { Key } from './key-store.ts';\nimport { jobs } from './tables.ts';\nexport const advert = (db: Db, key: Key) => [db, key, jobs];\n`;
    const stores = { [`${feature}/key-store.ts`]: key, [`${feature}/advert-store.ts`]: advert };
    expect(faultsWith(stores)).toEqual([]);
    const unkeyed = { ...stores, [`${feature}/advert-store.ts`]: advert.replace('key: Key', 'key: string') };
    expect(faultsWith(unkeyed)).toEqual([`${feature}/advert-store.ts 7 tenant`]);
    const service = 'apps/server/src/features/candidates/service.ts';
    const reach = added(service, `import { advert } from '#/features/jobs/advert-store';`);
    expect(faultsWith({ ...stores, ...reach })).toEqual([`${service} 2 services`]);
  });

  it('law 2 lets an adapter import the types of deps but not its values', () => {
    const mail = 'apps/server/src/adapters/queue/worker.ts';
    expect(faultsWith({ [mail]: `import type { Deps } from '#/deps';\nexport type D = Deps;` })).toEqual([]);
    expect(faultsWith({ [mail]: `import { deps } from '#/deps';\nexport const d = deps;` })).toEqual([
      `${mail} 2 adapters`,
    ]);
  });

  it('the structure check ignores forbidden code in comments', () => {
    expect(
      faultsWith(added('packages/domain/src/jobs/rules.ts', `// never Date.now(), nor import x from 'pg'`)),
    ).toEqual([]);
  });
});

describe('the tables check', () => {
  const companyId = () => text('company_id').notNull();
  const parent = pgTable('parent', { companyId: companyId(), id: text('id') }, (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
  ]);

  it('the tables check accepts a table with the company first in every key and index', () => {
    const child = pgTable('child', { companyId: companyId(), id: text('id'), parentId: text('parent_id') }, (t) => [
      primaryKey({ columns: [t.companyId, t.id] }),
      index('child_parent').on(t.companyId, t.parentId),
      unique('child_once').on(t.companyId, t.parentId),
      foreignKey({ columns: [t.companyId, t.parentId], foreignColumns: [parent.companyId, parent.id] }),
    ]);
    expect(tableViolations([parent, child])).toEqual([]);
  });

  it.each([
    ['no company column', pgTable('t', { id: text('id').primaryKey() })],
    [
      'a nullable company column',
      pgTable('t', { companyId: text('company_id'), id: text('id') }, (t) => [
        primaryKey({ columns: [t.companyId, t.id] }),
      ]),
    ],
    ['a key on the id alone', pgTable('t', { companyId: companyId(), id: text('id').primaryKey() })],
    ['no key', pgTable('t', { companyId: companyId(), id: text('id') })],
    [
      'the company second in its key',
      pgTable('t', { companyId: companyId(), id: text('id') }, (t) => [primaryKey({ columns: [t.id, t.companyId] })]),
    ],
    [
      'an index without the company',
      pgTable('t', { companyId: companyId().primaryKey(), n: integer('n') }, (t) => [index('i').on(t.n)]),
    ],
    [
      'a unique column without the company',
      pgTable('t', { companyId: companyId().primaryKey(), n: integer('n').unique() }),
    ],
    [
      'a foreign key without the company',
      pgTable('t', { companyId: companyId().primaryKey(), p: text('p') }, (t) => [
        foreignKey({ columns: [t.p], foreignColumns: [parent.id] }),
      ]),
    ],
  ])('the tables check refuses a table with %s', (_, table) => {
    expect(tableViolations([table]).length).toBeGreaterThan(0);
  });

  it('the tables check accepts a listed locator table with its own key', () => {
    const locator = pgTable('locator', { hash: text('hash').primaryKey(), companyId: companyId() });
    expect(tableViolations([locator], { locator: 'token → company' })).toEqual([]);
  });
});

describe('compiler and linter', () => {
  let folder = '';
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const tool = (name: string, ...args: string[]) => {
    const done = spawnSync(join(ROOT, 'node_modules/.bin', name), args, { cwd: folder, encoding: 'utf8' });
    return `${done.stdout}${done.stderr}`;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kafaa-laws-'));
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(folder, file));
    for (const workspace of ['packages/domain', 'packages/interviewer', 'apps/server', 'apps/recruiter']) {
      mkdirSync(join(folder, workspace, 'src'), { recursive: true });
      cpSync(join(ROOT, workspace, 'tsconfig.json'), join(folder, workspace, 'tsconfig.json'));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['packages/domain', 'packages/interviewer'])('law 1: the compiler refuses I/O globals in %s', (workspace) => {
    const names = [
      'fetch',
      'process',
      'console',
      'document',
      'setTimeout',
      'crypto',
      'performance',
      'localStorage',
      'require',
    ];
    put(
      `${workspace}/src/impure.ts`,
      names.map((name, line) => `export const a${line}: unknown = ${name};`).join('\n'),
    );
    const output = tool('tsc', '--noEmit', '-p', workspace);
    for (const name of names) expect(output).toMatch(new RegExp(`Cannot find name '${name}'`));
  });

  it('law 1: the compiler refuses Node’s process in apps/recruiter', () => {
    put('apps/recruiter/src/node.ts', 'export const a: unknown = process;');
    expect(tool('tsc', '--noEmit', '-p', 'apps/recruiter')).toContain("Cannot find name 'process'");
  });

  it('the linter reports each forbidden construct under its rule', () => {
    const broken: Record<string, [path: string, text: string]> = {
      'no-explicit-any': ['apps/server/src/a.ts', 'export const f = (x: any) => String(x);'],
      'no-floating-promises': ['apps/server/src/b.ts', 'export function f(): void { Promise.resolve(1); }'],
      'no-default-export': ['apps/server/src/c.ts', 'export default function f() { return 1; }'],
      'no-cycle': ['apps/server/src/d.ts', `import { e } from './e.ts';\nexport const d = () => e;`],
      'no-unused-vars': ['apps/server/src/f.ts', 'export function f() { const x = 1; }'],
      'no-non-null-assertion': ['apps/server/src/g.ts', 'export const f = (x?: string) => x!.length;'],
      'no-console': ['apps/server/src/h.ts', 'export const f = () => console.log(1);'],
      'no-restricted-properties': [
        'packages/domain/src/i.ts',
        'const { random } = Math;\nexport const f = () => random() + Date.now();',
      ],
      'filename-case': ['apps/recruiter/src/JobCard.ts', 'export const f = 1;'],
      'no-danger': [
        'apps/recruiter/src/j.tsx',
        'export const F = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      ],
      'ban-ts-comment': ['apps/server/src/k.ts', '// @ts-ignore\nexport const x: number = 1;'],
      'max-lines-per-function': ['apps/recruiter/src/l.ts', `export function f() {\n${'  // \n'.repeat(69)}}`],
    };
    put('apps/server/src/e.ts', `import { d } from './d.ts';\nexport const e = () => d;`);
    for (const [path, content] of Object.values(broken)) put(path, `${content}\n`);
    const output = tool('oxlint', '--format', 'unix');
    for (const [rule, [path]] of Object.entries(broken)) {
      expect(
        output.split('\n').filter((line) => line.includes(path) && line.includes(`(${rule})`)),
        rule,
      ).not.toEqual([]);
    }
  });
});
