import { fold } from '../language/normalise.ts';
import { KEEP_CAPITALISED } from '../privacy/keep-words.ts';
import { elidedDe } from './job-title.ts';
import { inline, midSentence } from './wording.ts';
import { genderOf, isListedNoun } from './noun-gender.ts';
import { isEnglishVerb, isVerb, takesNoArticle } from './skill-words.ts';
import {
  ARTICLE_TEMPLATES,
  DOCUMENT_TEMPLATES,
  LABEL_TEMPLATES,
  LANGUAGE_TEMPLATES,
  LICENCE_TEMPLATES,
  PEOPLE_TEMPLATES,
  QUALITY_TEMPLATES,
  type SkillTemplates,
  TOOL_TEMPLATES,
  VERB_TEMPLATES,
  WORK_TEMPLATES,
} from './bank/skill-templates.ts';

const LICENCE =
  /\bpermi[st]? (?:[abce]1?e?\b|d(?:1e?)?\b|de conduire|voiture|moto|poids lourd|pl\b)|^permi[st]?$|(?:driving|driver'?s?|hgv|lgv) licen/;
const LANGUAGE =
  /^(?:langue |bon |bonne |spoken |business |fluent )?(anglais|francais|allemand|italien|espagnol|arabe|russe|chinois|turc|portugais|langue des signes|english|french|german|italian|spanish|arabic|russian|chinese|turkish|sign language)(?: (?:oral|parle|courant|technique|commercial|medical|des affaires|dialectal|tunisien\w*|maritime|spoken|fluent|[abc][12])(?: |$)|$| et | ou | and | or |[,/(+:-])/;
/** Permits, cards and diplomas; the question asks about the rule behind the document. */
const DOCUMENT =
  /^(?:permis |caces\b|habilitation|certificat|carte (?:pro|de guide|d'agent|verte)|attestation|agrement|brevet|diplome|cap\b|bts\b|licence (?:de|d')|(?:\w+ ){0,3}(?:licen[cs]e|permit|certificat(?:e|ion)|diploma)$)/;
/** People that one works for or with. */
const PEOPLE =
  /^(?:petits |jeunes )?(?:enfants|bebes|adolescents|personnes (?:agees|sourdes|handicapees|dependantes|vulnerables)|familles|clients|patients|eleves|touristes|voyageurs|visiteurs|seniors|passagers|randonneurs)(?: (?!et )\p{L}+)?$|^(?:young |hotel )?(?:guests|kids|children|toddlers|teenagers|elderly people|seniors|families|visitors|tourists|passengers|customers|clients|patients|students|hikers|boaters|actors|players|neighbours|neighbors)$/u;
const QUALITY =
  /^(?:patience|rigueur|motivation|ponctualite|autonomie|sens (?:de|du|des|d')|esprit (?:de|d')|capacite|bonne? (?:presentation|relationnel|humeur|condition)|courage|discretion|dynamisme|serieux|honnetete|polyvalence|reactivite|curiosite|empathie|creativite|leadership|calme|endurance|force\b|excellence|aisance|assiduite|disponibilite|prudence|politesse|sourire|sang[- ]froid|composure|caution|team spirit|teamwork$|rapidite$|condition physique|force physique|speed$|physical (?:fitness|strength)|resistance a|flexib|reliab|punctual|curiosity|accuracy|tidiness|composure|energy$|attention$)/;
const MACHINE = /(?:logiciel|software|machine|tondeuse|ponceuse|imprimante|scanner|caisse enregistreuse|usineuse)/;
const HEAD =
  /^(?:(?:bien )?connaitre (?:les |la |le |l['’])|savoir (?=\p{L}+(?:er|ir|re|oir)\b)|etre capable (?:de |d['’])|(?:bonnes? |tres bonnes? )?(?:connaissances?|maitrise|notions?|bases?|utilisation|usage|pratique|experience)(?: (?:de base|generales?|pratiques?))? (?:en |de la |de l['’]|des |du |de |d['’]|sur )|(?:good |basic )?(?:knowledge|command|use) of )/iu;

/** Cuts to a number of words and drops a function word left at the end. */
function shortened(text: string, most: number): string {
  const words = text.split(' ').slice(0, most);
  while (
    words.length > 1 &&
    /^(?:de|du|des|d['’]|et|ou|à|au|aux|en|la|le|les|l['’]|pour|avec|sur|par|dans|chez|sans|vers|un|une|of|and|or|the|to|in|with|[-–/&+])$/iu.test(
      words.at(-1) ?? '',
    )
  )
    words.pop();
  return words.join(' ');
}

/** Shortens a skill so that it fits in a sentence: « Connaissance des plantes (un plus) » → « plantes ». */
export function tidySkill(skill: string): string {
  const line = inline(skill, 80)
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+/, '')
    .trim();
  const bare = line || inline(skill, 80).replace(/[()]/g, '').trim();
  const rest = fold(bare).length === bare.length ? bare.slice(HEAD.exec(fold(bare))?.[0].length ?? 0) : bare;
  return inline(shortened(rest || bare, 6), 60).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
}

const FRENCH_WORDS = /[àâçéèêëîïôùûœ]|(?:^| )(?:de|du|des|le|la|les|et|au|aux|en)(?: |$)|(?:^| )[dl]['’]/i;

export interface AskedSkill {
  templates: SkillTemplates;
  /** Values for the placeholders in braces of the templates. */
  words: Readonly<Record<'skill' | 'ofSkill' | 'theSkill' | 'verb' | 'label', string>>;
}

const SMALL_ADJECTIVE =
  /^(?:petite?|grande?|grosse?|gros|haute?|bonne?|nouvelle|nouveau|premiers?|premieres?|premiere|vieux|vieille|basse?)s?$/;
const SINGULAR_IN_S =
  /(?:[bj]us|virus|cursus|cessus|sensus|mpus|talus|is|as|ours|ix|ez|ps|ss)$|^(?:bois|permis|devis|puits|colis|prix|temps|gaz|cours|proces|engrais|chassis|acces|process|croix|noix|tiers|fonds|poids|bras|dos|acces|tapis|semis|vernis|cabas|lilas|mois|repas|relais|voix|chaux)$/;
const PLURAL_ALL_THE_SAME =
  /^(?:travaux|animaux|chevaux|metaux|materiaux|signaux|vitraux|locaux|reseaux|tableaux|bateaux|eaux|oiseaux|couteaux|outils|avis|jeux|feux|lieux|niveaux|cheveux)$/;
const ASPIRATED =
  /^(?:harnais|hammam|hangar|hayon|haut|hache|haie|halal|handball|handicap|hasard|hauban|herisson|homard|hors|houe|housse|hublot|hotte|hall|hamac|hareng|haricot|hanche|heurt|hip|hockey|houle|huit)/;

/** Words of `KEEP_CAPITALISED` that are not tools. */
const NO_TOOL =
  /^(?:sea|seo|kpi|bac|stage|master|licence|web|data|lead|manager|product|business|learning|science|front|back|full|stack|big|owner|class|epi|hse|qhse|iso|haccp|irm|ecg|internet|lean|agile|sigma|native|senior|junior|developer|vpn|tva|cnss|swot|rgpd|gdpr|degree|diploma|crm|erp|api|rest|b2b|b2c|btob|btoc|anglais|francais|arabe|allemand|espagnol|italien|english|french|arabic|german|spanish|italian)$/;
/** Language names in both languages, for an offer and an interview in different languages. */
const LANGUAGE_NAMES: readonly (readonly [fr: string, en: string])[] = [
  ['anglais', 'English'],
  ['français', 'French'],
  ['arabe', 'Arabic'],
  ['allemand', 'German'],
  ['italien', 'Italian'],
  ['espagnol', 'Spanish'],
  ['russe', 'Russian'],
  ['chinois', 'Chinese'],
  ['turc', 'Turkish'],
  ['langue des signes', 'sign language'],
];

/** A language's name in the language of the interview. */
function languageName(spoken: string, language: 'fr' | 'en'): string {
  const pair = LANGUAGE_NAMES.find((names) => names.some((name) => fold(name) === spoken));
  return pair ? pair[language === 'fr' ? 0 : 1] : spoken;
}

/** « la forge », « de la forge »; null when the gender or number of the first noun is uncertain. */
function withFrenchArticle(plain: string): { the: string; of: string } | null {
  const [one = '', link = '', other = '', ...more] = plain.split(/ (et|ou) /);
  if (more.length > 0 || /[/&+,]/.test(plain)) return null;
  // « reconnaissance des matières et des marques »: the words after « et » also depend on the first noun.
  if (other === '' || /^(?:d['’]|(?:des?|du|à|aux?|en|sur|par|pour) )/u.test(other)) return nounWithArticle(plain);
  // « nœuds et ancrages »: each noun gets its own article.
  const [left, right] = [nounWithArticle(one), nounWithArticle(other)];
  // « vocabulaire médical et juridique »: two adjectives of the same noun.
  if (left && /^(?:\p{L}+(?:iques?|ales?|aux|ives?|ifs?|aires?|ienn?e?s?|euses?|eux|ibles?|ables?))$/u.test(other))
    return nounWithArticle(plain);
  return left && right ? { the: `${left.the} ${link} ${right.the}`, of: `${left.of} ${link} ${right.of}` } : null;
}

/** A noun and the words after it, with its article; null when the article is uncertain. */
function nounWithArticle(plain: string): { the: string; of: string } | null {
  const [first = '', second = ''] = plain.split(' ');
  if (!/^\p{Ll}[\p{L}'’-]*$/u.test(first)) return null;
  const folded = fold(first);
  const before = SMALL_ADJECTIVE.test(folded);
  const plural = PLURAL_ALL_THE_SAME.test(folded) || (/[sx]$/.test(folded) && !SINGULAR_IN_S.test(folded));
  if (plural) return { the: `les ${plain}`, of: `des ${plain}` };
  const gender = before ? (folded.endsWith('e') ? 'feminine' : 'masculine') : genderOf(first);
  if (gender === null || (before && second === '')) return null;
  const vowel = /^[aeiouyœæ]/.test(folded) || (folded.startsWith('h') && !ASPIRATED.test(folded));
  if (vowel) return { the: `l’${plain}`, of: `de l’${plain}` };
  return gender === 'feminine'
    ? { the: `la ${plain}`, of: `de la ${plain}` }
    : { the: `le ${plain}`, of: `du ${plain}` };
}

/** « d’apnée », but « de harnais »; an acronym is spelled out when read, so « de VHF ». */
const ofBare = (plain: string): string => (ASPIRATED.test(fold(plain)) ? `de ${plain}` : elidedDe(plain));

/**
 * Chooses templates for a skill that has no case in the bank, by what its words denote: a verb, a language, people, a document,
 * a tool, a quality or an activity.
 */
export function askedSkill(skill: string, language: 'fr' | 'en'): AskedSkill {
  const tidy = tidySkill(skill);
  const folded = fold(tidy);
  const plain = language === 'fr' ? withLink(loweredSkill(tidy, language)) : loweredSkill(tidy, language);
  const article = language === 'fr' ? withFrenchArticle(plain) : null;
  const foreign = language === 'en' && FRENCH_WORDS.test(tidy);
  const shown = foreign ? `“${tidy}”` : plain;
  const words = {
    skill: shown,
    ofSkill: article?.of ?? ofBare(plain),
    theSkill: article?.the ?? plain,
    verb: lowerFirst(plain),
    label: shown,
  };
  const spoken = LANGUAGE.exec(folded)?.[1];
  if (LICENCE.test(fold(skill))) return { templates: LICENCE_TEMPLATES, words };
  if (spoken !== undefined)
    return { templates: LANGUAGE_TEMPLATES, words: { ...words, skill: languageName(spoken, language) } };
  if (QUALITY.test(folded))
    return { templates: QUALITY_TEMPLATES, words: { ...words, skill: qualityName(tidy, language) } };
  if (DOCUMENT.test(folded)) return { templates: DOCUMENT_TEMPLATES, words };
  if (PEOPLE.test(folded) && !foreign)
    return { templates: PEOPLE_TEMPLATES, words: { ...words, skill: lowerFirst(plain) } };
  const named = folded.split(' ').some((word) => KEEP_CAPITALISED.has(word) && word.length > 2 && !NO_TOOL.test(word));
  const verb = language === 'fr' ? isVerb(folded) : isEnglishVerb(folded);
  if (verb) return { templates: VERB_TEMPLATES, words };
  if (named || MACHINE.test(folded)) return { templates: TOOL_TEMPLATES, words };
  if (language === 'fr') return { templates: article ? ARTICLE_TEMPLATES : LABEL_TEMPLATES, words };
  if (!takesNoArticle(folded) || foreign) return { templates: LABEL_TEMPLATES, words };
  // A single word such as "Photography" is not a proper name.
  const alone = !plain.includes(' ') && !ENGLISH_CAPITALS.test(folded);
  return { templates: WORK_TEMPLATES, words: alone ? { ...words, skill: lowerFirst(plain) } : words };
}

/** Activities that offers put directly before their object, without « de »: « conduite tracteur », « extraction miel ». */
const ELLIPTIC = /^(?:conduite|extraction|coulage|remplacement|recolte|reparation|coordination|pose|tri|lavage) $/;

/** Adds the missing « de »: « conduite petite barque » → « conduite de petite barque ». */
function withLink(plain: string): string {
  const [, act = '', object = ''] = /^(\p{Ll}+ )(.+)$/u.exec(plain) ?? [];
  if (!ELLIPTIC.test(fold(act))) return plain;
  const [first = '', second = ''] = object.split(' ');
  const noun = SMALL_ADJECTIVE.test(fold(first)) ? second : first;
  return isListedNoun(noun) && genderOf(noun) !== null ? act + elidedDe(object) : plain;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** English names of qualities that recruiters write in French in an offer with an English interview. */
const QUALITY_NAMES: Readonly<Record<string, string>> = {
  prudence: 'Caution',
  rigueur: 'Rigour',
  autonomie: 'Autonomy',
  discretion: 'Discretion',
  ponctualite: 'Punctuality',
  empathie: 'Empathy',
  curiosite: 'Curiosity',
  honnetete: 'Honesty',
  calme: 'Calm',
  'sang-froid': 'Composure',
  polyvalence: 'Versatility',
  politesse: 'Politeness',
  "esprit d'equipe": 'Team spirit',
};

/** A quality's name in the language of the interview. */
export const qualityName = (quality: string, language: 'fr' | 'en'): string =>
  (language === 'en' ? QUALITY_NAMES[fold(quality).replaceAll('’', "'")] : undefined) ?? quality;

/** English words that are always capitalised. */
const ENGLISH_CAPITALS =
  /^(?:english|french|arabic|german|spanish|italian|russian|chinese|turkish|tunisian|european|american|british|latin|japanese|portuguese)$/;

/** Lowercases the first letter, except in names that are always capitalised. */
function loweredSkill(tidy: string, language: 'fr' | 'en'): string {
  const [first = '', second = ''] = tidy.split(' ');
  const folded = fold(first);
  // "Product sales" names no tool, although « Product Owner » stays capitalised in an answer.
  const plain =
    /^(?:anglais|francais|arabe|allemand|italien|espagnol|product|data|tableau|bridge|business|web|master|front|back|full|big|science|machine|intelligence)$/.test(
      folded,
    );
  // « Radio VHF », « Norme NF C 15-100 »: the first word is a common noun despite the capital after it.
  const listed = language === 'fr' && isListedNoun(first) && !KEEP_CAPITALISED.has(folded);
  const name =
    (/^\p{Lu}/u.test(second) && !listed && !ENGLISH_CAPITALS.test(fold(second))) ||
    (KEEP_CAPITALISED.has(folded) && !plain) ||
    ENGLISH_CAPITALS.test(folded);
  if (!/^\p{Lu}[\p{Ll}'’-]+$/u.test(first) || name) return tidy;
  if (language === 'en' && /^(?:or|and|\/)$/.test(second)) return tidy;
  // A single word may be a product name: « Exocad ». In French, a word of known gender is a common noun.
  const noun =
    language === 'en'
      ? /^\p{Ll}/u.test(second) || /(?:s|ing|tion)$/.test(folded)
      : /^[\p{Ll}/]/u.test(second) || genderOf(first) !== null || folded.endsWith('s');
  return noun ? tidy.slice(0, 1).toLowerCase() + tidy.slice(1) : midSentence(tidy);
}
