import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint, Input, Output, PlanFeature } from '@kafaa/domain/kernel/endpoint';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Role } from '@kafaa/domain/kernel/roles';
import type { OnboardingStatus } from '@kafaa/domain/companies/options';
import type { Deps } from '#/deps';

/** The logged-in account, as found by the session gate. */
export interface Session {
  readonly companyId: CompanyId;
  readonly userId: string;
  readonly sessionId: string;
  /** The person's role in this company. It is read with the session, so a change applies to the next call. */
  readonly role: Role;
  /** The offers that the person may see; null means all. */
  readonly offers: readonly string[] | null;
  readonly onBoardingStatus: OnboardingStatus;
  /** True if the company requires a second factor and the person has none. */
  readonly secondFactorDue: boolean;
  /**
   * Start of the company's rule « read first »: an evaluation stays closed to a person who has not levelled two of its
   * answers. Null without this rule, or if the plan shows no answers.
   */
  readonly readFirstSince: Date | null;
  /** Whether the company's plan includes the feature, as read with the session. */
  readonly allows: (feature: PlanFeature) => boolean;
}

/** The acting company and account, for an audit event. */
export const actor = ({ companyId, userId }: Session) => ({ companyId, userId });

/** The facts that decide how much of an evaluation a person may read. Every query that returns a part of one requires them. */
export interface Reader {
  readonly userId: string;
  /** Whether evaluations are closed to the person until the person has levelled two answers (`isUnread`). */
  readonly readsFirst: boolean;
  /** Whether the plan shows passages of answers, beyond the one quote per score that every plan shows. */
  readonly passages: boolean;
}

/** A reader of applications to several offers. */
export interface OffersReader extends Reader {
  /** The offers that the person may see; null means all. */
  readonly offers: readonly string[] | null;
}

export const readerOf = ({ userId, readFirstSince, allows, offers }: Session): OffersReader => ({
  userId,
  readsFirst: readFirstSince !== null,
  passages: allows('TRANSCRIPTS'),
  offers,
});

type SessionOf<A extends Access> = A extends 'session' | 'company' ? Session : null;

/** Arguments of a handler: parsed input, the session if the endpoint requires one, and the request for streamed bodies. */
export type Context<E extends Endpoint> = Input<E> & {
  deps: Deps;
  session: SessionOf<E['access']>;
  request: FastifyRequest;
};

/** An endpoint with its handler, ready to be mounted. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: Context<Endpoint>) => Promise<unknown>;
  /** The id that the personal link opens, for limits per link. Throws for an invalid link, before the body is read. */
  readonly opens?: ((context: Omit<Context<Endpoint>, 'body' | 'query'>) => Promise<string>) | undefined;
}

/** Binds a handler to its endpoint; the compiler checks that their types match. */
export function bind<const E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => Promise<Output<E>>,
  opens?: (context: Omit<Context<E>, 'body' | 'query'>) => Promise<string>,
): Route {
  // `mountRoute` parses every part with the endpoint's schemas before the call, so the general context has this exact type.
  return { endpoint, handle: handler as unknown as Route['handle'], opens: opens as unknown as Route['opens'] };
}
