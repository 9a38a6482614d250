import { KEEP_CAPITALISED } from '../privacy/keep-words.ts';

/** Words in -er, -ir, -re and -oir that are nouns. */
const NO_VERB =
  /(?:ier|eur|eer|aire|ure|oire|tre|bre|dre)$|^(?:cuir|tir|loisir|plaisir|avenir|fer|mer|laser|cutter|docker|leader|manager|master|poker|flyer|freezer|hiver|merchandiser|container|designer|soir|miroir|verre|chambre|livre|cadre|sucre|cuivre|encre|soudure|couloir|trottoir|comptoir|rasoir|arrosoir|laminoir|savoir|scanner|banner|bunker|joker|hamster|polder|super)$/;
const VERBS_ALL_THE_SAME =
  /^(?:etudier|verifier|trier|plier|lier|scier|publier|copier|planifier|negocier|identifier|expedier|crier|skier|multiplier|faire|plaire|lire|ecrire|decrire|inscrire|transcrire|traduire|conduire|construire|detruire|reduire|produire|cuire|coudre|moudre|vendre|rendre|attendre|descendre|fendre|tendre|tondre|fondre|mettre|remettre|transmettre|battre|abattre|prendre|apprendre|surprendre|comprendre|repondre|peindre|joindre|craindre|suivre|poursuivre|vivre|connaitre|reconnaitre|rompre|mordre|tordre|nourrir)$/;

/** Whether the first word is an infinitive: « compter et pointer ». */
export function isVerb(folded: string): boolean {
  const [first = ''] = folded.split(' ');
  if (VERBS_ALL_THE_SAME.test(first)) return true;
  return /^[a-z]{2,}(?:er|ir|oir)$/.test(first) && !NO_VERB.test(first) && !KEEP_CAPITALISED.has(first);
}

/** English verbs that are rarely nouns at the start of a skill. */
const ENGLISH_VERB =
  /^(?:drive|navigate|teach|sell|handle|prepare|speak|write|keep|bring|carry|choose|collect|deliver|describe|explain|feed|follow|inspect|install|maintain|measure|operate|organi[sz]e|read|remember|serve|sew|take|tell|translate|understand|welcome|weigh|climb|dig|pick|pack|clean|build|fix|manage) \p{L}/u;
/** Verbs that are also nouns; the next word decides. */
const ENGLISH_VERB_OR_NOUN =
  /^(?:work|talk|lead|cut|check|use|count|cook|repair|load|paint|swim|run|walk|ride|plan|plant|help|answer|call|sort|play|train|test|wash|lift|label|listen|look|care|dress|shape|mix) (?:the|a|an|to|with|at|by|in|on|for|up|out|after|of|alone)(?: |$)/;

/** "drive a truck", "talk to neighbours", but "work orders" and "check-in". */
export const isEnglishVerb = (folded: string): boolean =>
  ENGLISH_VERB.test(folded) || ENGLISH_VERB_OR_NOUN.test(folded);

/** Last words of an English skill that need no article in a sentence: plurals, activities, materials. */
const NO_ARTICLE =
  /(?:[^sui]s|ies|ing|[ts]ion|ship|ics|ity|ness|[ae]nce|ography|ology|ometry|ery|work|care|aid|safety|repair|control|law|training|management|equipment|treatment|pricing|advice|knowledge|software|hygiene|security|maintenance|support|literacy|custody|inventory|joinery|carpentry|agriculture|english|french|arabic|electricity|surgery|rescue|health|science|research|feedback|theory|policy)$/;
/** Singulars in -s and countable words with one of those endings. */
const ARTICLE_ALL_THE_SAME =
  /(?:^| )(?:bus|gas|lens|canvas|atlas|process|press|glass|battery|gallery|machinery|building|station|region|engine|network|fence|ambulance|licence)$/;

/** Whether these words fit "Let's talk about …" without an article: "boat handling", but not "rescue boat". */
export const takesNoArticle = (folded: string): boolean =>
  (NO_ARTICLE.test(folded) || /^[a-z]+ing /.test(folded)) &&
  !ARTICLE_ALL_THE_SAME.test(folded) &&
  !/[/&+,]| (?:or|and) /.test(folded);
