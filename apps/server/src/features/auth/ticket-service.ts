import { authErrors } from '@kafaa/domain/auth/errors';
import type { IdentityProof } from '@kafaa/domain/auth/options';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { type Role, ROLES } from '@kafaa/domain/kernel/roles';
import * as z from 'zod/mini';
import type { OpenId, OpenIdAttempt, OpenIdIdentity } from '#/adapters/tokens/openid-port';
import type { OidcConfig } from '#/config';
import type { Db, Deps } from '#/deps';
import { seal, unseal } from '#/platform/links/sealed';
import { countCalls } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import type { PersonTrail } from './events.ts';
import { identityMail } from './mails/identity.tsx';
import type { UserKey } from './account-store.ts';
import * as identityStore from './identity-store.ts';

/** Lifetime of an attempt and of a ticket: enough for a log-in at the provider, and for the password or code that may follow. */
const LIFE_SECONDS = 600;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});

const ticketSchema = z.object({
  id: z.string(),
  issuer: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** Role that the person's groups give; null if the installation maps no groups. */
  role: z.nullable(z.enum(ROLES)),
  expiresAt: z.number(),
});
export type Ticket = z.output<typeof ticketSchema>;

/** Purposes given to `seal`, so that an attempt is not accepted as a ticket. */
const [ATTEMPT, TICKET] = ['provider-attempt', 'provider-ticket'];

export function requireProvider({ config, openId }: Deps): { settings: OidcConfig; openId: OpenId } {
  if (config.oidc === null || openId === null) throw new AppError(authErrors.PROVIDER_OFF);
  return { settings: config.oidc, openId };
}

/** Throws if only the provider may open sessions. Every other way to open a session calls this first. */
export function refuseIfProviderOnly({ config }: Pick<Deps, 'config'>): void {
  if (config.oidc?.only) throw new AppError(authErrors.PROVIDER_ONLY);
}

function sealed(deps: Deps, purpose: string, content: object): string {
  const expiresAt = deps.clock.now().getTime() + LIFE_SECONDS * 1000;
  return seal(deps, purpose, JSON.stringify({ ...content, expiresAt }));
}

function opened<T extends { expiresAt: number }>(
  deps: Deps,
  { purpose, text, schema }: { purpose: string; text: string; schema: z.ZodMiniType<T> },
): T {
  const content = unseal(deps, purpose, text);
  const value = content === null ? null : z.safeParse(schema, JSON.parse(content));
  if (!value?.success || value.data.expiresAt <= deps.clock.now().getTime()) throw stale();
  return value.data;
}

export const stale = () => new AppError(authErrors.PROVIDER_STALE);

export const sealAttempt = (deps: Deps, attempt: OpenIdAttempt) => sealed(deps, ATTEMPT, attempt);

/** Returns the secrets of an attempt and marks it as used: a second answer to it is refused, whatever the provider says. */
export async function openAttempt(deps: Deps, text: string): Promise<OpenIdAttempt> {
  const attempt = opened(deps, { purpose: ATTEMPT, text, schema: attemptSchema });
  await spend(deps, deps.db, ['provider-attempt', attempt.state]);
  return attempt;
}

export const sealTicket = (deps: Deps, identity: Omit<OpenIdIdentity, 'groups'> & { readonly role: Role | null }) =>
  sealed(deps, TICKET, { id: deps.newToken(), ...identity });

/**
 * Returns the identity of a ticket. A ticket stays valid until it has opened a session, because the second factor comes in a second call.
 */
export function requireTicket(deps: Deps, text: string): Ticket {
  const { settings } = requireProvider(deps);
  const ticket = opened(deps, { purpose: TICKET, text, schema: ticketSchema });
  // The configured issuer may have changed since the ticket was made.
  if (!isOfIssuer(ticket.issuer, settings)) throw stale();
  // The mapping of groups may also have changed. A ticket without a role would leave the person's former role.
  if (settings.groupRoles.length > 0 && ticket.role === null) throw stale();
  return ticket;
}

const trimmed = (issuer: string) => issuer.replace(/\/$/, '');
const isOfIssuer = (issuer: string, settings: OidcConfig) => trimmed(issuer) === trimmed(settings.issuer);

/** Returns the display name of an identity's issuer. */
export function providerName({ config: { oidc } }: Deps, issuer: string): string {
  if (oidc !== null && isOfIssuer(issuer, oidc)) return oidc.name;
  return URL.parse(issuer)?.hostname ?? issuer;
}

/** Marks a ticket as used. Runs in the transaction of the session, so that a ticket of a failed call can be used again. */
export const spendTicket = (deps: Deps, tx: Db, { id }: Ticket) => spend(deps, tx, ['provider-ticket', id]);

/** Throws if the text was used before. The counter is kept at least as long as the text is valid. */
async function spend(deps: Deps, db: Db, who: readonly string[]): Promise<void> {
  if ((await countCalls(deps, [{ who, calls: 1, seconds: LIFE_SECONDS }], { db })) > 0) throw stale();
}

/** Returns the ticket's address if the provider's verification is enough to link its account, else null. */
export function provenAddress({ config }: Deps, { email, emailVerified }: Ticket): string | null {
  return config.oidc?.trustEmail === true && emailVerified ? email : null;
}

export interface Linking {
  readonly ticket: Ticket;
  readonly email: string;
  readonly by: IdentityProof;
  readonly trail: PersonTrail;
}

/**
 * Returns a function that links the identity to a log-in address in the caller's transaction, mails its owner and records the audit event.
 * The mail is rendered here, before the transaction.
 */
export async function prepareLinking(deps: Deps, { ticket, email, by, trail }: Linking) {
  const { issuer, subject } = ticket;
  const content = await identityMail(deps.config, { change: 'LINKED', provider: providerName(deps, issuer) });
  return async (tx: Db, person: UserKey): Promise<void> => {
    const at = deps.clock.now();
    const row = { id: deps.newId(), email, issuer, subject, linkedBy: by, createdAt: at, usedAt: at };
    if (!(await identityStore.insertIdentityUnscoped(tx, row))) {
      const known = await identityStore.findIdentityUnscoped(tx, ticket);
      if (known === null) throw new AppError(authErrors.IDENTITY_OTHER);
      if (known.email !== email) throw new AppError(authErrors.IDENTITY_TAKEN);
      return;
    }
    await queueMail(deps, tx, { companyId: person.companyId, to: email, content });
    await trail(tx, person, 'IDENTITY_LINKED');
  };
}
