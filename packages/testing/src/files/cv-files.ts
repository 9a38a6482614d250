import { strToU8, zipSync } from 'fflate';
import {
  PDFDocument,
  PDFName,
  PDFString,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';

export interface Piece {
  text: string;
  x?: number;
  y: number;
  size?: number;
  white?: boolean;
  invisible?: boolean;
}

/** A PDF with the given pieces of text at their positions; `paint` draws below them. */
export async function pdfOf(pieces: readonly Piece[], paint?: (page: PDFPage) => void, pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font: PDFFont = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < pages; number++) {
    const page = document.addPage([595, 842]);
    paint?.(page);
    for (const { text, x = 50, y, size = 11, white, invisible } of pieces) {
      if (invisible) page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText(text, { x, y, size, font, color: white ? rgb(1, 1, 1) : rgb(0, 0, 0) });
      if (invisible) page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
    }
  }
  return document.save();
}

/** A PDF that cannot be read without a password. */
export async function encryptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  const key = PDFString.of('x'.repeat(32));
  document.context.trailerInfo.Encrypt = document.context.register(
    document.context.obj({ Filter: PDFName.of('Standard'), V: 1, R: 2, O: key, U: key, P: -4 }),
  );
  document.context.trailerInfo.ID = document.context.obj([
    PDFString.of('0123456789abcdef'),
    PDFString.of('0123456789abcdef'),
  ]);
  return document.save({ useObjectStreams: false });
}

const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** One run of text, with run properties in WordprocessingML. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A Word document made of paragraphs, each with its runs. */
export function docxOf(paragraphs: readonly string[], more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const body = paragraphs.map((runs) => `<w:p>${runs}</w:p>`).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELS),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  });
}
