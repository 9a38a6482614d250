import { sniffCvType } from '@kafaa/interviewer/cv/sniff';
import type { CvText } from '@kafaa/interviewer/contract';
import { unread, warningOf } from './cv-fault.ts';

/** Reads a CV in this process, by what the file is and not by its name. Never throws. */
export async function readCvBytes(bytes: Uint8Array): Promise<CvText> {
  if (bytes.length === 0) return unread('empty');
  const type = sniffCvType(bytes);
  try {
    // Readers are heavy; only the one that is needed is loaded.
    if (type === 'pdf') return await (await import('./pdf-text.ts')).readPdf(bytes);
    if (type === 'docx') return await (await import('./docx-text.ts')).readDocx(bytes);
    if (type === 'doc') return await (await import('./doc-text.ts')).readDoc(bytes);
    return unread('unsupported');
  } catch (error) {
    return unread(warningOf(error));
  }
}
