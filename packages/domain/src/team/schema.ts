import * as z from 'zod/mini';
import { MEMBER_STATES } from '#/auth/options';
import { factorSchema, providerLoginSchema, resetSchema } from '#/auth/schema';
import { emailField, INVALID_EMAIL, oneOf } from '#/kernel/fields';
import { plainBetween } from '#/kernel/plain-name';
import { ROLES } from '#/kernel/roles';
import { MAX_GIVEN_OFFERS, MAX_PERSON_NAME } from './options.ts';

const OFFERS_OF_LIST = 'Choisissez des offres de la liste.';
const CHOOSE_OFFERS = 'Choisissez toutes les offres, ou lesquelles.';

const accessFields = {
  role: oneOf(ROLES, 'Choisissez un rôle.'),
  /** Whether the person sees all offers. Ignored if the role decides: administrators see all offers, reviewers those assigned to them. */
  allOffers: z.optional(z.boolean({ error: CHOOSE_OFFERS })),
  /** The offers that the person sees; without `allOffers`, only these. */
  jobIds: z.optional(
    z
      .array(z.string({ error: OFFERS_OF_LIST }), { error: OFFERS_OF_LIST })
      .check(z.maxLength(MAX_GIVEN_OFFERS, `${MAX_GIVEN_OFFERS} offres au plus.`)),
  ),
};

/** A missing choice must not open all offers, so the company always states the offers of a recruiter. */
const offersStated = z.refine<z.output<z.ZodMiniObject<typeof accessFields>>>(
  ({ role, allOffers, jobIds }) => role !== 'RECRUITER' || allOffers !== undefined || jobIds !== undefined,
  { error: CHOOSE_OFFERS, path: ['allOffers'] },
);

/** New role and offers of a person. */
export const changeMemberSchema = z.object(accessFields).check(offersStated);
export type ChangeMemberPayload = z.output<typeof changeMemberSchema>;

export const inviteSchema = z.object({ email: emailField(INVALID_EMAIL), ...accessFields }).check(offersStated);
export type InvitePayload = z.output<typeof inviteSchema>;

const nameField = plainBetween(2, MAX_PERSON_NAME, `Le nom doit contenir entre 2 et ${MAX_PERSON_NAME} caractères.`);

export const renameSchema = z.object({ name: nameField });

/**
 * Acceptance of an invitation. A new person chooses a password and gives a name; one with an account in another company gives
 * that account's password.
 */
export const acceptSchema = z.object({
  password: resetSchema.shape.newPassword,
  name: z.optional(nameField),
  /** The second factor; required if the account has one. */
  ...factorSchema.shape,
});
export type AcceptPayload = z.output<typeof acceptSchema>;

/** Acceptance of an invitation with the ticket of an identity instead of the password. */
export const acceptWithProviderSchema = z.object({ ...providerLoginSchema.shape, name: z.optional(nameField) });
export type AcceptWithProvider = z.output<typeof acceptWithProviderSchema>;

/** The roles that must log in with a second factor. */
export const requireSecondFactorSchema = z.object({ roles: z.array(oneOf(ROLES, 'Choisissez un rôle.')) });

export const memberSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Name of the person; null until given. */
  name: z.nullable(z.string()),
  role: z.enum(ROLES),
  state: z.enum(MEMBER_STATES),
  allOffers: z.boolean(),
  /** Ids of the person's offers, without those that the reader may not see. */
  jobIds: z.array(z.string()),
  /** Time until which the invitation can be accepted; null if none is open. */
  invitedUntil: z.nullable(z.string()),
});
export type Member = z.output<typeof memberSchema>;

/** Facts that the holder of an invitation reads before accepting it. */
export const invitationToTeamSchema = z.object({
  companyName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Whether the address already has an account; the page then asks for its password instead of a new one. */
  hasAccount: z.boolean(),
});
export type InvitationToTeam = z.output<typeof invitationToTeamSchema>;
