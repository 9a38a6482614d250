import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint, Input, Output, PlanFeature } from '@kafaa/domain/kernel/endpoint';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { OnboardingStatus } from '@kafaa/domain/companies/options';
import type { Deps } from '#/deps';

/** Who is logged in, as the session gate found it. */
export interface Session {
  readonly companyId: CompanyId;
  readonly userId: string;
  readonly sessionId: string;
  readonly onBoardingStatus: OnboardingStatus;
  /** Whether the company's plan includes the feature, as read with the session. */
  readonly allows: (feature: PlanFeature) => boolean;
}

/** Whose company, and which of its accounts acts: what a record of the act says. */
export const doer = ({ companyId, userId }: Session) => ({ companyId, userId });

type SessionOf<A extends Access> = A extends 'session' | 'company' ? Session : null;

/** What a handler gets: parsed input, the session where the endpoint wants one, and the request for streamed bodies. */
export type Context<E extends Endpoint> = Input<E> & {
  deps: Deps;
  session: SessionOf<E['access']>;
  request: FastifyRequest;
};

/** An endpoint with its handler, ready to be mounted. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: Context<Endpoint>) => Promise<unknown>;
  /** The id of what the personal link opens, for limits per link. Throws for a link that opens nothing, before a byte of the body is read. */
  readonly opens?: ((context: Omit<Context<Endpoint>, 'body' | 'query'>) => Promise<string>) | undefined;
}

/** Ties a handler to its endpoint; the compiler holds both to the same shapes. */
export function bind<const E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => Promise<Output<E>>,
  opens?: (context: Omit<Context<E>, 'body' | 'query'>) => Promise<string>,
): Route {
  // The mount parses every part with the endpoint's own schemas before it calls, so the general context is this exact one.
  return { endpoint, handle: handler as unknown as Route['handle'], opens: opens as unknown as Route['opens'] };
}
