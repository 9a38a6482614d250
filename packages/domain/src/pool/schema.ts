import * as z from 'zod/mini';
import { POOL_CONSENT_VERSION } from './options.ts';

/** The version is that of the sentence the person saw; a withdrawal needs none. */
export const poolChoiceSchema = z.discriminatedUnion('agreed', [
  z.object({
    agreed: z.literal(true),
    version: z.enum([POOL_CONSENT_VERSION], { error: 'Rechargez la page avant de donner votre accord.' }),
  }),
  z.object({ agreed: z.literal(false) }),
]);
export type PoolChoice = z.output<typeof poolChoiceSchema>;

/** A consent to be contacted for other offers that stands. */
export const poolConsentSchema = z.object({ version: z.string(), givenAt: z.string(), endsAt: z.string() });
export type PoolConsent = z.output<typeof poolConsentSchema>;
