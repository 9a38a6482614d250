import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import type { Session } from './route.ts';

/** Kind of thing that an id names; it tells how to find the offer that the id belongs to. */
export type ReachKind = 'job' | 'candidate' | 'invitation';

/** Returns those of the ids that belong to an offer that the person of the session may see. */
export type FindReachable = (session: Session, kind: ReachKind, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** No object has this id: the server makes every id from its clock. */
const NOWHERE = '00000000-0000-7000-8000-000000000000';

interface Parsed {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
type Values = Readonly<Record<string, unknown>>;

/**
 * For a person who sees only given offers, replaces every id of another offer by one that does not exist. So each handler answers
 * for it exactly as for a missing one, and none has to check.
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
