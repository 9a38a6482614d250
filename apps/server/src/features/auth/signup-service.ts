import { authErrors } from '@kafaa/domain/auth/errors';
import type { ConfirmPayload, SessionAnswer, SignupPayload } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { tooMany } from '#/platform/http/call-limits';
import { mailboxOf } from '#/platform/mail/mailbox';
import { toCompanyId, bindTenant } from '#/platform/data/tenant';
import { hashToken } from '#/platform/links/token';
import { createCompany, saveAccount } from '../companies/service.ts';
import { countCalls, mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { confirmationRequested } from './events.ts';
import { alreadyRegisteredMail } from './mails/already-registered.tsx';
import { confirmAccountMail } from './mails/confirm-account.tsx';
import { answerSession, beginSession, refuseCommon, SIGN_UP_KNOWN, signUpSalt } from './service.ts';
import * as accountStore from './account-store.ts';
import * as addressStore from './address-store.ts';
import * as signupStore from './signup-store.ts';
import * as tokenStore from './token-store.ts';
import { refuseIfProviderOnly } from './ticket-service.ts';

const LINK_LIFE = DAY_MS;
/** Lifetime of a sign-up; until then, it can be confirmed and a new link requested. */
const SIGN_UP_LIFE = 7 * DAY_MS;
/** Number of sign-ups kept per address, one per password; older ones are deleted. */
const MOST_SIGN_UPS = 20;

/** Limits confirmation mails. Further ones are dropped silently, because the link in the last one sent still works. */
const CONFIRMATIONS = { calls: 5, seconds: 3600 };
/** Limits password guesses by someone who reads the mail but did not sign up; counted per user across all links. */
const GUESSES = { calls: 20, seconds: 3600 };

const SIGNED_UP = 'Inscription réussie ! Ouvrez l’e-mail que nous venons de vous envoyer pour confirmer votre adresse.';

/**
 * Stores a sign-up; the confirmation of its address creates company and user. Response, rows and timing are the same if the address already
 * has an account: its owner gets a different mail, and the stored row is a shadow without effect.
 */
export async function signUp(deps: Deps, { userName: email, password, proof, ...fields }: SignupPayload) {
  refuseIfProviderOnly(deps);
  refuseCommon(deps, { password, path: 'password', email });
  const passwordHash = await deps.passwords.hash(password, signUpSalt(deps, email));
  const at = deps.clock.now();
  const proposed = { companyId: toCompanyId(deps.newId()), userId: deps.newId() };
  const confirmation = await prepareConfirmation(deps);
  const known = await alreadyRegisteredMail(deps.config);
  const writes = await mayMail(deps, ['account', mailboxOf(email)], CONFIRMATIONS);
  await deps.db.transaction(async (tx) => {
    const key = await addressStore.findOrClaimEmailUnscoped(tx, { email, ...proposed });
    bindTenant(key.companyId);
    const hasAccount = (await accountStore.findUser(tx, key))?.confirmedAt != null;
    const { name, phone, adresse: address, city } = fields;
    const own = hasAccount
      ? {}
      : { account: { name, phone, address, city }, proofHash: proof === undefined ? null : hashToken(proof) };
    await signupStore.saveSignUp(tx, { ...key, email, passwordHash, at, ...own });
    await signupStore.trimSignUps(tx, { ...key, keep: MOST_SIGN_UPS });
    // The owner of an account gets the other mail, never the link.
    if (writes)
      await sendConfirmation(deps, tx, key, { ...confirmation, email, ...(hasAccount && { content: known }) });
  });
  return { message: SIGNED_UP };
}

interface Confirmation {
  readonly email: string;
  readonly token: string;
  readonly content: Awaited<ReturnType<typeof confirmAccountMail>>;
  /** Whether earlier links stay valid: this mail follows a log-in attempt, and the person may still open the first one. */
  readonly keepsOlder?: boolean | undefined;
}

/** Renders the mail before the transaction, so that nothing slow runs inside it. */
async function prepareConfirmation(deps: Deps): Promise<Pick<Confirmation, 'token' | 'content'>> {
  const token = deps.newToken();
  return { token, content: await confirmAccountMail(deps.config, { token }) };
}

async function sendConfirmation(
  deps: Deps,
  tx: Db,
  key: accountStore.UserKey,
  { email, token, content, keepsOlder }: Confirmation,
) {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + LINK_LIFE);
  if (!keepsOlder) await tokenStore.cancelTokens(tx, { ...key, purpose: 'CONFIRM', at: createdAt });
  await tokenStore.insertToken(tx, { ...key, tokenHash: hashToken(token), purpose: 'CONFIRM', createdAt, expiresAt });
  await queueMail(deps, tx, { companyId: key.companyId, to: email, content });
}

/** Resends the confirmation mail if the address has an unconfirmed sign-up. */
export async function sendConfirmationAgain(
  deps: Deps,
  { email, keepsOlder }: { email: string; keepsOlder?: boolean | undefined },
): Promise<void> {
  const key = await signupStore.findWaitingSignUpUnscoped(deps.db, email);
  if (!key || !(await mayMail(deps, ['account', mailboxOf(email)], CONFIRMATIONS))) return;
  const confirmation = await prepareConfirmation(deps);
  await deps.db.transaction((tx) => sendConfirmation(deps, tx, key, { ...confirmation, email, keepsOlder }));
}

/** Queues another confirmation mail. The response does not reveal whether such a sign-up exists. */
export async function resendConfirmation(deps: Deps, email: string) {
  await deps.queue.send(deps.db, confirmationRequested, { email });
  return { message: 'Si un compte attend sa confirmation à cette adresse, un nouvel e-mail vient de partir.' };
}

/**
 * Creates the account from the sign-up whose proof or password comes with the link, and opens a session. If several people signed
 * up with one address, only the mailbox's owner can pick theirs: the others lack the link, and a mail scanner lacks the secret.
 */
export async function confirmAccount(
  deps: Deps,
  token: string,
  { device, ...given }: ConfirmPayload & { device: string | null },
): Promise<SessionAnswer> {
  refuseIfProviderOnly(deps);
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const link = await tokenStore.findConfirmationUnscoped(deps.db, tokenHash);
  if (!link || link.isConfirmed || link.usedAt || link.expiresAt <= now) throw spent(link);
  const key = { companyId: link.companyId, userId: link.userId };
  bindTenant(key.companyId);
  const signUp = await chosenSignUp(deps, key, given);
  const opened = await deps.db.transaction(async (tx) => {
    // The token is used by exactly one of several concurrent requests.
    if (!(await tokenStore.useTokenUnscoped(tx, { tokenHash, purpose: 'CONFIRM', now }))) return null;
    await openAccount(tx, { key, signUp, at: now });
    return beginSession(deps, tx, { ...key, role: 'ADMINISTRATOR', device, createdAt: now });
  });
  // Another call used the link meanwhile, or a newer link cancelled it.
  if (!opened) throw spent(await tokenStore.findConfirmationUnscoped(deps.db, tokenHash));
  return answerSession(deps, opened, 'Votre adresse e-mail est confirmée.');
}

type ChosenSignUp = NonNullable<Awaited<ReturnType<typeof signupStore.findUnconfirmed>>>;

/** Creates company and user from a sign-up. */
export async function openAccount(
  tx: Db,
  { key, signUp, at }: { key: accountStore.UserKey; signUp: ChosenSignUp; at: Date },
): Promise<void> {
  const { email, passwordHash, account, createdAt } = signUp;
  if (await accountStore.findUser(tx, key)) {
    // Versions before `sign_ups` created company and user at sign-up.
    await accountStore.setPassword(tx, { ...key, passwordHash, at });
    await saveAccount(tx, key.companyId, account);
  } else {
    await createCompany(tx, { companyId: key.companyId, ...account, createdAt });
    await accountStore.insertUser(tx, { ...key, email, passwordHash, createdAt, confirmedAt: at });
  }
  await signupStore.settleSignUps(tx, { ...key, chosen: passwordHash });
}

const spent = (link: { isConfirmed: boolean } | null) =>
  new AppError(link?.isConfirmed ? authErrors.ALREADY_CONFIRMED : authErrors.CONFIRMATION_INVALID);

async function chosenSignUp(
  deps: Deps,
  key: accountStore.UserKey,
  { proof, password }: ConfirmPayload,
): Promise<ChosenSignUp> {
  const signUps = await signupStore.listSignUps(deps.db, key);
  const proofHash = proof === undefined ? undefined : hashToken(proof);
  const proven = signUps.find((one) => one.proofHash === proofHash);
  const chosen = proven ?? (password === undefined ? undefined : await signUpOf(deps, key, { signUps, password }));
  const account = chosen?.account;
  if (chosen && account) return { ...chosen, account };
  const { message } = authErrors.CONFIRMATION_REFUSED;
  throw new AppError(authErrors.CONFIRMATION_REFUSED, { fields: [{ path: 'password', message }] });
}

/** Finds the sign-up of a password, including one that a version before `sign_ups` stored as an unconfirmed user. */
async function signUpOf(
  deps: Deps,
  key: accountStore.UserKey,
  { signUps, password }: { signUps: Awaited<ReturnType<typeof signupStore.listSignUps>>; password: string },
) {
  const wait = await countCalls(deps, [{ who: ['confirmation', key.userId], ...GUESSES }]);
  if (wait > 0) throw tooMany(wait);
  const [newest] = signUps;
  const passwordHash = newest && (await deps.passwords.hash(password, signUpSalt(deps, newest.email)));
  const found = signUps.find((one) => one.passwordHash === passwordHash);
  if (found) return found;
  const unconfirmed = await signupStore.findUnconfirmed(deps.db, key);
  return unconfirmed && (await deps.passwords.verify(unconfirmed.passwordHash, password)) ? unconfirmed : undefined;
}

/** Daily task: deletes old unconfirmed sign-ups and shadows. */
export async function forgetOldSignUps(deps: Deps): Promise<void> {
  const ago = (life: number) => new Date(deps.clock.now().getTime() - life);
  await signupStore.forgetSignUpsUnscoped(deps.db, { shadowsBefore: ago(SIGN_UP_KNOWN), before: ago(SIGN_UP_LIFE) });
}
