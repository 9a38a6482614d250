import { fold } from '../language/normalise.ts';
import { KEEP_CAPITALISED } from '../privacy/keep-words.ts';
import { elidedDe } from './job-title.ts';
import { inline, midSentence } from './wording.ts';
import { genderOf } from './noun-gender.ts';
import {
  ARTICLE_TEMPLATES,
  LANGUAGE_TEMPLATES,
  LICENCE_TEMPLATES,
  QUALITY_TEMPLATES,
  type SkillTemplates,
  TOOL_TEMPLATES,
  VERB_TEMPLATES,
  WORK_TEMPLATES,
} from './bank/skill-templates.ts';

const LICENCE =
  /\bpermi[st]? (?:[a-e]1?e?\b|de conduire|voiture|moto|poids lourd|pl\b)|^permi[st]?$|(?:driving|driver'?s?|hgv|lgv) licen/;
const LANGUAGE =
  /^(?:langue |bon |bonne |spoken |written |business |fluent )?(anglais|francais|allemand|italien|espagnol|arabe|russe|chinois|turc|portugais|langue des signes|english|french|german|italian|spanish|arabic|russian|chinese|turkish|sign language)(?![\p{L}])/u;
const QUALITY =
  /^(?:patience|rigueur|motivation|ponctualite|autonomie|sens (?:de|du|des|d')|esprit (?:de|d')|capacite|bonne? (?:presentation|relationnel|humeur|condition)|courage|discretion|dynamisme|serieux|honnetete|polyvalence|reactivite|curiosite|empathie|creativite|leadership|calme|endurance|force\b|excellence|aisance|assiduite|disponibilite|prudence|politesse|sourire|resistance a|flexib|reliab|punctual|curiosity|accuracy|tidiness|composure|energy$|attention$)/;
const MACHINE = /(?:logiciel|software|machine|tondeuse|ponceuse|imprimante|scanner|caisse enregistreuse|usineuse)/;
const HEAD =
  /^(?:(?:bonnes? |tres bonnes? )?(?:connaissances?|maitrise|notions?|bases?|utilisation|usage|pratique|experience)(?: (?:de base|generales?|pratiques?))? (?:en |de la |de l['’]|des |du |de |d['’]|sur )|(?:good |basic )?(?:knowledge|command|use) of )/i;

/** Words in -er, -ir, -re and -oir that are nouns. */
const NO_VERB =
  /(?:ier|eur|eer|aire|ure|oire|tre|bre|dre)$|^(?:cuir|tir|loisir|plaisir|avenir|fer|mer|laser|cutter|docker|leader|manager|master|poker|flyer|freezer|hiver|merchandiser|container|designer|soir|miroir|verre|chambre|livre|cadre|sucre|cuivre|encre|soudure)$/;
const VERBS_ALL_THE_SAME =
  /^(?:etudier|verifier|trier|plier|lier|scier|publier|copier|planifier|negocier|identifier|expedier|crier|skier|faire|lire|ecrire|traduire|conduire|construire|produire|cuire|coudre|vendre|rendre|tondre|mettre|prendre|apprendre|comprendre|repondre|peindre)$/;

/** The first word is an infinitive: « compter et pointer ». */
function isVerb(folded: string): boolean {
  const [first = ''] = folded.split(' ');
  if (VERBS_ALL_THE_SAME.test(first)) return true;
  return /^[a-z]{2,}(?:er|ir|oir)$/.test(first) && !NO_VERB.test(first) && !KEEP_CAPITALISED.has(first);
}

/** Cut at a word, without a small word left hanging at the end. */
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

/** A skill as a sentence can hold it: « Connaissance des plantes (un plus) » → « plantes ». */
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
  /** What the braces of the templates stand for. */
  words: Readonly<Record<'skill' | 'ofSkill' | 'theSkill' | 'verb', string>>;
}

const SMALL_ADJECTIVE =
  /^(?:petite?|grande?|grosse?|gros|haute?|bonne?|nouvelle|nouveau|premiers?|premieres?|premiere|vieux|vieille|basse?)s?$/;
const SINGULAR_IN_S =
  /(?:[bj]us|virus|cursus|cessus|sensus|mpus|talus|is|as|ours|ix|ez|ps|ss)$|^(?:bois|permis|devis|puits|colis|prix|temps|gaz|cours|proces|engrais|chassis|acces|process|croix|noix|voix|chaux)$/;
const PLURAL_ALL_THE_SAME =
  /^(?:travaux|animaux|chevaux|metaux|materiaux|signaux|vitraux|locaux|reseaux|tableaux|bateaux|eaux|oiseaux|couteaux|outils|avis|jeux|feux|lieux|niveaux|cheveux)$/;
const ASPIRATED =
  /^(?:harnais|hammam|hangar|hayon|haut|hache|haie|halal|handball|handicap|hasard|hauban|herisson|homard|hors|houe|housse|hublot|hotte|hall|hamac|hareng|haricot|hanche|heurt|hip|hockey|houle|huit)/;

/** Words that keep their capital in an answer and are no tool. */
const NO_TOOL =
  /^(?:sea|seo|kpi|bac|stage|master|licence|web|data|lead|manager|product|business|learning|science|front|back|full|stack|big|owner|class|epi|hse|qhse|iso|haccp|irm|ecg|internet|lean|agile|sigma|native|senior|junior|developer|vpn|tva|cnss|swot|rgpd|gdpr|degree|diploma|crm|erp|api|rest)$/;
/** The names of languages that an offer in the one language and an interview in the other need. */
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

/** A language as the interview calls it. */
function languageName(spoken: string, language: 'fr' | 'en'): string {
  const pair = LANGUAGE_NAMES.find((names) => names.some((name) => fold(name) === spoken));
  return pair ? pair[language === 'fr' ? 0 : 1] : spoken;
}

/** « la forge », « de la forge »; null where the gender or the number of the first noun is not sure. */
function withFrenchArticle(plain: string): { the: string; of: string } | null {
  const [first = '', second = ''] = plain.split(' ');
  if (!/^\p{Ll}[\p{L}'’-]*$/u.test(first) || / (?:et|ou) |[/&+,]/.test(plain)) return null;
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

/** « d’apnée », but « de harnais »; a name of letters is spelled: « de VHF ». */
const ofBare = (plain: string): string => (ASPIRATED.test(fold(plain)) ? `de ${plain}` : elidedDe(plain));

/** How a skill that the bank has no case for is asked, by what its own words are: a verb, a language, a licence, a tool, a quality, work. */
export function askedSkill(skill: string, language: 'fr' | 'en'): AskedSkill {
  const tidy = tidySkill(skill);
  const folded = fold(tidy);
  const plain = loweredSkill(tidy, language);
  const article = language === 'fr' ? withFrenchArticle(plain) : null;
  const shown = language === 'en' && FRENCH_WORDS.test(tidy) ? `“${tidy}”` : plain;
  const words = { skill: shown, ofSkill: article?.of ?? ofBare(plain), theSkill: article?.the ?? plain, verb: plain };
  const spoken = LANGUAGE.exec(folded)?.[1];
  if (LICENCE.test(fold(skill))) return { templates: LICENCE_TEMPLATES, words };
  if (spoken !== undefined)
    return { templates: LANGUAGE_TEMPLATES, words: { ...words, skill: languageName(spoken, language) } };
  if (QUALITY.test(folded)) return { templates: QUALITY_TEMPLATES, words: { ...words, skill: tidy } };
  const named = folded.split(' ').some((word) => KEEP_CAPITALISED.has(word) && word.length > 2 && !NO_TOOL.test(word));
  if (named || MACHINE.test(folded)) return { templates: TOOL_TEMPLATES, words };
  if (language === 'fr' && isVerb(folded)) return { templates: VERB_TEMPLATES, words };
  return { templates: article ? ARTICLE_TEMPLATES : WORK_TEMPLATES, words };
}

/** English words that keep their capital wherever they stand. */
const ENGLISH_CAPITALS =
  /^(?:english|french|arabic|german|spanish|italian|russian|chinese|turkish|tunisian|european|american|british|latin|japanese|portuguese)$/;

/** Small at the beginning, but for what is spelled with capitals wherever it stands. */
function loweredSkill(tidy: string, language: 'fr' | 'en'): string {
  const [first = '', second = ''] = tidy.split(' ');
  const folded = fold(first);
  // "Product sales" names no tool, though « Product Owner » keeps its capitals in an answer.
  const plain = /^(?:product|data|business|web|master|front|back|full|big|science|machine|intelligence)$/.test(folded);
  const name = /^\p{Lu}/u.test(second) || (KEEP_CAPITALISED.has(folded) && !plain) || ENGLISH_CAPITALS.test(folded);
  if (!/^\p{Lu}[\p{Ll}'’-]+$/u.test(first) || name) return tidy;
  if (language === 'en' && /^(?:or|and|\/)$/.test(second)) return tidy;
  // One word alone may be the name of a program: « Exocad ». A French noun is known by its gender.
  const noun =
    language === 'en'
      ? /^\p{Ll}/u.test(second) || /(?:s|ing|tion)$/.test(folded)
      : /^[\p{Ll}/]/u.test(second) || genderOf(first) !== null || folded.endsWith('s');
  return noun ? tidy.slice(0, 1).toLowerCase() + tidy.slice(1) : midSentence(tidy);
}
