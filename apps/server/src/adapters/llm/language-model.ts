import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { ModelErrorKind } from '@kafaa/interviewer/contract';
import { ModelError, type ModelRequest } from '@kafaa/interviewer/llm/model';
import type { LlmConfig } from '#/config';
import type { LanguageModel } from '#/deps';
import { postJson, type Answer } from './post-json.ts';
import { anthropicMessages, chatCompletions, refusedPart, type Completion, type Refusable } from './protocols.ts';
import { openSession, type Meter } from './session.ts';

/** Time limits; tests use shorter ones. */
export interface Patience {
  /** Time limit of one try, including the response body. */
  readonly tryMs: number;
  /** Time limit of all calls of one session; shorter than the time limit of a queue task. */
  readonly workMs: number;
  /** Minimum pause before the second try; the pause before the third try is twice as long. */
  readonly pauseMs: number;
  /** Longest `retry-after` that the adapter waits for. A longer one makes the call fail. */
  readonly longestPauseMs: number;
  /** Time that the circuit breaker stays open after repeated failures. */
  readonly restMs: number;
}

const PATIENCE: Omit<Patience, 'tryMs'> = { workMs: 75_000, pauseMs: 500, longestPauseMs: 20_000, restMs: 60_000 };

const TRIES = 3;
/** Number of consecutive failures that open the circuit breaker. */
const FAILURES = 5;

/** Faults that a retry may resolve. */
const PASSING: ReadonlySet<ModelErrorKind> = new Set([
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'cut-off',
]);
/** Faults of the provider or the configuration, not of a single answer. They count for the circuit breaker. */
const AILING: ReadonlySet<ModelErrorKind> = new Set([
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'rejected',
]);

/** Faults after which the provider has read the request. */
const READ: ReadonlySet<ModelErrorKind> = new Set(['timeout', 'cut-off', 'too-large', 'wrong-shape']);

/** Error for a try that the provider refused before reading the request. */
class TurnedAway extends ModelError {
  readonly retryAfterMs: number | null;
  constructor(fault: ModelErrorKind, retryAfterMs: number | null) {
    super(fault);
    this.retryAfterMs = retryAfterMs;
  }
}

// Whether the error counts for the circuit breaker. A provider that sends `retry-after` is busy, not failing.
const isAiling = (error: unknown) =>
  error instanceof ModelError &&
  AILING.has(error.fault) &&
  !(error instanceof TurnedAway && error.retryAfterMs !== null);

/** Log functions. `info` reports omitted settings; `warn` reports an open circuit breaker. */
type Lines = Readonly<Record<'info' | 'warn', (facts: object, text: string) => void>>;

export type Model = Pick<LlmConfig, 'apiKey' | 'params' | 'timeoutSeconds' | 'tokensIn' | 'tokensOut'> & {
  readonly protocol: 'chat-completions' | 'anthropic';
  readonly baseUrl: string;
  readonly model: string;
};

/** Creates a language model with one of two protocols. Each process has its own circuit breaker. */
export function languageModel(config: Model, log: Lines, shorter: Partial<Patience> = {}): LanguageModel {
  const patience: Patience = { tryMs: config.timeoutSeconds * 1000, ...PATIENCE, ...shorter };
  const protocol = config.protocol === 'anthropic' ? anthropicMessages : chatCompletions;
  const url = `${config.baseUrl.replace(/(?<!\/)\/+$/, '')}${protocol.path}`;
  const without = new Set<Refusable>();

  const breaker = circuitBreaker(handleWhen(isAiling), {
    halfOpenAfter: patience.restMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  breaker.onBreak((reason) => {
    const fault = 'error' in reason && reason.error instanceof ModelError ? reason.error.fault : 'unexpected';
    log.warn({ model: config.model, fault, restMs: patience.restMs }, 'the language model rests');
  });

  const complete = async (request: ModelRequest, deadline: AbortSignal): Promise<Completion> => {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(patience.tryMs)]);
    for (;;) {
      // The set is a snapshot for this request, because concurrent requests may add to `without` meanwhile.
      const left = new Set(without);
      const body = { ...protocol.body({ model: config.model, request, without: left }), ...config.params };
      const answer = await postJson(url, protocol.headers(config.apiKey), body, signal);
      const part = answer.status === 400 || answer.status === 422 ? refusedPart(answer.json, protocol) : null;
      if (part === null || left.has(part)) return completionOf(answer, protocol.read(answer.json));
      without.add(part);
      log.info({ model: config.model, without: part }, 'the language model takes no such setting');
    }
  };

  /** Sends the request and retries if a retry may help: 3 tries at most, never beyond the deadline. */
  const call = async (request: ModelRequest, deadline: AbortSignal, meter: Meter): Promise<Completion> => {
    for (let tries = 1; ; tries++) {
      meter.tried();
      try {
        return await breaker.execute(() => complete(request, deadline));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new ModelError('resting');
        if (!(error instanceof ModelError)) throw error;
        if (READ.has(error.fault)) meter.wasted();
        const asked = error instanceof TurnedAway ? (error.retryAfterMs ?? 0) : 0;
        const over = tries >= TRIES || deadline.aborted || asked > patience.longestPauseMs;
        if (over || !PASSING.has(error.fault)) throw error;
        // The pause has a random part (jitter), so that calls that failed together do not retry together.
        const wait = Math.max(asked, patience.pauseMs * 2 ** (tries - 1)) * (1 + Math.random() / 2);
        await pause(wait, undefined, { signal: deadline }).catch(() => {
          throw error;
        });
      }
    }
  };

  return {
    model: config.model,
    begin: (times = 1) =>
      openSession({
        call,
        model: config.model,
        deadline: AbortSignal.timeout(patience.workMs),
        usual: config.tokensOut,
        budget: { tokensIn: config.tokensIn * times, tokensOut: config.tokensOut * times },
        nonce: () => randomBytes(9).toString('base64url'),
      }),
  };
}

/** Returns the completion of a response, or throws the fault that its status or shape indicates. */
function completionOf({ status, json, retryAfterMs }: Answer, completion: Completion | null): Completion {
  if (status === 429) throw new TurnedAway('rate-limited', retryAfterMs);
  if (status >= 500 || status === 408) throw new TurnedAway('server-error', retryAfterMs);
  if (status < 200 || status >= 300) throw new TurnedAway('rejected', null);
  // The body is not JSON, for example a proxy's page or a truncated body.
  if (json === undefined) throw new ModelError('cut-off');
  if (completion === null) throw new ModelError('wrong-shape');
  return completion;
}
