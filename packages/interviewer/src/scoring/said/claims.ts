import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';
import { holdsFact } from './labels.ts';
import { holdsNumber, lineOf } from './line.ts';

// Statements about which a recruiter asks on: a large claim without a fact, a rule without exception, a change after an error, a figure
// that went from one value to another, a post that was led, an internship.

const LARGE =
  /(?<![a-z])(?:(?:de )?(?:tres )?nombreu(?:x|ses)|plusieurs [a-z]+s(?! (?:fois|jours|heures))|au plus haut niveau|au quotidien|(?:toutes?|tous) (?:ont|avaient|ont fini par) |les mentalites|excellent souvenir|on obtient tout|operationnel(?:le)? (?:tout de suite|immediatement)|toujours su |numerous|many successful|at the highest level)/u;

/** Whether the author claims much and gives nothing to check in the same words. */
export const claimsMuch = (text: string, language: TextLanguage): boolean =>
  LARGE.test(fold(text)) &&
  !holdsNumber(text) &&
  !/(?:19|20)\d\d/.test(text) &&
  !/\p{Ll},? \p{Lu}\p{Ll}{2,}/u.test(text) &&
  (language === 'en' || !/ (?:client|proche) /.test(lineOf(text)) || holdsFact(text, language));

const RULE =
  /(?<![a-z])(?:je (?:ne |n')?(?:le |la |les |l'|y |en )?[a-z]{3,} (?:pas|jamais|rien) (?:[^.;]{0,60}(?:sans|tant que|avant)|[^.;]{0,40}meme si)|pas de [a-z]+ sans |rien [a-z]+ (?:[a-z]+ )?sans |aucune [a-z]+ ne part|je (?:bloque|refuse|jette|arrete) [^.;]{0,60}(?:meme si|si )|meme si (?:ca|le|la|c'est|je)|(?:je|j') (?:[a-z]+ ){0,3}toujours |jamais [a-z]+er |on (?:ne )?[a-z]+ jamais )/u;
/** Whether the author states a rule without exception. */
export const setsRule = (text: string): boolean => RULE.test(fold(text)) && !/(?<![a-z])si (?:je|j')/u.test(fold(text));

/** Words of somebody who already pressed for an exception. */
const PRESSED =
  /(?<![a-z])(?:cri(?:e|ai|ait|ee)|ral(?:e|ait)|insist|furieu|fach|presse|m'a demande|il voulait|elle voulait|voulaient|en colere|camion attend|lait qui attend|soupir)/u;
/** Whether an answer already tells of somebody who pressed for an exception. */
export const wasPressed = (text: string): boolean => PRESSED.test(fold(text));

const SINCE =
  /(?<![a-z])(?:plus jamais sans |(?:depuis|depui|maintenant|mnt|mtn|aujourd'?hui),? (?:je |j'|j(?=[bcdfghklmnpqrstvwxz])|on |c'est moi)[^.;]{12,})/u;
const NO_CHANGE =
  /(?<![a-z])(?:depuis|maintenant|aujourd'hui),? (?:j'ai (?:envie|toujours)|je (?:suis|travaille|cherche|veux|fais (?:ca|ce)|conduis|tiens)|on (?:est|a plus))/u;
/** Whether the author tells what they do otherwise since something happened. */
export const tellsChange = (text: string): boolean => SINCE.test(fold(text)) && !NO_CHANGE.test(fold(text));

const FROM_TO =
  /(?<![a-z])(?:pass[a-z]+ (?:d'environ |de )[^.;]{1,20} a |pass[a-z]+ sous |baiss[a-z]+ d|\d puis \d|tomb[a-z]+ (?:a|sous) |descend[a-z]+ (?:a|sous) |went from )/u;
/** Whether the text tells a figure that went from one value to another. */
export const tellsFigure = (text: string): boolean =>
  holdsNumber(text) && FROM_TO.test(fold(text)) && !/(?<![a-z])(?:si|if) /u.test(fold(text));

const COUNTED =
  /(?<![a-z])(?:compt|mesur|relev|pes[eé]|pointe|chronom|d'apres|tableau|inventaire|releve|enregistr|photograph|seau|note l'heure)/u;
/** Whether an answer says how its figures were counted. */
export const saysCounted = (text: string): boolean => COUNTED.test(fold(text));

const LED =
  /(?<![a-z])(?:a la tete d|(?:que )?je dirigeais|j'ai (?:dirige|pilote|encadre|manage)|je (?:pilotais|encadrais|manageais)|i (?:led|ran|managed) )/u;
/** Whether the author claims to have led people, a budget or a department. */
export const claimsLead = (text: string): boolean =>
  LED.test(fold(text)) && (holdsNumber(text) || /(?<![a-z])(?:ans|annees|years)(?![a-z])/u.test(fold(text)));

const INTERN =
  /(?<![a-z])(?:(?:pendant|durant|lors de|c'etait pendant|au cours de|during) (?:mon |ma |my )(?:stage|alternance|apprentissage|internship)|j'etais (?:stagiaire|en stage|apprenti)|i was an intern)/u;
/** Whether the author tells a part of an internship. */
export const tellsInternship = (text: string): boolean => INTERN.test(fold(text));

const NO_FAULT =
  /(?<![a-z])(?:je ne vois pas(?! [a-z])|je (?:n'en )?vois pas d'erreur|(?:aucune|pas d'?) ?erreur (?:a moi|de ma part)|les erreurs sont (?:surtout )?celles des autres|(?:je n'ai |j'ai )?jamais (?:fait|commis) d'erreur|je ne me trompe (?:jamais|pas))/u;
/** Whether the author says to have made no mistake. */
export const deniesFault = (text: string): boolean => NO_FAULT.test(fold(text));

/** Words that say when, with whom, how much or with which result something happened. */
const PARTS = {
  when: /(?<![a-z])(?:(?:19|20)\d\d|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|l'an (?:dernier|passe)|lan passe|l'annee derniere|lannee derniere|un (?:jour|matin|soir|lundi)|une (?:fois|nuit)|stage|ramadan|l'aid|l'ete|l'hiver|semaine du|last (?:year|week|month)|one day|in (?:19|20))/u,
  who: /(?<![a-z])(?:clients?|cliente?s?|collegues?|chef|cheffe|patron|responsable|directeur|directrice|madame|monsieur|mme|fournisseurs?|voisine?|ma [a-z]+|mon [a-z]+|le (?:petit|jeune) |equipe|coachs?|filles|ouvri[a-z]+|apprenti|stagiaire|enfant|patient|galerist[a-z]*|customer|colleague|manager|boss)/u,
  told: /(?<![a-z])(?:chefs?|cheffe|patron|responsable|bureau|atelier|superviseur|superieur|directeur|directrice|encadrant|gouvernante|regulation|ingenieur|surveillant|acheteu[a-z]+|maitresse|comptable|manager|boss|supervisor)/u,
  said: /[«»“”"]|(?<![a-z])(?:j'? ?ai dit|jai dit|je? di |je lui ai dit|i said|i told)/u,
  result:
    /(?<![a-z])(?:depuis|depui|maintenant|mtn|a la fin|au final|finalement|resultat|le lendemain|apres|ensuite|au bout|adher|accept|remerci|regle|retrouv|parti|partie|plus (?:jamais|de|aucun)|in the end|since then)/u,
} as const;
export type Part = keyof typeof PARTS | 'number';

/** Whether a text tells one part of a story, so that it is not asked for. */
export const tellsPart = (part: Part, text: string): boolean =>
  part === 'number' ? holdsNumber(text) : PARTS[part].test(fold(text));
