import * as z from 'zod/mini';
import type { ModelRequest } from '@kafaa/interviewer/llm/model';

/** Settings that a provider may refuse for a model. A refused setting is omitted from all later requests. */
export type Refusable = 'temperature' | 'max_tokens' | 'schema';

export interface Body {
  readonly model: string;
  readonly request: ModelRequest;
  readonly without: ReadonlySet<Refusable>;
}

export interface Completion {
  readonly text: string;
  readonly model: string | null;
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  readonly refused: boolean;
}

export interface Protocol {
  readonly path: string;
  headers(apiKey: string | null): Record<string, string>;
  body(body: Body): Record<string, unknown>;
  /** Reads a completion from the response; null if the response has another shape. */
  read(json: unknown): Completion | null;
}

const tokens = z.optional(z.unknown());
const MOST_TOKENS = 10_000_000;

/** Returns the provider's token count if the count is plausible; otherwise null, and the caller estimates the count. */
const countOf = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS ? Number(value) : null;

const chatSchema = z.object({
  model: z.optional(z.nullable(z.string())),
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({
          content: z.optional(z.nullable(z.string())),
          refusal: z.optional(z.nullable(z.string())),
        }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: tokens, completion_tokens: tokens }))),
});

/** The chat completions protocol of OpenAI, Mistral, Ollama, vLLM and llama.cpp. */
export const chatCompletions: Protocol = {
  path: '/chat/completions',
  headers: (apiKey) => ({ ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) }),
  body: ({ model, request: { system, prompt, schema, maxTokens }, without }) => ({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ],
    // OpenAI's reasoning models accept only `max_completion_tokens`; most other models accept only `max_tokens`.
    ...(without.has('max_tokens') ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...(without.has('schema')
      ? {}
      : { response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true, schema } } }),
  }),
  read(json) {
    const parsed = z.safeParse(chatSchema, json);
    const choice = parsed.data?.choices[0];
    if (!parsed.success || !choice) return null;
    const { finish_reason, message } = choice;
    return {
      text: message.content ?? '',
      model: parsed.data.model ?? null,
      tokensIn: countOf(parsed.data.usage?.prompt_tokens),
      tokensOut: countOf(parsed.data.usage?.completion_tokens),
      refused: finish_reason === 'content_filter' || (message.refusal ?? '') !== '',
    };
  },
};

const messagesSchema = z.object({
  model: z.optional(z.nullable(z.string())),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  stop_reason: z.optional(z.nullable(z.string())),
  usage: z.optional(
    z.nullable(
      z.object({
        input_tokens: tokens,
        output_tokens: tokens,
        cache_creation_input_tokens: tokens,
        cache_read_input_tokens: tokens,
      }),
    ),
  ),
});

/** Anthropic's messages protocol. */
export const anthropicMessages: Protocol = {
  path: '/messages',
  headers: (apiKey) => ({ 'anthropic-version': '2023-06-01', ...(apiKey !== null && { 'x-api-key': apiKey }) }),
  body: ({ model, request: { system, prompt, schema, maxTokens }, without }) => ({
    model,
    system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: prompt }],
    max_tokens: maxTokens,
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...(without.has('schema') ? {} : { output_config: { format: { type: 'json_schema', schema } } }),
  }),
  read(json) {
    const parsed = z.safeParse(messagesSchema, json);
    if (!parsed.success) return null;
    const { content, model, stop_reason, usage } = parsed.data;
    const [read, written, kept] = [
      countOf(usage?.input_tokens),
      countOf(usage?.cache_creation_input_tokens) ?? 0,
      countOf(usage?.cache_read_input_tokens) ?? 0,
    ];
    return {
      text: content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join(''),
      model: model ?? null,
      // Anthropic counts cached tokens separately, although they were sent as well.
      tokensIn: read === null ? null : read + written + kept,
      tokensOut: countOf(usage?.output_tokens),
      refused: stop_reason === 'refusal',
    };
  },
};

/** Returns the optional setting that an error response names; null if the response names none. */
export function refusedPart(json: unknown, protocol: Protocol): Refusable | null {
  const message = JSON.stringify(json ?? '').slice(0, 4000);
  if (/temperature/i.test(message)) return 'temperature';
  if (protocol === chatCompletions && /max_tokens/i.test(message)) return 'max_tokens';
  return /response_format|json_schema|output_config|structured output|schema|grammar/i.test(message) ? 'schema' : null;
}
