/** `broken`: the thread could not do the work; the two others are the input's doing. */
export type EngineFault = 'timeout' | 'memory' | 'broken';

/** The engine's thread was ended in the middle of a piece of work. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
  readonly code: EngineFault;

  constructor(fault: EngineFault) {
    super(`the interview engine was stopped: ${fault}`);
    this.code = fault;
  }
}
