import { fold } from '../language/normalise.ts';

export type Gender = 'feminine' | 'masculine';

const FEMININE_WORDS = new Set(
  `caisse forge colle visite prise taille coupe conduite mise vente paie recette pate charge commande ligne langue chaine ruche pose peche chasse
  danse musique soupe sauce voile corde barque vanne pompe base note tenue vue revue botanique mecanique robotique logistique presse
  recherche marche demarche ferme pierre terre laine soie fiche liste carte table salle veille garde ronde fouille cuisson livraison cargaison
  combinaison saison lecon facon boisson maison main fin faim mer dent part mort nuit foret dette cle chaux toux voix noix peau mosaique ceramique
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
  consigne procedure tache etape piste bourse banque assurance prime reserve cave salade entree mousse creme glace tarte sante`.split(
    /\s+/,
  ),
);
const MASCULINE_WORDS = new Set(
  `compte controle cycle texte code verre cuivre platre marbre sucre beurre cadre cable moule vocabulaire dialogue catalogue registre titre
  chiffre nombre centre groupe service commerce exercice timbre livre tube siege piege linge permis laboratoire plan tri test son cuir bois fer fil acier
  gaz vaccin soin sol site reseau logiciel poisson musee lycee trophee rapport releve proces-verbal budget planning reporting
  marketing management coaching design support suivi bilan audit devis prix client public patient enfant animal cheval chien chat poulain bebe
  repas menu plat pain riz the cafe vin miel lait fromage theatre cirque cinema piano violon oud chant dessin tissu ourlet patron modele
  bouquet jardin gazon arbre palmier fruit legume puits forage four feu froid masque casque harnais gilet filet hamecon moteur frein pneu
  chassis volant camion bus train tracteur engin chariot quai port pont mat navire bateau vehicule meuble placard parquet carrelage mur toit
  beton mortier ciment enduit crepi vernis vitrail email tour burin ciseau marteau couteau scalpel microscope telescope programme systeme schema
  diagramme probleme article contrat courrier dossier fichier document standard telephone stock inventaire magasin rayon comptoir guichet
  massage maquillage accord calcul melange entretien risque style sexe geste texte reste verbe poste terme signe stylo pinceau rotary tableur`.split(
    /\s+/,
  ),
);

const FEMININE_END =
  /(?:[tsx]ion|[^e]te|ure|[ae]nce|[^o]ie|ette|elle|esse|ade|ude|ine|aille|eille|ouille|iere|euse|trice|ise|ite|ose|yse|these|lle|nne|ee)$/;
const MASCULINE_END =
  /(?:age|ment|isme|eau|oir|ier|metre|scope|gramme|eme|ogue|phone|[^tsx]ion|[^i]on|in|eur|al|el|ol|il|et|ot|it|at|ut|ort|ant|ent|ard|us|um|is|i|o|u)$/;

/** The gender of a French noun, or null where neither a list nor its ending tells. A question then does without the article. */
export function genderOf(noun: string): Gender | null {
  const word = fold(noun);
  if (FEMININE_WORDS.has(word)) return 'feminine';
  if (MASCULINE_WORDS.has(word)) return 'masculine';
  // An accent tells « beauté » from « compte ».
  if (noun.endsWith('té')) return 'feminine';
  if (noun.endsWith('é')) return 'masculine';
  if (/[^é]te$/u.test(noun) && !/(?:ette|ite)$/.test(word)) return null;
  if (word.length < 4) return null;
  // « cuisson », « réunion », « région », but « hauban » and « ballon ».
  if (/(?:ison|sson|gion|nion)$/.test(word)) return 'feminine';
  // « couleur » and « tracteur »: only the endings of agents and tools are sure.
  if (word.endsWith('eur') && !/(?:t|s|g|v)eur$/.test(word)) return null;
  if (MASCULINE_END.test(word)) return 'masculine';
  return FEMININE_END.test(word) ? 'feminine' : null;
}
