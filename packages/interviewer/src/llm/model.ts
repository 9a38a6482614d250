import type { ModelErrorKind } from '../contract.ts';

/** Version of the prompts in an evaluation's stamp. Increment it with every change of a prompt or of the masking. */
export const PROMPTS_VERSION = 'p3';

/** A JSON schema for the provider; only features that all providers support are used. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ModelRequest {
  /** Rules, identical for every call of a kind, so that providers can cache this prefix. */
  readonly system: string;
  /** The task, then the candidate's text. */
  readonly prompt: string;
  readonly schema: JsonSchema;
  readonly maxTokens: number;
}

export interface ModelReply {
  /** The model's raw output. */
  readonly text: string;
  /** The model's name as the provider reports it, with the version if there is one. */
  readonly model: string;
}

/** Cost of a session, failed calls included. */
export interface Spending {
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** The calls for one interview or one set of questions, under one budget and one deadline. */
export interface ModelSession {
  /** Sends one request; every error it throws is a ModelError. */
  ask(request: ModelRequest): Promise<ModelReply>;
  /** The remaining budget. */
  left(): { readonly tokensIn: number; readonly tokensOut: number };
  spent(): Spending;
  /** An unguessable random word that delimits the candidate's text. */
  nonce(): string;
}

export class ModelError extends Error {
  override name = 'ModelError';
  readonly fault: ModelErrorKind;
  constructor(fault: ModelErrorKind) {
    super(`the language model failed: ${fault}`);
    this.fault = fault;
  }
}

export const faultOf = (error: unknown): ModelErrorKind => (error instanceof ModelError ? error.fault : 'unexpected');

/** Minimum characters per token, in French and in code; a conservative estimate. */
const CHARACTERS_A_TOKEN = 3;

export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);
export const charactersOf = (tokens: number): number => Math.max(0, Math.floor(tokens * CHARACTERS_A_TOKEN));

/** Processes every item, `width` at a time. After the first failure no further item is started, and the error is rethrown. */
export async function inParallel<T, R>(
  list: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let failed = false;
  const worker = async (): Promise<void> => {
    while (next < list.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(list[index] as T, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(width, list.length) }, worker));
  const fault = ended.find((each) => each.status === 'rejected');
  if (fault) throw fault.reason;
  return results;
}
