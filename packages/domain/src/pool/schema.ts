import * as z from 'zod/mini';
import { STAGES } from '#/candidates/options';
import { RECOMMENDATIONS } from '#/evaluations/options';
import { POOL_CONSENT_VERSION } from './options.ts';

/** The candidate's choice. `version` is that of the sentence the person saw; a withdrawal needs none. */
export const poolChoiceSchema = z.discriminatedUnion('agreed', [
  z.object({
    agreed: z.literal(true),
    version: z.enum([POOL_CONSENT_VERSION], { error: 'Rechargez la page avant de donner votre accord.' }),
  }),
  z.object({ agreed: z.literal(false) }),
]);
export type PoolChoice = z.output<typeof poolChoiceSchema>;

/** A valid consent to be contacted for other offers. */
export const poolConsentSchema = z.object({ version: z.string(), givenAt: z.string(), endsAt: z.string() });
export type PoolConsent = z.output<typeof poolConsentSchema>;

/** An application of the same person to another offer of the company. */
export const otherApplicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  appliedAt: z.string(),
  stage: z.enum(STAGES),
  /** The engine's recommendation; null before the evaluation, while it is closed to the session's person, and if a person reads instead. */
  recommendation: z.nullable(z.enum(RECOMMENDATIONS)),
  /** Whether the evaluation is closed to the session's person, who must read first. */
  closed: z.boolean(),
  /** Reason to assume the same person: the same confirmed address, or only the same number, which several people may share. */
  same: z.enum(['EMAIL', 'PHONE']),
});
export type OtherApplication = z.output<typeof otherApplicationSchema>;
