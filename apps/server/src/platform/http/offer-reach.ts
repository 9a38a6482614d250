import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import type { Session } from './route.ts';

/** Kind of object that an id names. The kind decides how the object's offer is found. */
export type ReachKind = 'job' | 'candidate' | 'invitation';

/** Returns the ids whose offer the person of the session may see. */
export type FindReachable = (session: Session, kind: ReachKind, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Id that no object has: the server makes every id from its clock. */
const NOWHERE = '00000000-0000-7000-8000-000000000000';

interface Parsed {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
type Values = Readonly<Record<string, unknown>>;

/**
 * If a person sees only given offers, replaces every id of another offer with an id that no object has. The handler then answers
 * exactly as for a missing object, and no handler has to check.
 */
export async function hideOtherOffers(
  { offers: reach }: Endpoint,
  session: Session,
  input: Parsed,
  find: FindReachable,
): Promise<Parsed> {
  if (session.offers === null || reach === undefined || typeof reach === 'string') return input;
  const [[name, path] = ['job', '']] = Object.entries(reach);
  const [part = '', field = ''] = path.split('.');
  const values = (input[part as keyof Parsed] ?? {}) as Values;
  const given = values[field];
  if (given === undefined || given === null) throw new AppError(kernelErrors.OFFERS_REQUIRED);
  const ids = [given].flat().map(String);
  const reachable = await find(session, name === 'candidates' ? 'candidate' : (name as ReachKind), ids);
  const shown = ids.map((id) => (reachable.has(id) ? id : NOWHERE));
  return { ...input, [part]: { ...values, [field]: Array.isArray(given) ? shown : shown[0] } };
}
