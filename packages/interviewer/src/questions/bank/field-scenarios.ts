import { type Bilingual, type Setting, table } from './item.ts';

/** Scenarios by setting and seniority, for work outside an office. */
export const FIELD_SCENARIOS: Readonly<Record<Exclude<Setting, 'office'>, Readonly<Record<string, Bilingual>>>> = {
  hands: {
    Stagiaire: table(`
      c fr On vous montre un geste une seule fois, puis on vous laisse faire. Comment vous y prenez-vous ? | regarder, noter, refaire, lentement | demander, question, collègue, tuteur | essayer, chute, étape, sécurité | vérifier, montrer, corriger
      c fr En stage, vous voyez quelqu'un d'expérimenté sauter une étape de sécurité : que faites-vous ? | s'écarter, arrêter, danger, attendre | demander, expliquer, poli, pourquoi | tuteur, prévenir, règle, consigne | éviter, suite, noter
      c en You are shown a task once and then left to do it. How do you go about it? | watch, note, repeat, slowly | ask, question, colleague, tutor | try, scrap, step, safety | check, show, correct
      c en During your internship, you see someone experienced skip a safety step: what do you do? | step back, stop, danger, wait | ask, explain, polite, why | tutor, warn, rule, instruction | avoid, after, note
    `),
    Junior: table(`
      c fr Premier mois ici : vous abîmez un outil et personne ne l'a vu. Que faites-vous ? | arrêter, regarder, danger, étendue | dire, chef, prévenir, tout de suite | réparer, remplacer, proposer, coût | éviter, geste, contrôle
      c fr Premier mois ici : on vous demande d'aller trop vite pour bien travailler. Comment réagissez-vous ? | expliquer, chef, franc, temps | qualité, sécurité, reprise, risque | aide, montrer, répéter, organiser | progrès, objectif, semaine
      c en In your first month here, you damage a tool and nobody sees it. What do you do? | stop, look, danger, extent | tell, foreman, warn, at once | repair, replace, offer, cost | avoid, gesture, check
      c en In your first month here, you are asked to go too fast to work well. How do you react? | explain, foreman, honest, time | quality, safety, rework, risk | help, show, repeat, organise | progress, goal, week
    `),
    Intermédiaire: table(`
      c fr Ce matin, il manque une partie du matériel. Comment organisez-vous votre journée ? | inventaire, manque, besoin, vérifier | ordre, autre tâche, avancer, préparer | appeler, emprunter, fournisseur, chef | prévenir, client, délai, qualité
      c fr En plein travail, vous trouvez une erreur laissée par la personne qui était là avant vous. Comment procédez-vous ? | regarder, mesurer, contrôler, comprendre | garder, défaire, reprendre, décider | chef, client, temps, coût | ordre, sécurité, finir
      c en Part of the equipment you need is missing this morning. How do you organise your day? | inventory, missing, need, check | order, other task, proceed, prepare | call, borrow, supplier, foreman | warn, client, deadline, quality
      c en In the middle of a job, you find a mistake left by the person before you. How do you proceed? | look, measure, check, understand | keep, undo, redo, decide | foreman, client, time, cost | order, safety, finish
    `),
    Senior: table(`
      c fr On vous demande d'aller trop vite pour faire un bon travail. Comment répondez-vous ? | durée, étape, séchage, contrôle | risque, qualité, sécurité, reprise | équipe, renfort, ordre, partie | accord, écrit, client, date
      c fr Vous formez une personne qui refait toujours la même erreur. Comment l'aidez-vous ? | observer, comprendre, geste, cause | montrer, refaire, découper, expliquer | temps, essai, encourager, contrôle | progrès, autonome, semaine
      c en You are given a deadline that is too short for good work. How do you answer? | duration, step, drying, inspection | risk, quality, safety, rework | crew, help, order, part | agree, written, client, date
      c en You train someone who keeps making the same mistake. How do you help? | observe, understand, gesture, cause | show, repeat, break down, explain | time, trial, encourage, check | progress, alone, week
    `),
    "Chef d'équipe": table(`
      c fr Deux personnes manquent ce matin et le travail doit être fini ce soir. Comment répartissez-vous les tâches ? | priorité, ordre, essentiel, durée | compétence, poste, binôme, sécurité | renfort, heures, prévenir, client | contrôle, point, après
      c fr Votre équipe ne respecte plus une règle de sécurité pour gagner du temps. Que faites-vous ? | arrêter, danger, tout de suite, calme | comprendre, pourquoi, cadence, outil | expliquer, accident, règle, exemple | contrôle, suivi, sanction, améliorer
      c en Two people are missing this morning and the work must be done tonight. How do you split the tasks? | priority, order, essential, duration | skill, position, pair, safety | help, hours, warn, client | check, meeting, after
      c en Your crew bypasses a safety rule to save time. What do you do? | stop, danger, at once, calm | understand, why, pace, tool | explain, accident, rule, example | check, follow-up, sanction, improve
    `),
    Cadre: table(`
      c fr Vous devez produire autant avec 15 % de moyens en moins. Comment choisissez-vous ce qui change ? | coût, perte, mesurer, arrêt | matière, énergie, entretien, achat | équipe, écouter, idée, former | risque, qualité, suivi, décider
      c fr Un accident a été évité de peu hier. Personne ne l'a signalé. Que décidez-vous ? | faits, lieu, témoin, comprendre | cause, règle, matériel, cadence | confiance, parler, sans punir, signaler | mesure, suivi, contrôle
      c en You must produce as much with 15% less. How do you choose what changes? | cost, loss, measure, stoppage | material, energy, upkeep, purchase | team, listen, idea, train | risk, quality, follow-up, decide
      c en An accident was narrowly avoided yesterday. Nobody reported it. What do you decide? | facts, place, witness, understand | cause, rule, equipment, pace | trust, talk, no blame, report | measure, follow-up, check
    `),
  },
  people: {
    Stagiaire: table(`
      c fr Première semaine : quelqu'un vous pose une question et vous ne savez pas répondre. Que faites-vous ? | honnête, dire, attendre, excuse | demander, collègue, tuteur, chercher | revenir, répondre, délai, vérifier | noter, apprendre, prochaine
      c fr En stage, on vous confie pour une heure une tâche face au public : comment vous y préparez-vous ? | observer, question, consigne, modèle | liste, matériel, phrase, répéter | collègue, aide, limite, appeler | retour, noter, améliorer
      c en In your first week here, someone asks you a question you cannot answer. What do you do? | honest, say, wait, apologise | ask, colleague, tutor, search | return, answer, time, check | note, learn, next
      c en During your internship, you are left in front of the public for an hour: how do you prepare for it? | observe, question, instruction, model | list, material, sentence, rehearse | colleague, help, limit, call | feedback, note, improve
    `),
    Junior: table(`
      c fr Vous avez donné une information fausse et la personne est déjà repartie. Que faites-vous ? | vérifier, conséquence, gravité, vite | retrouver, appeler, message, contact | dire, responsable, excuse, corriger | éviter, noter, demander
      c fr Quelqu'un vous dit : je veux parler à une personne plus expérimentée. Que répondez-vous ? | calme, comprendre, écouter, inquiétude | expliquer, proposer, collègue, encadrer | rassurer, montrer, étape, vérifier | confiance, appris, suite
      c en You gave someone wrong information and they have already left. What do you do? | check, consequence, serious, quickly | find, call, message, contact | tell, manager, apologise, correct | avoid, note, ask
      c en Someone says they want to talk to a more experienced person. What do you answer? | calm, understand, listen, worry | explain, offer, colleague, supervise | reassure, show, step, check | trust, learned, after
    `),
    Intermédiaire: table(`
      c fr En arrivant, vous apprenez qu'il manque quelqu'un. Comment vous organisez-vous ? | priorité, liste, urgent, reporter | collègue, répartir, aide, relais | prévenir, attente, dire, public | pause, point, noter
      c fr Quelqu'un se plaint de vous, mais vous avez suivi les règles. Que faites-vous ? | écouter, comprendre, calme, faits | responsable, expliquer, trace, règle | personne, parler, excuse, geste | améliorer, changer, suite
      c en On arrival, you learn that someone is missing today. How do you organise the work? | priority, list, urgent, postpone | colleague, split, help, cover | warn, waiting, say, public | break, check-in, note
      c en Someone complains about you, but you followed the rules. What do you do? | listen, understand, calm, facts | manager, explain, record, rule | person, talk, apologise, gesture | improve, change, after
    `),
    Senior: table(`
      c fr Un nouveau collègue parle mal à quelqu'un devant vous. Comment intervenez-vous ? | calmer, relais, personne, excuse | à part, après, écouter, fatigue | exemple, montrer, règle, attente | suivi, responsable, progrès
      c fr Une règle de la maison gêne les personnes que vous servez. Comment la faites-vous changer ? | exemple, compter, plainte, preuve | comprendre, raison, risque, loi | proposer, essai, collègue, responsable | résultat, mesurer, expliquer
      c en A new colleague speaks badly to someone in front of you. How do you step in? | calm, take over, person, apologise | aside, after, listen, tired | example, show, rule, expectation | follow-up, manager, progress
      c en A house rule gets in the way of the people you serve. How do you get it changed? | example, count, complaint, evidence | understand, reason, risk, law | suggest, trial, colleague, manager | result, measure, explain
    `),
    "Chef d'équipe": table(`
      c fr Vous recevez trois plaintes sur la même personne de votre équipe. Comment procédez-vous ? | faits, vérifier, date, écouter | entretien, seul, comprendre, cause | aider, former, règle, objectif | suivi, délai, décision, équipe
      c fr Deux personnes sont absentes le jour le plus chargé. Comment organisez-vous le travail ? | priorité, essentiel, fermer, reporter | répartir, renfort, heures, accord | prévenir, attente, public, direction | point, remercier, après
      c en You get three complaints about the same person in your team. How do you proceed? | facts, check, date, listen | meeting, alone, understand, cause | help, train, rule, goal | follow-up, deadline, decision, team
      c en Two people are absent on the busiest day of the week. How do you organise the work? | priority, essential, close, postpone | split, help, hours, agree | warn, waiting, public, management | check-in, thank, after
    `),
    Cadre: table(`
      c fr Vous devez réduire les coûts et garder la même qualité. Comment choisissez-vous ? | poste, coût, mesurer, temps | essentiel, personnes, sécurité, qualité | achat, horaire, mutualiser, outil | équipe, expliquer, suivi, décider
      c fr Les avis sont moins bons depuis trois mois. Comment en trouvez-vous la cause ? | lire, trier, compter, date | terrain, observer, équipe, écouter | changement, délai, effectif, prix | essai, mesurer, décider
      c en You must cut costs and keep the same quality. How do you choose? | line, cost, measure, time | essential, people, safety, quality | purchase, hours, share, tool | team, explain, follow-up, decide
      c en Reviews have been getting worse for three months. How do you find the cause? | read, sort, count, date | field, observe, team, listen | change, delay, staffing, price | trial, measure, decide
    `),
  },
};
