declare module 'word-extractor' {
  interface WordDocument {
    getBody(): string;
    getTextboxes(): string;
  }
  const WordExtractor: new () => { extract(source: Buffer): Promise<WordDocument> };
  export default WordExtractor;
}
