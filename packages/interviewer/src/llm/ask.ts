import * as z from 'zod/mini';
import { ModelError, type ModelRequest, type ModelSession } from './model.ts';

/** The parsed reply, or one English sentence that says what is wrong with it. */
export type Reading<T> = { readonly value: T } | { readonly wrong: string };

export interface Answered<T> {
  readonly value: T;
  readonly model: string;
}

/** Longest reply that is parsed, in characters: ten times what our prompts ask for. */
const MOST_READ = 50_000;

/** The JSON object in a reply: bare, in a code fence, after the model's thinking or surrounded by text. */
function objectIn(text: string): unknown {
  const said = (text.split(/<\/think(?:ing)?>/).at(-1) ?? '').trim();
  for (const candidate of [said, said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Try the next candidate.
    }
  }
  return undefined;
}

/** Parses a reply by its schema. The error names the paths, never the content. */
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
 * Asks and parses; after a parse error asks once more, with the error in the prompt. `lenient` parses the second
 * reply and may accept less; if it fails too, a ModelError is thrown.
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
    // The repair call failed (budget or time): use the first reply if `lenient` accepts it, else rethrow.
    const rest = lenient(first.text);
    if ('value' in rest) return { value: rest.value, model: first.model };
    throw error;
  }
  const again = lenient(second.text);
  if ('wrong' in again) throw new ModelError('wrong-shape');
  return { value: again.value, model: second.model };
}
