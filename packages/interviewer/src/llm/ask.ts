import * as z from 'zod/mini';
import { ModelFailure, type ModelRequest, type ModelSession } from './model.ts';

/** What the model gave, or in one English sentence what is wrong with it. */
export type Reading<T> = { readonly value: T } | { readonly wrong: string };

export interface Answered<T> {
  readonly value: T;
  readonly model: string;
}

/** Characters of a reply; ours ask for a tenth of it. A model that runs away is not read. */
const MOST_READ = 50_000;

/** The JSON object in a reply: bare, or what stands in a fence, after a model's thinking or between its words. */
function objectIn(text: string): unknown {
  const said = (text.split(/<\/think(?:ing)?>/).at(-1) ?? '').trim();
  for (const candidate of [said, said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next form may fit.
    }
  }
  return undefined;
}

/** A reply in its schema; what is wrong says where, never repeating what was written there. */
export function readAs<T>(schema: z.ZodMiniType<T>, text: string): Reading<T> {
  if (text.length > MOST_READ) return { wrong: 'That was too long.' };
  const object = objectIn(text);
  if (object === undefined) return { wrong: 'That was not one JSON object.' };
  const parsed = z.safeParse(schema, object);
  if (parsed.success) return { value: parsed.data };
  const where = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the object'))].slice(0, 4);
  return { wrong: `The JSON does not fit the schema at: ${where.join(', ')}.` };
}

/**
 * Asks, reads, and where the reading finds a fault asks once more, saying what was wrong. `lenient` is what
 * may still be taken from a second answer that is not quite right; without it the work fails.
 */
export async function askFor<T>(
  session: ModelSession,
  request: ModelRequest,
  read: (text: string) => Reading<T>,
  lenient: (text: string) => Reading<T> = read,
): Promise<Answered<T>> {
  const first = await session.ask(request);
  const reading = read(first.text);
  if ('value' in reading) return { value: reading.value, model: first.model };
  const repair = `${request.prompt}\n\nYour last reply could not be used. ${reading.wrong} Reply again, with the JSON object only.`;
  let second;
  try {
    second = await session.ask({ ...request, prompt: repair });
  } catch (error) {
    // No room or time for a repair: what the first reply can still give, or its fault.
    const rest = lenient(first.text);
    if ('value' in rest) return { value: rest.value, model: first.model };
    throw error;
  }
  const again = lenient(second.text);
  if ('wrong' in again) throw new ModelFailure('wrong-shape');
  return { value: again.value, model: second.model };
}
