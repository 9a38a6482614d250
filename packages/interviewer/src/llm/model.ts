import type { ModelFault } from '../contract.ts';

/** Raised with every change of a prompt or of what is masked in it: it is part of an evaluation's stamp. */
export const PROMPTS_VERSION = 'p3';

/** A schema as providers take it; only what all of them understand is used. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ModelRequest {
  /** Rules, the same for every call of a kind: the beginning that providers keep in their cache. */
  readonly system: string;
  /** What is asked about, then what was written by the candidate. */
  readonly prompt: string;
  readonly schema: JsonSchema;
  readonly maxTokens: number;
}

export interface ModelReply {
  /** What the model wrote, unread. */
  readonly text: string;
  /** Its name as the provider gives it, with the version where there is one. */
  readonly model: string;
}

/** What a piece of work has cost, wasted tries included. */
export interface Spending {
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** One piece of work (an interview, a set of questions) under one budget and one deadline. */
export interface ModelSession {
  /** Throws a ModelFailure and nothing else. */
  ask(request: ModelRequest): Promise<ModelReply>;
  /** What the budget still holds. */
  left(): { readonly tokensIn: number; readonly tokensOut: number };
  spent(): Spending;
  /** A random word nobody can guess, to fence what a candidate wrote. */
  nonce(): string;
}

export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly fault: ModelFault;
  constructor(fault: ModelFault) {
    super(`the language model failed: ${fault}`);
    this.fault = fault;
  }
}

export const faultOf = (error: unknown): ModelFault => (error instanceof ModelFailure ? error.fault : 'unexpected');

/** Characters a token holds at least, in French and in code alike; an estimate on the safe side. */
const CHARACTERS_A_TOKEN = 3;

export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);
export const charactersOf = (tokens: number): number => Math.max(0, Math.floor(tokens * CHARACTERS_A_TOKEN));

/** Does every piece of work, a few at a time; the first failure ends it, and nothing new is begun. */
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
