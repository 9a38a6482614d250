import { isCode, isTest, lineOf, type Source, type Violation, withoutComments } from './sources.ts';

/**
 * Store functions that are called before the company is known. Each bypasses the tenant check, so each is listed by name, as
 * `feature.function`.
 */
export const UNSCOPED: readonly string[] = [
  'audit.forgetBeforeUnscoped',
  'audit.findEventsUnscoped',
  'auth.closeFeedsUnscoped',
  'auth.detachEmailUnscoped',
  'auth.findInvitationUnscoped',
  'auth.forgetSignUpsUnscoped',
  'auth.handOverUnscoped',
  'auth.insertMemberLocatorUnscoped',
  'auth.takeOverEmailUnscoped',
  'auth.moveEmailUnscoped',
  'auth.renewSignUpUnscoped',
  'auth.useTokenUnscoped',
  'auth.findConfirmationUnscoped',
  'auth.findMembersUnscoped',
  'auth.findUserByEmailUnscoped',
  'auth.lockPasswordUnscoped',
  'auth.revokeSessionsUnscoped',
  'auth.listSessionsUnscoped',
  'auth.listDevicesUnscoped',
  'auth.findFactorsUnscoped',
  'auth.lockFactorsUnscoped',
  'auth.beginSecondFactorUnscoped',
  'auth.useStepUnscoped',
  'auth.useRecoveryUnscoped',
  'auth.confirmSecondFactorUnscoped',
  'auth.replaceRecoveryUnscoped',
  'auth.dropAppUnscoped',
  'auth.dropFactorsUnscoped',
  'auth.saveRecoveryUnscoped',
  'auth.listPasskeysUnscoped',
  'auth.findPasskeyUnscoped',
  'auth.insertPasskeyUnscoped',
  'auth.notePasskeyUseUnscoped',
  'auth.dropPasskeyUnscoped',
  'auth.distrustPasskeysUnscoped',
  'auth.findIdentityUnscoped',
  'auth.hasIdentityUnscoped',
  'auth.insertIdentityUnscoped',
  'auth.noteIdentityUseUnscoped',
  'auth.listIdentitiesUnscoped',
  'auth.dropIdentityUnscoped',
  'auth.dropIdentitiesOfPasswordUnscoped',
  'auth.insertChallengeUnscoped',
  'auth.useChallengeUnscoped',
  'auth.forgetChallengesUnscoped',
  'auth.needsSecondFactorUnscoped',
  'auth.findWaitingSignUpUnscoped',
  'calendar.findFeedUnscoped',
  'candidates.findPromisingUnscoped',
  'companies.findAnyCompanyUnscoped',
  'companies.findCompaniesUnscoped',
  'companies.findCompanyUnscoped',
  'companies.findContactUnscoped',
  'desk.findNewsUnscoped',
  'hindsight.findLookingBackUnscoped',
  'interviews.findToRemindUnscoped',
  'interviews.findEndedProvisionalsUnscoped',
  'interviews.findInterviewUnscoped',
  'interviews.findJobsToSweepUnscoped',
  'invitations.findInvitationUnscoped',
  'invitations.findToRemindUnscoped',
  'invitations.findUnaskedUnscoped',
  'jobs.countViewUnscoped',
  'jobs.findCodeUnscoped',
  'jobs.findJobUnscoped',
  'jobs.findListedJobsUnscoped',
  'jobs.findLogoUnscoped',
  'jobs.findPublicJobUnscoped',
  'lifecycle.findDueErasuresUnscoped',
  'lifecycle.findExportsUnscoped',
  'lifecycle.findTombstonesUnscoped',
  'limits.countUnscoped',
  'limits.findCountsUnscoped',
  'limits.forgetEndedUnscoped',
  'mails.endOutageUnscoped',
  'mails.findMailUnscoped',
  'mails.findWaitingUnscoped',
  'mails.findOutboxMailsUnscoped',
  'mails.findMailsUnscoped',
  'mails.findWrittenUnscoped',
  'plans.setPlanUnscoped',
  'plans.findEndingSoonUnscoped',
  'plans.findOrSeedPlansUnscoped',
  'plans.findPlanUnscoped',
  'plans.findPlansUnscoped',
  'plans.findRequestUnscoped',
  'plans.findRunOutUnscoped',
  'plans.findSubscriptionUnscoped',
  'plans.findSubscriptionsUnscoped',
  'opinions.findLinkUnscoped',
  'own-data.forgetTakenUnscoped',
  'own-data.forgetConsentsUnscoped',
  'own-data.findApplicationsUnscoped',
  'own-data.findCandidateUnscoped',
  'own-data.findFileOwnersUnscoped',
  'own-data.findRetiringUnscoped',
  'search.findCompaniesUnscoped',
  'reviews.findUnremindedUnscoped',
  'reviews.findOverdueUnscoped',
  'reviews.findOverdueCountUnscoped',
  'own-data.findTombstoneUnscoped',
  'usage.findUsageUnscoped',
];

/** Files that may make a CompanyId: the session gate, sign-up, which creates a company, and stores, whose unscoped look-ups return one. */
const MAY_MAKE_COMPANY_ID =
  /^apps\/server\/src\/features\/(auth\/signup-service|auth\/service|[a-z-]+\/([a-z]+-)?store)\.ts$/;

/**
 * Checks the laws that are visible in a file's text: time and randomness as arguments, tenant first, no module state, short
 * transactions.
 */
export function textViolations(sources: readonly Source[]): Violation[] {
  const stores = storesByFeature(sources);
  const faults = sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) => {
      const text = withoutComments(source.text);
      const { path } = source;
      const inSource = /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path);
      const faults: Violation[] = [];
      const complain = (law: string, index: number, message: string) =>
        faults.push({ path: `${path}:${lineOf(text, index)}`, law, message });

      const scan = (law: string, pattern: RegExp, message: string) => {
        for (const match of text.matchAll(pattern)) complain(law, match.index, `${match[0].trim()}: ${message}`);
      };
      if (inSource)
        scan(
          '5 imports',
          /from\s*['"]\.\.\/\.\.\/[^'"]*['"]|import\(\s*['"]\.\.\/\.\.\/[^'"]*['"]/g,
          'use # instead of climbing',
        );
      // The address `brand.email` is allowed, because it comes from the configuration, which is trusted.
      if (inSource && path !== 'packages/domain/src/kernel/mailto.ts')
        scan('11 mailto', /mailto:\$\{(?!(?:config\.)?brand\.email\})/g, 'a typed address goes through mailtoHref');
      if (inSource && /^packages\/(domain|interviewer)\//.test(path)) {
        scan('1 time', /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^)\s])|(?<![\w.]|new )\bDate\(/g, 'time is an argument');
        scan('1 randomness', /\bMath\.random\b|\brandomUUID\b/g, 'randomness is an argument');
      }
      if (inSource && path.startsWith('apps/server/src/') && path !== 'apps/server/src/platform/data/tenant.ts') {
        scan('7 tenant', /\bas CompanyId\b/g, 'only platform/data/tenant.ts makes the brand');
        if (!MAY_MAKE_COMPANY_ID.test(path))
          scan('7 tenant', /\btoCompanyId\(/g, 'only the session gate and unscoped look-ups make one');
      }
      if (inSource && path.startsWith('apps/server/src/') && !path.includes('/adapters/')) {
        scan('8 state', /^(export )?let\s.*$/gm, 'no mutable state at module level');
        scan(
          '8 state',
          /^(export )?const\s.*=\s*(new (Weak)?(Map|Set)(<.*>)?\(\)|\[\]|\{\});/gm,
          'no mutable state at module level',
        );
        transactions(text, complain);
      }
      const feature = featureOfStore(path);
      if (feature !== undefined) store(text, { feature, allStores: stores.get(feature) ?? '' }, complain);
      return faults;
    });
  return [...faults, ...[...stores].flatMap(([feature, text]) => unscopedNowhere(feature, text))];
}

type Complain = (law: string, index: number, message: string) => void;

/** The feature that a path is a store of; undefined for any other file. */
function featureOfStore(path: string): string | undefined {
  return /^apps\/server\/src\/features\/([^/]+)\/([a-z]+-)?store\.ts$/.exec(path)?.[1];
}

/** The text of all stores of each feature. */
function storesByFeature(sources: readonly Source[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, text } of sources) {
    const feature = featureOfStore(path);
    if (feature !== undefined) texts.set(feature, `${texts.get(feature) ?? ''}${withoutComments(text)}\n`);
  }
  return texts;
}

function unscopedNowhere(feature: string, text: string): Violation[] {
  return UNSCOPED.filter(
    (one) => one.startsWith(`${feature}.`) && !new RegExp(`\\b${one.split('.')[1]}\\b`).test(text),
  ).map((one) => ({
    path: `apps/server/src/features/${feature}`,
    law: '7 tenant',
    message: `${one} is in UNSCOPED and in no store`,
  }));
}

function store(text: string, { feature, allStores }: { feature: string; allStores: string }, complain: Complain): void {
  for (const match of text.matchAll(
    /^export (?:async )?(?:function\*?\s+(\w+)|const (\w+) = (?:async )?(?=\())(?:<[^(]*>)?/gm,
  )) {
    const name = match[1] ?? match[2] ?? '';
    const open = text.indexOf('(', match.index + match[0].length);
    // The company must be the parameter right after the database.
    const scoped = namesTheTenant(allStores, parametersFrom(text, open)[1] ?? '');
    if (!scoped && !UNSCOPED.includes(`${feature}.${name}`)) {
      complain(
        '7 tenant',
        match.index,
        `${name}(db, …): the second parameter carries the CompanyId, or name it in UNSCOPED`,
      );
    }
  }
}

/** Whether a parameter names the tenant: as a CompanyId, as a scope made from a link, or as a field of a type in the feature's stores. */
function namesTheTenant(allStores: string, parameter: string): boolean {
  if (/\bCompanyId\b|\w*Scope\b/.test(parameter)) return true;
  const types = parameter.match(/\b[A-Z]\w*/g) ?? [];
  return types.some((type) => {
    const declaration = new RegExp(`^(?:export )?(?:type|interface) ${type}\\b[\\s\\S]*?^(?=\\S)(?!})`, 'm').exec(
      `${allStores}\n;`,
    );
    return declaration !== null && /\bCompanyId\b/.test(declaration[0]);
  });
}

const SLOW_CALLS = /\b(llm|mail|mailer|mails|storage|files|engine|interviewer|cvText|pdf|smtp)\.\w+\(|\bfetch\(/g;

function transactions(text: string, complain: Complain): void {
  for (const match of text.matchAll(/\b(transaction|inTransaction|withTransaction)\(/g)) {
    const open = match.index + match[0].length - 1;
    const body = text.slice(open, closing(text, open));
    for (const slow of body.matchAll(SLOW_CALLS)) {
      complain(
        '8 transactions',
        open + slow.index,
        `${slow[0]}…) inside a transaction: no LLM, SMTP or file call there`,
      );
    }
  }
}

/** Splits the parameter list that opens at `open` at its top-level commas. */
function parametersFrom(text: string, open: number): string[] {
  const parameters = [''];
  let depth = 0;
  for (const character of text.slice(open + 1, closing(text, open) - 1)) {
    if ('([{<'.includes(character)) depth++;
    if (')]}>'.includes(character)) depth--;
    if (character === ',' && depth === 0) parameters.push('');
    else parameters[parameters.length - 1] += character;
  }
  return parameters;
}

/** The index after the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if ('([{'.includes(text[index] ?? '')) depth++;
    if (')]}'.includes(text[index] ?? '') && --depth === 0) return index + 1;
  }
  return text.length;
}
