import { fold } from '../language/normalise.ts';

export type Gender = 'feminine' | 'masculine';

const FEMININE_WORDS = new Set(
  `visio javel macro manoeuvre caisse forge colle visite prise taille coupe conduite mise vente paie recette pate charge commande ligne langue chaine ruche pose peche chasse
  danse musique soupe sauce voile corde barque vanne pompe base note tenue vue revue botanique mecanique robotique logistique presse
  recherche marche demarche ferme pierre terre laine soie fiche liste carte table salle veille garde ronde fouille cuisson livraison cargaison
  combinaison saison lecon facon boisson moisson maison main fin faim mer dent part mort nuit foret dette cle chaux toux voix noix peau mosaique ceramique
  zircone image page plage cage nage couleur chaleur valeur douleur odeur fleur hauteur largeur profondeur longueur vapeur
  liqueur teneur rigueur douane monnaie fibre lettre chambre fenetre poutre dune digue vague montre bague chaussure semelle broderie tige plante graine
  poudre poussiere cire bougie torche lampe pile batterie prothese greffe plaie piqure bobine bande trame bache toile tente tonte taxe
  facture loi norme regle fraude perte dose drogue pilule pharmacie tenaille scie lime hache meule fraise perceuse grue pelle benne remorque
  moto voiture route carrosserie jante roue tole vis plaque lame pince brosse serpe serre bouture pepiniere greffe palme datte
  vigne olive huile farine levure pizza viande volaille patisserie planche vitre porte tuile brique dalle chape charpente
  plume selle bride litiere bete chevre vache brebis poule algue larve crevette rame ancre amarre coque quille gamme cle
  lenteur senteur pesanteur puanteur moiteur melodie partition gymnastique natation course voltige escrime priere calligraphie gravure sculpture reliure photo video
  verification statistique physique chimie optique acoustique thermique climatique hydraulique pneumatique electronique informatique
  bureautique domotique pedagogie didactique politique hygiene memoire longe drague ecoute analyse synthese argile eau equipe orientation economie comptabilite tva trousse couche creche sieste motricite famille tombola
  consigne procedure tache etape piste bourse banque assurance prime reserve cave salade entree mousse creme glace tarte sante
  releve meteo epaisseur chanson malfacon decoupe cooperative place ludotheque astreinte chute commune recolte orthographe enquete
  histoire frappe grimpe archive huitre perle plonge queue boutique parole campagne file decharge buse empreinte erreur annonce fabrique
  coulisse phrase ethique trace touche pause accroche vie etuve montagne armoire descente piece escorte embauche epreuve forme chechia
  caleche zone boue caravane lavande fatigue loupe alarme entraide technique affiche clinique methode clientele epargne marque robe veste
  marge attente tombe cote automobile rampe courroie teinte tomate classe aeronautique tete pratique reponse source goutte tangue requete
  colere faute clause algebre console cible police retouche surface sonde sangle valve fievre voie alerte syllabe preuve filiale charte
  douche bibliotheque sauvegarde offre interface contrainte boucle formule plainte notice depense ressource amende aile anse bombe borne
  botte branche camera cendre charrue citerne cloche conserve corne cuve derive ecluse ecole elingue encre enclume enigme epave epice
  eponge equerre etoffe etoile fanfare figue flute fourche fresque gouge graisse griffe guitare helice herbe horloge jachere jauge jument
  lagune lanterne larme legende lessive litho luge lyre machoire membrane mule nappe nasse natte nourrice obseque palangre perche perruque
  pirogue puce rafale ronce salive scene seve sirene souche soute spatule tempete terrasse tortue tourbe trappe tribune tringle truffe
  urne varangue vendange ventouse vidange etable boussole bitte defense cartouche foudre fleche laque oeuvre pistache ponte pendule
  tournee vhf radio tare poche relecture`.split(/\s+/),
);
const MASCULINE_WORDS = new Set(
  `braille audio glucose compte controle cycle texte code verre cuivre platre marbre sucre beurre cadre cable moule vocabulaire dialogue catalogue registre titre
  chiffre nombre centre groupe service commerce exercice timbre livre tube siege piege linge permis laboratoire plan tri test son cuir bois fer fil acier
  gaz vaccin soin sol site reseau logiciel poisson musee lycee trophee rapport releve proces-verbal budget planning reporting
  marketing management coaching design support suivi bilan audit devis prix client public patient enfant animal cheval chien chat poulain bebe
  repas menu plat pain riz the cafe vin miel lait fromage theatre cirque cinema piano violon oud chant dessin tissu ourlet patron modele
  bouquet jardin gazon arbre palmier fruit legume puits forage four feu froid masque casque harnais gilet filet hamecon moteur frein pneu
  chassis volant camion bus train tracteur engin chariot quai port pont mat navire bateau vehicule meuble placard parquet carrelage mur toit
  beton mortier ciment enduit crepi vernis vitrail email tour burin ciseau marteau couteau scalpel microscope telescope programme systeme schema
  diagramme probleme article contrat courrier dossier fichier document standard telephone stock inventaire magasin rayon comptoir guichet
  massage maquillage accord calcul melange entretien risque style sexe geste texte reste verbe poste terme signe stylo pinceau rotary tableur
  caisson malaise portefeuille incendie domaine genie silence grade patrimoine mastic petrole hammam documentaire alfa spectacle alambic
  vol jeu sel oxygene protocole conte opera sang diplome concert vrac respect nid bac vinyle reproche ensemble calque salaire art tact
  volume phosphate textile parachute parking decor tir calcaire jury bol retour club transfert rotifere zigzag lit agenda bug binome bloc
  exemple contact ecart point trimestre echange lin coup rythme equilibre fond calibre diagnostic lot harissa autoclave yaourt opercule
  choc horaire soutien doute air module immeuble acte ordre objectif examen aspect script mot commentaire safran prototype sanitaire arc
  merchandising match trafic ecran role itineraire badge joint indice filtre angle motif acompte litige pacte vote clic sommaire disque
  contraste quota contexte conteneur concept sourire detour plafond cheque impact critere triangle amiante aromate axe bec boeuf cabestan
  cadran cap champ chanvre chevrefeuille coffre compas compost costume cylindre desert drap elastique encens essaim foie foyer galbe
  gazole gypse hamac helicoptere insecte kayak kiosque labour latex liege lievre lustre luth maintien malt massif matelas mercure noeud
  oeuf ongle or orgue palan parapente phare plomb pneumatique poison pollen polymere poulailler quartz radar recif rets rotor ruban sable
  scaphandre sirop sonar soufre sperme store stuc trampoline tronc varech verger vinaigre violoncelle volcan yoga zinc theodolite drone
  hymne vase dessalement arabe anglais italien espagnol russe turc neroli tiers fonds`.split(/\s+/),
);

const FEMININE_END =
  /(?:[tsx]ion|[^e]te|ure|[ae]nce|[^o]ie|ette|elle|esse|ade|ude|ine|aille|eille|ouille|iere|euse|trice|ise|ite|ose|yse|these|lle|nne|ee)$/;
const MASCULINE_END =
  /(?:age|ment|isme|eau|oir|ier|metre|scope|graphe|gramme|eme|ogue|phone|[^tsx]ion|[^i]on|in|eur|al|el|ol|il|et|ot|it|at|ut|ort|ant|ent|ard|us|um|is|i|o|u)$/;

/** Whether the word is in one of the lists of French nouns. */
export const isListedNoun = (noun: string): boolean =>
  FEMININE_WORDS.has(fold(noun)) || MASCULINE_WORDS.has(fold(noun));

/** The gender of a French noun, or null when neither a list nor its ending tells; the question then omits the article. */
export function genderOf(noun: string): Gender | null {
  const word = fold(noun);
  // « le relevé » and « la relève », « le marché » and « la marche » are identical once folded.
  if (/(?:[^t]é|^côté|traité|comité|comté)$/u.test(noun) && word !== 'cle') return 'masculine';
  if (FEMININE_WORDS.has(word)) return 'feminine';
  if (MASCULINE_WORDS.has(word)) return 'masculine';
  // The accent distinguishes « beauté » from « compte ».
  if (noun.endsWith('té')) return 'feminine';
  if (noun.endsWith('é')) return 'masculine';
  if (/[^é]te$/u.test(noun) && !/(?:ette|ite)$/.test(word)) return null;
  if (word.length < 4) return null;
  // « livraison », « réunion », « région », but « caisson » and « ballon ».
  if (/(?:aison|gion|nion|cuisson|boisson|moisson)$/.test(word)) return 'feminine';
  // « couleur » and « tracteur »: only the endings of agents and tools are reliable.
  if (word.endsWith('eur') && !/(?:t|s|g|v)eur$/.test(word)) return null;
  if (MASCULINE_END.test(word)) return 'masculine';
  return FEMININE_END.test(word) ? 'feminine' : null;
}
