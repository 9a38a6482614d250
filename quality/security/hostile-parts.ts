export interface HostileFile {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** The required outcome of the upload; if absent, both outcomes are accepted. */
  readonly expect?: 'accepted' | 'refused';
}

export const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
export const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A minimal PDF with these entries in its catalogue and these additional objects. */
export const rawPdf = (catalogue: string, objects = '') =>
  latin(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${catalogue}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n` +
      `4 0 obj<</Length 44>>stream\nBT /F 12 Tf 50 700 Td (Developpeuse) Tj ET\nendstream endobj\n` +
      `5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n${objects}\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF`,
  );

export const ole = (inner = '') =>
  joined(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), latin(inner));
