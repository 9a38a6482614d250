import { ModelFailure, tokensOf, type ModelRequest, type ModelSession } from '@kafaa/interviewer/llm/model';
import type { Completion } from './protocols.ts';

/** The usual bound of an interview's output, two judgements of twelve answers, which the requests' own bounds are made for. */
const USUAL_OUT = 9_000;

/** Told of every try by the one who makes it. */
export interface Meter {
  tried(): void;
  /** The provider has read the request and bills it as a rule, but no usable answer came. */
  wasted(): void;
}

export interface SessionParts {
  readonly call: (request: ModelRequest, deadline: AbortSignal, meter: Meter) => Promise<Completion>;
  /** The configured name, where the provider gives none. */
  readonly model: string;
  readonly deadline: AbortSignal;
  /** What the operator gives an interview to write: a model that thinks before it writes needs more room. */
  readonly usual: number;
  readonly budget: { readonly tokensIn: number; readonly tokensOut: number };
  readonly nonce: () => string;
}

/** One piece of work: what it asks is counted, wasted tries included, and nothing is asked beyond its budget. */
export function openSession({ call, model, deadline, usual, budget, nonce }: SessionParts): ModelSession {
  let calls = 0;
  let tokensIn = 0;
  let tokensOut = 0;
  // What the calls on their way may still cost.
  let heldIn = 0;
  let heldOut = 0;
  const left = () => ({
    tokensIn: budget.tokensIn - tokensIn - heldIn,
    tokensOut: budget.tokensOut - tokensOut - heldOut,
  });

  return {
    left,
    nonce,
    spent: () => ({ calls, tokensIn, tokensOut }),
    async ask(asked) {
      const maxTokens = Math.round(asked.maxTokens * Math.max(1, usual / USUAL_OUT));
      const request = { ...asked, maxTokens };
      const estimate = tokensOf(request.system + request.prompt);
      const room = left();
      if (room.tokensIn < estimate || room.tokensOut < maxTokens) throw new ModelFailure('budget');
      heldIn += estimate;
      heldOut += maxTokens;
      try {
        const meter = { tried: () => void calls++, wasted: () => void (tokensIn += estimate) };
        const completion = await call(request, deadline, meter);
        tokensIn += completion.tokensIn ?? estimate;
        tokensOut += completion.tokensOut ?? tokensOf(completion.text);
        if (completion.refused) throw new ModelFailure('refused');
        return { text: completion.text, model: completion.model ?? model };
      } finally {
        heldIn -= estimate;
        heldOut -= maxTokens;
      }
    },
  };
}
