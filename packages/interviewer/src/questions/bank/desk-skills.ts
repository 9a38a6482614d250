import { type SkillQuestion, table } from './item.ts';

const skill = (match: RegExp, rows: string, where?: RegExp): SkillQuestion => ({
  match,
  ...(where && { where }),
  ...table(rows),
});

/** Questions for skills of offices, phones, courts and screens, each with its own case; matched before the broader ones. */
export const DESK_SKILLS: readonly SkillQuestion[] = [
  skill(
    /\b(?:droit (?:du travail|social)|(?:labou?r|employment) law|relations? sociales?)/,
    `
    s fr Un salarié conteste sa sanction et refuse de signer : comment procédez-vous ? | écouter, motif, fait, preuve | délai, procédure, code, convention | entretien, témoin, écrit, recommandé | proportion, inspection, risque, accord
    s en An employee contests a sanction and refuses to sign: how do you proceed? | listen, ground, fact, evidence | deadline, procedure, code, agreement | interview, witness, written, letter | proportion, inspector, risk, settle
    `,
  ),
  skill(
    /\b(?:gpec|gepp|workforce planning|plan de (?:formation|releve)|succession planning)/,
    `
    s fr Trois personnes clés d'un même atelier partiront d'ici deux ans : comment préparez-vous la relève ? | poste, compétence, critique, carte | interne, former, binôme, transmettre | recruter, délai, budget, plan | direction, suivi, indicateur
    s en Three key people in one workshop will leave within two years: how do you prepare their succession? | position, skill, critical, map | internal, train, pair, hand over | hire, lead time, budget, plan | management, follow-up, metric
    `,
  ),
  skill(
    /\b(?:tresorerie|cash (?:management|flow)|treasury)/,
    `
    s fr La trésorerie ne couvre plus que cinq semaines au lieu de huit : quelles décisions préparez-vous d'abord ? | prévision, encaissement, échéance, semaine | clients, relance, acompte, affacturage | fournisseurs, délai, stock, investissement | banque, ligne, direction, scénario
    s en Cash now covers five weeks instead of eight: which decisions do you prepare first? | forecast, receipts, due date, week | customers, chase, deposit, factoring | suppliers, terms, stock, investment | bank, facility, board, scenario
    `,
  ),
  skill(
    /\b(?:consolidation|ifrs|normes? comptables?)/,
    `
    k fr Deux filiales ne déclarent pas le même solde pour la même opération : comment réglez-vous l'écart avant la clôture ? | réciproque, rapprochement, facture, date | change, taux, devise, coupure | confirmer, filiale, pièce, écriture | seuil, éliminer, procédure
    k en Two subsidiaries report different balances for the same transaction: how do you settle the gap before closing? | intercompany, reconcile, invoice, date | exchange, rate, currency, cut-off | confirm, subsidiary, document, entry | threshold, eliminate, procedure
    `,
    /financ|compta|account|audit|controle de gestion|tresor|ifrs/,
  ),
  skill(
    /\b(?:(?:negociation|relations?) bancaires?|bank(?:ing)? (?:negotiation|relations)|financements?\b|fundrais)/,
    `
    b fr Racontez une négociation avec une banque : ce que vous demandiez, et ce qui l'a fait avancer. | taux, ligne, garantie, durée | prévision, ratio, dossier, scénario | concurrent, deuxième banque, condition | obtenu, refusé, montant
    b en Tell us about a negotiation with a bank: what you asked for, and what moved it forward. | rate, facility, collateral, term | forecast, ratio, file, scenario | competitor, second bank, covenant | obtained, refused, amount
    `,
  ),
  skill(
    /\b(?:contentieux|litigation|plaid|procedure (?:civile|penale)|arbitrage)/,
    `
    s fr La partie adverse produit une pièce décisive la veille de l'audience : que faites-vous ? | délai, contradictoire, renvoi, rejet | lire, vérifier, authenticité, date | client, confrère, prévenir, stratégie | conclusions, répondre, transiger
    s en The other side files a decisive document the day before the hearing: what do you do? | deadline, adversarial, adjourn, exclude | read, check, authenticity, date | client, colleague, warn, strategy | submissions, reply, settle
    `,
    /avocat|jurid|juriste|droit|legal|\blaw|notaire|compliance/,
  ),
  skill(
    /\b(?:redaction (?:d'actes|de contrats|juridique)|(?:legal|contract) drafting)/,
    `
    b fr Racontez une clause que vous avez réécrite parce qu'elle pouvait être lue de deux façons. | clause, ambigu, terme, définition | risque, litige, interprétation, juge | modèle, exemple, délai, condition | accepté, signé, évité
    b en Tell us about a clause you rewrote because it could be read in two ways. | clause, ambiguous, term, definition | risk, dispute, interpretation, court | template, example, deadline, condition | accepted, signed, avoided
    `,
  ),
  skill(
    /\b(?:droit (?:des affaires|des societes|commercial)|(?:business|corporate|commercial) law)/,
    `
    s fr Deux associés à parts égales ne s'entendent plus et vous consultent ensemble : comment les conseillez-vous ? | conflit d'intérêts, mandat, séparé | statuts, pacte, clause, vote | cession, valeur, sortie, médiation | risque, délai, écrit
    s en Two equal partners have fallen out and consult you together: how do you advise them? | conflict of interest, mandate, separate | articles, agreement, clause, vote | buy-out, value, exit, mediation | risk, deadline, written
    `,
  ),
  skill(
    /\b(?:appels? (?:entrants|sortants)|emission d'appels|reception d'appels|telephon|(?:inbound|outbound|phone) calls?|call handling)/,
    `
    s fr Trois appels attendent et la personne en ligne raconte toute son histoire : comment ramenez-vous l'échange à sa demande ? | écouter, reformuler, résumer, nom | question, fermée, besoin, but | solution, délai, rappeler, note | calme, ton, poli
    s en Three calls are waiting and your caller talks too long. How do you bring them back to the request? | listen, rephrase, sum up, name | question, closed, need, goal | solution, deadline, call back, note | calm, tone, polite
    `,
    /appel|clients?\b|accueil|standard|\bcall|support|secretar|assistant|recept|vente|teleco|teleop|administrat/,
  ),
  skill(
    /\b(?:ecoute active|active listening)/,
    `
    b fr Racontez un échange où la vraie demande n'était pas celle que l'on vous avait dite au début. | question, silence, reformuler, écouter | comprendre, indice, ton, détail | proposer, vérifier, expliquer | réglé, remercié, rappel
    b en Tell us about a conversation where the real request was not the one you first heard. | question, silence, rephrase, listen | understand, clue, tone, detail | offer, check, explain | solved, thanked, call back
    `,
  ),
  skill(
    /\b(?:airflow|dbt\b|etl\b|elt\b|spark|kafka|data pipelines?|pipelines? de donnees|snowflake|bigquery|databricks)/,
    `
    k fr Un flux de nuit s'est arrêté après avoir chargé la moitié des lignes : comment le remettez-vous en état sans doublons ? | idempotent, rejouer, partition, clé | journal, tâche, reprise, cause | compter, contrôle, source, comparer | alerte, utilisateurs, prévenir, test
    k en A nightly load stopped halfway through the rows: how do you bring it back without duplicates? | idempotent, replay, partition, key | log, task, retry, cause | count, check, source, compare | alert, users, warn, test
    `,
  ),
  skill(
    /\b(?:instagram|tiktok|reels?\b|stories\b|youtube|linkedin)/,
    `
    k fr Vos publications touchent deux fois moins de monde qu'il y a deux mois : comment en cherchez-vous la raison ? | portée, statistique, format, heure | comparer, sujet, accroche, semaine | tester, variante, fréquence, durée | audience, commentaire, décider
    k en Your posts reach half as many people as two months ago: how do you look for the reason? | reach, statistics, format, hour | compare, topic, hook, week | test, variant, frequency, length | audience, comment, decide
    `,
  ),
  skill(
    /\b(?:canva\b|creation (?:de visuels|graphique)|after effects|premiere pro|capcut|montage video|video editing)|^visuels?\b/,
    `
    b fr Racontez un visuel ou une vidéo que vous avez dû refaire, et ce que vous avez changé. | lisible, format, couleur, son, rythme | retour, client, public, test | hiérarchie, texte, coupe, charte | publié, résultat, vues
    b en Tell us about a visual or a video you had to redo: what was wrong, and what you changed. | legible, format, colour, sound, pace | feedback, client, audience, test | hierarchy, text, cut, brand | published, result, views
    `,
  ),
  skill(
    /^(?:redaction|ecriture)(?: (?:web|publicitaire|d.{0,3}(?:contenus?|articles?|textes?|discours|courriers?|lettres?|rapports?|comptes? rendus?))|$)|\b(?:copywrit|creation de contenus?|content (?:writing|creation)|report writing)|^writing$/,
    `
    k fr On vous dit qu'un texte que vous avez écrit n'est pas clair : comment le réécrivez-vous ? | lecteur, public, besoin, ton | titre, ordre, court, exemple | relire, voix haute, comparer, avis | clair, réponse, temps
    k en You are told that a text you wrote is not clear: how do you rewrite it? | reader, audience, need, tone | title, order, short, example | reread, aloud, compare, opinion | clear, reply, time
    `,
  ),
  skill(
    /^langues?$|\b(?:langues? etrangeres?|foreign languages?)/,
    `
    b fr Racontez une situation délicate que vous avez réglée avec quelqu'un qui ne parlait pas votre langue. | comprendre, mot, geste, reformuler | vérifier, répéter, écrire, traduire | client, collègue, appel, voyageur | réglé, content, suite
    b en Tell us about a tricky situation you settled with someone who did not speak your language. | understand, word, gesture, rephrase | check, repeat, write, translate | guest, colleague, call, client | solved, happy, after
    `,
  ),
  skill(
    /\b(?:bureautique|microsoft office|pack office|office suite|word\b|mise en page)/,
    `
    s fr On vous donne à midi un document de trente pages à remettre en forme pour 17 h : comment procédez-vous ? | style, modèle, sommaire, titre | priorité, découper, durée, question | relire, contrôle, version, chiffres | sauvegarder, envoyer, prévenir
    s en At noon you get a thirty-page document to reformat for 5 p.m.: how do you proceed? | style, template, contents, heading | priority, split, time, question | reread, check, version, figures | save, send, warn
    `,
  ),
  skill(
    /\b(?:guests?\b|accueil (?:des? )?(?:clients|voyageurs|hotes|visiteurs|physique))/,
    `
    s fr Une famille arrive épuisée à 11 h et sa chambre ne sera prête qu'à 15 h : que lui proposez-vous ? | écouter, excuse, eau, asseoir | bagage, douche, petit-déjeuner, piscine | gouvernante, priorité, autre chambre, heure | rappeler, geste, suivi
    s en A tired family arrives at 11 a.m. Its room will be ready at 3 p.m. What do you offer? | listen, apologise, water, seat | luggage, shower, breakfast, pool | housekeeping, priority, other room, time | call, gesture, follow-up
    `,
    /hotel|riad|hebergement|hotes|hostel|touris|voyage|travel|guest/,
  ),
  skill(
    /^accueil(?! des? (?:enfants|jeunes|familles|loisirs))|\b(?:front[- ]desk|welcoming)\b/,
    `
    s fr Trois personnes attendent et le téléphone sonne : comment vous y prenez-vous ? | saluer, regard, sourire, attendre | ordre, priorité, urgent, rapide | téléphone, rappeler, noter, nom | asseoir, collègue, suivi
    s en Three people are waiting and the phone rings: how do you go about it? | greet, look, smile, wait | order, priority, urgent, quick | phone, call back, note, name | seat, colleague, follow-up
    `,
  ),
];
