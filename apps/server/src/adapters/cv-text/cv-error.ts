import type { CvText, CvWarning } from '@kafaa/interviewer/contract';

/** Error for a CV that cannot be read, with the warning that gives the cause. */
export class CvError extends Error {
  readonly warning: CvWarning;

  constructor(warning: CvWarning) {
    super(warning);
    this.warning = warning;
  }
}

/** Result for a CV that could not be read. */
export function unread(warning: CvWarning): CvText {
  return { text: '', pages: null, hiddenText: [], warnings: [warning] };
}

/** Warning for an error that a reader threw. */
export function warningOf(error: unknown): CvWarning {
  if (error instanceof CvError) return error.warning;
  const name = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /password|encrypt/i.test(name) ? 'encrypted' : 'broken';
}
