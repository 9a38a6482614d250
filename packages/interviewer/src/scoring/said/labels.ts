import type { QuestionKind } from '#/contract';
import type { TextLanguage } from '#/language/stem';
import type { FeatureName } from '../features.ts';
import type { Passage } from '../passages.ts';
import { compilePhrases, countMatches } from '../phrases.ts';
import { TOOL_WORDS } from '../tools.ts';
import { admits, tellsCareer, tellsHabit, tellsMistake, tellsOwnAct, tellsTeamAct } from './acts.ts';
import { folded, holdsNumber, lineOf, wordsSaid } from './line.ts';

/** Label of each feature before a quote in a reason, most significant first. */
export const SHOWN: readonly (readonly [FeatureName, string])[] = [
  ['ownAction', 'action'],
  ['teamAction', 'action en équipe'],
  ['habit', 'démarche'],
  ['result', 'résultat'],
  ['learning', 'leçon tirée'],
  ['reasoning', 'raisonnement'],
  ['constraint', 'difficulté'],
  ['motivation', 'lien avec le poste'],
  ['people', 'échange avec quelqu’un'],
  ['tool', 'outil ou méthode'],
  ['quantity', 'détail'],
  ['steps', 'étapes'],
  ['task', 'difficulté'],
  ['situation', 'situation'],
];
const LABELS = new Map(SHOWN);
const CAREER = 'parcours';
export const MISTAKE = 'erreur reconnue';

const phrases = { fr: {}, en: {} } as Record<TextLanguage, Partial<Record<string, RegExp>>>;

function says(line: string, name: string, lists: Readonly<Record<TextLanguage, string>>, language: TextLanguage) {
  const pattern = (phrases[language][name] ??= compilePhrases(lists[language]));
  return countMatches(pattern, line, 1) > 0;
}

const REASONING = {
  fr: `parce que, parce qu', car, puisque, puisqu', donc, c'est pour ça, c'est pourquoi, pour éviter, pour ne pas, pour pas, pour voir, pour que, pour qu', afin, plutôt que, plutôt qu', sinon, comme ça, ça évite, cela évite, ça permet, à cause, grâce à, sert à, d'où, du coup, sauf si, tant que, si je, si j', si on, si ça, si c', si le, si les, si un, si l', si tu, s'il, s'ils, si ya, si y'a, ce qui fait, dès que`,
  en: `because, since, so that, so i, so we, so it, otherwise, in order to, to avoid, so as, therefore, which means, that way, this way, rather than, instead of, due to, thanks to, unless, as long as, if i, if it, if the, if they, if we, if a, if you, if there, if he, or else, that is why`,
} as const;

const CONSTRAINT = {
  fr: `malgré, interdit*, défendu*, pas le droit, n'y avait que, y avait que, avait que, avec seulement, que deux, que trois, pas assez d', pas assez de, pas assez, manque de, manquait, manquaient, budget*, dans les délais, tenir le délai, délai court, délais courts, contrainte*, en moins de, impossible, trop cher, trop tard, trop petit*, trop long*, trop court*, trop lourd*, trop serré*, pas le temps, pas de temps, pas d'argent, plus d'argent, pas les moyens, en retard, urgent*, urgence, pressé, pressée, pressés, coûte cher, coute, je suis tout seul, j'étais tout seul, étais toute seule, pas tout seul, moi tout seul, seul sur, étais seul, seul avec, limite*, obligatoire*, obligé*, à cause de, sans argent, sans budget, sans outil*, sans aide, sans matériel, sans électricité, sans eau, sans moyens, sans voiture, sans chef, pas de place, pas la place, hors limite, était prise, était pris, en panne, faute de, panne sèche`,
  en: `despite, only had, with only, not enough, no time, no money, no budget, no tools, not allowed, forbidden, deadline*, budget*, short of, limited, limit, by myself, alone, impossible, too expensive, too late, too small, too heavy, less than, out of stock, without power, without help, without water, late, urgent*, in a hurry, had to be, lack of`,
} as const;

const RESULT = {
  fr: `finalement, au final, à la fin, en fin de compte, au bout d', au bout de, depuis on, depuis nous, depuis je, depuis j', depuis le*, depuis tous, depuis plus, depuis il, depuis ils, depuis c', depuis ça, depuis si, maintenant, plus jamais, plus aucun*, ça marche, ça a marché, ça a fonctionné, ça a tenu, ça tenait, ça a pris, ça s'est, ça a permis, c'est mieux, c'est passé, c'est parti, c'est revenu, c'était bon, c'était propre, c'était réglé, a accepté, ont accepté, a compris, ont compris, a signé, a validé, a dit que c', m'a remercié, nous a remercié, m'a félicité, m'ont remercié, s'est calmé*, s'est vendu*, est tombé à, est passé de, est passé à, sont passés, est revenu*, sont revenus, est descendu*, est monté*, sont montés, a été réparé*, a été réglé*, a été changé*, a été validé*, a été accepté*, a été remplacé*, ont été changé*, a continué, a arrêté, a disparu, a baissé, a augmenté, a diminué, a doublé, a tenu, a marché, a changé, a gagné, a été réparé, est réglé, à temps, dans les temps, plus de retour*, plus de plainte*, ont eu leur*, on a gagné, on a perdu, on a payé, on a vendu, on l'a vendu, l'a pas vendu, on l'a gardé, il l'a fait`,
  en: `in the end, eventually, finally, ended up, since then, now we, now i, now they, went down, went up, went from, dropped, fell to, came back, it worked, it works, was fixed, was solved, no more, never again, on time, in time, still use, still uses, still used, accepted, approved, was approved, agreed, thanked, saved, they stayed, he stayed, passed, recovered, got back, was happy, were happy, it took, as a result, stopped, doubled`,
} as const;

/** Words of a liking, a motive or an imagined case, which are not results. */
const NO_RESULT = {
  fr: `j'aime, j'aimais, j'ai aimé, j'adore, m'a plu, me plaît, ça m'a plu, envie, j'ai voulu, je voulais, c'est là que, jamais réglé, n'est pas à zéro`,
  en: `i like, i liked, i love, i loved, i enjoyed, i want, i wanted, would be`,
} as const;

const LEARNING = {
  fr: `j'ai appris, j'ai retenu, j'ai compris, je retiens, j'en retiens, m'a appris, une leçon, cette leçon, la prochaine fois, depuis je, depuis j', maintenant je, maintenant j', maintenant c', aujourd'hui je, aujourd'hui j', à refaire, j'aurais dû, avec le recul, je regrette, mon erreur, me suis trompé*, j'avais tort, de ma faute, ma faute, du coup maintenant, je l'ai appris`,
  en: `i learned, i learnt, i realised, i realized, i understood, taught me, a lesson, next time, since then, now i, these days i, in hindsight, looking back, should have, do differently, my mistake, i was wrong, i regret, my fault`,
} as const;

/** « depuis j’ai envie de faire ça », « depuis je livre des colis »: a wish or a career step is not a lesson. */
const NO_LESSON =
  / depuis (?:je|j) (?:(?:y|en|ne) )*(?:ai (?:envie|toujours|le|la|un)|suis|pense|pensais|reve|veux|voulais|livre|travaille|vis|habite|cherche|attends|aime)(?= )/g;

const PEOPLE = {
  fr: `lui ai, leur ai, m'a dit, m'a demandé, m'a répondu, m'a expliqué, m'a appelé, m'a redit, m'a menacé, m'a insulté, m'a engueulé, m'a remercié, m'ont dit, m'ont demandé, m'ont répondu, nous a dit, on m'a dit, j'ai dit, j'ai demandé, j'ai expliqué, j'ai appelé, j'ai rappelé, j'ai prévenu, j'ai proposé à, j'ai proposé qu', j'ai parlé, j'ai répondu, j'ai convaincu, j'ai négocié, j'ai discuté, j'ai insisté, j'ai alerté, j'ai averti, j'en ai parlé, je l'ai dit, je lui, je leur, je dis à, je dis aux, je dis au, je le dis, j'appelle, je préviens, je demande à, je demande au, je demande aux, je rappelle, j'explique à, j'explique au, j'avertis, a dit, ont dit, a demandé, a répondu, a expliqué, a crié, criait, a pleuré, on a discuté, on s'est mis d'accord, réunion*, au téléphone, face à face, en face à face`,
  en: `i told, i asked, i explained, i called, i listened, i said, i talked, i spoke, i phoned, i warned, i answered, i convinced, told me, asked me, said, answered, replied, called me, explained to, told him, told her, told them, asked him, asked her, asked them, meeting*, on the phone, face to face, talked to, spoke to, spoke with, i tell, i ask, i call, i explain`,
} as const;

const STEPS = {
  fr: `d'abord, ensuite, puis, en premier, premièrement, deuxièmement, avant de, avant d', une fois que, pour commencer, je commence par, en dernier, après je, après j', après le, après on, après un, et après, dès que`,
  en: `first i, first we, first of all, at first, then, next i, after that, before i, before we, before the, finally, once i, once the, start with, i start`,
} as const;

const TASK = {
  fr: `problème*, panne, pannes, bug, bugs, bloqué*, bloquait, retard*, erreur*, écart*, il manquait, manquait, urgence*, conflit*, réclamation*, plainte*, litige*, mécontent*, furieu*, énervé*, rupture*, impayé*, fuite*, fuit, fuyait, ne marchait, ne fonctionnait, marchait pas, marchait plus, fonctionnait pas, cassé*, en colère, refusait, tombait en, planté*, ronflement, larsen, coupait, accident*`,
  en: `problem*, issue*, bug*, outage*, broke, broken, crashed, failed, failing, error*, late, delay*, missing, urgent*, conflict*, complain*, angry, upset, furious, dispute*, shortage*, out of stock, stuck, leak*, overdue, unpaid, not working, did not work`,
} as const;

const SITUATION = {
  fr: `un jour, un matin, un soir, une nuit, un lundi, un mardi, un mercredi, un jeudi, un vendredi, un samedi, un dimanche, l'an dernier, l'année dernière, l'été dernier, l'hiver dernier, le mois dernier, la semaine dernière, il y a, à l'époque, quand j'ai, quand j'avais, quand j'étais, quand on a, quand nous avons, pendant mon, pendant ma, pendant mes, pendant l'été, lors de, lors d', lors du, mon stage, mon ancien*, ramadan, au camp, à la fête, en 20*`,
  en: `one day, one morning, one night, one evening, last year, last month, last week, last summer, last winter, years ago, months ago, weeks ago, when i was, when i had, when we were, during my, during the, at my, my internship, my last job, my previous, my first job, in 20*, back then`,
} as const;
const WHERE = {
  fr: `chez, la veille, notre client, un client, une cliente, un patient, une patiente, un élève, un collègue, une collègue`,
  en: `a customer, a client, a patient, a guest, a student, a colleague`,
} as const;
const PAST = {
  fr: / (?:ai|a|ont|avait|avais|etait|etais|etaient|avons) /,
  en: / (?:was|were|had|[a-z]{3,}ed|told|said|came|went) /,
} as const;

const OWN_PERSON = { fr: / (?:je|j|on|nous|m|me|mon|ma|mes) /, en: / (?:i|we|me|my|our) / } as const;

const MOTIVATION = {
  fr: `votre, vos, l'offre, le poste, ce poste, chez vous`,
  en: `your, the role, this role, this job, the position`,
} as const;

const OBJECTS = {
  fr: `lampe*, gabarit*, couteau*, carnet*, cahier*, registre*, fiche*, feuille*, liste*, tissu*, gant*, masque*, brosse*, pinceau*, téléphone*, thermomètre*, balance, tournevis, perceuse*, machine*, meuleuse*, ponceuse*, photo*, tableau*, étiquette*, cadenas, multimètre*, voltmètre*, lame*, ciseau*, marteau*, scie*, règle*, mètre*, niveau à bulle, glacière*, écarteur*, poinçon*, craie*, scanner*, logiciel*, excel, tableur, ordinateur*, bistouri*, aiguille*, fil`,
  en: `lamp*, torch*, gauge*, knife, knives, notebook*, logbook*, register*, sheet*, list*, cloth*, glove*, mask*, brush*, phone*, thermometer*, scale*, screwdriver*, drill*, machine*, photo*, board*, label*, padlock*, multimeter*, blade*, hammer*, saw*, ruler*, microphone*, scanner*, software, excel, spreadsheet*, computer*, needle*`,
} as const;
/** Trade words that also name an idea; they do not count as tools. */
const ABSTRACT = new Set(
  'inventaire rebut rebuts service base commande plan budget provision procedure constante constantes tension niveau groupe formule cours sequence stock stocks rotation evaluation panier promo audience cloture balance relance relances test tests prospection audit sauvegarde integration entretien metre lesson service closing stock chart grid branche branch branches'.split(
    ' ',
  ),
);
const USED =
  / (?:avec|par|via|utilis[a-z]*|pri[st]|prend[a-z]*|mesur[a-z]*|branch[a-z]*|control[a-z]*|verifi[a-z]*|compar[a-z]*|not[a-z]*|ecri[a-z]*|rempli[a-z]*|fai[st]|lis|lit|lu|regard[a-z]*|ouvr[a-z]*|with|using|use|used|took|measured|checked|wrote|made|opened|read) (?:[a-z]+ ){0,3}$/;

const HELD =
  / (?:avec|par|sur|dans|a|en|via|with|on|in|using|use|used|utilis[a-z]*|pri[st]|prend[a-z]*|prepar[a-z]*|fai[st]|mi[st]|met[a-z]*|lis|lit|lu|rempli[a-z]*|regard[a-z]*|compar[a-z]*|montr[a-z]*|made|took|wrote|read) (?:[a-z]+ ){0,3}$/;
/** Number of words up to which a passage counts as short; a short one may name a tool without a verb. */
const FEW = 7;

/** Whether the text names a thing that one holds or uses. */
export const namesObject = (text: string, language: TextLanguage): boolean =>
  countMatches(OBJECT[language], lineOf(text), 1) > 0;

const OBJECT = { fr: compilePhrases(OBJECTS.fr), en: compilePhrases(OBJECTS.en) } as const;

function namesTool(text: string, language: TextLanguage): boolean {
  const line = lineOf(text);
  // « c’était le PC » names a cause, not a tool.
  if (/ (?:c|it) (?:est|etait|was) | (?:jamais|never) /.test(line)) return false;
  const at = line.search(OBJECT[language]);
  const words = wordsSaid(text);
  if (at >= 0 && (words.length <= FEW || HELD.test(line.slice(0, at + 1)))) return true;
  return words.some(
    (word, i) => TOOL_WORDS.has(word) && !ABSTRACT.has(word) && USED.test(` ${words.slice(0, i).join(' ')} `),
  );
}

const NO_OUTCOME =
  / (?:si|s) (?:il|on|lui) a [a-z]+(?= )| (?:on|nous) (?:a|avons) (?:augmente|baisse|diminue|change|arrete|double|continue)(?= )| (?:pour que|si|quand|que|so that|if|when) (?:ca|it) (?:marche|fonctionne|works|worked)(?= )/g;

/** Whether the text tells an outcome (« ça s’est vendu », « la bande a tenu ») and no liking, motive or admission. */
export const tellsResult = (text: string, language: TextLanguage): boolean => {
  // « on a augmenté la dose » is an act, « pour que ça marche » is an aim.
  const line = lineOf(text).replace(NO_OUTCOME, ' ¦');
  const isOutcome = says(line, 'result', RESULT, language);
  return isOutcome && !says(line, 'no result', NO_RESULT, language) && !admits(text, language);
};

export function tellsReason(text: string, language: TextLanguage): boolean {
  // « même si » is a concession and not a reason.
  const line = lineOf(text).replaceAll(' meme si ', ' ¦ ').replaceAll(' even if ', ' ¦ ');
  return says(line, 'reasoning', REASONING, language) || / soit .* soit /.test(line);
}

const tellsSituation = (text: string, language: TextLanguage): boolean => {
  const line = lineOf(text);
  if (says(line, 'situation', SITUATION, language)) return true;
  if (says(line, 'where', WHERE, language) && (PAST[language].test(line) || holdsNumber(text))) return true;
  return / un fois (?!par |que |sur |ca |on |il est )/.test(line) && !/ (?:encore un|ou) fois /.test(line);
};

const ASKS_ANOTHER = / (?:je|j) demanderais? (?:a|au|aux)(?= )| i would ask(?= )/;
const AGE = /(?:garçon|fille|enfant|petit|petite|élève|il|elle|fils|neveu|nièce)[^.,;!?]{0,20}? \d{1,2} ans/giu;

/** For each feature, the check that a passage's own words must pass. */
const BY_WORDS: Partial<Record<FeatureName, (text: string, language: TextLanguage) => boolean>> = {
  ownAction: (text, language) => tellsOwnAct(text, language) || tellsCareer(text, language),
  teamAction: tellsTeamAct,
  // « Je demanderais à ma fille » tells somebody else's way of working.
  habit: (text, language) => tellsHabit(text, language) && !ASKS_ANOTHER.test(lineOf(text)),
  result: tellsResult,
  learning: (text, language) => says(lineOf(text).replace(NO_LESSON, ' ¦'), 'learning', LEARNING, language),
  reasoning: tellsReason,
  // « La contrainte ne fonctionne pas »: an opinion about difficulties is not a difficulty that was met.
  constraint: (text, language) =>
    says(lineOf(text), 'constraint', CONSTRAINT, language) &&
    (PAST[language].test(lineOf(text)) || OWN_PERSON[language].test(lineOf(text)) || holdsNumber(text)),
  motivation: (text, language) => says(lineOf(text), 'motivation', MOTIVATION, language),
  people: (text, language) => says(lineOf(text), 'people', PEOPLE, language),
  tool: namesTool,
  // « un garçon de 8 ans »: an age is not a figure of the work.
  quantity: (text) => holdsNumber(text.replace(AGE, ' ')),
  // « Après le thermomètre »: an item of a list is not a step.
  steps: (text, language) => wordsSaid(text).length >= FEW && says(lineOf(text), 'steps', STEPS, language),
  task: (text, language) => says(lineOf(text), 'task', TASK, language),
  situation: tellsSituation,
};

/** The shortest passage in which the author tells a mistake of their own; null when there is none. */
export const mistakeAmong = (all: readonly Passage[]): Passage | null =>
  all.filter(({ text }) => tellsMistake(text)).toSorted((a, b) => a.text.length - b.text.length)[0] ?? null;

/** Whether the text tells an act, of the author or of their team, or a time or place at which something happened. */
export const tellsCase = (text: string, language: TextLanguage): boolean =>
  tellsOwnAct(text, language) || tellsTeamAct(text, language) || tellsSituation(text, language);

/** Whether the text holds something checkable: an amount, an act, a year, or a name within the sentence. */
export const holdsFact = (text: string, language: TextLanguage): boolean =>
  holdsNumber(text) ||
  /(?:19|20)\d\d/.test(text) ||
  tellsOwnAct(text, language) ||
  tellsCareer(text, language) ||
  /\p{Ll},? \p{Lu}\p{Ll}{2,}/u.test(text);

/** Features that may be labelled in an answer on motivation: earlier experience and the link to this job. */
const OF_MOTIVES: ReadonlySet<FeatureName> = new Set(['ownAction', 'motivation']);
/** Features labelled only in stories, and features labelled only in answers that show knowledge. */
const OF_STORIES: ReadonlySet<FeatureName> = new Set(['task']);
const OF_KNOWLEDGE: ReadonlySet<FeatureName> = new Set(['steps']);

function fitsKind(name: FeatureName, kind: QuestionKind): boolean {
  if (kind === 'motivation') return OF_MOTIVES.has(name);
  const isStory = kind === 'behaviour' || kind === 'value';
  return !(isStory ? OF_KNOWLEDGE : OF_STORIES).has(name);
}

/** The label under which a passage may be quoted for a feature; null when the passage does not support it. */
export function labelOf(
  name: FeatureName,
  passage: Passage | undefined,
  language: TextLanguage,
  kind: QuestionKind,
): string | null {
  const label = LABELS.get(name);
  if (passage === undefined || label === undefined || !fitsKind(name, kind)) return null;
  const { text } = passage;
  if (folded(text) === '' || SUSPECTED.test(lineOf(text))) return null;
  if (name !== 'learning' && admits(text, language)) return null;
  if (name === 'ownAction' && tellsMistake(text)) return MISTAKE;
  if (!BY_WORDS[name]?.(text, language)) return null;
  if (name !== 'ownAction') return label;
  const isPath = kind === 'motivation' || tellsCareer(text, language) || !tellsOwnAct(text, language);
  return isPath ? CAREER : label;
}

/** « J’ai d’abord soupçonné le capteur, à tort »: a wrong suspicion is not the action taken. */
export const SUSPECTED =
  / (?:soupconn|suspect)[a-z]*(?= )| a tort(?= )| (?:j ai (?:d abord |bien |longtemps )?cru|je (?:croyais|pensais))(?= )| i (?:first |at first )?(?:suspected|believed|assumed|thought)(?= )/;
