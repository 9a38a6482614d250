import { fold } from '../language/normalise.ts';
import { KEEP_CAPITALISED } from '../privacy/keep-words.ts';

/** French typography of a finished text: narrow spaces before ? ! ;, fixed space before : and in « », curly apostrophes. */
export function frenchTypography(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/ ([?!;])/g, '\u202F$1')
    .replace(/ :/g, '\u00A0:')
    .replace(/ %/g, '\u00A0%')
    .replace(/« /g, '«\u00A0')
    .replace(/ »/g, '\u00A0»');
}

/** One line of the recruiter's text, made safe inside a question: no line break, no question mark or markup, limited length. */
export function inline(text: string, limit = 60): string {
  const line = text
    .replace(/[\s\u0000-\u001F]+/g, ' ')
    .replace(/[?!<>{}]+/g, '')
    .trim();
  if (line.length <= limit) return line;
  const space = line.lastIndexOf(' ', limit);
  return line.slice(0, space > 20 ? space : limit);
}

const COMMON_NOUN =
  /^(?:gestion|communication|vente|relation|service|accueil|comptabilite|redaction|analyse|negociation|prospection|management|encadrement|organisation|planification|controle|suivi|conduite|cuisine|patisserie|maintenance|soudure|electricite|mecanique|anglais|francais|arabe|bureautique|recrutement|paie|fiscalite|logistique|animation|enseignement|pedagogie|soins?|hygiene|securite|qualite|production|conception|dessin|montage|developpement|programmation|marketing|design|merchandising|facturation|saisie|archivage|topographie|traduction|formation|customer|sales|account|project|team|data|time|quality|nursing|teaching|cooking|driving|writing|negotiation|planning|design|cleaning|inventory|stock|supply|event)(?![\p{L}])/u;

const NOUN_ENDING = /(?:tion|sion|ment|ique|iques|ite|age|ure|erie|logie|ance|ence|ing|ship|isme|ie)$/u;

/** « Gestion de la paie » → « gestion de la paie »; names and acronyms (Excel, SEO, React) keep their capitals. */
export function midSentence(text: string): string {
  const [first = '', second] = text.split(' ');
  const folded = fold(first);
  if (!/^\p{Lu}[\p{Ll}'’-]+$/u.test(first) || KEEP_CAPITALISED.has(folded)) return text;
  const noun =
    COMMON_NOUN.test(folded) || NOUN_ENDING.test(folded) || (second !== undefined && /^\p{Ll}/u.test(second));
  return noun ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

/** FNV-1a, 32 bits: a deterministic choice from the offer's own words instead of a random one. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}
