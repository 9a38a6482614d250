import { ask, type Family } from './item.ts';

/** Trades of code, data, design, sales and customer service, the most specific ones first. */
export const DIGITAL_FAMILIES: readonly Family[] = [
  {
    key: 'development',
    words:
      'developp,develop,programm,software,logiciel,full stack,fullstack,front end,frontend,back end,backend,web dev,mobile dev,react,angular,node,java,python,php,laravel,flutter,engineer software,qa ,tests automatis,automated test'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Une fonctionnalité livrée hier ralentit toute l'application ce matin : par où commencez-vous, et pourquoi ?",
        'journal, log, mesurer, profil, monitoring',
        'retour arrière, rollback, version, désactiver',
        'requête, base, index, cache, mémoire',
        'prévenir, équipe, client, test',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous décidez qu'un bout de code est assez testé pour partir en production.",
        'test, unitaire, intégration, couverture',
        'revue, relecture, pull request',
        'risque, critique, cas limite, régression',
        'déploiement, préproduction, CI',
      ),
      ask(
        'behaviour',
        "Racontez un choix technique que vous avez fait sur un projet réel, et ce qu'il vous a coûté.",
        'choix, bibliothèque, architecture, base',
        'avantage, inconvénient, compromis, limite',
        'performance, délai, maintenance, équipe',
        'résultat, regret, changer',
      ),
    ],
    en: [
      ask(
        'situation',
        'A feature shipped yesterday slows the whole application down this morning: where do you start, and why?',
        'log, measure, profile, monitoring',
        'rollback, version, revert, disable, flag',
        'query, database, index, cache, memory',
        'warn, team, client, test',
      ),
      ask(
        'knowledge',
        'Explain how you decide that a piece of code is tested enough to go to production.',
        'test, unit, integration, coverage',
        'review, pull request',
        'risk, critical, edge case, regression',
        'deploy, staging, CI',
      ),
      ask(
        'behaviour',
        'Tell us about a technical choice you made on a real project, and what it cost you.',
        'choice, library, architecture, database',
        'advantage, downside, trade-off, limit',
        'performance, deadline, maintenance, team',
        'result, regret, change',
      ),
    ],
  },
  {
    key: 'data',
    words:
      'data,donnee,analyst,analyste,bi,business intelligence,machine learning,statisti,scientist,power bi,tableau,etl,sql'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Deux tableaux de bord donnent un chiffre d'affaires différent pour le même mois : comment déterminez-vous lequel est juste ?",
        'définition, règle, périmètre, filtre',
        'source, requête, jointure, doublon',
        'comparer, échantillon, ligne, rapprocher',
        'documenter, prévenir, corriger',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous préparez des données sales avant de les analyser, à partir d'un cas que vous avez traité.",
        'doublon, manquant, format, aberrant',
        'nettoyer, script, requête, imputer',
        'vérifier, compter, total, source',
        'décision, résultat, biais',
      ),
    ],
    en: [
      ask(
        'situation',
        'Two dashboards show different revenue for the same month: how do you find out which one is right?',
        'definition, rule, scope, filter',
        'source, query, join, duplicate',
        'compare, sample, row, reconcile',
        'document, warn, fix',
      ),
      ask(
        'knowledge',
        'Explain how you prepare messy data before analysing it, using a case you handled.',
        'duplicate, missing, format, outlier',
        'clean, script, query, impute',
        'check, count, total, source',
        'decision, result, bias',
      ),
    ],
  },
  {
    key: 'infrastructure',
    words:
      'devops,systeme,reseau ,reseaux inform,reseaux et,administrateur reseau,technicien reseau,ingenieur reseau,network,infrastructure,cloud,support informatique,helpdesk,help desk,administrateur sys,technicien informatique,it support,sysadmin,securite informatique,cybersecur'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Lundi à 8 h, la moitié des postes n'accède plus au serveur de fichiers : que faites-vous dans la première demi-heure ?",
        'réseau, commutateur, IP, DNS, ping',
        'serveur, service, disque, droits, journal',
        'isoler, tester, comparer, étape',
        'prévenir, utilisateurs, priorité, ticket',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous vérifiez qu'une sauvegarde pourra vraiment être restaurée.",
        'restaurer, test, environnement',
        'fréquence, rétention, copie, hors site',
        'journal, alerte, taille, contrôle',
        'procédure, temps, durée',
      ),
    ],
    en: [
      ask(
        'situation',
        'On Monday morning, half of the workstations cannot reach the file server. What do you do first?',
        'network, switch, IP, DNS, ping',
        'server, service, disk, rights, log',
        'isolate, test, compare, step',
        'warn, users, priority, ticket',
      ),
      ask(
        'knowledge',
        'Explain how you make sure that a backup can really be restored.',
        'restore, test, environment',
        'frequency, retention, copy, offsite',
        'log, alert, size, check',
        'procedure, time, duration',
      ),
    ],
  },
  {
    key: 'design',
    words: 'design,graphi,ux,ui,illustrat,creatif,infograph,motion,webdesign,directeur artistique'.split(','),
    fr: [
      ask(
        'situation',
        'Un client trouve votre maquette « pas assez moderne » sans en dire plus : comment faites-vous avancer le projet ?',
        'question, exemple, référence, préciser',
        'objectif, cible, utilisateur, marque',
        'proposer, variante, planche, version',
        'délai, valider, limite',
      ),
      ask(
        'behaviour',
        "À partir d'une création récente, expliquez un choix de couleur, de typographie ou de mise en page et son effet.",
        'couleur, contraste, typographie, grille',
        'lisible, hiérarchie, mobile, impression',
        'cible, test, utilisateur, marque',
        'résultat, retour, clic',
      ),
    ],
    en: [
      ask(
        'situation',
        'A client finds your mock-up "not modern enough" and says no more: how do you move the project forward?',
        'question, example, reference, clarify',
        'goal, audience, user, brand',
        'offer, variant, board, version',
        'deadline, approve, limit',
      ),
      ask(
        'behaviour',
        'From a recent piece of work, explain a choice of colour, type or layout and the effect it had.',
        'colour, contrast, typography, grid',
        'legible, hierarchy, mobile, print',
        'audience, test, user, brand',
        'result, feedback, click',
      ),
    ],
  },
  {
    key: 'sales',
    words:
      'commercial,vente,vendeur,sales,business develop,technico,charge d affaires,account executive,account manager,key account,prospect'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Un prospect intéressé ne répond plus depuis trois semaines : que faites-vous, dans quel ordre ?',
        'relance, appel, message, jour',
        'raison, besoin, décideur, budget',
        'valeur, offre, exemple, rendez-vous',
        'CRM, abandonner, priorité',
      ),
      ask(
        'behaviour',
        "À partir d'une vente réelle, expliquez comment vous avez traité l'objection du prix.",
        'prix, cher, remise, budget',
        'besoin, valeur, comparer, coût',
        'écouter, question, argument',
        'signé, marge, condition',
      ),
      ask(
        'knowledge',
        'Expliquez comment vous répartissez votre semaine entre prospection, suivi et clients existants.',
        'prospection, appels, liste, cible',
        'suivi, relance, CRM, pipeline',
        'clients, fidéliser, visite',
        'objectif, chiffre, taux',
      ),
    ],
    en: [
      ask(
        'situation',
        'An interested prospect has not answered for three weeks: what do you do, in what order?',
        'follow-up, call, message, day',
        'reason, need, decision maker, budget',
        'value, offer, example, appointment',
        'CRM, drop, priority',
      ),
      ask(
        'behaviour',
        'From a real sale, explain how you handled the price objection.',
        'price, expensive, discount, budget',
        'need, value, compare, cost',
        'listen, question, argument',
        'signed, margin, condition',
      ),
      ask(
        'knowledge',
        'Explain how you split your week between prospecting, follow-up and existing customers.',
        'prospecting, calls, list, target',
        'follow-up, CRM, pipeline',
        'customers, retain, visit',
        'quota, figure, rate',
      ),
    ],
  },
  {
    key: 'customer-service',
    words:
      'service client,relation client,customer service,customer support,customer success,conseiller client,clientele,sav,support client'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Un client appelle pour la troisième fois pour le même problème et menace de partir : que lui dites-vous ?',
        'excuse, écouter, reformuler, calme',
        'historique, dossier, vérifier, cause',
        'solution, délai, geste, rappeler',
        'suivi, responsable, confirmer',
      ),
      ask(
        'knowledge',
        'Expliquez comment vous traitez une file de demandes quand vous ne pouvez pas répondre à toutes dans la journée.',
        'priorité, urgence, trier, classer',
        'délai, prévenir, accusé, modèle',
        'escalade, collègue, ticket',
        'temps, satisfaction, chiffre',
      ),
    ],
    en: [
      ask(
        'situation',
        'A customer calls for the third time about the same problem and threatens to leave: what do you say?',
        'apologise, listen, rephrase, calm',
        'history, file, check, cause',
        'solution, deadline, gesture, call back',
        'follow-up, owner, confirm',
      ),
      ask(
        'knowledge',
        'Explain how you handle a queue of requests when you cannot answer all of them in a day.',
        'priority, urgency, sort, rank',
        'delay, warn, acknowledge, template',
        'escalate, colleague, ticket',
        'time, satisfaction, figure',
      ),
    ],
  },
];
