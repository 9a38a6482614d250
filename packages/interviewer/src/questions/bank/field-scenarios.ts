import { type Bilingual, type Setting, table } from './item.ts';

/** The scenarios at each seniority where work is no desk. `{role}` and `{anyRole}` as in the office's. */
export const FIELD_SCENARIOS: Readonly<Record<Exclude<Setting, 'office'>, Readonly<Record<string, Bilingual>>>> = {
  hands: {
    Stagiaire: table(`
      c fr Première semaine comme {role} : on vous montre un geste une seule fois, puis on vous laisse faire. Comment vous y prenez-vous ? | regarder, noter, refaire, lentement | demander, question, collègue, tuteur | essayer, chute, étape, sécurité | vérifier, montrer, corriger
      c fr En stage, vous voyez quelqu'un d'expérimenté sauter une étape de sécurité : que faites-vous ? | s'écarter, arrêter, danger, attendre | demander, expliquer, poli, pourquoi | tuteur, prévenir, règle, consigne | éviter, suite, noter
      c en In your first week as {anyRole}, you are shown a task once and then left to do it: how do you go about it? | watch, note, repeat, slowly | ask, question, colleague, tutor | try, scrap, step, safety | check, show, correct
      c en During your internship, you see someone experienced skip a safety step: what do you do? | step back, stop, danger, wait | ask, explain, polite, why | tutor, warn, rule, instruction | avoid, after, note
    `),
    Junior: table(`
      c fr Premier mois comme {role} : vous abîmez une pièce ou un outil et personne ne l'a vu. Que faites-vous ? | arrêter, regarder, danger, étendue | dire, chef, prévenir, tout de suite | réparer, remplacer, proposer, coût | éviter, geste, contrôle
      c fr Vous débutez comme {role} et l'on vous demande d'aller plus vite que vous ne savez travailler proprement : comment réagissez-vous ? | expliquer, chef, franc, temps | qualité, sécurité, reprise, risque | aide, montrer, répéter, organiser | progrès, objectif, semaine
      c en In your first month as {anyRole}, you damage a part or a tool and nobody sees it: what do you do? | stop, look, danger, extent | tell, foreman, warn, at once | repair, replace, offer, cost | avoid, gesture, check
      c en You have just started as {anyRole}, and you are asked to go faster than you can work properly: how do you react? | explain, foreman, honest, time | quality, safety, rework, risk | help, show, repeat, organise | progress, goal, week
    `),
    Intermédiaire: table(`
      c fr Vous travaillez comme {role} et il manque ce matin une partie du matériel prévu : comment organisez-vous votre journée ? | inventaire, manque, besoin, vérifier | ordre, autre tâche, avancer, préparer | appeler, emprunter, fournisseur, chef | prévenir, client, délai, qualité
      c fr Vous travaillez comme {role} et découvrez en plein travail une faute laissée par la personne d'avant : comment procédez-vous ? | regarder, mesurer, contrôler, comprendre | garder, défaire, reprendre, décider | chef, client, temps, coût | ordre, sécurité, finir
      c en You work as {anyRole}, and part of the equipment you need is missing this morning: how do you organise your day? | inventory, missing, need, check | order, other task, proceed, prepare | call, borrow, supplier, foreman | warn, client, deadline, quality
      c en You work as {anyRole} and find, in the middle of a job, a mistake left by the person before you: how do you proceed? | look, measure, check, understand | keep, undo, redo, decide | foreman, client, time, cost | order, safety, finish
    `),
    Senior: table(`
      c fr Vous travaillez comme {role} et l'on vous demande un délai que la qualité ne permet pas : comment répondez-vous ? | durée, étape, séchage, contrôle | risque, qualité, sécurité, reprise | équipe, renfort, ordre, partie | accord, écrit, client, date
      c fr Avec votre expérience comme {role}, vous formez une personne qui refait toujours la même erreur : comment l'aidez-vous ? | observer, comprendre, geste, cause | montrer, refaire, découper, expliquer | temps, essai, encourager, contrôle | progrès, autonome, semaine
      c en You work as {anyRole}, and you are given a deadline that good work does not allow: how do you answer? | duration, step, drying, inspection | risk, quality, safety, rework | crew, help, order, part | agree, written, client, date
      c en With your experience as {anyRole}, you train someone who keeps making the same mistake: how do you help? | observe, understand, gesture, cause | show, repeat, break down, explain | time, trial, encourage, check | progress, alone, week
    `),
    "Chef d'équipe": table(`
      c fr Vous travaillez comme {role} : deux personnes manquent ce matin et le travail doit être fini ce soir. Comment répartissez-vous les tâches ? | priorité, ordre, essentiel, durée | compétence, poste, binôme, sécurité | renfort, heures, prévenir, client | contrôle, point, après
      c fr Vous travaillez comme {role} et voyez votre équipe contourner une règle de sécurité pour gagner du temps : que faites-vous ? | arrêter, danger, tout de suite, calme | comprendre, pourquoi, cadence, outil | expliquer, accident, règle, exemple | contrôle, suivi, sanction, améliorer
      c en You work as {anyRole}: two people are missing this morning and the work must be done tonight. How do you split the tasks? | priority, order, essential, duration | skill, position, pair, safety | help, hours, warn, client | check, meeting, after
      c en You work as {anyRole}, and you see your crew bypass a safety rule to save time: what do you do? | stop, danger, at once, calm | understand, why, pace, tool | explain, accident, rule, example | check, follow-up, sanction, improve
    `),
    Cadre: table(`
      c fr Vous travaillez comme {role} et devez produire autant avec 15 % de moyens en moins : comment choisissez-vous ce qui change ? | coût, perte, mesurer, arrêt | matière, énergie, entretien, achat | équipe, écouter, idée, former | risque, qualité, suivi, décider
      c fr Vous travaillez comme {role} et apprenez qu'un accident a été évité de peu hier, sans que personne ne le signale : que décidez-vous ? | faits, lieu, témoin, comprendre | cause, règle, matériel, cadence | confiance, parler, sans punir, signaler | mesure, suivi, contrôle
      c en You work as {anyRole} and must produce as much with 15% less: how do you choose what changes? | cost, loss, measure, stoppage | material, energy, upkeep, purchase | team, listen, idea, train | risk, quality, follow-up, decide
      c en You work as {anyRole} and learn that an accident was narrowly avoided yesterday and nobody reported it: what do you decide? | facts, place, witness, understand | cause, rule, equipment, pace | trust, talk, no blame, report | measure, follow-up, check
    `),
  },
  people: {
    Stagiaire: table(`
      c fr Première semaine comme {role} : quelqu'un vous pose une question à laquelle vous ne savez pas répondre. Que faites-vous ? | honnête, dire, attendre, excuse | demander, collègue, tuteur, chercher | revenir, répondre, délai, vérifier | noter, apprendre, prochaine
      c fr En stage, on vous confie pour une heure une tâche face au public : comment vous y préparez-vous ? | observer, question, consigne, modèle | liste, matériel, phrase, répéter | collègue, aide, limite, appeler | retour, noter, améliorer
      c en In your first week as {anyRole}, someone asks you a question you cannot answer: what do you do? | honest, say, wait, apologise | ask, colleague, tutor, search | return, answer, time, check | note, learn, next
      c en During your internship, you are left in front of the public for an hour: how do you prepare for it? | observe, question, instruction, model | list, material, sentence, rehearse | colleague, help, limit, call | feedback, note, improve
    `),
    Junior: table(`
      c fr Premier mois comme {role} : vous donnez une information fausse et la personne est déjà repartie. Que faites-vous ? | vérifier, conséquence, gravité, vite | retrouver, appeler, message, contact | dire, responsable, excuse, corriger | éviter, noter, demander
      c fr Vous débutez comme {role} et quelqu'un préfère avoir affaire à une personne plus expérimentée : comment réagissez-vous ? | calme, comprendre, écouter, inquiétude | expliquer, proposer, collègue, encadrer | rassurer, montrer, étape, vérifier | confiance, appris, suite
      c en In your first month as {anyRole}, you give wrong information and the person has already left: what do you do? | check, consequence, serious, quickly | find, call, message, contact | tell, manager, apologise, correct | avoid, note, ask
      c en You have just started as {anyRole}, and someone would rather deal with a more experienced person: how do you react? | calm, understand, listen, worry | explain, offer, colleague, supervise | reassure, show, step, check | trust, learned, after
    `),
    Intermédiaire: table(`
      c fr Vous travaillez comme {role} et apprenez en arrivant qu'il manque quelqu'un : comment vous réorganisez-vous ? | priorité, liste, urgent, reporter | collègue, répartir, aide, relais | prévenir, attente, dire, public | pause, point, noter
      c fr Vous travaillez comme {role} et l'on se plaint à votre responsable d'une chose que vous avez faite dans les règles : que faites-vous ? | écouter, comprendre, calme, faits | responsable, expliquer, trace, règle | personne, parler, excuse, geste | améliorer, changer, suite
      c en You work as {anyRole} and learn on arrival that someone is missing today: how do you reorganise? | priority, list, urgent, postpone | colleague, split, help, cover | warn, waiting, say, public | break, check-in, note
      c en You work as {anyRole}, and someone complains to your manager about something you did by the rules: what do you do? | listen, understand, calm, facts | manager, explain, record, rule | person, talk, apologise, gesture | improve, change, after
    `),
    Senior: table(`
      c fr Vous travaillez comme {role} et un collègue récent parle mal à quelqu'un devant vous : comment intervenez-vous ? | calmer, relais, personne, excuse | à part, après, écouter, fatigue | exemple, montrer, règle, attente | suivi, responsable, progrès
      c fr Vous travaillez comme {role} et une règle de la maison gêne les personnes dont vous vous occupez : comment la faites-vous évoluer ? | exemple, compter, plainte, preuve | comprendre, raison, risque, loi | proposer, essai, collègue, responsable | résultat, mesurer, expliquer
      c en You work as {anyRole}, and a recent colleague speaks badly to someone in front of you: how do you step in? | calm, take over, person, apologise | aside, after, listen, tired | example, show, rule, expectation | follow-up, manager, progress
      c en You work as {anyRole}, and a house rule gets in the way of the people you look after: how do you get it changed? | example, count, complaint, evidence | understand, reason, risk, law | suggest, trial, colleague, manager | result, measure, explain
    `),
    "Chef d'équipe": table(`
      c fr Vous travaillez comme {role} et recevez en une semaine trois plaintes sur la même personne de votre équipe : comment procédez-vous ? | faits, vérifier, date, écouter | entretien, seul, comprendre, cause | aider, former, règle, objectif | suivi, délai, décision, équipe
      c fr Vous travaillez comme {role} et deux absences tombent le jour le plus chargé de la semaine : comment réorganisez-vous le travail ? | priorité, essentiel, fermer, reporter | répartir, renfort, heures, accord | prévenir, attente, public, direction | point, remercier, après
      c en You work as {anyRole} and get three complaints in a week about the same member of your team: how do you proceed? | facts, check, date, listen | meeting, alone, understand, cause | help, train, rule, goal | follow-up, deadline, decision, team
      c en You work as {anyRole}, and two people are absent on the busiest day of the week: how do you reorganise the work? | priority, essential, close, postpone | split, help, hours, agree | warn, waiting, public, management | check-in, thank, after
    `),
    Cadre: table(`
      c fr Vous travaillez comme {role} et devez réduire les coûts sans que le service rendu baisse : comment choisissez-vous ? | poste, coût, mesurer, temps | essentiel, personnes, sécurité, qualité | achat, horaire, mutualiser, outil | équipe, expliquer, suivi, décider
      c fr Vous travaillez comme {role} et les avis se dégradent depuis trois mois : comment en trouvez-vous la cause ? | lire, trier, compter, date | terrain, observer, équipe, écouter | changement, délai, effectif, prix | essai, mesurer, décider
      c en You work as {anyRole} and must cut costs without lowering the service: how do you choose? | line, cost, measure, time | essential, people, safety, quality | purchase, hours, share, tool | team, explain, follow-up, decide
      c en You work as {anyRole}, and reviews have been getting worse for three months: how do you find the cause? | read, sort, count, date | field, observe, team, listen | change, delay, staffing, price | trial, measure, decide
    `),
  },
};
