const NARROW_SPACE = '\u202F';

/** Groups digits by three from the right. */
function inThrees(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(NARROW_SPACE);
}

/** 2400 → « 2 400 », 69.31 with one decimal → « 69,3 »; a minus sign is U+2212. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = inThrees(whole) + (fraction === undefined ? '' : `,${fraction}`);
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `\u2212${digits}` : digits;
}

/** `counted(2, 'candidat')` → « 2 candidats ». In French 0 and 1.5 are singular: the plural begins at 2. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)}\u00A0${Math.abs(count) >= 2 ? plural : singular}`;
}

/** Small words that a name's initials leave out, unless they begin it. */
const PARTICLES = new Set(['d', 'de', 'des', 'du', 'et', 'l', 'la', 'le', 'les']);

/** Up to two initials of a name, for the leaf-shaped badge of a company. */
export function initials(name: string): string {
  const words = name.split(/[\s'’-]+/u).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const chosen = words.filter((word, index) => index === 0 || !PARTICLES.has(word.toLocaleLowerCase('fr')));
  const letters = chosen.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('fr');
}

/** 3 670 016 → « 3,5 Mo ». */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00A0o`;
  if (bytes < 1024 * 1024) return `${formatNumber(Math.round(bytes / 1024))}\u00A0Ko`;
  const megabytes = bytes / (1024 * 1024);
  return `${formatNumber(megabytes, Number.isInteger(Math.round(megabytes * 10) / 10) ? 0 : 1)}\u00A0Mo`;
}
