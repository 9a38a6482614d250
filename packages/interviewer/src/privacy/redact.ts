import type { Identity } from '../contract.ts';
import { oneGender } from '../language/gender.ts';
import { fold } from '../language/normalise.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import { KEEP_CAPITALISED, NAMES_THAT_ARE_WORDS, TOWNS } from './keep-words.ts';

export const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;
const URL =
  /(?:https?:\/\/|www\.)[^\s<>"')]{1,500}|(?<![\p{L}@])(?:linkedin|github|facebook|instagram|behance)\.com\/[^\s<>"')]{1,200}/giu;
const PHONE =
  /(?<![\p{L}\p{N}])(?:\(?(?:\+|00)\d{1,3}\)?[ .\-\u00A0]?)?(?:\d{8}|\d{2}[ .\-\u00A0]\d{3}[ .\-\u00A0]\d{3}|\d{2}(?:[ .\-\u00A0]\d{2}){3,4})(?![\p{L}\p{N}])/gu;
const ID_NUMBER =
  /(?<!\p{L})(?:c\.?i\.?n\.?|carte d['’]identit[ée]|passe?port|passport|matricule(?: cnss)?|id card|n° ?cnss)(?: ?(?:n°|no|number|num[ée]ro|#))?[ :]{0,3}[\p{Lu}\d][\p{L}\d-]{4,14}/giu;
const MONTHS =
  'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre|january|february|march|april|may|june|july|august|september|october|november|december';
const BIRTH = new RegExp(
  `(?:n[ée]+e?(?:\\(e\\))? le|date (?:et lieu )?de naissance|date of birth|born (?:on|in)|naissance)[ :]{0,3}(?:le )?(?:\\d{1,2}[ ./-](?:\\d{1,2}|${MONTHS})[ ./-]\\d{2,4}|\\d{4})(?: (?:à|a|in|at) \\p{L}+)?`,
  'giu',
);
const AGE =
  /(?<!\p{L})(?:(?:j['’ ]?ai|âge|age|âgée? de|agée? de)[ :]{1,3}\d{2} ?ans|âge ?: ?\d{2}|(?:i am|i['’]m|aged) \d{2}(?: years? old)?|\d{2} years? old)(?! (?:d|of|in)\p{L}*[ '’]exp)(?!\p{L})/giu;
/** An age on a line of its own or at its start, as in a CV: « 51 ans, Tunis », but not « 20 ans d’expérience ». */
const BARE_AGE = /(?<=^|\n)[ \t]*[1-7]\d ans(?=[ \t]*(?:[,|·•\n-]|$))/giu;
const MARITAL =
  /(?<!\p{L})(?:situation familiale|[ée]tat civil|marital status)(?: ?:)? ?\p{L}*|(?<!\p{L})(?:c[ée]libataire|mari[ée]e?s?(?!-\p{L}{3})|divorc[ée]e?|veu(?:fs?|ves?)|fianc[ée]e?|single mother|married|divorced|widowed|enceinte|pregnant|p[èe]re de famille|m[èe]re de famille|(?:père|mère|pere|mere|father|mother) (?:de|of) (?:\d|deux|trois|quatre|two|three) (?:enfants|children|kids)|sans enfants?)(?!\p{L})/giu;
const NATIONALITY =
  /(?<!\p{L})(?:nationalit[ée]|nationality)(?: ?:)? ?\p{L}+|(?<!\p{L})(?:tunisien(?:ne)?s?|alg[ée]rien(?:ne)?s?|marocain(?:e)?s?|libyen(?:ne)?s?|ivoirien(?:ne)?s?|s[ée]n[ée]galais(?:e)?s?|camerounais(?:e)?s?|tunisian|algerian|moroccan|libyan)(?!\p{L})/giu;
const MILITARY =
  /(?<!\p{L})(?:service (?:militaire|national)|obligations? militaires?|d[ée]gag[ée]e? des obligations|military service|national service)(?: ?:)?(?: (?:accompli|effectu[ée]|exempt[ée]|done|exempted))?(?!\p{L})/giu;
const RELIGION =
  /(?<!\p{L})(?:musulman(?:e)?s?|chr[ée]tien(?:ne)?s?|juif|juive|muslim|christian|jewish|mosqu[ée]e|[ée]glise|church|mosque|hijab|voil(?:es?|[ée]e?s?)|pri[èe]re|prayer)(?!\p{L})/giu;
const REFEREE = /(?:r[ée]f[ée]rences?|referees?|references)[ :]{1,3}(?:m\.|mr\.?|mme|mrs\.?|ms\.?)[^\n]{0,120}/giu;
const ADDRESS =
  /(?<!\p{L})(?:\d{1,4}(?: ?bis)?,? )?(?:rue|avenue|av\.|boulevard|bd\.?|impasse|r[ée]sidence|cit[ée]|immeuble|street|road)\s+(?:(?:de|du|des|la|le|les|el|al|ibn)\s+){0,3}(?:l['’])?\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,3}(?:,? ?\d{4} \p{Lu}\p{L}+)?/gu;
// Without the flag `i`, under which `\p{Lu}` would match every letter; so each word lists its capital itself.
export const SCHOOL =
  /(?<!\p{L})(?:\p{Lu}{2,8}\s+)?(?:[Uu]niversit[ée]|[Uu]niversity|[Ff]acult[ée]|[Ff]aculty|[Ii]nstitut(?:e)?|[ÉéEe]cole|[Ss]chool|[Ll]yc[ée]e|[Cc]oll[èe]ge|[Hh]igh [Ss]chool)\s+(?:(?:[Ss]up[ée]rieure?|[Nn]ationale?|[Pp]riv[ée]e?|[Pp]ilote|of|de|des|du|d['’]|la|les|l['’]|et|and|[Ss]ciences?|[Tt]echnologies?|[ÉéEe]tudes?|[Tt]echnologiques?|[Ii]ng[ée]nieurs?|[Cc]ommerciales?|[Gg]estion|[Cc]ommerce|[Hh]autes)\s*){0,8}(?:(?:(?:d[eu]s?|el|of|et|and)\s+|d['’])?\p{Lu}[\p{L}'’-]*\s?){0,5}|(?<!\p{L})\p{Lu}{2,8}\s+(?:College|University|Academy|Institute)(?!\p{L})|(?<=(?:[Ii]ng[ée]nieure?|[Dd]ipl[ôo]m[ée]e?|[Ll]icenci[ée]e?|[Éé]tudiante?) (?:de |d['’]|à )(?:l['’])?)\p{Lu}{2,8}(?!\p{L})|(?<!\p{L})(?:INSAT|ENIT|ENSI|ESPRIT|IHEC|ESSECT|ISET|ISG|FST|SUPCOM|TEK-UP|ENIS|ENIM|IIT|MSB|ISAMM|ISTIC|FSEGT?|HEC|ESCT)(?!\p{L})(?:\s+(?:de\s+)?\p{Lu}[\p{L}'’-]+)?/gu;

export const TOWN = new RegExp(`(?<![\\p{L}-])(?:${TOWNS})(?![\\p{L}-])`, 'giu');

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [EMAIL, '[mail]'],
  [URL, '[lien]'],
  [ID_NUMBER, '[id]'],
  [BIRTH, '[date]'],
  [PHONE, '[tel]'],
  [REFEREE, '[perso]'],
  [ADDRESS, '[adresse]'],
  [AGE, '[age]'],
  [BARE_AGE, '[age]'],
  [MARITAL, '[perso]'],
  [NATIONALITY, '[perso]'],
  [MILITARY, '[perso]'],
  [RELIGION, '[perso]'],
  [SCHOOL, '[ecole]'],
  [TOWN, '[nom]'],
];

/** Company forms after a name, in capitals only: « Diarra SA », but not « sa mère ». */
const COMPANY_FORM = /^(?:SA|SAS|SARL|SUARL)$/;
const PARTICLE = /^(?:ben|bin|el|al|bel|ibn|de|van|von|bint|بن|ابن|بنت)$/;
/** Phrases after which people say their name. */
const INTRODUCES =
  /(?:je suis|m['’ ]?appelle|moi(?: c['’ ]?est)?|c['’ ]?est|nom|prenom|prénom|name is|i am|i['’]m|this is|monsieur|madame|mme|mr)[ :]*$/iu;
/** Maximum distance to a neighbouring word, so that a text that consists of particles does not take minutes. */
const REACH = 5;
/** Titles whose full stop ends no sentence, even if the mark between two pieces (`shown.ts`) follows. */
const TITLE = /(?<!\p{L})(?:mm?|mrs?|ms|mme|mlle|dr|pr)\.[\s\u{F0000}]*$/iu;
/** Whether a text ends a sentence or a line, ignoring trailing blanks. */
const endsSentence = (before: string): boolean => {
  const said = before.trimEnd();
  return /[.!?…:•*"«-]$/u.test(said) || before.includes('\n', said.length);
};
const WORD_RUN = /\p{L}[\p{L}'’-]*/gu;

/** Folded parts of the registered name, of two letters or more, without particles; also the joined name. */
function nameParts(identity: Identity): Set<string> {
  const parts = new Set<string>();
  for (const part of fold(`${identity.firstName} ${identity.lastName}`).split(/[^\p{L}]+/u)) {
    if (part.length >= 2 && !PARTICLE.test(part)) parts.add(part);
  }
  const joined = fold(identity.firstName + identity.lastName).replace(/[^\p{L}]/gu, '');
  if (joined.length >= 6) parts.add(joined);
  return parts;
}

/** Masks Arabic script inside a Latin text: it holds names and places, which identify a person and affect no score. */
function withoutArabicRuns(text: string): string {
  const arabic = (text.match(/\p{Script=Arabic}/gu) ?? []).length;
  if (arabic === 0 || arabic > 0.3 * (text.match(/\p{L}/gu) ?? []).length) return text;
  return text.replace(/\p{Script=Arabic}+(?:[ \u0640،-]+\p{Script=Arabic}+)*/gu, '[nom]');
}

function isOrdinaryWord(folded: string, keep: ReadonlySet<string>): boolean {
  return (
    STOPWORDS.fr.has(folded) ||
    STOPWORDS.en.has(folded) ||
    KEEP_CAPITALISED.has(folded) ||
    keep.has(folded) ||
    // The words of the offer are in one gender: « Caissière » is kept like « Caissier ».
    keep.has(oneGender(folded))
  );
}

/** Whether a word is a capitalised function word of three letters or more, except those capitalised for politeness or in quotations. */
const isShortWord = (word: string): boolean =>
  /^\p{Lu}(?:\p{Ll}{2,}|[^\x00-\x7F])$/u.test(word) &&
  (STOPWORDS.fr.has(fold(word)) || STOPWORDS.en.has(fold(word))) &&
  !/^(?:Vous|Votre|Vos|Nous|Notre|Nos|You|Your)$/.test(word);

/** « à Eu », « de As Sars »: after a preposition, a capitalised word of two letters is a place. */
const isShortPlace = (word: string, before: string): boolean =>
  /^(?:Eu|Us|By|Is)$/.test(word) || (/^\p{Lu}\p{Ll}$/u.test(word) && /(?<!\p{L})(?:à|a|de|from|in|at) $/u.test(before));

/** A word with a letter of neither French nor English, such as « Şir », « Başer » and « Gangāpur »: folded, it may look like a word. */
const FOREIGN = /[^\P{Script=Latin}a-zàâäçéèêëîïôöœæùûüÿ]/iu;
/** « Maï » is no « mai »: no word of the list below has these letters. */
const DIAERESIS = /[äëïöüÿ]/i;
/** Words that a sentence may begin with before a name, without being part of it: « Appelé Karim », « Called Sami ». */
const ACT = /(?:ée?s?|ant|ed|ing)$/;

/** The verb after a bare subject. */
const BE = /^(?:est|[ée]tait|etai|été|was|were)$/;
/** Infinitives, participles and adverbs that may stand there. */
const NO_NAME = /(?:er|ir|re|ment|ing|ée?s?)$/u;

/** « l’Ahmed »: the elided word before a name, which stays. */
const ELIDED = /^(?:l|d|qu|j|m|n|s|c)'/;
const withoutElision = (word: string): string => fold(word).replace(ELIDED, '');

interface NameReader {
  words: readonly RegExpExecArray[];
  /** Whether the word is a name; `follows` is true right after another name. */
  isName: (index: number, follows: boolean) => boolean;
  /** Whether the next word, particles skipped, is part of the registered name. */
  isBeforeRegistered: (index: number) => boolean;
}

type Words = NameReader['words'];

const partsOf = (word: string): string[] => fold(word).split(/[-']/);

/** The next word in one direction, skipping particles, if only spaces and hyphens are in between. */
function neighbourOf(text: string, words: Words, index: number, step: 1 | -1): string | undefined {
  for (let at = index + step; at >= 0 && at < words.length && Math.abs(at - index) <= REACH; at += step) {
    const [first, second] = step === 1 ? [words[at - 1], words[at]] : [words[at], words[at + 1]];
    if (!first || !second || !/^[ -]+$/.test(text.slice(first.index + first[0].length, second.index))) return undefined;
    const word = words[at]?.[0] ?? '';
    if (!PARTICLE.test(fold(word))) return word;
  }
  return undefined;
}

/** Whether capitals indicate names: few words have one. The person's own name is left out of this share, so that another name gives the same result. */
function capitalsIndicate(words: Words, names: ReadonlySet<string>): boolean {
  const others = words.filter((word) => !partsOf(word[0]).some((piece) => names.has(piece) || PARTICLE.test(piece)));
  const capitalised = others.filter((word) => /^\p{Lu}/u.test(word[0])).length;
  return others.length < 6 || capitalised / others.length < 0.6;
}

/** « Rose était malade », « Fors est loin »: a French noun has an article before it, so a bare word before such a verb is a name. */
function isBareSubject(words: Words, index: number): boolean {
  const [word = '', next = ''] = [words[index]?.[0], words[index + 1]?.[0]];
  return BE.test(next) && !NO_NAME.test(word);
}

/** « Moïse Salami était là »: at the start of a sentence, a capitalised word right before another one that is no ordinary word. */
function isBeforeName(text: string, words: Words, index: number, keep: ReadonlySet<string>): boolean {
  const [word = '', next = ''] = [words[index]?.[0], words[index + 1]?.[0]];
  const from = (words[index]?.index ?? 0) + word.length;
  const isBeside = text.slice(from, words[index + 1]?.index) === ' ';
  return isBeside && !ACT.test(word) && /^\p{Lu}\p{Ll}/u.test(next) && !isOrdinaryWord(withoutElision(next), keep);
}

/** Decides for each word of a text whether it is a name, by its capital, its neighbours and what introduces it. */
function nameReader(text: string, names: ReadonlySet<string>, keep: ReadonlySet<string>): NameReader {
  const words = [...text.matchAll(WORD_RUN)];
  const isRegistered = (word: string | undefined): boolean =>
    word !== undefined && partsOf(word).some((piece) => names.has(piece));
  const neighbour = (index: number, step: 1 | -1): string | undefined => neighbourOf(text, words, index, step);
  const capitalsTell = capitalsIndicate(words, names);
  const isName = (index: number, follows: boolean): boolean => {
    const match = words[index];
    if (!match) return false;
    const [word] = match;
    const bare = withoutElision(word);
    const isCapital = /^\p{Lu}/u.test(word.slice(Math.max(0, word.length - bare.length)));
    const startsSentence = (): boolean =>
      (match.index === 0 || endsSentence(text.slice(Math.max(0, match.index - 4), match.index))) &&
      !TITLE.test(text.slice(Math.max(0, match.index - 10), match.index));
    if (FOREIGN.test(word)) return true;
    const ordinary = isOrdinaryWord(bare, keep) && !(DIAERESIS.test(word) && !keep.has(bare));
    if (follows && COMPANY_FORM.test(word)) return true;
    if (names.has(bare) || bare.split('-').some((piece) => names.has(piece))) {
      // « Petit », « Chef », « Rose »: replaced only where the context shows a name, and a word everywhere else.
      const doubtful = ordinary || bare.length < 3 || NAMES_THAT_ARE_WORDS.has(bare);
      const beside = isRegistered(neighbour(index, 1)) || isRegistered(neighbour(index, -1));
      const introduced = INTRODUCES.test(text.slice(Math.max(0, match.index - 24), match.index));
      // « Constance, tu prends celui-ci »: somebody is addressed.
      const addressed = isCapital && text[match.index + word.length] === ',';
      if (!doubtful || beside || introduced || addressed || (isCapital && !startsSentence())) return true;
    }
    // « Son », « Sur »: within a sentence, a capitalised function word is a name, too.
    const before = text.slice(Math.max(0, match.index - 6), match.index);
    const isNamed =
      isCapital && (!ordinary || ((isShortWord(word) || isShortPlace(word, before)) && !startsSentence()));
    if (!capitalsTell || !isNamed) return false;
    // « Saint-Jean-des-Champs », « Marie-Claude »: only names have a capital after a hyphen.
    const isCompound = /-\p{Lu}\p{Ll}/u.test(word);
    const isAcronym = /^[\p{Lu}\d]{2,6}$/u.test(word);
    return (
      follows ||
      (!isAcronym &&
        (isCompound || !startsSentence() || isBeforeName(text, words, index, keep) || isBareSubject(words, index)))
    );
  };
  return { words, isName, isBeforeRegistered: (index) => isRegistered(neighbour(index, 1)) };
}

/**
 * Replaces runs of names by one placeholder each, so that "Ahmed Ben Salah" and "Marie" count the
 * same. In a text typed in capitals or title case, capitals indicate nothing and only registered names are replaced.
 */
function redactNames(text: string, names: ReadonlySet<string>, keep: ReadonlySet<string>): string {
  const { words, isName, isBeforeRegistered } = nameReader(text, names, keep);
  let result = '';
  let at = 0;
  let previousWasName = false;
  for (const [index, { 0: word, index: from }] of words.entries()) {
    const between = text.slice(at, from);
    at = from + word.length;
    const follows = previousWasName && /^[\s-]*$/.test(between);
    const isOne = isName(index, follows);
    const isParticleOfName =
      !isOne &&
      previousWasName &&
      PARTICLE.test(fold(word)) &&
      (/^\p{Lu}/u.test(word) || isBeforeRegistered(index)) &&
      /^\s+$/.test(between);
    // The placeholder before stands for these, too.
    if ((isOne && follows) || isParticleOfName) continue;
    const prefix = word.slice(0, Math.max(0, word.length - withoutElision(word).length));
    result += between + (isOne ? `${prefix}[nom]` : word);
    previousWasName = isOne;
  }
  return result + text.slice(at);
}

/**
 * Removes identity from a text before any feature or prompt sees it: the registered name,
 * e-mails, phones, links, addresses, birth dates and ages, marital status, nationality, military
 * status, religion, ID numbers, referees, schools; then every run of capitalised words that no
 * lexicon contains. `keep` holds folded words of the offer that may stay capitalised (its skills).
 */
export function redact(text: string, identity: Identity, keep: ReadonlySet<string> = new Set()): string {
  let result = text;
  if (identity.email && identity.email.length > 3) result = result.split(identity.email).join('[mail]');
  const names = nameParts(identity);
  // "Marie" or "Christian" may be the person's name; `redactNames` decides that.
  const unlessName = (placeholder: string) => (match: string) =>
    /^\p{Lu}/u.test(match) && names.has(fold(match)) ? match : placeholder;
  for (const [pattern, placeholder] of PATTERNS) result = result.replace(pattern, unlessName(placeholder));
  return redactNames(withoutArabicRuns(result), names, keep);
}
