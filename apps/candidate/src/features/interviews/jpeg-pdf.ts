/** One page of the PDF: a baseline JPEG in colour, as a canvas writes it, with its size in pixels. */
export interface JpegPage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A4 in points, upright. */
const A4 = [595, 842] as const;

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Returns the page's size (A4, landscape for a wide picture) and the place of its picture: centred, as large as the page allows. */
function layout({ width, height }: JpegPage) {
  const [short, long] = A4;
  const [pageWidth, pageHeight] = width > height ? [long, short] : [short, long];
  const scale = Math.min(pageWidth / width, pageHeight / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return { pageWidth, pageHeight, w, h, x: Math.round((pageWidth - w) / 2), y: Math.round((pageHeight - h) / 2) };
}

/** A PDF with one picture a page. The JPEG data goes in as it is, so nothing is encoded twice. */
export function jpegPdf(pages: readonly JpegPage[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let size = 0;
  const add = (part: Uint8Array<ArrayBuffer> | string) => {
    const bytes = typeof part === 'string' ? ascii(part) : part;
    parts.push(bytes);
    size += bytes.length;
  };
  const object = (content: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets.push(size);
    add(`${offsets.length} 0 obj\n`);
    if (stream) {
      add(`<<${content}/Length ${stream.length}>>\nstream\n`);
      add(stream);
      add('\nendstream');
    } else add(`<<${content}>>`);
    add('\nendobj\n');
  };
  add('%PDF-1.4\n');
  // Objects 1 and 2, then page, content and picture of each page.
  object('/Type/Catalog/Pages 2 0 R');
  object(`/Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')}]`);
  for (const [index, page] of pages.entries()) {
    const first = 3 + index * 3;
    const { pageWidth, pageHeight, w, h, x, y } = layout(page);
    object(
      `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents ${first + 1} 0 R/Resources<</XObject<</P ${first + 2} 0 R>>>>`,
    );
    object('', ascii(`${w} 0 0 ${h} ${x} ${y} cm /P Do`));
    object(
      `/Type/XObject/Subtype/Image/Width ${page.width}/Height ${page.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      page.jpeg,
    );
  }
  const start = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
