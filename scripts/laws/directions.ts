import { rankOf } from '../ranks.ts';
import { type Graph, type Import, type Target, workspaceOf } from './imports.ts';
import { isTest, type Violation } from './sources.ts';

/** The npm packages that each part may import. Any other package is refused, so adding one is a deliberate decision. */
const DOMAIN_PACKAGES = ['zod'];
const INTERVIEWER_PACKAGES = ['zod', 'eld', 'snowball-stemmers'];
/** npm packages that the server may import outside of adapters: frameworks and pure libraries. Drivers and SDKs are deliberately absent. */
const SERVER_PACKAGES = [
  'zod',
  'fastify',
  'fastify-type-provider-zod',
  '@fastify/accept-negotiator',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/swagger',
  'drizzle-orm',
  'pino',
  'react',
  'react-dom',
  '@react-email/components',
  '@react-email/render',
  'ics',
  'jose',
  'openid-client',
  '@node-rs/argon2',
];

/** Adapters that only compute, without I/O, state or a second implementation, so they need no injection through deps. */
const COMPUTING_ADAPTERS = ['passwords', 'tokens'];

/** Workspaces that run in a browser, with the workspaces that each may import. No front end imports another one. */
const BROWSER: Readonly<Record<string, readonly string[]>> = {
  'packages/web-kit': ['packages/domain/src/'],
  'packages/ui': ['packages/domain/src/', 'packages/web-kit/src/'],
  'apps/site': ['packages/domain/src/', 'packages/web-kit/src/', 'packages/ui/src/'],
  'apps/candidate': ['packages/domain/src/', 'packages/web-kit/src/', 'packages/ui/src/'],
  'apps/recruiter': ['packages/domain/src/', 'packages/web-kit/src/', 'packages/ui/src/'],
};

type Complain = (law: string, message: string) => void;

/** Checks the allowed import directions (laws 1 to 4). Tests may import across features, but not across import boundaries. */
export function directionViolations(graph: Graph): Violation[] {
  const faults: Violation[] = [];
  for (const [path, imports] of graph) {
    for (const one of imports) {
      const complain: Complain = (law, message) =>
        faults.push({ path, law, message: `imports ${one.specifier}: ${message}` });
      if (one.target.kind === 'missing') complain('imports', 'no such file');
      importBoundary(path, one.target, complain);
      development(path, one.target, complain);
      if (isTest(path)) continue;
      if (path.startsWith('apps/server/src/')) server(path.slice('apps/server/src/'.length), one, complain);
      frontEnd(path, one.target, complain);
      if (path.startsWith('packages/domain/src/'))
        domain(path.slice('packages/domain/src/'.length), one.target, complain);
    }
  }
  return faults;
}

function importBoundary(path: string, target: Target, complain: Complain): void {
  const mayImport = (allowed: string[], packages: readonly string[] | undefined) => {
    if (target.kind === 'file' && !allowed.some((prefix) => target.path.startsWith(prefix))) {
      complain(
        '1 import boundary',
        `${workspaceOf(path)} may import only from ${allowed.join(', ')}: move what two of them need there`,
      );
    }
    if (isTest(path) || !packages) return;
    if (target.kind === 'node') complain('1 import boundary', 'this workspace has no Node');
    if (target.kind === 'package' && !packages.includes(target.name))
      complain('1 import boundary', `only ${packages.join(', ')}`);
  };
  if (path.startsWith('packages/domain/')) mayImport(['packages/domain/'], DOMAIN_PACKAGES);
  if (path.startsWith('packages/interviewer/'))
    mayImport(['packages/interviewer/', 'packages/domain/src/'], INTERVIEWER_PACKAGES);
  const own = workspaceOf(path);
  const shared = BROWSER[own];
  if (shared) {
    mayImport([`${own}/`, ...shared, ...(isTest(path) ? ['packages/web-build/src/'] : [])], undefined);
    if (target.kind === 'node' && !isTest(path)) complain('1 import boundary', 'this workspace has no Node');
  }
  if (path.startsWith('apps/server/')) mayImport(['apps/server/', 'packages/'], undefined);
}

const SHIPPED = /^(apps|packages)\/[^/]+\/src\//;
const TEST_CODE = /^packages\/testing\/|^research\/|^(apps|packages)\/[^/]+\/test\/|\.test\.tsx?$/;

/** Development folders, each with the folders that it may import. */
const DEVELOPMENT: Readonly<Record<string, readonly string[]>> = {
  'packages/testing/': ['packages/testing/', 'packages/domain/src/', 'packages/interviewer/src/', 'apps/server/src/'],
  'e2e/': ['e2e/', 'packages/'],
  'quality/': ['quality/', 'packages/', 'apps/', 'research/src/'],
  'research/': ['research/', 'packages/', 'apps/server/src/'],
  'scripts/': ['scripts/', 'e2e/', 'packages/', 'apps/'],
};

/** Shipped code imports nothing of development: no test, no test kit, no research. Shared helpers are in the test kit (law 12). */
function development(path: string, target: Target, complain: Complain): void {
  if (target.kind !== 'file') return;
  if (SHIPPED.test(path) && !isTest(path) && TEST_CODE.test(target.path)) {
    complain(
      '12 test kit',
      'tests, their kit and research are not shipped: move what both need into a source file of the product',
    );
  }
  // These trials test the bootstrap itself, so they may import it.
  if (path.startsWith('quality/paths/') && target.path === 'scripts/bootstrap.mjs') return;
  const [, allowed] = Object.entries(DEVELOPMENT).find(([folder]) => path.startsWith(folder)) ?? [];
  if (allowed && !allowed.some((folder) => target.path.startsWith(folder))) {
    complain(
      '12 test kit',
      `only ${allowed.join(', ')} may be reached from here; shared helpers go to packages/testing`,
    );
  }
}

function domain(path: string, target: Target, complain: Complain): void {
  if (target.kind !== 'file') return;
  const [from = '', file = ''] = path.split('/');
  const [to = ''] = target.path.slice('packages/domain/src/'.length).split('/');
  if (from === 'kernel' && to !== 'kernel') complain('2 ranks', 'the kernel knows no feature');
  // Schemas may refer to higher-ranked features (a candidate in a list shows an evaluation); rules and errors may not.
  const decides = file === 'rules.ts' || file === 'errors.ts';
  if (decides && from !== to && rankOf(to) > rankOf(from)) complain('2 ranks', `${to} ranks above ${from}`);
}

function server(path: string, { target, typeOnly }: Import, complain: Complain): void {
  const [area = '', feature = '', ...rest] = path.split('/');
  if (area !== 'adapters' && target.kind === 'package' && !SERVER_PACKAGES.includes(target.name)) {
    complain('2 drivers', 'drivers and SDKs live in src/adapters');
  }
  if (target.kind !== 'file' || !target.path.startsWith('apps/server/src/')) return;
  const [toArea = '', toFeature = '', ...toRest] = target.path.slice('apps/server/src/'.length).split('/');
  const toFile = toRest.join('/');

  if (toFile === 'tables.ts' && !(area === 'features' && (rest.join('/') === 'tables.ts' || isStore(rest.join('/'))))) {
    complain('2 tables', 'only tables.ts and stores touch tables');
  }
  const computes = toArea === 'adapters' && COMPUTING_ADAPTERS.includes(toFeature);
  if (area === 'platform' && toArea !== 'platform' && !computes && !(typeOnly && toArea !== 'features')) {
    complain('2 platform', 'the platform imports nothing above it');
  }
  const port = typeOnly && (toArea === 'deps.ts' || toArea === 'config.ts');
  if (area === 'adapters' && !['adapters', 'platform'].includes(toArea) && !port) {
    complain('2 adapters', 'an adapter knows its port (a type of deps.ts), no feature and no wiring');
  }
  if (area !== 'features') return;
  if (toArea === 'main' || toArea === 'app.ts') complain('2 features', 'a feature does not start anything');
  if (toArea === 'adapters' && !typeOnly && !computes) {
    complain('2 adapters', 'a feature gets adapters through deps; only types may be imported');
  }
  if (toArea !== 'features') return;
  // Another feature may import the type of a store's row, but not its queries.
  const harmless = typeOnly && isStore(toFile) && feature !== toFeature;
  betweenFeatures(feature, rest.join('/'), toFeature, harmless ? 'service.ts' : toFile, complain);
}

/** Whether a file of a feature contains queries: `store.ts`, or by topic `passkey-store.ts`. */
const isStore = (file: string) => /^([a-z]+-)?store\.ts$/.test(file);

function betweenFeatures(feature: string, file: string, toFeature: string, toFile: string, complain: Complain): void {
  if (file === 'tables.ts' && toFile !== 'tables.ts') complain('2 tables', 'tables.ts imports only tables.ts');
  const ofOwnStore = feature === toFeature && isStore(toFile);
  if (isStore(file) && toFile !== 'tables.ts' && !ofOwnStore)
    complain('2 stores', 'a store imports only tables and the other stores of its feature');
  if (feature === toFeature) return;
  if (isStore(file) || file === 'tables.ts') return; // may join any tables
  if (rankOf(toFeature) > rankOf(feature)) {
    complain('3 ranks', `${toFeature} ranks above ${feature}: queue a task in the same transaction instead`);
  } else if (!/^([a-z]+-)?service\.ts$/.test(toFile) && toFile !== 'events.ts') {
    complain('2 services', `another feature is used through its service.ts or its events.ts, not its ${toFile}`);
  }
}

const LAYERS = ['lib', 'features', 'app'];

/** Checks imports within one front end. */
function frontEnd(path: string, target: Target, complain: Complain): void {
  const sources = `${workspaceOf(path)}/src/`;
  if (!/^apps\/(?!server\/)/.test(path) || target.kind !== 'file' || !target.path.startsWith(sources)) return;
  const [layer = ''] = path.slice(sources.length).split('/');
  const [toLayer = ''] = target.path.slice(sources.length).split('/');
  if (LAYERS.indexOf(toLayer) > LAYERS.indexOf(layer)) complain('4 layers', 'app → features → lib, never back');
}
