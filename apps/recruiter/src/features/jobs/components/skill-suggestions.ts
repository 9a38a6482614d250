import { unaccented } from '@kafaa/domain/kernel/text';

/** Words of a title that name a trade, without accents, and the skills that its offers ask for most often. */
const TRADES: readonly (readonly [words: string, skills: string])[] = [
  ['comptab,auditeur,fiscal', 'Sage, Excel, Comptabilité générale, Fiscalité tunisienne, Paie, Rapprochement bancaire'],
  ['paie,ressources humaines,recrut,drh', 'Paie, Recrutement, Droit du travail, Excel, Gestion des congés, Formation'],
  ['front', 'JavaScript, TypeScript, React, HTML et CSS, Git, Accessibilité'],
  ['mobile,android,ios', 'Kotlin, Swift, Flutter, React Native, API REST, Git'],
  ['devops,systeme,reseau,infrastruct,cloud', 'Linux, Docker, Kubernetes, AWS, Réseaux, Supervision'],
  ['data,donnees,bi ', 'SQL, Python, Power BI, Excel, Modélisation, Statistiques'],
  ['develop,programm,full', 'Java, Spring Boot, JavaScript, SQL, Git, Tests automatisés'],
  ['design,graphi,ux,ui', 'Figma, Photoshop, Illustrator, Maquettes, Charte graphique, Tests utilisateurs'],
  ['marketing,communit,communication', 'Marketing digital, Réseaux sociaux, SEO, Rédaction, Google Ads, Canva'],
  [
    'teleconseil,centre d appel,service client,support',
    'Service client, CRM, Réclamations, Vente additionnelle, Outils de chat',
  ],
  ['commercial,vente,vendeu,technico', 'Prospection, Négociation, CRM, Suivi des clients, Connaissance des produits'],
  ['caiss,magasin,rayon,boutique', 'Encaissement, Service client, Gestion de stock, Mise en rayon, Inventaire'],
  ['assistant,secretaire,accueil,administrat', 'Accueil, Word, Excel, Classement, Prise de rendez-vous, Facturation'],
  ['juri,avocat,notaire', 'Droit des sociétés, Droit du travail, Rédaction de contrats, Veille juridique, Contentieux'],
  ['achat,acheteu,approvision', 'Achats, Négociation, Appels d’offres, Gestion de stock, Excel, ERP'],
  [
    'logisti,magasinier,cariste,stock,transit',
    'Gestion de stock, Préparation de commandes, Chariot élévateur, Inventaire, Excel, ERP',
  ],
  ['chauffeur,livreur,conducteur', 'Permis B, Permis C, Lecture de plan, Entretien du véhicule, Bon de livraison'],
  ['electricien,electric,cableu', 'Lecture de schéma, Habilitation électrique, Câblage, Dépannage, Automatismes'],
  ['mecanic,maintenance,technicien', 'Maintenance préventive, Diagnostic de panne, Hydraulique, Lecture de plan, GMAO'],
  ['soud,chaudron,tolier,usin,tourneur', 'Soudure TIG, Soudure MIG, Lecture de plan, Contrôle dimensionnel, Sécurité'],
  [
    'coutur,textile,confection,modelist,mecanicienne',
    'Piqueuse plate, Surjeteuse, Contrôle qualité, Patronage, Respect des cadences',
  ],
  [
    'chantier,macon,batiment,conducteur de travaux,genie civil',
    'Sécurité chantier, AutoCAD, Métré, Suivi de chantier, Béton armé, Planning',
  ],
  ['qualite,hse,securite', 'ISO 9001, Audit interne, Contrôle qualité, Analyse des risques, Plan d’action'],
  [
    'production,operateur,fabrication,usine',
    'Conduite de machine, Contrôle qualité, Sécurité, Réglage, Amélioration continue',
  ],
  ['cuisin,patissi,boulang', 'Cuisine, Hygiène HACCP, Gestion des stocks, Dressage, Fiches techniques'],
  ['serveu,barman,restaurant,hotel,reception', 'Accueil, Service en salle, Réservations, Encaissement, Hygiène HACCP'],
  [
    'infirm,aide soign,sage femme,medic',
    'Soins infirmiers, Hygiène, Dossier patient, Premiers secours, Travail en équipe de nuit',
  ],
  ['pharma,officine', 'Délivrance d’ordonnance, Conseil, Gestion de stock, Facturation CNAM, Parapharmacie'],
  [
    'enseign,profess,formateu,educat',
    'Préparation de cours, Évaluation des élèves, Gestion de classe, Outils numériques',
  ],
  [
    'agric,ouvrier agricole,maraich,olei',
    'Irrigation, Traitement des cultures, Récolte, Conduite de tracteur, Suivi des parcelles',
  ],
  ['nettoy,menage,entretien', 'Hygiène des locaux, Produits d’entretien, Organisation, Contrôle qualité'],
  [
    'chef de projet,projet,scrum',
    'Gestion de projet, Planning, Scrum, Suivi de budget, Rédaction de cahier des charges',
  ],
];

const MOST = 6;

/** Lower case without accents; punctuation becomes spaces, so that a word begins after one. */
const folded = (text: string) => ` ${unaccented(text).replace(/[^\p{L}\d]+/gu, ' ')} `;

/** Skills that offers of the title's trade ask for, without those that the offer has; none for an unknown trade. */
export function suggestedSkills(title: string, skills: readonly string[]): string[] {
  const line = folded(title);
  const trade = TRADES.find(([words]) => words.split(',').some((word) => line.includes(` ${word}`)));
  const had = new Set(skills.map((skill) => folded(skill)));
  return (trade?.[1].split(', ') ?? []).filter((skill) => !had.has(folded(skill))).slice(0, MOST);
}
