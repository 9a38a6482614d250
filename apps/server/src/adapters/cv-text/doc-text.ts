import BufferReader from 'word-extractor/lib/buffer-reader.js';
import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js';
import type { CvText } from '@kafaa/interviewer/contract';

/** Property of the binary format that hides text. Below: the property for the text size in half-points. */
const VANISH = 0x083c;
const HALF_POINTS = 0x4a43;
const TINY_HALF_POINTS = 5;
/** Number of bytes that follow a property, by the three highest bits of the property's number. Kind 6 starts with a length byte. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];
const PAGE = 512;

function hides(properties: Buffer): boolean {
  for (let at = 0; at + 2 < properties.length;) {
    const property = properties.readUInt16LE(at);
    at += 2;
    if (property === VANISH && (properties[at] ?? 0) === 1) return true;
    if (property === HALF_POINTS && at + 2 <= properties.length && properties.readUInt16LE(at) <= TINY_HALF_POINTS)
      return true;
    const kind = property >> 13;
    at += kind === 6 ? 1 + (properties[at] ?? 0) : (OPERAND_BYTES[kind] ?? 1);
  }
  return false;
}

/** Reader that also removes hidden runs; the library's reader removes only deleted text. */
class VisibleText extends WordOleExtractor {
  readonly hidden: string[] = [];

  override writeCharacterProperties(file: Buffer, table: Buffer): void {
    super.writeCharacterProperties(file, table);
    const start = file.readUInt32LE(0xfa);
    const runs = table.subarray(start, start + file.readUInt32LE(0xfe));
    const count = Math.floor((runs.length - 4) / 8);
    for (let index = 0; index < count; index++) {
      const page = runs.readUInt32LE((count + 1) * 4 + index * 4) * PAGE;
      this.readPage(file.subarray(page, page + PAGE));
    }
  }

  private readPage(page: Buffer): void {
    const runs = page[PAGE - 1] ?? 0;
    for (let run = 0; run < runs; run++) {
      const at = (page[(runs + 1) * 4 + run] ?? 0) * 2;
      if (at === 0 || !hides(page.subarray(at + 1, at + 1 + (page[at] ?? 0)))) continue;
      this.takeOut(page.readUInt32LE(run * 4), page.readUInt32LE((run + 1) * 4));
    }
  }

  /**
   * Replaces the text between two file offsets with NULs of the same length, because offsets must not shift; `readDoc`
   * removes the NULs.
   */
  private takeOut(from: number, to: number): void {
    for (const piece of this._pieces) {
      const first = Math.max(0, Math.floor((from - piece.startFilePos) / piece.bpc));
      const last = Math.min(piece.text.length, Math.ceil((to - piece.startFilePos) / piece.bpc));
      if (last <= first) continue;
      this.hidden.push(piece.text.slice(first, last));
      piece.text = piece.text.slice(0, first) + '\0'.repeat(last - first) + piece.text.slice(last);
    }
  }
}

/**
 * Text of an old Word document (97–2003). White text is kept, because the format stores the background elsewhere, so that hidden
 * text cannot be distinguished from a design.
 */
export async function readDoc(bytes: Uint8Array): Promise<CvText> {
  const reader = new BufferReader(Buffer.from(bytes));
  await reader.open();
  const extractor = new VisibleText();
  const document = await extractor.extract(reader);
  const text = `${document.getBody()}\n${document.getTextboxes()}`
    .replace(/\0/g, '')
    .replace(/\t/g, '   ')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .normalize('NFC');
  const hidden = extractor.hidden
    .join(' ')
    .replace(/[\0-\x1F]+/g, ' ')
    .trim();
  const tricked = hidden.replace(/[^\p{L}]/gu, '').length > 2;
  const warnings: CvText['warnings'] = text === '' ? ['scanned'] : [];
  if (tricked) warnings.push('hidden-text');
  return { text, pages: null, hiddenText: tricked ? [hidden.slice(0, 2000)] : [], warnings };
}
