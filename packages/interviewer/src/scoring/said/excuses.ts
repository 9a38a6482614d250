import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';
import { lineOf } from './line.ts';

// People who excuse an act before anybody asks: « personne ne l’a relevé », « quand on connaît sa machine ». The act beside such words is
// worth a question, whatever it is. The words change no score, and an act that was told to somebody is not read as excused.

/** Words that excuse an act by themselves. */
const STRONG =
  /(?<![a-z])(?:quand on (?:connait|maitrise) (?:bien )?(?:s[ao]n?|ses|le|la) |il faut (?:aussi )?savoir (?:sortir|contourner|fermer les yeux|oublier)|savoir quand (?:parler|se taire)|referais? (?:la meme chose|pareil|sans hesiter)|(?:faut|soyons|je suis) (?:etre |un peu |assez )?(?:realiste|pragmatique)|(?:avant|plutot que|plus que) (?:la |les |le )?(?:procedures?|reglements?|regles?|paperasse)(?! de)|au moins (?:ce n'etait|c'etait|cetait) pas|comme (?:le )?font (?:certains|d'autres|tous)|personne (?:ne |n')?(?:l'a|les a|s'est|s'en est|a) (?:jamais |meme |rien )?(?:releve|remarque|plainte?|inquiete|su|ete inquietee?)|(?:de sorte|de facon|de maniere|pour) qu[e'] ?[^.;]{0,60}(?:n'apparaisse|ne se voie|ne voie|ne sache|ne remarque)|(?:ca|cela) (?:aurait|allait) (?:pris|prendre|faire|fait) (?:des proportions|toute une histoire|des histoires)|(?:aurait|allait) (?:embarrasse|gene|affole|provoque une panique))/u;
/** Words of which two together excuse an act. */
const WEAK =
  /(?<![a-z])(?:c'? ?est l'? ?experience|m'a (?:meme )?(?:felicitee?|remerciee?)|aucun retour d|jamais (?:eu )?(?:une|de|la moindre) (?:reclamation|plainte|remarque)|plus eu la moindre|pour ne pas perdre de temps|pour gagner du temps|petites? (?:decharges?|coupures?|brulures?)|choisi la discretion|pris (?:la chose|les choses) en main|je connais mes )/gu;

const STRONG_EN =
  /(?<![a-z])(?:when you know your |nobody (?:noticed|complained|found out)|no one (?:noticed|complained|found out)|i would do it again|before the (?:procedure|rules)|let.s be realistic)/u;

/** Whether a sentence excuses something that its author did. Two weak signs anywhere in an answer count as one strong sign. */
export const excuses = (sentence: string, language: TextLanguage): boolean =>
  (language === 'en' ? STRONG_EN : STRONG).test(fold(sentence));

/** Number of weaker signs of an excuse in a sentence. */
export const halfExcuses = (sentence: string, language: TextLanguage): number =>
  language === 'en' ? 0 : [...fold(sentence).matchAll(WEAK)].length;

/** The author told somebody of it, paid for it or put it right. */
const TOLD =
  / (?:j ai|j avais|je l ai|je lui ai|je leur ai) (?:(?:tout|aussi|meme|donc|aussitot) )?(?:dit (?:a (?!le client)|c est|que c etait|tout)|ecrit (?:a |sur le bon)|avoue|reconnu|signale|declare|rembourse)| (?:ai|me suis) (?:appele|apl|prevenu|averti|informe|excuse) (?:moi meme )?(?:le |la |mon |a |aupres |un )?(?:responsable|chef|patron|directeur|directrice|encadrant|superieur|surveillant|gouvernante|proche|regulation|service|famille|agence)[a-z]*(?= )| en (?:lui|leur|le) signalant(?= )| (?:ai|a) paye (?:la moitie|une partie)(?= )| a mes frais(?= )| rectificat[a-z]*(?= )| c (?:(?:est|etait) )?(?:(?:ma|mon) (?:faute|decision))(?= )| (?:(?:est|etait|c) (?:de )?(?:ma|mon) faute)(?= )| j aurais du(?= )| i (?:told|called|informed|reported|admitted|wrote to)(?= )/;

const FAULT = / (?<!pas )c (?:(?:est|etait) )?(?:ma|mon) (?:faute|decision)(?= )| dit a (?:[a-z]+ ){1,4}c est moi(?= )/;

/** Whether the author takes the fault on themselves. */
export const takesFault = (text: string): boolean => FAULT.test(lineOf(text));

/** A sentence without the words that excuse, so that « je referais la même chose » is no act. */
export const withoutExcuse = (sentence: string): string => fold(sentence).replace(STRONG, ' ');

/** Whether a text tells that its author owned up to something, or to whom it was reported. */
export const ownsUp = (text: string): boolean => TOLD.test(lineOf(text));
