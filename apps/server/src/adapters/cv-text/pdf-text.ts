import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { CvText } from '@kafaa/interviewer/contract';
import { pageLines } from './layout.ts';
import { hasActions } from './pdf-actions.ts';
import { walkPage } from './pdf-walk.ts';

/** Maximum number of pages that are read. A longer CV is truncated and gets a warning. */
const PAGES_READ = 12;
const PAGES_ANNOUNCED = 5;
const FEWEST_LETTERS = 40;

/** Visible text of a PDF. Throws the error of pdf.js for an encrypted or broken file. */
export async function readPdf(bytes: Uint8Array): Promise<CvText> {
  // The search for actions runs before the PDF reader, which takes ownership of the buffer.
  const active = hasActions(bytes);
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const { OPS } = await getResolvedPDFJS();
  const lines: string[] = [];
  const hiddenText: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number++) {
    const page = await document.getPage(number);
    const walked = walkPage(await page.getOperatorList(), OPS, page.view);
    lines.push(...pageLines(walked));
    hiddenText.push(...walked.hidden);
  }
  // Many fonts draw « fi » and « fl » as one ligature. The ligature is replaced with its letters.
  const text = lines
    .join('\n')
    .replace(/[\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC'))
    .normalize('NFC');
  const warnings: CvText['warnings'] = [];
  const hidden = hiddenText.join(' ').replace(/\s+/g, ' ').trim();
  const scanned = text.replace(/[^\p{L}]/gu, '').length < FEWEST_LETTERS;
  // A scan with an invisible text layer is a searchable scan, not an attempt to hide text.
  if (scanned) warnings.push('scanned');
  else if (hidden.length > 2) warnings.push('hidden-text');
  if (active) warnings.push('active');
  if (document.numPages > PAGES_ANNOUNCED) warnings.push('many-pages');
  if (document.numPages > PAGES_READ) warnings.push('truncated');
  return {
    text: scanned ? '' : text,
    pages: document.numPages,
    hiddenText: hidden.length > 2 && !scanned ? [hidden.slice(0, 2000)] : [],
    warnings,
  };
}
