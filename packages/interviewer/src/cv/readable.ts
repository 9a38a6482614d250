import type { CvText } from '../contract.ts';

/** Whether there is text to read facts from. */
export function isReadable(cv: CvText | null): cv is CvText {
  return cv !== null && cv.text.trim().length >= 40;
}
