const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const escaped = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');
const swapped = (text: string) =>
  text === text.toLowerCase() ? text.toUpperCase() : text.replace(/[a-z]/i, (letter) => other(letter));
const other = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
/** The text with its first character as a Unicode full-width letter. */
const wide = (text: string) => String.fromCharCode(text.charCodeAt(0) + 0xfee0) + text.slice(1);

/** The text with other last characters that a lenient decoder decodes to the same bytes. */
function sameBytes(text: string): string[] {
  if (text.length < 20) return [];
  const part = text.split('.').at(-1) ?? '';
  const bytes = Buffer.from(part, 'base64url');
  const head = text.slice(0, -1);
  return BASE64URL.split('')
    .map((letter) => head + letter)
    .filter((one) => one !== text && Buffer.from(one.split('.').at(-1) ?? '', 'base64url').equals(bytes));
}

/**
 * Other spellings of a link, a token or an id in a URL, with a name for each. None of them may open the resource that the text
 * itself opens.
 */
export function spellingsOf(text: string): readonly (readonly [name: string, segment: string])[] {
  const spellings: [string, string][] = [
    ['a part behind it', `${text}.0`],
    ['a dot behind it', `${text}.`],
    ['padding', `${text}=`],
    ['escaped padding', `${text}%3D%3D`],
    ['padding in the middle', text.replace('.', '=.')],
    ['a slash behind it', `${text}/`],
    ['a semicolon behind it', `${text};x=1`],
    ['NUL behind it', `${text}%00`],
    ['a space behind it', `${text}%20`],
    ['a plus behind it', `${text}+`],
    ['a line break behind it', `${text}%0A`],
    ['a space before it', `%20${text}`],
    ['a zero before it', `0${text}`],
    ['a soft hyphen in it', `${text.slice(0, 4)}%C2%AD${text.slice(4)}`],
    ['a zero-width space behind it', `${text}%E2%80%8B`],
    ['another case', swapped(text)],
    ['capitals', text.toUpperCase()],
    ['full-width letters', escaped(wide(text))],
    ['the alphabet of plain base64', text.replaceAll('-', '%2B').replaceAll('_', '%2F')],
    ['plus for hyphen', text.replaceAll('-', '+')],
    ['an escaped first character', escaped(text.slice(0, 1)) + text.slice(1)],
    ['everything escaped', escaped(text)],
    ['escaped twice', escaped(text).replaceAll('%', '%25')],
    ['an escaped dot', text.replaceAll('.', '%2E')],
    ...sameBytes(text).map((one): [string, string] => ['another last character of the same bytes', one]),
  ];
  return spellings.filter(([, segment]) => segment !== text);
}
