import { type Family, table } from './item.ts';

const family = (key: string, words: string, setting: Family['setting'], rows: string): Family => ({
  key,
  words: words.split(','),
  setting,
  ...table(rows),
});

/** Craft trades, more precise than the broad ones of `field-families.ts`. */
export const CRAFT_FAMILIES: readonly Family[] = [
  family(
    'beauty',
    'esthetic,beautic,beauty,beaute,coiff,hairdress,barbier,barber,spa ,prothesiste ongl,nail ,maquill,makeup,masseu,massage',
    'people',
    `
    s fr Une cliente n'aime pas le résultat et le dit devant les autres : que faites-vous avant qu'elle parte ? | écouter, calme, isoler, excuse | regarder, comprendre, photo, attente | corriger, proposer, retouche, geste | revenir, noter, responsable
    k fr Expliquez comment vous préparez un soin pour quelqu'un que vous ne connaissez pas, de l'accueil au premier geste. | question, allergie, habitude, fiche | peau, cheveux, observer, test | hygiène, matériel, désinfecter, gants | expliquer, durée, prix, accord
    s en A client dislikes the result and says so in front of others: what do you do before they leave? | listen, calm, aside, apologise | look, understand, photo, expectation | fix, offer, touch-up, gesture | return, note, manager
    k en Explain how you prepare a treatment for someone you do not know, from the welcome to the first gesture. | question, allergy, habit, record | skin, hair, observe, test | hygiene, tools, disinfect, gloves | explain, duration, price, agree
    `,
  ),
  family(
    'agriculture',
    'agric,ferme ,farm ,farmer,farmwork,oleic,olive,olivi,verger,maraich,pepini,elevage,berger,vitic,jardini,garden,paysag,landscap,tracteur,tractor,agronom',
    'hands',
    `
    s fr La météo annonce de la grêle pour demain matin et la moitié de la récolte est encore dehors : que décidez-vous ? | priorité, parcelle, mûr, valeur | équipe, heures, renfort, matériel | protéger, bâche, filet, rentrer | prévenir, client, perte, assurance
    b fr Racontez comment vous avez repéré, puis arrêté, un parasite ou la maladie d'une culture ou d'un troupeau. | signe, feuille, tache, troupeau | isoler, observer, prélever, conseil | traiter, dose, délai, alternative | perte, résultat, prévention
    s en Hail is forecast for tomorrow morning and half of the harvest is still outside: what do you decide? | priority, plot, ripe, value | crew, hours, extra, equipment | protect, cover, net, bring in | warn, client, loss, insurance
    b en Tell us about a pest or a disease you spotted in a crop or a herd and stopped. | sign, leaf, spot, herd | isolate, observe, sample, advice | treat, dose, delay, alternative | loss, result, prevention
    `,
  ),
  family(
    'driving',
    'chauffeur,livreur,delivery driver,driver,taxi,coursier,conducteur de bus,conducteur de car,conducteur routier,conducteur poids,convoyeur,ambulancier',
    'hands',
    `
    s fr Au chargement, vous voyez qu'un pneu du véhicule est abîmé et le départ est dans dix minutes : que faites-vous ? | refuser, sécurité, contrôler, photo | prévenir, responsable, atelier, client | remplacer, autre véhicule, réparer | noter, retard, procédure
    b fr Racontez un trajet qui ne s'est pas passé comme prévu, et les décisions que vous avez prises en route. | panne, accident, route, météo | prévenir, appeler, client, police | itinéraire, pause, attendre, sécurité | arrivé, retard, constat
    s en While loading, you see a damaged tyre and departure is in ten minutes: what do you do? | refuse, safety, check, photo | warn, manager, workshop, client | replace, other vehicle, repair | record, delay, procedure
    b en Tell us about a trip that did not go as planned, and the decisions you made on the road. | breakdown, accident, road, weather | warn, call, client, police | route, break, wait, safety | arrived, delay, report
    `,
  ),
  family(
    'pharmacy',
    'pharma,preparateur en,parapharm,dispens,officine',
    'people',
    `
    s fr Une personne insiste pour obtenir sans ordonnance un médicament qui en demande une : comment répondez-vous ? | écouter, pourquoi, besoin, douleur | règle, risque, expliquer, refus | alternative, conseil, médecin, urgence | calme, noter, suivi
    b fr Racontez une erreur de délivrance que vous avez évitée, et ce qui vous a permis de la voir. | nom, dose, boîte, ressemblance | ordonnance, double contrôle, scanner, relire | patient, âge, poids, traitement | appeler, corriger, procédure
    s en Someone insists on getting a prescription-only drug without a prescription: how do you answer? | listen, why, need, pain | rule, risk, explain, refuse | alternative, advice, doctor, emergency | calm, record, follow-up
    b en Tell us about a dispensing error you avoided, and what made you see it. | name, dose, box, look-alike | prescription, double check, scan, reread | patient, age, weight, treatment | call, correct, procedure
    `,
  ),
  family(
    'electricity',
    'electricien,electrician,monteur cableur,cableur,domotique',
    'hands',
    `
    s fr Le client est pressé et vous demande de rebrancher une ligne que vous jugez dangereuse : que faites-vous ? | refuser, couper, sécurité, mesurer | expliquer, risque, norme, montrer | provisoire, solution, délai, devis | écrit, chef, consigner
    b fr Racontez une panne électrique dont la cause n'était pas là où on la cherchait. | mesurer, multimètre, tension, continuité | schéma, tableau, départ, boîte | isoler, essayer, hypothèse, éliminer | réparé, cause, temps
    s en The client is in a hurry and asks you to reconnect a line you consider dangerous: what do you do? | refuse, switch off, safety, measure | explain, risk, standard, show | temporary, solution, time, quote | written, foreman, lock out
    b en Tell us about an electrical fault whose cause was not where people were looking. | measure, multimeter, voltage, continuity | diagram, board, circuit, box | isolate, test, assumption, rule out | repaired, cause, time
    `,
  ),
  family(
    'metal',
    'soudeu,soudur,soudag,welder,welding,chaudronn,tolier,ajusteur,usinage,tourneur,fraiseur,machinist,cnc,serrurier,metalli,forgeron,boilermaker',
    'hands',
    `
    s fr En fin de série, vous découvrez que les dix dernières pièces sont hors cote : que faites-vous ? | arrêter, isoler, mesurer, trier | réglage, outil, usure, cause | prévenir, chef, client, délai | reprendre, rebut, éviter
    b fr Racontez la pièce la plus difficile que vous avez faite, et l'ordre dans lequel vous l'avez attaquée. | plan, cote, tolérance, matière | ordre, bridage, pointage, montage | déformation, chaleur, essai, contrôle | résultat, reprise, temps
    s en At the end of a batch, the last ten parts are out of tolerance. What do you do? | stop, isolate, measure, sort | setting, tool, wear, cause | warn, foreman, client, deadline | rework, scrap, avoid
    b en Tell us about the hardest part you have made, and the order in which you tackled it. | drawing, dimension, tolerance, material | order, clamping, tacking, jig | distortion, heat, trial, inspection | result, rework, time
    `,
  ),
  family(
    'security',
    'agent de securite,agent de gardiennage,gardien,vigile,security guard,security officer,security agent,videosurveill,maitre chien,rondier',
    'people',
    `
    s fr Quelqu'un que tout le monde connaît veut entrer sans badge, et une file attend derrière : que faites-vous ? | règle, badge, identité, registre | poli, calme, expliquer, écarter | appeler, responsable, accueil, vérifier | file, noter, suite
    b fr Racontez une ronde où vous avez remarqué quelque chose d'anormal, et ce que vous avez fait. | porte, bruit, lumière, odeur | vérifier, distance, sécurité, observer | appeler, police, pompiers, responsable | rapport, main courante, suite
    s en Someone everybody knows wants to come in without a badge, and a queue is waiting: what do you do? | rule, badge, identity, register | polite, calm, explain, aside | call, manager, reception, check | queue, record, after
    b en Tell us about a round where you noticed something unusual, and what you did. | door, noise, light, smell | check, distance, safety, observe | call, police, firefighters, manager | report, log, after
    `,
  ),
  family(
    'cleaning',
    'agent d entretien,femme de chambre,valet de chambre,nettoyage,agent de proprete,menage,cleaner,cleaning,room attendant,housekeeper,janitor',
    'hands',
    `
    s fr Il vous reste une heure pour un travail qui en demande deux : comment choisissez-vous ce que vous laissez ? | priorité, sanitaire, passage, client | prévenir, responsable, renfort, reporter | méthode, ordre, chariot, produit | noter, contrôle, lendemain
    k fr Expliquez comment vous choisissez un produit pour une surface que vous ne connaissez pas. | étiquette, fiche, dosage, mélange | essai, coin, matière, tache | gants, aérer, sécurité, rincer | demander, noter, résultat
    s en You have one hour left for a job that takes two: how do you decide what to leave? | priority, toilets, traffic, guest | warn, manager, help, postpone | method, order, trolley, product | record, check, next day
    k en Explain how you choose a product for a surface you do not know. | label, sheet, dose, mix | test, corner, material, stain | gloves, air, safety, rinse | ask, note, result
    `,
  ),
  family(
    'kitchen',
    'cuisin,chef de partie,sous chef,second de cuisine,patiss,boulang,cook,kitchen,pastry,baker,plonge,commis de cuisine,pizzaiolo,sushi,traiteur,boucher,butcher',
    'hands',
    `
    s fr En plein service, un plat de la carte vient à manquer : comment réorganisez-vous votre poste ? | stock, remplacer, carte, portion | prévenir, chef, salle, client | ordre, bons, feu, priorité | inventaire, commande, éviter
    b fr Racontez un plat que vous avez amélioré, et comment vous avez su qu'il était meilleur. | goûter, recette, dosage, cuisson | produit, saison, fournisseur, coût | essai, équipe, chef, client | retour, assiette, ventes
    s en In the middle of service, a dish on the menu runs out: how do you reorganise your station? | stock, replace, menu, portion | warn, chef, floor, guest | order, tickets, heat, priority | inventory, order, avoid
    b en Tell us about a dish you improved, and how you knew it was better. | taste, recipe, dose, cooking | produce, season, supplier, cost | trial, team, chef, guest | feedback, plate, sales
    `,
  ),
  family(
    'laboratory',
    'laborant,laboratoire,lab technician,laboratory,biolog,chimi,chemist,microbio,biotech',
    'hands',
    `
    s fr Un résultat sort très loin de la valeur attendue : que vérifiez-vous avant de le rendre ? | échantillon, étiquette, tube, identité | témoin, étalon, réactif, date | appareil, calibration, refaire, double | prévenir, noter, valider
    b fr Racontez une analyse que vous avez dû refaire, et la cause que vous avez trouvée. | contamination, dilution, erreur, température | protocole, étape, témoin, lot | comparer, hypothèse, essai | corrigé, procédure, résultat
    s en A result comes out far from the expected value: what do you check before releasing it? | sample, label, tube, identity | control, standard, reagent, date | instrument, calibration, rerun, duplicate | warn, record, validate
    b en Tell us about an analysis you had to redo, and the cause you found. | contamination, dilution, error, temperature | protocol, step, control, batch | compare, hypothesis, trial | corrected, procedure, result
    `,
  ),
  family(
    'sewing',
    'coutur,modelist,sewing,tailor,seamstress,confection,patronni,mecanicienne en confection,brodeu',
    'hands',
    `
    s fr Sur une commande de cent pièces, le tissu livré n'a pas la même main que l'échantillon : que faites-vous ? | comparer, tester, lavage, métrage | prévenir, client, fournisseur, chef | adapter, réglage, point, patron | délai, accord, refus
    b fr Racontez une retouche ou un modèle difficile, et la façon dont vous vous y êtes pris. | mesure, essayage, toile, patron | couper, bâtir, point, machine | erreur, reprise, tissu | résultat, client, temps
    s en On an order of a hundred pieces, the fabric delivered does not feel like the sample: what do you do? | compare, test, wash, length | warn, client, supplier, foreman | adapt, setting, stitch, pattern | deadline, agree, refuse
    b en Tell us about a difficult alteration or garment, and how you went about it. | measure, fitting, toile, pattern | cut, baste, stitch, machine | mistake, redo, fabric | result, client, time
    `,
  ),
];
