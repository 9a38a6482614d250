import { ModelError, tokensOf, type ModelRequest, type ModelSession } from '@kafaa/interviewer/llm/model';
import type { Completion } from './protocols.ts';

/** Default output budget of an interview: two judgements of twelve answers. The requests' `maxTokens` are chosen for it. */
const USUAL_OUT = 9_000;

/** Counter to which a call reports each of its tries. */
export interface Meter {
  tried(): void;
  /** Counts a try that the provider has read, and usually bills, but that gave no usable answer. */
  wasted(): void;
}

export interface SessionParts {
  readonly call: (request: ModelRequest, deadline: AbortSignal, meter: Meter) => Promise<Completion>;
  /** Configured name, used if the provider returns none. */
  readonly model: string;
  readonly deadline: AbortSignal;
  /** Configured output budget of an interview. A model that reasons before it writes needs more than the default. */
  readonly usual: number;
  readonly budget: { readonly tokensIn: number; readonly tokensOut: number };
  readonly nonce: () => string;
}

/**
 * Opens a session for a set of calls. The session counts calls and tokens, including wasted tries, and refuses calls beyond the
 * budget.
 */
export function openSession({ call, model, deadline, usual, budget, nonce }: SessionParts): ModelSession {
  let calls = 0;
  let tokensIn = 0;
  let tokensOut = 0;
  // Number of tokens reserved for calls in flight.
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
      if (room.tokensIn < estimate || room.tokensOut < maxTokens) throw new ModelError('budget');
      heldIn += estimate;
      heldOut += maxTokens;
      try {
        const meter = { tried: () => void calls++, wasted: () => void (tokensIn += estimate) };
        const completion = await call(request, deadline, meter);
        tokensIn += completion.tokensIn ?? estimate;
        tokensOut += completion.tokensOut ?? tokensOf(completion.text);
        if (completion.refused) throw new ModelError('refused');
        return { text: completion.text, model: completion.model ?? model };
      } finally {
        heldIn -= estimate;
        heldOut -= maxTokens;
      }
    },
  };
}
