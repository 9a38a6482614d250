import type { TextLanguage } from '#/language/stem';
import type { FeatureName } from '../features.ts';
import { compilePhrases, countMatches } from '../phrases.ts';
import { tellsTeamAct } from './acts.ts';
import { holdsFact, namesObject, tellsReason, tellsResult } from './labels.ts';
import { lineOf } from './line.ts';

const FIRST_PERSON = {
  fr: / (?:j|je|moi|me|m|mon|mes|notre|nos) /,
  en: / (?:i|my|me|myself|our|we) /,
} as const;
/** A participle at the start of a clause implies the first person: « Refusé. », « Remplacé le câble ». */
const BARE_PARTICIPLE = /(?:^|[.;:!?,\n]\s{0,3})\p{L}{2,}(?:é|és|ée|ées|ed)(?=[\s.,;:!?]|$)/u;
const BARE_ACT =
  /(?:^|[.;:!?,\n]\s{0,3}|\s)(?:ne pas |pas )?(?!cahier|chantier|atelier|premier|dernier|hier|papier|fer|cher|danger|métier|entier|escalier|courrier|loisir|plaisir|avenir|désir)\p{L}{2,}(?:er|ir|ettre|endre|dre|ire|oir)(?=[\s.,;:!?]|$)/iu;

/** Signs of a result: an outcome word, a later time, another person's act. */
const OUTCOME = {
  fr: compilePhrases(
    `maintenant, depuis, après, à la fin, finalement, au final, du coup, au bout, ensuite, plus tard, enfin, puis, donc, résultat*, ça a, ça s'est, ça, c'était, c'est, il a, elle a, ils ont, elles ont, ont, on a, nous avons, s'est, se sont, était, étaient, avait, avaient, est revenu*, a été, ont été, accepté*, réglé*, réussi*, content*, satisfait*, remercié*, félicité*, compris, marche, marché, jusqu'à, le lendemain, à temps, plus jamais, plus de, zéro, m'a, m'ont, nous a, lui a, il, ils`,
  ),
  en: compilePhrases(
    `now, since, after, in the end, finally, eventually, then, so, later, result*, it was, it is, it worked, they, he, she, was, were, had, accepted, agreed, happy, satisfied, thanked, fixed, solved, worked, until, next day, on time, no more, zero, got, went, came, said, told`,
  ),
} as const;

/**
 * Signs of a situation: a time, a place, a person or something past. With one of them, the situation is not reported as missing.
 */
const PLACED = {
  fr: compilePhrases(
    `ai, avais, as, a, ont, avons, avait, avaient, étais, était, étaient, étions, été, suis allé*, depuis, quand, lorsque, pendant, un jour, une fois, hier, matin*, soir, nuit, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, été, hiver, an, ans, mois, semaine*, année*, stage*, école, client*, cliente, patient*, chef, patron*, collègue*, équipe, mon, ma, mes, enfant*, dame, monsieur, chez`,
  ),
  en: compilePhrases(
    `was, were, had, did, ago, when, while, during, once, yesterday, morning, evening, night, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december, summer, winter, year*, month*, week*, internship, school, customer*, client*, patient*, boss, manager, colleague*, team, my, guest*, student*`,
  ),
} as const;
const PAST_FR =
  / (?!mais |jamais |fait |parfait |souhait |trait |retrait |lait |francais |anglais |satisfait |plait )[a-z]{2,}(?:ais|ait|aient|ions) /;
const PAST_EN = / [a-z]{3,}ed /;

/** A duration, a diploma or a place of work, all of which can be verified. */
const CHECKABLE =
  / (?:minutes?|heures?|jours?|semaines?|mois|ans?|annees?|licence|master|bac|bts|diplome|brevet|permis|stage|hours?|days?|weeks?|months?|years?|degree|licen[cs]e|internship) /;

const holdsName = (text: string): boolean => /[\p{Ll},'’] ?\p{Lu}\p{L}{2,}/u.test(text);

type Check = (text: string, line: string, language: TextLanguage) => boolean;

const isPast = (line: string, language: TextLanguage): boolean => (language === 'fr' ? PAST_FR : PAST_EN).test(line);

const hasNoAct: Check = (text, line, language) => !FIRST_PERSON[language].test(line) && !BARE_PARTICIPLE.test(text);

/** Checks of the features that may be reported as missing; for the others the program cannot be sure. */
const CHECKS: Readonly<Partial<Record<FeatureName, Check>>> = {
  ownAction: hasNoAct,
  habit: (text, line, language) => hasNoAct(text, line, language) && !BARE_ACT.test(text) && !/ (?:on|you) /.test(line),
  result: (text, line, language) => countMatches(OUTCOME[language], line, 1) === 0 && !tellsResult(text, language),
  quantity: (text, line, language) =>
    !/\d/.test(text) &&
    !holdsName(text) &&
    !holdsFact(text, language) &&
    !namesObject(text, language) &&
    !CHECKABLE.test(line) &&
    !tellsTeamAct(text, language) &&
    !isPast(line, language),
  situation: (text, line, language) =>
    !/\d/.test(text) &&
    !holdsName(text) &&
    !holdsFact(text, language) &&
    countMatches(PLACED[language], line, 1) === 0 &&
    !isPast(line, language),
  reasoning: (text, line, language) =>
    !tellsReason(text, language) && !/ (?:si|s il|if|pour|to|for|when|quand|comme) /.test(line),
};

/** Whether it is certain that an answer lacks this feature; in doubt nothing is reported. */
export const isAbsent = (name: FeatureName, text: string, language: TextLanguage): boolean =>
  CHECKS[name]?.(text, lineOf(text), language) ?? false;
