declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string;
  }
  const factory: { newStemmer(language: 'french' | 'english'): Stemmer };
  export default factory;
}
