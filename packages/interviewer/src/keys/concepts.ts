import { fold } from '../language/normalise.ts';
import { stem, type TextLanguage } from '../language/stem.ts';

/** Synonyms used in any workplace, one group a line. Knowledge of a single trade does not belong here. */
const FRENCH = `
appeler prévenir alerter avertir téléphoner contacter informer joindre joins
chef responsable superviseur supérieur patron manager encadrant cheffe hiérarchie
vérifier contrôler tester regarder inspecter examiner vérification contrôle inspection
noter écrire écris écrit marquer inscrire enregistrer consigner tracer traçabilité
enlever retirer ôter retrait
refroidir refroidissement
frigo réfrigérateur frigidaire
nettoyer laver nettoyage lavage savonner
médecin docteur
voiture véhicule
secours ambulance samu 190 smur urgences
pompiers 198
justificatif justifier preuve
expliquer explication
compter recompter comptage décompte
changer remplacer remplacement
vite rapidement rapide immédiatement immédiat aussitôt
doucement lentement lent progressivement
patient malade
moins réduire réduis réduit réduction diminuer diminue baisser baisse
panneau pancarte écriteau
étiquette étiqueter étiquetage
cadenas cadenasser
verrouiller condamner consigner consignation
couvercle couvrir couvre couvert couverte filmer film
température températures thermomètre
mesurer mesure relever relevé
peser poids balance
agenda calendrier échéancier
séparer isoler séparément séparé
calme calmement poliment poli
lunettes visière
casquette charlotte
mélanger mélange
jeter poubelle
identité cin
mot passe
sauvegarde backup
brûlure brûlé brûler
saignement saigner hémorragie
comprimer appuyer compression
signer signature
réclamation plainte
date dater
périmé péremption dlc
rassurer rassurant
vapeur vapeurs
extincteur extincteurs
chiffrer chiffrement crypter
mettre mets met mettons mis mise mettent
prendre prends prend pris prise
éteindre éteins éteint éteinte
ouvrir ouvre ouvert ouverte
tenir tiens tient tenu
boire bois boit bu
lire relire lis lit lu relis
rendre rends rend rendu
attendre attends attend attendu
sortir sors sort sorti
partir pars part parti
servir sers sert servi
cuire cuis cuit cuite
conduire conduis conduit
descendre descends descend descendu
vendre vends vend vendu
recevoir reçois reçoit reçu réception
`;
const ENGLISH = `
call phone ring contact notify tell told inform alert warn
supervisor manager boss lead chief
check verify control inspect test examine
write wrote written note log record
remove take took taken
clean wash
quickly fast immediately once
slowly gradually
doctor physician
replace change swap
measure measurement
separate isolate apart
count recount
label tag
id identity passport
salt salted
emergency ambulance 190
firefighters 198
encrypt encryption
receipt proof
throw threw thrown discard
give gave given
keep kept
leave left
break broke broken
freeze froze frozen
hold held
wear wore worn
goggles glasses
`;

function tableOf(lines: string, language: TextLanguage): Map<string, string> {
  const table = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const stems = line.split(' ').map((word) => stem(fold(word), language));
    for (const each of stems) table.set(each, stems[0] ?? each);
  }
  return table;
}

const TABLES = { fr: tableOf(FRENCH, 'fr'), en: tableOf(ENGLISH, 'en') } as const;

/** The first stem of the synonym group that a stem belongs to; the stem itself if it is in no group. */
export const senseOf = (stemmed: string, language: TextLanguage): string => TABLES[language].get(stemmed) ?? stemmed;

const lightStems = (words: string, language: TextLanguage): Set<string> =>
  new Set(words.split(' ').map((word) => senseOf(stem(fold(word), language), language)));

/** Words with little meaning of their own: « mettre un cadenas » is found by « cadenas » alone. */
const LIGHT = {
  fr: lightStems(
    'mettre porter utiliser faire avoir prendre garder respecter vérifier demander donner poser passer assurer appliquer effectuer réaliser bon bonne bonnes toujours jamais tout seul seule juste simple simplement plutôt aller venir rester travail sûr régulièrement systématiquement correctement adapté savoir pouvoir devoir falloir juste vraiment petit grand avant après',
    'fr',
  ),
  en: lightStems(
    'use make do have take keep put give get check ask ensure wear good right proper always work apply before after just sure',
    'en',
  ),
} as const;

export const isLight = (sense: string, language: TextLanguage): boolean => LIGHT[language].has(sense);
