import { authErrors } from '@kafaa/domain/auth/errors';
import type { ConfirmPayload, SessionAnswer, SignupPayload } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { tooMany } from '#/platform/call-limits';
import { mailboxOf } from '#/platform/mailbox';
import { mintCompanyId, narrowReach } from '#/platform/tenant';
import { hashToken } from '#/platform/token';
import { createCompany, saveAccount } from '../companies/service.ts';
import { countCalls, mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { confirmationRequested } from './events.ts';
import { alreadyRegisteredMail } from './mails/already-registered.tsx';
import { confirmAccountMail } from './mails/confirm-account.tsx';
import { answerSession, beginSession, refuseCommon, SIGN_UP_KNOWN, signUpSalt } from './service.ts';
import * as store from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LINK_LIFE = DAY;
/** How long a sign-up can still be confirmed, by a link that is sent again. */
const SIGN_UP_LIFE = 7 * DAY;
/** As many passwords of one address are kept: the newest. */
const MOST_SIGN_UPS = 20;

/** A mail too many is not sent, and nobody told: who asked too often has one whose link still works. */
const CONFIRMATIONS = { calls: 5, seconds: 3600 };
/** Whoever reads the mail and did not sign up must not find the password by trying, whichever of the links is used. */
const GUESSES = { calls: 20, seconds: 3600 };

const SIGNED_UP = 'Inscription réussie ! Ouvrez l’e-mail que nous venons de vous envoyer pour confirmer votre adresse.';

/**
 * Keeps the sign-up until its address is confirmed; company and user are made then. The answer, the rows and the time are
 * the same when the address has an account: its owner gets another mail, and what is kept is a shadow that changes nothing.
 */
export async function signUp(deps: Deps, { userName: email, password, proof, ...fields }: SignupPayload) {
  refuseCommon(deps, { password, path: 'password', email });
  const passwordHash = await deps.passwords.hash(password, signUpSalt(deps, email));
  const at = deps.clock.now();
  const proposed = { companyId: mintCompanyId(deps.newId()), userId: deps.newId() };
  const confirmation = await prepareConfirmation(deps);
  const known = await alreadyRegisteredMail(deps.config);
  const writes = await mayMail(deps, ['account', mailboxOf(email)], CONFIRMATIONS);
  await deps.db.transaction(async (tx) => {
    const key = await store.locateOrClaimEmail(tx, { email, ...proposed });
    narrowReach(key.companyId);
    const hasAccount = (await store.findUser(tx, key))?.confirmedAt != null;
    const { name, phone, adresse: address, city } = fields;
    const own = hasAccount
      ? {}
      : { account: { name, phone, address, city }, proofHash: proof === undefined ? null : hashToken(proof) };
    await store.saveSignUp(tx, { ...key, email, passwordHash, at, ...own });
    await store.trimSignUps(tx, { ...key, keep: MOST_SIGN_UPS });
    // The owner of an account never gets the link.
    if (writes)
      await sendConfirmation(deps, tx, key, { ...confirmation, email, ...(hasAccount && { content: known }) });
  });
  return { message: SIGNED_UP };
}

interface Confirmation {
  readonly email: string;
  readonly token: string;
  readonly content: Awaited<ReturnType<typeof confirmAccountMail>>;
  /** The links that were sent before stay good: who logs in too early opens the first mail then. */
  readonly keepsOlder?: boolean | undefined;
}

/** Renders before the transaction: nothing slow happens inside one. */
async function prepareConfirmation(deps: Deps): Promise<Pick<Confirmation, 'token' | 'content'>> {
  const token = deps.newToken();
  return { token, content: await confirmAccountMail(deps.config, { token }) };
}

async function sendConfirmation(
  deps: Deps,
  tx: Db,
  key: store.UserKey,
  { email, token, content, keepsOlder }: Confirmation,
) {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + LINK_LIFE);
  if (!keepsOlder) await store.cancelTokens(tx, { ...key, purpose: 'CONFIRM', at: createdAt });
  await store.insertToken(tx, { ...key, tokenHash: hashToken(token), purpose: 'CONFIRM', createdAt, expiresAt });
  await queueMail(deps, tx, { companyId: key.companyId, to: email, content });
}

/** Sends the confirmation again to an address with a sign-up that waits. */
export async function sendConfirmationAgain(
  deps: Deps,
  { email, keepsOlder }: { email: string; keepsOlder?: boolean | undefined },
): Promise<void> {
  const key = await store.locateWaitingSignUp(deps.db, email);
  if (!key || !(await mayMail(deps, ['account', mailboxOf(email)], CONFIRMATIONS))) return;
  const confirmation = await prepareConfirmation(deps);
  await deps.db.transaction((tx) => sendConfirmation(deps, tx, key, { ...confirmation, email, keepsOlder }));
}

/** Says nothing about whether there is such a sign-up. */
export async function resendConfirmation(deps: Deps, email: string) {
  await deps.queue.send(deps.db, confirmationRequested, { email });
  return { message: 'Si un compte attend sa confirmation à cette adresse, un nouvel e-mail vient de partir.' };
}

/**
 * Makes the account of the sign-up whose proof or password comes with the link, and opens a session. Of several sign-ups with
 * one address only the mailbox's owner can so choose: the others lack the link, and a scanner of mails lacks the secret.
 */
export async function confirmAccount(deps: Deps, token: string, given: ConfirmPayload): Promise<SessionAnswer> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const link = await store.locateConfirmation(deps.db, tokenHash);
  if (!link || link.isConfirmed || link.usedAt || link.expiresAt <= now) throw spent(link);
  const key = { companyId: link.companyId, userId: link.userId };
  narrowReach(key.companyId);
  const signUp = await chosenSignUp(deps, key, given);
  const opened = await deps.db.transaction(async (tx) => {
    // Of many at once exactly one gets it.
    if (!(await store.locateAndUseToken(tx, { tokenHash, purpose: 'CONFIRM', now }))) return null;
    await openAccount(tx, { key, signUp, at: now });
    return beginSession(deps, tx, { ...key, createdAt: now });
  });
  // Another call used it meanwhile, or a newer link cancelled it.
  if (!opened) throw spent(await store.locateConfirmation(deps.db, tokenHash));
  return answerSession(deps, opened, 'Votre adresse e-mail est confirmée.');
}

type ChosenSignUp = NonNullable<Awaited<ReturnType<typeof store.findUnconfirmed>>>;

/** Makes company and user of a sign-up. */
export async function openAccount(
  tx: Db,
  { key, signUp, at }: { key: store.UserKey; signUp: ChosenSignUp; at: Date },
): Promise<void> {
  const { email, passwordHash, account, createdAt } = signUp;
  if (await store.findUser(tx, key)) {
    // Versions that knew no `sign_ups` made both at once.
    await store.setPassword(tx, { ...key, passwordHash, at });
    await saveAccount(tx, key.companyId, account);
  } else {
    await createCompany(tx, { companyId: key.companyId, ...account, createdAt });
    await store.insertUser(tx, { ...key, email, passwordHash, createdAt, confirmedAt: at });
  }
  await store.settleSignUps(tx, { ...key, chosen: passwordHash });
}

const spent = (link: { isConfirmed: boolean } | null) =>
  new AppError(link?.isConfirmed ? authErrors.ALREADY_CONFIRMED : authErrors.CONFIRMATION_INVALID);

async function chosenSignUp(
  deps: Deps,
  key: store.UserKey,
  { proof, password }: ConfirmPayload,
): Promise<ChosenSignUp> {
  const signUps = await store.listSignUps(deps.db, key);
  const proofHash = proof === undefined ? undefined : hashToken(proof);
  const proven = signUps.find((one) => one.proofHash === proofHash);
  const chosen = proven ?? (password === undefined ? undefined : await signUpOf(deps, key, { signUps, password }));
  const account = chosen?.account;
  if (chosen && account) return { ...chosen, account };
  const { message } = authErrors.CONFIRMATION_REFUSED;
  throw new AppError(authErrors.CONFIRMATION_REFUSED, { fields: [{ path: 'password', message }] });
}

/** The sign-up of a password, in whatever version it was made. */
async function signUpOf(
  deps: Deps,
  key: store.UserKey,
  { signUps, password }: { signUps: Awaited<ReturnType<typeof store.listSignUps>>; password: string },
) {
  const wait = await countCalls(deps, [{ who: ['confirmation', key.userId], ...GUESSES }]);
  if (wait > 0) throw tooMany(wait);
  const [newest] = signUps;
  const passwordHash = newest && (await deps.passwords.hash(password, signUpSalt(deps, newest.email)));
  const found = signUps.find((one) => one.passwordHash === passwordHash);
  if (found) return found;
  const unconfirmed = await store.findUnconfirmed(deps.db, key);
  return unconfirmed && (await deps.passwords.verify(unconfirmed.passwordHash, password)) ? unconfirmed : undefined;
}

/** Daily: forgets sign-ups that were not confirmed, and shadows. */
export async function forgetOldSignUps(deps: Deps): Promise<void> {
  const ago = (life: number) => new Date(deps.clock.now().getTime() - life);
  await store.locateAndForgetSignUps(deps.db, { shadowsBefore: ago(SIGN_UP_KNOWN), before: ago(SIGN_UP_LIFE) });
}
