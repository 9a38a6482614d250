import type { TextLanguage } from '#/language/stem';
import { isNoLimit } from './limits.ts';
import { lineOf } from './line.ts';

// Limits that people state in few words: « préparée oui, jamais déposée seul », « deux étés seulement », « avec la notice ouverte ». The
// patterns read the words as spelled out, so that « g négocié 2 fois c tt » is read, too.

/** How somebody is limited. The kind decides what is worth asking. */
export type Reserve =
  | 'alone'
  | 'few'
  | 'short'
  | 'others'
  | 'aid'
  | 'toShow'
  | 'never'
  | 'unknown'
  | 'weaker'
  | 'nerves';

const FEW = '(?:deux|trois|quatre|cinq|six|\\d{1,2})';
const DONE =
  '(?:utilise|fait|touche|coupe|pose|dirige|ouvert|gere|negocie|conduit|regle|construit|parle|vendu|pratique|monte|branche|encadre|lance|depose|libere|anime|redige|soude|programme|travaille|appris)';
const WHOSE =
  '(?:ingenieur|comptable|chef|collegue|proche|technicien|personne|responsable|patron|binome|prestataire|secretaire|cabinet)';

const FRENCH: readonly (readonly [Reserve, RegExp])[] = [
  [
    'alone',
    / jamais (?:[a-z]+ )?[a-z]+(?:e|i|is|it|u|ert) (?:[a-z]+ ){0,3}?(?:tout )?seul(?= )| seul non(?= )| sans quelqu un(?= )/,
  ],
  [
    'few',
    new RegExp(
      ` (?:j|je) (?:n |ne )?(?:en )?ai (?:[a-z]+ )?(?:que |qu )?un seul (?:vrai |petit |gros )?[a-z]+(?= )| ${FEW} fois (?:c (?:est )?tout|seulement|en tout|pas plus|maximum)(?= )| (?:peut etre|peu etre|seulement|juste) (?:[a-z]+ )?${FEW} foi`,
    ),
  ],
  [
    'short',
    new RegExp(
      ` ${FEW} (?:ans|mois|etes|semaines|saisons|stages|jours) seulement(?= )| (?:seulement|juste) ${FEW} (?:ans|mois|etes|semaines|saisons|stages)(?= )| (?:travaille|fait|bosse) ${FEW} ete(?:s)?(?= )`,
    ),
  ],
  [
    'others',
    new RegExp(
      ` c (?:est |etait )?(?:surtout |toujours )?(?:mon|le|un|notre|l) [a-z]+(?: [a-z]+)? qui (?:(?:le|la|les|l|s en|me) ){0,2}(?:faisait|faisaient|fesait|gere|gerait|calcule|calculent|calculait|tenait|tient|depose|deposait|occupe|occupait|regle|reglait|parle|redige|redigeait)(?= )| c etait (?:l |le |mon )(?:autre )?${WHOSE}(?= )| je (?:n )?y touchais pas(?= )`,
    ),
  ],
  [
    'aid',
    / (?:avec|devant) (?:le |la |un )?(?:notice|doc|documentation|manuel|mode d emploi|antiseche) (?:ouvert|sous|a cote|a la main)| pas de tete(?= )| pas par coeur(?= )| je me fais relire(?= )| faut un relecteur(?= )| avec quelqu un (?:le )?premier fois(?= )/,
  ],
  [
    'toShow',
    / (?:faut|faudra|faudrait|besoin)(?: qu| que| de)?(?: on| l on)? (?:me|m) (?:(?:le|la|les|l|y|en) )?(?:montr|form|appren|expliqu)[a-z]*(?= )/,
  ],
  [
    'never',
    new RegExp(
      ` jamais (?:vraiment |encore )?${DONE}(?= )| jamais (?:vraiment )?eu (?:d|de|un|l) (?:equipe|budget|dossier|client|machine|chantier)[a-z]*(?= )| (?:le|les|l) [a-z]+ jamais $| ai pas (?:encore )?(?:pratique|utilise|appris|ete forme)(?= )| pas encore ${DONE}(?= )`,
    ),
  ],
  [
    'unknown',
    / (?:je|j) (?:(?:ne|n|le|la|les|l|y|en) ){0,2}(?:connai[a-z]*|con(?:ne?)?|sais|maitrise) (?:pas|plus|mal|peu|a peine)(?! (?:si|pourquoi|ce|qui|quoi|encore tout|inventer|dire))(?= )| je c(?: est)? (?:pas|plus)(?= )| pas appris(?= )| pas retenu(?= )| je (?:ne )?peux pas juger(?= )/,
  ],
  [
    'weaker',
    / (?:suis|sens|reste|sui) (?:[a-z]+ ){0,2}?(?:debutant|lent|faible|moyen|nul|rouille|limite)(?= )| suis (?:moins|pas) (?:tres |trop |bien |le plus |le )?(?:fort|bon|doue|a l aise)(?= )| (?:mon point|c mon cote) faible(?= )| pas mon fort(?= )| j ecris mal(?= )/,
  ],
  [
    'nerves',
    / je rougi[a-z]*(?= )| voix tremble(?= )| je panique(?= )| je stresse(?= )| me fait (?:un )?(?:peu )?peur(?= )| mal de mer(?= )/,
  ],
];

const ENGLISH: readonly (readonly [Reserve, RegExp])[] = [
  ['alone', / never (?:[a-z]+ ){1,5}?(?:alone|on my own|by myself)(?= )/],
  ['few', / (?:only|just) (?:[a-z]+ )?(?:once|twice|three times|one real case)(?= )| (?:once or twice)(?= )/],
  ['short', / (?:only|just) (?:two|three|four|six|\d{1,2}) (?:months|weeks|summers|years)(?= )/],
  ['aid', / with the (?:manual|notes) open(?= )| not by heart(?= )/],
  ['toShow', / (?:need|have) to (?:be shown|be trained|learn)(?= )/],
  ['weaker', / i (?:am|m) (?:still )?(?:a beginner|slow|weak|not (?:good|strong))(?= )/],
];

/**
 * « Je n’ai jamais eu à reprendre une page » and « jamais fait d’erreur » are boasts, « on ne descend jamais » is a rule, « je ne
 * savais pas » is about the past, and somebody new to a company knows nobody yet.
 */
const NO_RESERVE =
  / jamais (?:eu a (?:le |la |les |me )?(?:reprendre|plaindre|regretter|refaire|recommencer)|fait (?:d|de|un|l) (?:erreur|faute|accident|retard)|fait (?:autre|que)|refuse|manque|menti|triche)(?= )| (?:il|on|lui|ils) (?:ne |n )?(?:(?:le|la|les|l|y) )?(?:[a-z]+ )?jamais(?= )| (?:pas|plus) jamais(?= )| (?:savais|connaissais) pas(?= )| (?:il|lui|qui|s il) (?:me |m |nous )?dit (?:je |j )?sais pas(?= )| ce que (?:je|j|on)(?= )| (?:un|1) semaine(?= )| (?:quoi|koi) (?:dire|ajouter|ecrire|mettre|repondre)(?= )| tant (?:qu|que|k|ke) (?:on|il|elle|tu|l on)(?= )| je suis nouveau(?= )| j ai vu que(?= )| pas encore tout le monde(?= )| con[a-z]* pas encore? (?:le|la|les|vos|l)(?= )| (?:quelqu un|celui|ceux|proche|personne) qui (?:n |ne )?(?:a|ont|avait)(?= )/;

/** Whether a text only looks like a limit of its author today. */
export const isNoReserve = (text: string): boolean => NO_RESERVE.test(lineOf(text));

/** How the author is limited today by their own words; null when the text states no such limit. */
export function reserveOf(text: string, language: TextLanguage): Reserve | null {
  const line = lineOf(text);
  if (isNoLimit(text) || isNoReserve(text)) return null;
  return (language === 'fr' ? FRENCH : ENGLISH).find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}
