/** `broken` means that the thread failed; `timeout` and `memory` are caused by the input. */
export type EngineErrorKind = 'timeout' | 'memory' | 'broken';

/** The engine's thread was stopped during a piece of work. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
  readonly code: EngineErrorKind;

  constructor(fault: EngineErrorKind) {
    super(`the interview engine was stopped: ${fault}`);
    this.code = fault;
  }
}
