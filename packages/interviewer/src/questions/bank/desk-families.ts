import { type Family, table } from './item.ts';

const family = (key: string, words: string, setting: Family['setting'], rows: string): Family => ({
  key,
  words: words.split(','),
  setting,
  ...table(rows),
});

/** Precise trades of the office and the counter, which the questions of the broad ones do not fit. */
export const DESK_FAMILIES: readonly Family[] = [
  family(
    'finance-lead',
    'directeur administratif et financ,directrice administrative et financ,directeur financ,directrice financ,daf,cfo,chief financial,finance director,head of finance,responsable administratif et financ',
    'office',
    `
    s fr À trois mois de la fin d'exercice, le résultat prévu passe sous le plan : quelles options présentez-vous à la direction ? | prévision, écart, cause, marge | prix, volume, coût, investissement | scénario, risque, banque, covenant | décision, suivi, communiquer
    b fr Racontez un chiffre que vous avez refusé de présenter tel quel, et ce que vous avez fait. | doute, écart, provision, règle | auditeur, direction, pression, expliquer | vérifier, pièce, recalcul | corrigé, publié, suite
    s en Three months before year end, the forecast result falls below plan: which options do you put to the board? | forecast, gap, cause, margin | price, volume, cost, investment | scenario, risk, bank, covenant | decision, follow-up, communicate
    b en Tell us about a figure you refused to present as it was, and what you did. | doubt, gap, provision, rule | auditor, board, pressure, explain | check, document, recalculate | corrected, published, after
    `,
  ),
  family(
    'attorney',
    'avocat,lawyer,attorney,solicitor,barrister,barreau',
    'office',
    `
    s fr Votre client veut engager un procès que vous jugez perdu d'avance : comment le lui dites-vous ? | faits, preuve, risque, coût | jurisprudence, chance, délai, exemple | transiger, médiation, alternative | écrit, décision, mandat
    b fr Racontez un dossier où un fait passé inaperçu a changé votre stratégie. | pièce, date, témoin, contrat | relire, chronologie, vérifier, question | argument, conclusions, négocier | issue, jugement, accord
    s en Your client wants to bring a case you consider lost from the start: how do you tell them? | facts, evidence, risk, cost | case law, odds, delay, example | settle, mediation, alternative | written, decision, mandate
    b en Tell us about a case where a fact nobody had noticed changed your strategy. | document, date, witness, contract | reread, timeline, check, question | argument, submissions, negotiate | outcome, judgment, settlement
    `,
  ),
  family(
    'call-centre',
    'teleconseil,teleoperat,televend,call centre,call center,centre d appel,centre d appels,centre de contact,contact centre,hotline,telesales,teleprospect',
    'people',
    `
    s fr Quelqu'un crie au téléphone et demande votre responsable dès la première phrase : comment menez-vous la suite ? | laisser, écouter, calme, ton | reformuler, nom, dossier, vérifier | proposer, délai, solution, transférer | rappeler, noter, suivi
    b fr Racontez un appel que vous avez réussi alors que le script ne prévoyait rien. | script, question, comprendre, imprévu | collègue, base, chercher, attente | décider, proposer, geste, règle | réglé, satisfait, note
    s en Someone shouts on the phone and asks for your manager in the first sentence: how do you lead the rest? | let, listen, calm, tone | rephrase, name, file, check | offer, deadline, solution, transfer | call back, note, follow-up
    b en Tell us about a call you handled well although the script had nothing for it. | script, question, understand, unexpected | colleague, database, search, hold | decide, offer, gesture, rule | solved, satisfied, note
    `,
  ),
  family(
    'social-media',
    'social media,community manager,reseaux sociaux,content creator,createur de contenu,creatrice de contenu,influenc',
    'office',
    `
    s fr Une marque vous demande de publier demain une promesse qu'elle ne tiendra pas : que faites-vous ? | vérifier, preuve, question, risque | proposer, formulation, alternative, délai | client, écrit, refuser, valider | commentaire, confiance, suite
    b fr Racontez une publication qui a dépassé ce que vous attendiez, et ce que vous en avez tiré pour les suivantes. | sujet, format, accroche, moment | statistique, partage, commentaire, portée | hypothèse, refaire, variante, test | abonnés, ventes, décision
    s en A brand asks you to post tomorrow a promise it will not keep: what do you do? | check, evidence, question, risk | suggest, wording, alternative, delay | client, written, refuse, approve | comment, trust, after
    b en Tell us about a post that did better than you expected, and what you learned from it. | topic, format, hook, moment | statistics, share, comment, reach | hypothesis, repeat, variant, test | followers, sales, decision
    `,
  ),
  family(
    'media',
    'journalis,photograph,videast,videograph,cameraman,monteur video,video editor,audiovisu,realisateur,redacteur en chef,podcast,ingenieur du son,sound engineer,presentateur',
    'office',
    `
    s fr Une heure avant la publication, votre source principale se rétracte : que faites-vous ? | vérifier, recouper, deuxième source, preuve | rédaction, prévenir, chef, juriste | retirer, réécrire, reporter, angle | délai, ligne, correction
    b fr Racontez un sujet où le matériel ou le temps manquait, et les choix que vous avez faits. | angle, plan, cadre, lumière, son | priorité, couper, simplifier, archive | équipe, délai, budget | diffusé, retour, résultat
    s en One hour before publication, your main source withdraws: what do you do? | check, cross-check, second source, evidence | newsroom, warn, editor, lawyer | remove, rewrite, postpone, angle | deadline, line, correction
    b en Tell us about a piece where time or equipment was short, and the choices you made. | angle, shot, frame, light, sound | priority, cut, simplify, archive | team, deadline, budget | aired, feedback, result
    `,
  ),
  family(
    'bank-insurance',
    'conseiller bancaire,conseillere bancaire,charge de clientele bancaire,guichetier,banker,bank teller,assurances,conseiller en assurance,agent d assurance,courtier,insurance,agent general,souscript,underwriter,gestionnaire de sinistres,claims',
    'people',
    `
    s fr Un client fidèle demande un crédit ou une garantie que son dossier ne permet pas : comment lui répondez-vous ? | écouter, projet, besoin, revenu | règle, risque, calcul, refus | alternative, montant, durée, garantie | expliquer, rendez-vous, suivi
    b fr Racontez un dossier où un détail vous a fait soupçonner une erreur ou une fraude. | détail, date, signature, incohérent | vérifier, pièce, source, appel | alerte, procédure, responsable, discret | suite, évité, résultat
    s en A loyal customer asks for a loan or cover their file does not allow: how do you answer? | listen, plan, need, income | rule, risk, calculation, refuse | alternative, amount, term, collateral | explain, appointment, follow-up
    b en Tell us about a file where a detail made you suspect an error or a fraud. | detail, date, signature, inconsistent | check, document, source, call | alert, procedure, manager, discreet | after, avoided, result
    `,
  ),
  family(
    'real-estate',
    'immobil,real estate,agent immo,negociateur immo,property manager,gestionnaire locati,syndic',
    'people',
    `
    s fr Le propriétaire tient à un prix que le marché ne paiera pas : comment l'amenez-vous à le revoir ? | comparer, ventes, quartier, surface | visites, retours, durée, preuve | proposer, palier, date, mandat | écouter, raison, accord
    b fr Racontez une vente ou une location qui a failli échouer, et ce qui l'a sauvée. | banque, papier, défaut, voisin | appeler, négocier, expert, devis | acheteur, vendeur, condition, délai | signé, prix, appris
    s en The owner insists on a price the market will not pay: how do you bring them to reconsider? | compare, sales, area, surface | viewings, feedback, time, evidence | suggest, step, date, mandate | listen, reason, agree
    b en Tell us about a sale or a rental that nearly failed, and what saved it. | bank, paper, defect, neighbour | call, negotiate, expert, quote | buyer, seller, condition, deadline | signed, price, learned
    `,
  ),
  family(
    'early-years',
    'creche,puericult,petite enfance,nursery,nanny,kindergarten,jardin d enfants,maternelle,childcare,educatrice de jeunes',
    'people',
    `
    s fr Un petit pleure depuis vingt minutes et les autres commencent à s'agiter : que faites-vous ? | besoin, faim, fièvre, fatigue | calme, bras, coin, objet | groupe, collègue, jeu, chanson | parents, noter, observer
    b fr Racontez une activité que vous avez inventée ou adaptée pour un groupe d'enfants, et ce qu'elle leur a appris. | âge, rythme, matériel, sécurité | montrer, essayer, adapter, jeu | observer, langage, geste, progrès | refaire, parents, résultat
    s en A toddler has been crying for twenty minutes and the others are getting restless: what do you do? | need, hunger, fever, tired | calm, arms, corner, object | group, colleague, game, song | parents, note, observe
    b en Tell us about an activity you invented or adapted for a group of children, and what it taught them. | age, pace, material, safety | show, try, adapt, game | observe, language, gesture, progress | repeat, parents, result
    `,
  ),
];
