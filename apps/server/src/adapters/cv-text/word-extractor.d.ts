declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(buffer: Buffer);
    open(): Promise<unknown>;
  }
}

declare module 'word-extractor/lib/word-ole-extractor.js' {
  import type BufferReader from 'word-extractor/lib/buffer-reader.js';

  interface WordDocument {
    getBody(): string;
    getTextboxes(): string;
  }
  export default class WordOleExtractor {
    /** Segments of text as stored in the file, with `bpc` bytes per character. */
    protected _pieces: { startFilePos: number; bpc: number; text: string }[];
    extract(reader: BufferReader): Promise<WordDocument>;
    writeCharacterProperties(file: Buffer, table: Buffer): void;
  }
}
