import type { TextLanguage } from '#/language/stem';
import { ACTION_PATTERNS } from '../actions.ts';
import { countMatches } from '../phrases.ts';
import { lineOf } from './line.ts';

/** First-person verbs for what somebody understood, felt, was or lacks; they are not acts. */
const NO_ACT = {
  fr: [
    / j (?:(?:y|en|l|m|lui|leur|le|les|n) )*(?:ai|avais) (?:[a-z]+ ){0,2}?(?:compris|appris|aime|adore|entendu|ressenti|voulu|eu|pense|cru|su|pu|du|ete|connu|decouvert|grandi|vecu|reussi|deteste|prefere|hesite|oublie|perdu|apprecie|reve|garde en|souffert|developpe|acquis)(?= )/g,
    / j (?:(?:y|en|l|m|lui|leur|le|les|n) )*(?:ai|avais|etais|suis) (?:pas|jamais|rien|plus|aucun) (?:[a-z]+ ){0,2}[a-z]+(?= )/g,
    / je (?:(?:ne|n|le|les|l|y|en|m|me|lui|leur) )*(?:connai|conna|suis|sai|sav|confon|compren|croi|croy|pens|serai|ferai[st]? confiance|hesit|consider|voudr|imagin|suppos|detest|oubli|ressen|vo(?:i|y)|etai|comprend|espere|reste|sens|cherch|tomb|debrouill|brul|creus|perd)[a-z]*(?= )/g,
    / (?:j|je) (?:(?:l|le|les|lui|leur|y|en|m) )*avais [a-z]+(?= )/g,
    / que j ai (?:[a-z]+ )?[a-z]+(?= )/g,
    / j (?:(?:ne|n|le|les|l|y|en) )*(?:aim|ador|esp|etai|imagin|oubli|hesit|appreci|ignor)[a-z]*(?= )/g,
    / (?:je|j) (?:(?:le|les|l|y|en|m|me|lui|leur) )*(?:ne |n )?[a-z]+ (?:pas|jamais|rien|plus)(?= )/g,
  ],
  en: [
    / i (?:[a-z]+ ){0,2}?(?:understood|realised|realized|learned|learnt|felt|liked|loved|enjoyed|wanted|knew|was|am|had|thought|believed|guess|saw that|forgot|failed|never|do not|did not|don t|didn t|have not|haven t|would not|won t|know|trust|embrace|stay)(?: [a-z]+)?(?= )/g,
  ],
} as const;

/** Years, diplomas and workplaces of a career: facts about the candidate, but not an act in the story asked for. */
const CAREER = {
  fr: / (?:j ai|je suis|j etais|j avais) (?:(?:deja|aussi|donc|fait) )*(?:travaille|bosse|(?:commence|debute)(?! (?:a|par) [a-z]+(?:er|ir|re) )|rentre|entre|ete|exerce|(?:fait )?(?:un |mon |mes |le |\d+ |deux |trois |quatre )*(?:bts|bac|licence|master|stage|stages|etudes|ecole|formation|diplome|saisons|ete|etes|service|apprentissage)|(?:fait )?(?:\d+|deux|trois|quatre|cinq|six|sept|dix) (?:ans|annees|mois) (?:de|d|monteur|[a-z]+eur)|fait (?:\d+|deux|trois|quatre|cinq|six) (?:ans|annees|mois|etes|saisons))(?= )/g,
  en: / i (?:have |ve |had )?(?:been |also |then )*(?:worked|working|started|studied|graduated|interned|did (?:my|a|an|two|three|\d+) (?:[a-z]+ )?(?:internship|degree|years?|months?|seasons?|course|training))(?= )/g,
} as const;

const withoutStates = (line: string, language: TextLanguage): string =>
  NO_ACT[language].reduce((text, pattern) => text.replace(pattern, ' ¦'), line);

const holds = (name: 'ownAction' | 'habit' | 'teamAction', line: string, language: TextLanguage): boolean =>
  ACTION_PATTERNS[language][name].some((pattern) => countMatches(pattern, line, 1) > 0);

const EN_PAST =
  / (?:was|were|had|did|said|told|came|went|made|got|gave|took|found) | (?:i|he|they|we) (?:[a-z]+ )?[a-z]{3,}ed /;
const EN_AMBIGUOUS = / i (?:[a-z]+ )?(?:put|set|cut|read|split|let|hit|quit)(?= )/g;

/** Whether the author tells something that they did, in the past. */
export function tellsOwnAct(text: string, language: TextLanguage): boolean {
  const line = withoutStates(lineOf(text), language);
  // "I put", "I read" are ambiguous and count as past only next to another past form.
  const told = language === 'fr' || EN_PAST.test(line) ? line : line.replace(EN_AMBIGUOUS, ' ¦');
  return holds('ownAction', told, language) || tellsBarePast(text, language);
}

/** « une foi jai vu », « g pris »: past forms that the action patterns miss. */
function tellsBarePast(text: string, language: TextLanguage): boolean {
  if (language === 'en') return false;
  const line = withoutStates(lineOf(text), language);
  if (/ je (?:lui|leur|le|les|l) ai (?:[a-z]+ )?[a-z]+(?:e|i|it|is|u)(?= )/.test(line)) return true;
  return / j (?:(?:y|en|l|m|lui|leur|le|les) )*ai (?:[a-z]+ )?(?:commencer|donne|demande|montre|explique|vu|mis|pris|fait|dit|ecrit|remis|refait|tenu|rendu)(?= )/.test(
    line,
  );
}

/** Whether the author tells a mistake of their own. */
export const tellsMistake = (text: string): boolean => MISTAKE.test(lineOf(text));

const MISTAKE =
  / (?:me suis (?:trompe|endormi|plante|emporte|enerve|fache)|j ai (?:oublie|rate|casse|confondu|inverse|renverse|laisse tomber|abime|gache|neglige|mal (?:calcule|compris|lu|mesure|compte|regle|ferme|range|note)|fait un (?:erreur|faute|betise)|fait l erreur)|par erreur|mon erreur|mon faute|i was wrong|my mistake|by mistake|i (?:forgot|mixed up|messed up|fell asleep|dropped|broke|misread)|a le debut je|a le debut j)(?= )/;

/** Whether the author tells what they do, or would do, in such a case. */
export function tellsHabit(text: string, language: TextLanguage): boolean {
  const line = withoutStates(lineOf(text), language);
  return !MISTAKE.test(line) && holds('habit', line, language);
}

const OTHERS =
  / chez nous (?:a|ont|avait)(?= )| (?:qu|comme|si|quand|lorsqu|puisqu|ou) on (?:a|avait|l|les|lui|m)(?= )| on (?:me|m|nous|vous|te|t) (?:a|l|en|y)(?= )| (?:on a|nous avons|we) (?:[a-z]+ )?(?:eu|su|pu|du|ete|perdu|gagne|voulu|reussi|vu|entendu|dit|appris|compris|wanted|needed|managed|learned)(?= )/g;
/** « Ça s’est vendu, on l’a gardé » tells an outcome and not an act. */
const OUTCOME_FIRST = /^ (?:ca|c|it) (?:s |l |a |est |etait |avait )/;

/** Whether the text tells something that the author's own team did. */
export const tellsTeamAct = (text: string, language: TextLanguage): boolean => {
  const line = lineOf(text);
  return !OUTCOME_FIRST.test(line) && holds('teamAction', line.replace(OTHERS, ' ¦'), language);
};

/** Whether the text tells a stage of a career instead of an act. */
export function tellsCareer(text: string, language: TextLanguage): boolean {
  const line = lineOf(text);
  const rest = line.replace(CAREER[language], ' ¦ ');
  return rest !== line && !holds('ownAction', withoutStates(rest, language), language);
}

const BOAST = '(?!de |d |un |accident|conflit|erreur|peur|plainte|probleme|reproche|retard|souci)';
/** « je n’ai jamais raté un départ » is a boast and not an admission. */
const UNDONE =
  '(?:fait|eu|ete|perdu|rate|laisse|refuse|menti|abandonne|triche|manque|vole|casse|oublie|regrette|pense|voulu|cesse|arrete|baisse|recule|accepte|signe|rendu|remis|dit|promis|lache|hesite|considere|estime|juge|envisage|tolere|quitte|neglige|cache|trahi|plus|pu|su|recu) ';
const ADMISSIONS = {
  fr: [
    new RegExp(
      ` (?:(?:je|j) (?:n |ne )?(?:(?:l|le|les|y|en) )*(?:ai|avais|suis)|n en ai|l ai) (?:encore )?jamais (?:vraiment )?(?:fait (?!attendre|perdre|manquer|tomber)|ete forme|eu ${BOAST}|(?!${UNDONE})[a-z]+(?:e|i|is|it|u|ert)(?= ))`,
    ),
    / (?:je|j) (?:n |ne )?(?:(?:l|le|les|y|en) )*(?:ai|suis) pas (?:encore [a-z]+(?:e|i|is|it|u|ert)|(?:encore |vraiment |beaucoup )?(?:fait|travaille|utilise|pratique|appris|forme|d experience|de experience|repare|conduit|connu (?:ca|cela|ce)|vecu (?:ca|cela|ce)))(?= )/,
    / (?:je|j) (?:ne |n )?(?:(?:le|les|l|y|en) )*(?:connais|maitrise|connaissais) (?:pas(?! assez)|mal|moins|peu|tres peu|a peine)(?= )/,
    /^ (?:(?:franchement|honnetement|moi|bon|euh) )*(?:rien|jamais) (?:fait|touche|utilise|pratique)(?= )/,
    / je (?:ne )?(?:le )?(?:sais|savais) pas (?:encore |bien |trop |vraiment )?(?:$|comment|faire|ce que|le|les|pour)/,
    / (?:veux pas|pour ne pas) inventer(?= )| (?:je|j) (?:n |ne )?invente(?:rai)? pas(?= )/,
    / je (?:ne )?sais pas trop(?= )| c est pas moi qui (?!ai |avais |a |decid|choisi|pai|command|sign|dirig|fix)[a-z]+(?= )/,
    / (?:je suis|suis) (?:moins|pas) (?:tres |trop |bien )?(?:fort|bon|a l aise|doue)(?= )/,
    / pas (?:d|de) experience(?= )| aucun experience(?= )| besoin qu on m apprenne(?= )| pas encore \d+ ans(?= )/,
  ],
  en: [
    / i (?:have |ve |had )?never (?:actually |really )?(?:done|did|opened|had to|converted|used|worked|been trained|tried|seen|driven|handled|set|run|touched|repaired|operated|learned)(?= )/,
    / i (?:have not|haven t|did not|didn t|do not|don t) (?:really |yet |actually )?(?:done|used|worked|learned|tried|know|trained|have (?:any |much )?experience)(?= )/,
    / i (?:am|m) (?:not|less) (?:very |so |really )?(?:good|strong|sure how|comfortable|trained)(?= )| no experience(?= )| i know nothing(?= )| (?:not want to|won t|will not) (?:invent|make (?:it|things|something) up|pretend)(?= )/,
  ],
} as const;

/** Boasts of having done nothing wrong: « jamais fait d’erreur », « jamais eu à me plaindre ». */
const BOASTS =
  / (?:jamais|never) (?:[a-z]+ ){0,4}?(?:erreurs?|fautes?|accidents?|problemes?|retards?|conflits?|plaintes?|plaindre|reproches?|soucis?|absences?|mistakes?|errors?|complaints?|late|problems?)(?= )/;

/** « j’ai pas fait le repas prévu, j’ai fait des sandwichs »: something else was done, so it is not an admission. */
const INSTEAD = / pas fait (?:[a-z]+ ){1,4}(?:j ai|on a|nous avons) [a-z]+(?= )/g;

/** Whether the author admits not knowing or not having done something. « Si je ne sais pas, je demande » is not an admission. */
export function admits(text: string, language: TextLanguage): boolean {
  const line = lineOf(text)
    .replace(INSTEAD, ' ¦')
    .replace(
      / (?:rien (?:de )?(?:ce )?que je (?:ne )?sais pas|nothing (?:that )?i do not know|(?:je dis|i say) (?:que |that )?(?:je|i) (?:ne )?(?:sais pas|do not know|don t know)|(?:si|s|if|when|quand) (?:je|j|i) (?:[a-z]+ ){1,4}?(?:pas|not)|ce que je (?:ne )?sais pas)(?= )/g,
      ' ¦',
    );
  return !BOASTS.test(line) && ADMISSIONS[language].some((pattern) => pattern.test(line));
}
