import { FEATURES, WEB_FEATURES } from '../ranks.ts';
import { isCode, isKit, isTest, type Source, type Violation } from './sources.ts';

const one = (names: readonly string[]) => `(${names.join('|')})`;
const feature = one(FEATURES);
const FRONT_END = one(['site', 'candidate', 'recruiter']);
const name = '[a-z0-9]+(-[a-z0-9]+)*';

/**
 * The closed vocabulary of paths: a source file that matches no pattern is refused. Extend it deliberately, together with the
 * architecture page. A test (`*.test.ts`) is beside the file that it tests; those of `apps/server/test` are listed below.
 */
const VOCABULARY: readonly string[] = [
  'packages/domain/src/(endpoints|paths)\\.ts',
  `packages/domain/src/kernel/${name}\\.ts`,
  `packages/domain/src/${feature}/${one(['schema', 'options', 'rules', 'texts', 'api', 'errors'])}\\.ts`,
  // Fields that a candidate types to apply: one descriptor for the form, the correction, the own-data page and the exports.
  'packages/domain/src/candidates/fields\\.ts',
  // Texts that only some pages show, by topic, so that other pages do not load them: `fairness-texts.ts`.
  `packages/domain/src/${feature}/[a-z]+-texts\\.ts`,

  `packages/interviewer/src/${one(['contract', 'aggregate', 'house', 'local', 'llm', 'quotes', 'identity-swap', 'figures', 'weights'])}\\.ts`,
  `packages/interviewer/src/${one(['privacy', 'safety', 'language', 'questions', 'keys', 'scoring', 'cv', 'copies', 'authenticity', 'llm'])}/(${name}/)?${name}(\\.d)?\\.ts`,
  // The engine's data: learned, derived from dictionaries, or measured by the benchmark. `research` writes all of it but the
  // identities.
  `packages/interviewer/src/${one(['figures', 'identities', 'scoring/weights', 'scoring/relevance/learned', 'scoring/relevance/word-vectors', 'language/dictionary', 'language/ear-words', 'language/masculine-forms', 'language/met-words', 'llm/outgoing/private-weights'])}\\.json`,

  `apps/server/src/main/${one(['serve', 'server', 'cli', 'command-line', 'check', 'backup', 'archive', 'move', 'target', 'try-files', 'start-error', 'environment', 'wire', 'bounces', 'evaluate', 'evaluate-file', 'routes', 'first-database'])}\\.ts`,
  `apps/server/src/${one(['app', 'deps', 'config', 'routes', 'tasks', 'commands', 'seed'])}\\.ts`,
  // The data of the example company, one file per offer.
  `apps/server/src/seed/${name}\\.ts`,
  `apps/server/src/platform/${one(['http', 'pages', 'mail', 'links', 'files', 'process', 'data', 'tasks', 'diagnostics'])}/${name}\\.tsx?`,
  `apps/server/src/features/${feature}/${one(['tables', 'store', 'service', 'events', 'routes', 'pages', 'tasks', 'cli'])}\\.ts`,
  // The use cases and queries of a large feature, by topic: `cv-service.ts`, `passkey-store.ts`.
  `apps/server/src/features/${feature}/[a-z]+-(service|store)\\.ts`,
  `apps/server/src/features/${feature}/mails/${name}\\.tsx`,
  `apps/server/src/adapters/${one(['db', 'queue', 'mail', 'storage', 'llm', 'pdf', 'cv-text', 'passwords', 'tokens', 'metrics', 'engine'])}/${name}(\\.d)?\\.tsx?`,
  // Data that an adapter reads; the build copies it next to the bundle.
  `apps/server/src/adapters/passwords/${name}\\.txt`,

  `apps/${FRONT_END}/src/app/(${name}/)?${name}\\.(tsx?|module\\.css)`,
  `apps/${FRONT_END}/src/features/${one(WEB_FEATURES)}/${one(['pages', 'components'])}/(${name}/)?${name}\\.(tsx?|module\\.css)`,
  `apps/${FRONT_END}/src/features/${one(WEB_FEATURES)}/queries\\.ts`,
  `apps/${FRONT_END}/src/lib/${name}\\.tsx?`,
  // The device's part of an interview: storing, merging, sending, resuming. The files are plain modules, because the page loads
  // no query library there.
  `apps/candidate/src/features/interviews/${name}\\.ts`,

  // Components, styles, fonts and drawings that the front ends share.
  `packages/ui/src/(${name}/)*[\\w.-]+`,
  `packages/web-kit/src/${name}\\.ts`,
  // The Vite settings that the front ends share, and what their tests of size need.
  `packages/web-build/src/${name}\\.ts`,
  `packages/testing/src/(${one(['app', 'routes', 'fakes', 'files', 'machine', 'processes', 'product'])}/)?${name}(\\.d)?\\.ts`,
];

const PLACES = VOCABULARY.map((pattern) => new RegExp(`^${pattern}$`));

/** Places of a server test: with its feature or adapter, in platform, main or seed, or beside config.ts. */
const SERVER_TEST = new RegExp(
  `^apps/server/src/((features/${feature}|adapters/${name}|platform/${name}|main|seed)/)?${name}\\.test\\.tsx?$`,
);

/** Tests of every route, every mail or a whole user journey through the server, and their helpers. */
const WHOLE_SERVER: readonly string[] = [
  'api-document.test.ts',
  'company-from-sign-up-to-renewal.test.ts',
  'every-endpoint.test.ts',
  'every-mail.test.ts',
  'instants-with-offset.test.ts',
  'mail-gallery.ts',
  'malformed-requests.test.ts',
  'statements-per-call.test.ts',
];

/** Describes what is wrong with the place of a test or of its helper; null if nothing is. */
function misplacedTest(path: string): string | null {
  const [, folder = '', file = ''] = /^apps\/server\/(src|test)\/(.+)$/.exec(path) ?? [];
  if (folder === 'src' && isTest(path) && !SERVER_TEST.test(path)) {
    return 'a test stands beside what it tests: features/<feature>/<behaviour>.test.ts, adapters/<adapter>/…, platform/<part>/…';
  }
  if (folder !== 'test' || !isCode(path) || WHOLE_SERVER.includes(file)) return null;
  return file.includes('.test.')
    ? 'only tests of the whole server are here (WHOLE_SERVER in scripts/laws/vocabulary.ts): move it to src/features/<feature>/<behaviour>.test.ts'
    : 'helpers of tests are in packages/testing/src, where every test finds them';
}

/**
 * Finds files whose path is not in `PLACES`, barrels, file names that are not kebab-case (law 5), and tests that are not beside the
 * code they test (law 12).
 */
export function vocabularyViolations(sources: readonly Source[]): Violation[] {
  const faults: Violation[] = [];
  for (const { path, text } of sources) {
    const complain = (message: string) => faults.push({ path, law: '5 vocabulary', message });
    const inSource = /^(apps|packages)\/[^/]+\/src\//.test(path);
    const base = path.split('/').at(-1) ?? '';
    const misplaced = misplacedTest(path);
    if (misplaced !== null) faults.push({ path, law: '12 tests', message: misplaced });
    if (inSource && (!isTest(path) || isKit(path)) && !PLACES.some((place) => place.test(path))) {
      complain('has no place in the vocabulary (scripts/laws/vocabulary.ts)');
    }
    if (!isCode(path)) continue;
    if (/^index\.(ts|tsx|mjs)$/.test(base)) complain('no index files: import what you need from where it is');
    if (!/^[a-z0-9]+([.-][a-z0-9]+)*\.(ts|tsx|mjs|mts)$/.test(base)) complain('file names are kebab-case');
    const reexports = [...text.matchAll(/^export\s+(type\s+)?(\*|\{[^}]*\})[^;'"]*from\s/gm)].length;
    if (reexports > 0) complain('no re-exports: a name has one home');
  }
  return faults;
}
