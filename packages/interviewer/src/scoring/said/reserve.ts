import type { TextLanguage } from '#/language/stem';
import { admits } from './acts.ts';
import { isNoLimit, statesLimit } from './limits.ts';
import { lineOf } from './line.ts';

// Words by which a sentence proves less than its label claims. A quote under « au mieux » or beside a strength must hold none of them.

/** Lacks that people state in passing, in the words of `lineOf`. */
const LACKS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?:notice|mode d emploi|manuel) ouvert| (?:pas|jamais|rien) de (?:tete|memoire) | (?:jamais|pas) (?:(?:encore|tout|toute|fait|ete|vraiment|depose|touche|conduit|utilise|libere|dirige|regle|lance) ){1,3}seule? | jamais seule? $| seule? (?:non|jamais) | (?:jamais|pas) (?:(?:encore|vraiment|beaucoup|trop) ){0,2}(?:utilise|touche|coupe|lance|pratique|appris|manipule|conduit|retenu|forme|construit|vendu|gere) | (?:jamais|pas) eu (?:d |de )?(?:equipe|personnel|formation) | un seule? (?:vrai |veritable |petit )?(?:cas|tableau|projet|machine|chantier|stage|client|exemple|experience) | (?:faut|faudra|faudrait|besoin) (?:de )?(?:me|m|qu on me|qu on m|qu il) (?:former|forme|montrer|montre|apprendre|apprenne|explique|expliquer) | (?:suis|reste) (?:encore |plutot |tres |assez |un peu ){0,2}(?:debutant|lent|lente|novice|faible|moyen) | (?:moins|pas (?:le )?(?:plus |tres |trop )?)(?:fort|bon|a l aise) | point faible | (?:seulement|juste|fait que|simplement) (?:regarde|vu|observe|aide|suivre|suivi) | je (?:ne )?(?:(?:le|la|les|l) )?(?:sais|connais|maitrise) (?:pas|que|plus)(?! (?:si|s|ce|encore tout|pourquoi|qui) )| le reste (?:je )?(?:non|ne|c|sais) | \d fois c (?:est )?tout | (?:les?|la|l|mon|des) [a-z]+ jamais $| pas sur $| c (?:est|etait) (?:surtout )?(?:l |le |la |mon |ma |un )(?:ingenieur|comptable|prestataire|technicien|niece|binome|autre lui|autre personne) /,
  en: / (?:never|not) (?:really |actually |yet )?(?:used|touched|done|learned|trained|alone) | with the manual open | not by heart | (?:only|just) (?:watched|seen|helped) | (?:beginner|weak point|less good) | only one (?:real )?(?:case|project|time) /,
};

/** Slips of the author's own. */
const SLIPS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: / j (?:(?:en|l|les|y) )?ai (?:perdu|rate|oublie|casse|vexe|abime|confondu|inverse) | avait vexe | me suis (?:trompe|endormi) | j aurais (?:du|pu) | j ai eu (?:un |une |mon )?(?:lumbago|accident|malaise|blessure) | (?:ma|de mon|mon|c est) faute | mon erreur | j avoue | un peu honte /,
  en: / (?:my (?:fault|mistake)|i was wrong|i forgot) /,
};

/** « si je ne sais pas, je demande », « sans jamais rester seul »: a rule of conduct is no lack. */
const RULE =
  / (?:si|s|quand|lorsque|ce que|if|when|what) (?:je|j|on|tu|il|i|you) (?:[a-z]+ ){0,4}?(?:pas|jamais|not|never) [a-z ]*| (?:il faut|faut|on|tu|nous) (?:ne )?(?:[a-z]+ ){0,2}jamais [a-z ]*| jamais (?:erreur|accident|probleme|retard|conflit|plainte|reproche)/g;

const withoutRules = (text: string): string => lineOf(text).replace(RULE, ' ');

/** Whether a text states what its author cannot do, has not done or does with help only. */
export function isLack(text: string, language: TextLanguage): boolean {
  if (statesLimit(text, language) || (admits(text, language) && !isNoLimit(text))) return true;
  return !isNoLimit(text) && LACKS[language].test(withoutRules(text));
}

/** Whether a text states a lack or a slip of the author's own, so that it proves less than good work. */
export const isReserve = (text: string, language: TextLanguage): boolean =>
  isLack(text, language) || SLIPS[language].test(withoutRules(text));

/** Whether a text opens on what the author has never done or leaves to somebody else. */
export const opensOnLack = (text: string, language: TextLanguage): boolean =>
  isLack(text, language) && !HAS_DONE.test(lineOf(text));

/** « j’ai un seul vrai cas », « je le fais avec la notice ouverte »: little or with help, but done. */
const HAS_DONE = / (?:un seule?|notice|fois|je le fais|je les? [a-z]+ avec) /;
