/** Reason for stopping an engine thread. `broken` means that the thread failed; the input causes `timeout` and `memory`. */
export type EngineErrorKind = 'timeout' | 'memory' | 'broken';

/** Error of a call whose engine thread was stopped. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
  readonly code: EngineErrorKind;

  constructor(fault: EngineErrorKind) {
    super(`the interview engine was stopped: ${fault}`);
    this.code = fault;
  }
}
