import * as z from 'zod/mini';
import { text } from './fields.ts';

/**
 * Strangers write names, titles and places that appear in mails under our name, and mail programs turn anything like an address
 * into a link. A plain name contains nothing that a reader or a program takes for an address or a telephone number.
 */

export const PLAIN_NAME =
  'Écrivez sans adresse de site ni d’e-mail, sans numéro de téléphone, sans < > ni @. Après un point, laissez une espace.';
export const VISIBLE_TEXT = 'Ce texte contient un caractère invisible. Effacez-le et écrivez-le au clavier.';

/** Invisible characters that Android and word processors insert: direction marks, zero-width spaces, soft hyphens. */
const LEFT_BEHIND = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/g;
/**
 * Line breaks, control codes, private-use characters and anything that changes the reading direction. Joiners are allowed:
 * Persian and Indic words need them.
 */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u;

const END = '(?![\\p{L}\\p{N}])';
/**
 * Top-level domains that still mark an address if the dot is spelled out, spaced or replaced by a similar sign; a real dot
 * needs no list.
 */
const ENDING = `(?:com|org|tn|fr|xyz|io|ly|ma|dz|info|net|biz|app|dev|online|site|store|shop|click|link|top|me|co)${END}`;
/** Top-level domains after a spelled-out dot, without words that follow « point » in French: point info, point net, point shop. */
const SPOKEN = `(?:com|org|tn|fr|xyz|io|ly|ma|dz|ru|cn|ком|ру|рф|كوم|نت)${END}`;

const ADDRESS = [
  /[<>@\\]|\/\/\S|xn--|hxxp|(?<!\p{L})w ?w ?w\d?(?!\p{L})/iu,
  /(?<!\p{L})(?:h ?[tx] ?[tx] ?p(?: ?s)?|ftp|mailto|sms|tel|skype) ?:/iu,
  // A host: a dot with text on both sides, in any alphabet.
  /[^\s.,;:!?(/+&|–—]\.(?:\p{L}{2}|\p{Regional_Indicator})/u,
  new RegExp(
    `(?:^|\\s)\\.\\s?${ENDING}|\\p{L}{2}\\. (?:com|org|tn|xyz)${END}|(?<=[^\\s.])\\.{2,}${ENDING}|[\\p{L}\\p{N}],${ENDING}`,
    'iu',
  ),
  new RegExp(`\\S[·•‧∙⋅・٠۔܁܂⸳⸱ꓸ᛫▪●]${ENDING}`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:d[o0]t|p[o0]int|punto|punkt|ponto|nokta|точка|نقطة|دوت|点)[\\s-]*${SPOKEN}`, 'iu'),
  /[([{] ?(?:[.,]|d[o0]t|p[o0]int|punto|at|arobase) ?[)\]}]|(?:dot|point)com(?!\p{L})|[-\p{N}]\p{L}* (?:dot|point) net/iu,
  /(?<!\p{L})(?:bit ?ly|wa ?me|t ?me|goo ?gl|cutt ?ly|is ?gd) ?\/|tinyurl|linktr/iu,
  // Network addresses: four decimal numbers, hexadecimal ones, IPv6.
  /(?<![\p{Nd}.])\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}(?!\p{Nd})|(?<!\p{L})0x[\da-f]{2}/iu,
  /(?<=(?<![\p{L}\p{N}])[\da-f]{1,4}):(?::[\da-f]{1,4}|(?:[\da-f]{1,4}:){2})/iu,
  // Telephone numbers, in Tunisian, French and international grouping.
  /(?:\+|(?<!\p{Nd})00) ?\p{Nd}(?:[\s.()-]{0,2}\p{Nd}){6}|\p{Nd}{8}/u,
  /(?<!\p{Nd})\p{Nd}{2}[ .-]?\p{Nd}{3}[ .-]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{2}(?:[ .-]\p{Nd}{2}){3,4}(?!\p{Nd})/u,
];

/**
 * Names that contain a dot but are not hosts: Node.js, ASP.NET, B.Sc, Co.Ltd, dipl.ing, a Latvian association (bezp.org.), a
 * Thai professor (ผศ.ดร.), a Turkish city (K.Maraş, without its marks here) and a company.
 */
const TECHNICAL =
  /\.js(?![\p{L}\p{N}_.-])|(?<![\p{L}\p{N}_.-])(?:(?:asp|vb|ado|ml|[cf]#)?\.net|[bmd]\.(?:sc|ed|eng|phil|tech|pharm|arch)|(?:co|pvt|pte|sdn)\.(?:ltd|bhd)|dipl\.(?:ing|oecc)|bezp\.org(?=\. )|(?:ผศ|รศ|ศ)\.ดร(?=\.)|k\.maras|e\.on)(?![\p{L}\p{N}_-])/giu;
/** Initials and titles without a space after their dot: J.R.R.Tolkien, А.С.Пушкин, Ets.Trabelsi, د.أحمد. */
const SHORTENED = /(?<![\p{L}\p{N}_.-])((?:\p{L}{1,5}\.)+)(\p{Lu}\p{Ll}{2,}|\p{Lo}{2,})(?![\p{L}\p{N}/:])/gu;
const SHORT_WORDS = 'st ste sv dr mr mme mlle pr ets soc cie resp ing tech ass dir serv dep adj av bd imm chef'.split(
  ' ',
);
const ENDS_LIKE_A_HOST = new RegExp(`^${ENDING}$`, 'iu');

/** Abbreviations of job titles that may stand before « com »: Resp. com, Ass. com. */
const SHORTENED_POST =
  /(?<!\p{L})(?:resp|respons|ass|assist|dir|charg|ch|adj|coord|attach|stag|agt|consult)\. (?=com)/giu;

/** Whether a text contains nothing that looks like an address of any kind, in any alphabet, or like a telephone number. */
export function isPlainName(text: string): boolean {
  const read = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('\u3002', '.')
    .replace(/\s+/g, ' ')
    .replace(TECHNICAL, ' ')
    .replace(SHORTENED_POST, ' ')
    .replace(SHORTENED, (all, heads: string, word: string) =>
      heads.split('.').every((head) => head.length < 2 || SHORT_WORDS.includes(head.toLowerCase())) &&
      !ENDS_LIKE_A_HOST.test(word)
        ? ` ${word}`
        : all,
    );
  return ADDRESS.every((pattern) => !pattern.test(read));
}

/**
 * Whether a stored text is a plain name. Unlike `isPlainName`, it allows line breaks and marks that earlier versions stored,
 * but no characters that change the reading direction.
 */
export function isShownPlainly(stored: string): boolean {
  const shown = stored.replace(LEFT_BEHIND, '').replace(/\s+/g, ' ');
  return isPlainName(shown) && !INVISIBLE.test(shown);
}

/** Removes invisible characters that nobody typed on purpose. */
const withoutMarks = z.overwrite<string>((value) => value.replace(LEFT_BEHIND, '').trim());
const visible = z.refine<string>((value) => !INVISIBLE.test(value), { error: VISIBLE_TEXT, abort: true });
const plain = z.refine<string>(isPlainName, PLAIN_NAME);

/** A plain name with a minimum and a maximum length, both reported with the same message. */
export function plainBetween(min: number, max: number, message: string) {
  return text(message).check(
    withoutMarks,
    z.minLength(min, { error: message, abort: true }),
    z.maxLength(max, { error: message, abort: true }),
    visible,
    plain,
  );
}

/** A non-empty plain name of at most `max` characters. */
export function plainRequired(message: string, max: number) {
  return text(message).check(
    withoutMarks,
    z.minLength(1, { error: message, abort: true }),
    z.maxLength(max, { error: `Ce texte dépasse ${max} caractères.`, abort: true }),
    visible,
    plain,
  );
}

/** Check for a paying company's own texts, which may contain links and line breaks, but no characters that hide or reorder text. */
export const visibleText = z.refine<string>(
  (value) => !INVISIBLE.test(value.replace(LEFT_BEHIND, '').replace(/[\t\n\r]/g, '')),
  VISIBLE_TEXT,
);
