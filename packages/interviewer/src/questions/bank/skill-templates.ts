import { type Bilingual, table } from './item.ts';

/**
 * Templates of questions for skills without a case in the bank: `{ofSkill}` is « de l’amarrage », `{theSkill}` « l’amarrage »,
 * `{skill}` the recruiter's own words inside a sentence, `{label}` the same after a colon.
 */
export interface SkillTemplates {
  /** For somebody who has worked before. */
  seasoned: Bilingual;
  /** For a first job: what was done or learned anywhere counts. */
  first: Bilingual;
}

const TOOL = table(`
  b fr Parlons {ofSkill}. Racontez un travail précis que vous avez fait avec, et le résultat. | ouvrir, réglage, étape, méthode | problème, erreur, chercher, essayer | vérifier, comparer, mesurer | résultat, temps, client
  k fr Parlons {ofSkill}. Comment vérifiez-vous que le résultat est juste ? | contrôle, comparer, essai, mesurer | erreur, oubli, réglage, version | exemple, cas, fois | corriger, refaire, prévenir
  k fr Parlons {ofSkill}. Quelle erreur faut-il éviter au début, et pourquoi ? | erreur, oublier, confondre, réglage | conséquence, perte, panne, risque | éviter, vérifier, sauvegarder, méthode | exemple, cas, fois
  s fr Parlons {ofSkill}. Cela ne marche plus en plein travail : que faites-vous en premier ? | arrêter, regarder, vérifier, cause | essayer, redémarrer, autre solution | prévenir, demander, aide, délai | noter, reprendre, résultat
  b en Let's talk about {skill}. Tell us about one piece of work you did with it. | open, setting, step, method | problem, mistake, search, try | check, compare, measure | result, time, client
  k en Let's talk about {skill}. How do you check that the result is right? | check, compare, test, measure | mistake, missing, setting, version | example, case, time | correct, redo, warn
  k en Let's talk about {skill}. Which mistake must a beginner avoid, and why? | mistake, forget, confuse, setting | consequence, loss, breakdown, risk | avoid, check, save, method | example, case, time
  s en Let's talk about {skill}. It stops working: what do you do first? | stop, look, check, cause | try, restart, other solution | warn, ask, help, delay | note, resume, result
`);

const WORK = table(`
  b fr Parlons {ofSkill}. Racontez la fois la plus difficile, et ce que vous avez fait. | difficile, contrainte, problème, délai | choix, décidé, méthode, outil | étape, vérifier, essayer | résultat, chiffre, temps
  k fr Parlons {ofSkill}. À quoi reconnaissez-vous un travail bien fait ? | contrôle, regarder, mesurer, comparer | signe, défaut, limite, règle | exemple, cas, fois | corriger, refaire, prévenir
  k fr Parlons {ofSkill}. Quelle erreur faut-il éviter à tout prix, et pourquoi ? | erreur, oublier, confondre, danger | conséquence, coût, perte, accident | éviter, vérifier, méthode, règle | exemple, cas, fois
  s fr Parlons {ofSkill}. Vous formez une personne qui débute : que lui montrez-vous en premier ? | montrer, étape, ordre, base | erreur, risque, règle, outil | essayer, refaire, corriger | vérifier, progrès, seul
  b en Let's talk about {skill}. Tell us about the hardest time, and what you did. | hard, constraint, problem, deadline | choice, decided, method, tool | step, check, try | result, figure, time
  k en Let's talk about {skill}. How do you recognise good work? | check, look, measure, compare | sign, defect, limit, rule | example, case, time | correct, redo, warn
  k en Let's talk about {skill}. Which mistake must be avoided at all costs, and why? | mistake, forget, confuse, danger | consequence, cost, loss, accident | avoid, check, method, rule | example, case, time
  s en Let's talk about {skill}. You train a beginner: what do you show them first? | show, step, order, basics | mistake, risk, rule, tool | try, repeat, correct | check, progress, alone
`);

const BEGINNING = table(`
  b fr Parlons {ofSkill}. Qu'avez-vous déjà fait ou appris, au travail, en stage, à l'école ou en famille ? | fait, essayé, appris, aidé | école, maison, famille, stage | difficile, erreur, recommencer | résultat, maintenant, progrès
  k fr Parlons {ofSkill}. À quoi faut-il faire attention, et pourquoi ? | attention, danger, erreur, oublier | vérifier, regarder, règle, consigne | exemple, cas, fois | conséquence, éviter, résultat
  s fr Parlons {ofSkill}. On vous montre une fois : comment faites-vous pour bien apprendre ? | regarder, noter, question, refaire | lentement, étape, essayer | erreur, demander, corriger | vérifier, progrès, seul
  s fr Parlons {ofSkill}. Vous avez un doute : que faites-vous ? | arrêter, attendre, calme, sécurité | chercher, relire, appeler, demander | essayer, étape, lentement, refaire | prévenir, vérifier, après
  b en Let's talk about {skill}. What have you done or learned, at work, in training, at school or at home? | done, tried, learned, helped | school, home, family, training | hard, mistake, again | result, now, progress
  k en Let's talk about {skill}. What must one be careful about, and why? | careful, danger, mistake, forget | check, look, rule, instruction | example, case, time | consequence, avoid, result
  s en Let's talk about {skill}. You are shown it once: how do you learn it well? | watch, note, question, repeat | slowly, step, try | mistake, ask, correct | check, progress, alone
  s en Let's talk about {skill}. You are unsure: what do you do? | stop, wait, calm, safety | search, reread, call, ask | try, step, slowly, again | warn, check, after
`);

const WORK_WITH_ARTICLE = table(`
  b fr Racontez votre plus grande difficulté avec {theSkill}, et ce que vous avez fait. | difficile, contrainte, problème, délai | choix, décidé, méthode, outil | étape, vérifier, essayer | résultat, chiffre, temps
  k fr Parlons {ofSkill}. À quoi reconnaissez-vous un travail bien fait ? | contrôle, regarder, mesurer, comparer | signe, défaut, limite, règle | exemple, cas, fois | corriger, refaire, prévenir
  k fr Quelle erreur faut-il éviter à tout prix avec {theSkill}, et pourquoi ? | erreur, oublier, confondre, danger | conséquence, coût, perte, accident | éviter, vérifier, méthode, règle | exemple, cas, fois
  s fr Une personne débute avec {theSkill}. Que lui montrez-vous en premier ? | montrer, étape, ordre, base | erreur, risque, règle, outil | essayer, refaire, corriger | vérifier, progrès, seul
`);

const BEGINNING_WITH_ARTICLE = table(`
  b fr Parlons {ofSkill}. Qu'avez-vous déjà fait ou appris, au travail, en stage, à l'école ou en famille ? | fait, essayé, appris, aidé | école, maison, famille, stage | difficile, erreur, recommencer | résultat, maintenant, progrès
  k fr À quoi faut-il faire attention avec {theSkill}, et pourquoi ? | attention, danger, erreur, oublier | vérifier, regarder, règle, consigne | exemple, cas, fois | conséquence, éviter, résultat
  s fr Parlons {ofSkill}. On vous montre une fois : comment faites-vous pour bien apprendre ? | regarder, noter, question, refaire | lentement, étape, essayer | erreur, demander, corriger | vérifier, progrès, seul
  s fr Parlons {ofSkill}. Vous avez un doute : que faites-vous ? | arrêter, attendre, calme, sécurité | chercher, relire, appeler, demander | essayer, étape, lentement, refaire | prévenir, vérifier, après
`);

/** Templates for a skill that may not fit into a sentence: it is written as in the offer, after a colon. */
const labelled = ({ fr, en }: Bilingual): Bilingual => ({
  fr: fr.map((item) => ({ ...item, text: item.text.replace('Parlons {ofSkill}.', 'Compétence demandée : {label}.') })),
  en: en.map((item) => ({ ...item, text: item.text.replace("Let's talk about {skill}.", 'Skill needed: {label}.') })),
});

/** Skills whose article is uncertain: « VHF », "rescue boat", « 35 mm ». */
export const LABEL_TEMPLATES: SkillTemplates = { seasoned: labelled(WORK), first: labelled(BEGINNING) };

/** Activities whose French article is known. */
export const ARTICLE_TEMPLATES: SkillTemplates = { seasoned: WORK_WITH_ARTICLE, first: BEGINNING_WITH_ARTICLE };

/** A skill that is an activity: « amarrage », "sail repair". */
export const WORK_TEMPLATES: SkillTemplates = { seasoned: WORK, first: BEGINNING };

/** A skill that is a program or a machine: « Exocad », « tondeuse ». */
export const TOOL_TEMPLATES: SkillTemplates = { seasoned: TOOL, first: BEGINNING };

const VERB = table(`
  k fr Vous devez {verb}. Par quoi commencez-vous, et pourquoi ? | commencer, ordre, étape, préparer | vérifier, regarder, compter, sécurité | erreur, risque, oublier | finir, contrôle, noter
  s fr Vous devez {verb} et quelque chose ne va pas. Que faites-vous ? | arrêter, vérifier, recommencer, comparer | demander, aide, responsable | erreur, risque, prévenir | noter, corriger, après
  k en Your job is to {verb}. Where do you start, and why? | start, order, step, prepare | check, look, count, safety | mistake, risk, forget | finish, control, note
  s en Your job is to {verb} and something goes wrong. What do you do? | stop, check, again, compare | ask, help, manager | mistake, risk, warn | note, correct, after
`);

/** A skill written as a verb: « compter et pointer ». */
export const VERB_TEMPLATES: SkillTemplates = { seasoned: VERB, first: VERB };

const LANGUAGE = table(`
  b fr Racontez un échange utile que vous avez eu en {skill}. De quoi s'agissait-il ? | client, appel, voyage, message | comprendre, répéter, mot, écrire | vérifier, expliquer, geste | résultat, réponse, suite
  s fr Quelqu'un vous parle en {skill} et vous ne comprenez pas tout : que faites-vous ? | répéter, lentement, question, écrire | reformuler, vérifier, mot | aide, collègue, traduire | réponse, confirmer, suite
  b en Tell us about a useful conversation you had in {skill}. | client, call, travel, message | understand, repeat, word, write | check, explain, gesture | result, answer, after
  s en Someone speaks to you in {skill} and you do not understand everything: what do you do? | repeat, slowly, question, write | rephrase, check, word | help, colleague, translate | answer, confirm, after
`);

/** A language of the offer. */
export const LANGUAGE_TEMPLATES: SkillTemplates = { seasoned: LANGUAGE, first: LANGUAGE };

const LICENCE = table(`
  k fr Ce poste demande un permis de conduire. Que vérifiez-vous avant de prendre la route ? | pneu, frein, feu, huile | papier, assurance, charge, attache | trajet, météo, heure, repos | signaler, refuser, noter
  k en This job requires a driving licence. What do you check before you take the road? | tyre, brake, light, oil | papers, insurance, load, strap | route, weather, time, rest | report, refuse, note
  s fr Vous conduisez et un voyant rouge s'allume. Que faites-vous ? | arrêter, garer, lent, sécurité | moteur, huile, température, notice | triangle, gilet, appeler, dépannage | prévenir, noter, retard
  s en You are driving and a red warning light comes on. What do you do? | stop, park, slow, safety | engine, oil, temperature, manual | triangle, vest, call, breakdown | warn, note, delay
`);

/** A driving licence: the questions assume only that the candidate drives, whatever the trade. */
export const LICENCE_TEMPLATES: SkillTemplates = { seasoned: LICENCE, first: LICENCE };

const QUALITY = table(`
  b fr Ce poste demande une qualité : « {skill} ». Racontez une fois où vous l'avez montrée. | difficile, tension, attente, fatigue | fait, décidé, dit, refusé | calme, attention, règle | résultat, appris, suite
  b en This job asks for one quality: “{skill}”. Tell us about a time you showed it. | hard, tension, waiting, tired | did, decided, said, refused | calm, careful, rule | result, learned, after
`);
const QUALITY_FIRST = table(`
  b fr Qualité demandée : « {skill} ». Racontez un exemple, au travail, en stage, à l'école ou en famille. | difficile, tension, attente, fatigue | fait, décidé, dit, refusé | calme, attention, règle | résultat, appris, suite
  b en Quality we look for: “{skill}”. Give an example, at work, in training, at school or at home. | hard, tension, waiting, tired | did, decided, said, refused | calm, careful, rule | result, learned, after
`);

/** A quality of a person: « Patience ». */
export const QUALITY_TEMPLATES: SkillTemplates = { seasoned: QUALITY, first: QUALITY_FIRST };

const VALUE = table(`
  v fr Une valeur compte ici : « {skill} ». Racontez une fois où vous l'avez défendue. | difficile, pression, temps, choix | fait, dit, refusé, proposé | règle, risque, personne | résultat, appris, suite
  v en One value matters here: “{skill}”. Tell us about a time you stood by it. | hard, pressure, time, choice | did, said, refused, offered | rule, risk, person | result, learned, after
`);
const VALUE_FIRST = table(`
  v fr Notre valeur : « {skill} ». Racontez un exemple, au travail, en stage, à l'école ou en famille. | difficile, pression, temps, choix | fait, dit, refusé, proposé | règle, risque, personne | résultat, appris, suite
  v en Our value: “{skill}”. Give an example, at work, in training, at school or at home. | hard, pressure, time, choice | did, said, refused, offered | rule, risk, person | result, learned, after
`);

/** A value of a company in its own words. */
export const VALUE_TEMPLATES: SkillTemplates = { seasoned: VALUE, first: VALUE_FIRST };

/** A problem with something that the offer's description names: « les paniers ». One set per seniority; `{object}` keeps its article. */
export const OBJECT_SCENARIOS: Readonly<Record<string, Bilingual>> = {
  first: table(`
    c fr Il y a un problème avec {object} et vous travaillez ici depuis une semaine. Que faites-vous ? | regarder, comprendre, danger, arrêter | demander, collègue, responsable, appeler | essayer, attendre, règle | vérifier, noter, suite
    c en There is a problem with {object} and you have only worked here for a week. What do you do? | look, understand, danger, stop | ask, colleague, manager, call | try, wait, rule | check, note, after
  `),
  alone: table(`
    c fr Il y a un problème avec {object} et personne ne peut vous aider. Que faites-vous, dans l'ordre ? | regarder, cause, comprendre, sécurité | ordre, priorité, essayer, réparer | prévenir, client, responsable, appeler | vérifier, noter, éviter
    c en There is a problem with {object} and nobody can help you. What do you do first, and why? | look, cause, understand, safety | order, priority, try, repair | warn, client, manager, call | check, note, avoid
  `),
  judge: table(`
    c fr Il y a un problème avec {object} et le temps manque. Comment décidez-vous ? | cause, risque, sécurité, fait | choix, priorité, qualité, délai | prévenir, client, équipe, responsable | résultat, noter, éviter
    c en There is a problem with {object} and time is short. How do you decide? | cause, risk, safety, fact | choice, priority, quality, deadline | warn, client, team, manager | result, note, avoid
  `),
};

const PEOPLE = table(`
  b fr Racontez un moment difficile avec {theSkill}, et ce que vous avez fait. | difficile, colère, peur, attente | écouter, expliquer, calme, aider | règle, sécurité, choix, décidé | résultat, appris, suite
  k fr Vous travaillez avec {theSkill}. Que faut-il éviter à tout prix, et pourquoi ? | éviter, mot, geste, oublier | conséquence, confiance, danger, peur | respect, écouter, calme, règle | exemple, cas, fois
  b en Tell us about a hard moment with {skill}, and what you did. | hard, anger, fear, waiting | listen, explain, calm, help | rule, safety, choice, decided | result, learned, after
  k en You work with {skill}. What must be avoided at all costs, and why? | avoid, word, gesture, forget | consequence, trust, danger, fear | respect, listen, calm, rule | example, case, time
`);
const PEOPLE_FIRST = table(`
  b fr Qu'avez-vous déjà fait avec {theSkill}, au travail, en stage, à l'école ou en famille ? | aidé, gardé, accompagné, expliqué | école, maison, famille, stage | difficile, calme, patience, règle | résultat, appris, suite
  k fr Vous travaillez avec {theSkill}. À quoi faites-vous attention, et pourquoi ? | attention, danger, respect, écouter | regarder, demander, règle, consigne | exemple, cas, fois | conséquence, éviter, confiance
  b en What have you already done with {skill}, at work, in training, at school or at home? | helped, looked after, went with, explained | school, home, family, training | hard, calm, patience, rule | result, learned, after
  k en You work with {skill}. What are you careful about, and why? | careful, danger, respect, listen | look, ask, rule, instruction | example, case, time | consequence, avoid, trust
`);

/** A skill that names people: « familles endeuillées », "guests". */
export const PEOPLE_TEMPLATES: SkillTemplates = { seasoned: PEOPLE, first: PEOPLE_FIRST };

const DOCUMENT = table(`
  k fr Document demandé : {label}. Quelle règle de travail faut-il respecter à tout prix, et pourquoi ? | règle, interdit, obligatoire, vérifier | danger, accident, amende, risque | avant, contrôle, étape, papier | exemple, cas, fois
  s fr Document demandé : {label}. On vous demande de dépasser ce qu'il permet : que répondez-vous ? | refuser, règle, limite, expliquer | risque, accident, assurance, responsable | proposer, personne, autre solution | prévenir, noter, suite
  k en Document needed: {label}. Which rule of work must be followed at all costs, and why? | rule, forbidden, compulsory, check | danger, accident, fine, risk | before, inspection, step, paper | example, case, time
  s en Document needed: {label}. You are asked to go beyond what it allows: what do you answer? | refuse, rule, limit, explain | risk, accident, insurance, liable | offer, person, other solution | warn, note, after
`);

/** A permit, a certificate or a card: « permis côtier », « CACES ». */
export const DOCUMENT_TEMPLATES: SkillTemplates = { seasoned: DOCUMENT, first: DOCUMENT };

/** All current sets of skill templates, to recognise a question that was made from one. */
export const EVERY_SKILL_TEMPLATE: readonly SkillTemplates[] = [
  WORK_TEMPLATES,
  ARTICLE_TEMPLATES,
  TOOL_TEMPLATES,
  VERB_TEMPLATES,
  LANGUAGE_TEMPLATES,
  LICENCE_TEMPLATES,
  LABEL_TEMPLATES,
  PEOPLE_TEMPLATES,
  DOCUMENT_TEMPLATES,
];

const EARLIER = table(`
  k fr Parlons {ofSkill}. Comment savez-vous que le travail est bien fait ? | contrôle, regarder, mesurer, comparer | signe, défaut, limite, règle | exemple, cas, fois | corriger, refaire, prévenir
  k en Let's talk about {skill}. How do you know that the work is well done? | check, look, measure, compare | sign, defect, limit, rule | example, case, time | correct, redo, warn
`);
const EARLIER_FIRST = table(`
  b fr Parlons {ofSkill}. Qu'avez-vous déjà fait ou appris, en cours, en stage ou ailleurs ? | fait, essayé, appris, aidé | école, maison, famille, stage | difficile, erreur, recommencer | résultat, maintenant, progrès
  b fr Qu'avez-vous déjà fait ou appris sur {theSkill}, en cours, en stage ou ailleurs ? | fait, essayé, appris, aidé | école, maison, famille, stage | difficile, erreur, recommencer | résultat, maintenant, progrès
  s fr Parlons {ofSkill}. Vous avez un doute et personne n'est là : que faites-vous ? | arrêter, attendre, risque, sécurité | chercher, relire, appeler, demander | essayer, partie, noter | prévenir, vérifier, après
  s fr Vous avez un doute sur {theSkill} et personne n'est là. Que faites-vous ? | arrêter, attendre, risque, sécurité | chercher, relire, appeler, demander | essayer, partie, noter | prévenir, vérifier, après
  b en Let's talk about {skill}. What have you done or learned, at school, in training or elsewhere? | done, tried, learned, helped | school, home, family, training | hard, mistake, again | result, now, progress
  s en Let's talk about {skill}. You are unsure and nobody is there: what do you do? | stop, wait, risk, safety | search, reread, call, ask | try, part, note | warn, check, after
`);

/** Former templates, kept because stored offers and answers contain their questions. */
export const EARLIER_SKILL_TEMPLATES: SkillTemplates = { seasoned: EARLIER, first: EARLIER_FIRST };
