// Converts digits of other scripts and shapes (« ٢٠», « ２０ », « ②⓪ », « 2️⃣0️⃣ ») to the plain ones that the patterns match.

/** Code points of zero in the scripts that candidates type digits in, and in circled forms that NFKC does not convert. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xe50, 0x1040, 0x17e0, 0xff10, 0x2775, 0x277f, 0x2789,
  0x24f4,
];
/** Invisible characters, and marks that frame the character before them. */
const FRAMES = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
/** Digits and letters of another shape: circled, squared, full-width, bold. Superscript digits belong to units (« m² »). */
const SHAPED = /(?![²³¹⁰⁴-⁹])[\p{Nd}\p{No}\u{FF21}-\u{FF5A}\u{1D400}-\u{1D7FF}\u{24B6}-\u{24E9}\u{1F130}-\u{1F149}]/gu;
const RAISED = /[²³¹⁰⁴-⁹]{4,30}/gu;
const LOOK_ALIKES = new Map(
  Array.from('аеорсухіјАВЕКМНОРСТХІοαΟΑΕΚΜΝΡΤΧ', (sign, at) => [sign, 'aeopcyxijABEKMHOPCTXIoaOAEKMNPTX'[at] ?? sign]),
);
const LOOK_ALIKE = new RegExp(
  `(?<=[A-Za-z\\d])[${[...LOOK_ALIKES.keys()].join('')}]|[${[...LOOK_ALIKES.keys()].join('')}](?=[A-Za-z\\d])`,
  'gu',
);

function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (sign === '⓪' || sign === '⓿') return '0';
  if (code < 0x80) return sign;
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  if (zero !== undefined) return `${code - zero}`;
  const plain = sign.normalize('NFKC').replace(/[(),.]/g, '');
  return /^(?:\d{1,2}|[A-Za-z])$/.test(plain) ? plain : sign;
}

/** A text with its digits and letters in their plain shape. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(FRAMES, '')
    .replace(SHAPED, plainDigit)
    .replace(RAISED, (found) => found.normalize('NFKC'))
    .replace(LOOK_ALIKE, (sign) => LOOK_ALIKES.get(sign) ?? sign);
