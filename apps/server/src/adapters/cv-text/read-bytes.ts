import { sniffCvType } from '@kafaa/interviewer/cv/sniff';
import type { CvText } from '@kafaa/interviewer/contract';
import { unread, warningOf } from './cv-error.ts';

/** Reads a CV in this process; its content, not its name, determines the type. Never throws. */
export async function readCvBytes(bytes: Uint8Array): Promise<CvText> {
  if (bytes.length === 0) return unread('empty');
  const type = sniffCvType(bytes);
  try {
    // Readers are large modules, so only the one for this type is loaded.
    if (type === 'pdf') return bounded(await (await import('./pdf-text.ts')).readPdf(bytes));
    if (type === 'docx') return bounded(await (await import('./docx-text.ts')).readDocx(bytes));
    if (type === 'doc') return bounded(await (await import('./doc-text.ts')).readDoc(bytes));
    return unread('unsupported');
  } catch (error) {
    return unread(warningOf(error));
  }
}

/** Maximum length of a CV's text, more than any engine reads. The text is limited because it is copied between processes and threads. */
const MOST_CHARACTERS = 100_000;

function bounded(cv: CvText): CvText {
  if (cv.text.length <= MOST_CHARACTERS) return cv;
  return {
    ...cv,
    text: cv.text.slice(0, MOST_CHARACTERS),
    warnings: [...new Set([...cv.warnings, 'truncated' as const])],
  };
}
