import WordExtractor from 'word-extractor';
import type { CvText } from '@kafaa/interviewer/contract';

/** Text of an old Word document (97–2003). The format keeps no easy mark of hidden text: only what is read is said. */
export async function readDoc(bytes: Uint8Array): Promise<CvText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const text = `${document.getBody()}\n${document.getTextboxes()}`
    .replace(/\t/g, '   ')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .normalize('NFC');
  return { text, pages: null, hiddenText: [], warnings: text === '' ? ['scanned'] : [] };
}
