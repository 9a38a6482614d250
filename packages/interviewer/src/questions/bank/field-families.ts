import { ask, type Family } from './item.ts';

/** Trades of the workshop, the road, the ward, the classroom and the dining room. */
export const FIELD_FAMILIES: readonly Family[] = [
  {
    key: 'health',
    setting: 'people',
    words:
      'infirm,medec,medical,sante,aide soignant,nurse,doctor,health,kine,dentist,sage femme,clinique,hopital,paramedic,caregiver'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Deux patients appellent en même temps et vous n'avez pas d'aide. Comment décidez-vous qui voir d'abord ?",
        'gravité, urgence, priorité, signe',
        'tension, pouls, saturation, douleur, constantes',
        'appeler, médecin, collègue, aide',
        'rassurer, transmission, noter',
      ),
      ask(
        'knowledge',
        "Expliquez les vérifications que vous faites avant d'administrer un traitement, à partir d'un cas où elles ont servi.",
        'identité, patient, dossier, bracelet',
        'dose, voie, heure, allergie',
        'prescription, médecin, doute',
        'erreur, évité, tracer',
      ),
    ],
    en: [
      ask(
        'situation',
        'Two patients call at once and no colleague is free. How do you decide whom to see first?',
        'severity, urgency, priority, sign',
        'pressure, pulse, saturation, pain, vitals',
        'call, doctor, colleague, help',
        'reassure, handover, note',
      ),
      ask(
        'knowledge',
        'Explain the checks you make before giving a treatment, using a case where they were useful.',
        'identity, patient, chart, wristband',
        'dose, route, time, allergy',
        'prescription, doctor, doubt',
        'mistake, avoided, record',
      ),
    ],
  },
  {
    key: 'education',
    setting: 'people',
    words:
      'enseign,professeur,prof ,formateur,teacher,teaching,trainer,educat,tutor,instituteur,institutrice,pedagog,animateur,school,ecole,instructor'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Au milieu d'un cours, un tiers des élèves ne suit plus : comment réagissez-vous ?",
        'question, vérifier, comprendre, exemple',
        'groupe, exercice, binôme, différencier',
        'rythme, notion, reprendre',
        'évaluer, suivant, résultat',
      ),
      ask(
        'behaviour',
        "À partir d'une leçon réelle, expliquez comment vous avez su que vos élèves avaient compris.",
        'objectif, question, exercice, test',
        'erreur, corriger, retour',
        'niveau, groupe, difficulté',
        'note, progrès, repris',
      ),
    ],
    en: [
      ask(
        'situation',
        'In the middle of a class a third of the students are lost: how do you react?',
        'question, check, understand, example',
        'group, exercise, pair, differentiate',
        'pace, concept, again',
        'assess, next, result',
      ),
      ask(
        'behaviour',
        'From a real lesson, explain how you knew that your students had understood.',
        'objective, question, exercise, test',
        'mistake, correct, feedback',
        'level, group, difficulty',
        'grade, progress, redone',
      ),
    ],
  },
  {
    key: 'restaurant',
    setting: 'people',
    words:
      'serveur,serveuse,restauration,barman,barista,waiter,waitress,restaurant,chef de rang,maitre d hotel,commis de salle,commis ,sommelier,bartender'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'En plein service du samedi soir, un plat de la carte vient à manquer : que faites-vous ?',
        'stock, plat, remplacer, carte',
        'prévenir, équipe, salle, client',
        'proposer, geste, attente',
        'commande, inventaire, éviter',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous tenez l'hygiène et la chaîne du froid pendant un service chargé.",
        'température, froid, relevé, frigo',
        'date, étiquette, FIFO, rotation',
        'nettoyer, mains, plan, HACCP',
        'jeter, contrôle, noter',
      ),
    ],
    en: [
      ask(
        'situation',
        'In the middle of a Saturday night service, a dish runs out. What do you do?',
        'stock, dish, replace, menu',
        'warn, team, room, guest',
        'offer, gesture, wait',
        'order, inventory, avoid',
      ),
      ask(
        'knowledge',
        'Explain how you keep hygiene and the cold chain under control during a busy service.',
        'temperature, cold, record, fridge',
        'date, label, FIFO, rotation',
        'clean, hands, surface, HACCP',
        'discard, check, note',
      ),
    ],
  },
  {
    key: 'hotel',
    setting: 'people',
    words:
      'hotel,opera ,guest ,receptionn,front desk,reservation,concierge,housekeep,gouvernant,hebergement,tourism,guide,voyage,travel,animation touris'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "À 22 h, un client arrive avec une réservation que vous ne trouvez pas et l'hôtel est complet : que faites-vous ?",
        'vérifier, nom, date, agence, confirmation',
        'excuse, calme, attendre, boisson',
        'autre hôtel, taxi, transfert, chambre',
        'coût, suivi, directeur',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous préparez une journée de nombreuses arrivées pour que personne n'attende.",
        'liste, arrivées, chambres, planning',
        'gouvernante, ménage, prêtes, priorité',
        'clés, dossier, préparer, groupe',
        'attente, temps, avis',
      ),
    ],
    en: [
      ask(
        'situation',
        'At 10 pm a guest arrives. You cannot find the booking and the hotel is full. What do you do?',
        'check, name, date, agency, confirmation',
        'apologise, calm, wait, drink',
        'other hotel, taxi, transfer, room',
        'cost, follow-up, manager',
      ),
      ask(
        'knowledge',
        'Explain how you prepare a day with many arrivals so that nobody has to wait.',
        'list, arrivals, rooms, schedule',
        'housekeeping, cleaning, ready, priority',
        'keys, file, prepare, group',
        'waiting, time, review',
      ),
    ],
  },
  {
    key: 'construction',
    setting: 'hands',
    words:
      'chantier,construction,genie civil,civil engineer,batiment,btp,conducteur de travaux,architect,macon,metreur,site manager,topograph,ferraill,coffr,plombier,peintre,menuis,charpent,carrel,platrier,etancheite'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "La livraison de béton est annulée le matin d'un coulage prévu : comment réorganisez-vous la journée ?",
        'fournisseur, centrale, appeler, autre',
        'équipe, tâche, ferraillage, coffrage',
        'planning, retard, client',
        'météo, sécurité, report',
      ),
      ask(
        'knowledge',
        "Expliquez les contrôles que vous faites sur un ouvrage avant de donner le feu vert à l'étape suivante.",
        'plan, cote, niveau, aplomb',
        'ferraillage, enrobage, coffrage, dosage',
        'fiche, photo, bureau de contrôle',
        'reprise, écart, refus',
      ),
    ],
    en: [
      ask(
        'situation',
        'The concrete delivery is cancelled on the morning of a planned pour: how do you reorganise the day?',
        'supplier, plant, call, other',
        'crew, task, rebar, formwork',
        'schedule, delay, client',
        'weather, safety, postpone',
      ),
      ask(
        'knowledge',
        'Explain the checks you make on a structure before giving the go-ahead for the next step.',
        'drawing, dimension, level, plumb',
        'rebar, cover, formwork, mix',
        'sheet, photo, inspector',
        'rework, gap, reject',
      ),
    ],
  },
  {
    key: 'logistics',
    setting: 'hands',
    words:
      'logisti,supply chain,entrepot,magasin,stock,transport,transit ,transitaire,douane,warehouse,cariste,approvision,achat,procurement,purchas,acheteur'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Le stock du système et celui du rayon diffèrent de 40 unités sur un article qui part demain : que faites-vous ?',
        'compter, recompter, emplacement, inventaire',
        'mouvement, réception, bon, retour',
        'client, prévenir, priorité, partiel',
        'cause, corriger, procédure',
      ),
      ask(
        'knowledge',
        'Expliquez comment vous organisez une tournée ou une préparation quand deux commandes urgentes arrivent en retard.',
        'priorité, heure, distance, itinéraire',
        'charger, ordre, quai, palette',
        'prévenir, client, chauffeur',
        'livré, temps, coût',
      ),
    ],
    en: [
      ask(
        'situation',
        'System stock and shelf stock differ by 40 units on an item that ships tomorrow: what do you do?',
        'count, recount, location, inventory',
        'movement, receipt, slip, return',
        'client, warn, priority, partial',
        'cause, correct, procedure',
      ),
      ask(
        'knowledge',
        'Explain how you organise a delivery round or a picking run when two urgent orders come in late.',
        'priority, time, distance, route',
        'load, order, dock, pallet',
        'warn, client, driver',
        'delivered, time, cost',
      ),
    ],
  },
  {
    key: 'maintenance',
    setting: 'hands',
    words:
      'maintenance,mecanic,mechanic,electro,electric,automates,automatic,automatism,technicien,technician,energie,energy,solaire,solar,photovolt,froid,climatis,hvac,petrol,gaz'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Une machine s'arrête au milieu d'une commande et la panne revient au redémarrage : comment procédez-vous ?",
        'consigner, sécurité, couper, arrêt',
        'mesurer, tester, capteur, défaut, schéma',
        'cause, pièce, provisoire, remplacer',
        'production, prévenir, préventif',
      ),
      ask(
        'knowledge',
        "Expliquez les précautions que vous prenez avant d'intervenir sur une installation, à partir d'un cas où elles ont servi.",
        'consignation, cadenas, couper, tension',
        'EPI, gants, vérifier, absence',
        'permis, équipe, balisage',
        'évité, accident, signaler',
      ),
    ],
    en: [
      ask(
        'situation',
        'A machine stops in the middle of an order and fails again on restart: how do you proceed?',
        'lockout, safety, cut, stop',
        'measure, test, sensor, fault, diagram',
        'cause, part, temporary, replace',
        'production, warn, preventive',
      ),
      ask(
        'knowledge',
        'Explain the precautions you take before working on an installation, using a case where they were useful.',
        'lockout, padlock, cut, voltage',
        'PPE, gloves, check, absence',
        'permit, team, marking',
        'avoided, accident, report',
      ),
    ],
  },
  {
    key: 'manufacturing',
    setting: 'hands',
    words:
      'responsable qualite,assurance qualite,controle qualite,technicien qualite,quality manager,quality control,quality assurance,production,qualite,quality,industri,usine,fabrication,operateur,lean,methodes,process,manufactur,factory,hse,qhse,textile,agroalimentaire,atelier,supervisor'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Le taux de rebut d'une ligne a doublé depuis hier : quelles sont vos premières vérifications ?",
        'mesurer, échantillon, défaut, comparer',
        'machine, réglage, matière, lot, opérateur',
        'arrêter, isoler, trier, bloquer',
        'cause, action, suivi',
      ),
      ask(
        'behaviour',
        "À partir d'une non-conformité réelle, expliquez comment vous avez trouvé sa cause et ce qui a changé depuis.",
        'cause, pourquoi, Ishikawa, analyse',
        'lot, traçabilité, client, isoler',
        'action, procédure, formation, contrôle',
        'résultat, taux, vérifié',
      ),
    ],
    en: [
      ask(
        'situation',
        'The scrap rate on a line has doubled since yesterday: what are your first checks?',
        'measure, sample, defect, compare',
        'machine, setting, material, batch, operator',
        'stop, isolate, sort, block',
        'cause, action, follow-up',
      ),
      ask(
        'behaviour',
        'From a real non-conformity, explain how you traced it to its cause and what has changed since.',
        'cause, why, Ishikawa, analysis',
        'batch, traceability, client, isolate',
        'action, procedure, training, check',
        'result, rate, verified',
      ),
    ],
  },
  {
    key: 'retail',
    setting: 'people',
    words: 'magasin,caissi,boutique,retail,store,shop,rayon,merchandis,grande surface,supermarche,cashier'.split(','),
    fr: [
      ask(
        'situation',
        "La file s'allonge en caisse, le téléphone sonne et un client demande conseil : comment vous organisez-vous ?",
        'priorité, client, file, caisse',
        'appeler, collègue, renfort',
        'prévenir, sourire, attendre',
        'encaissé, conseil, vente',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous vous y prenez pour qu'un rayon vende mieux, avec un exemple que vous avez vécu.",
        'emplacement, regard, facing, prix',
        'rotation, stock, rupture, saison',
        'test, affiche, promotion',
        'vente, hausse, résultat',
      ),
    ],
    en: [
      ask(
        'situation',
        'The queue grows at the till, the phone rings and a customer wants advice: how do you organise yourself?',
        'priority, customer, queue, till',
        'call, colleague, backup',
        'warn, smile, wait',
        'served, advice, sale',
      ),
      ask(
        'knowledge',
        'Explain how you go about making a shelf sell better, with an example of your own.',
        'location, eye level, facing, price',
        'rotation, stock, shortage, season',
        'test, sign, promotion',
        'sales, increase, result',
      ),
    ],
  },
];
