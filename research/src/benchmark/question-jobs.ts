import type { CompanyBrief, InterviewLanguage, JobBrief } from '@kafaa/interviewer/contract';

/** An offer used to read generated questions: the same job in both languages, at a company of its trade. */
interface ReadJob {
  readonly key: string;
  readonly fr: readonly [title: string, skills: string];
  readonly en: readonly [title: string, skills: string];
  readonly seniority: string;
  readonly type: string;
  readonly softSkills: readonly string[];
  readonly industry: string;
  readonly company: string;
  readonly values: readonly string[];
}

function job(
  key: string,
  fr: ReadJob['fr'],
  en: ReadJob['en'],
  rest: readonly [
    seniority: string,
    type: string,
    softSkills: string,
    industry: string,
    company: string,
    values: string,
  ],
): ReadJob {
  const [seniority, type, softSkills, industry, company, values] = rest;
  return {
    key,
    fr,
    en,
    seniority,
    type,
    softSkills: softSkills.split(', '),
    industry,
    company,
    values: values.split(', '),
  };
}

/** Twenty jobs, chosen to differ as far as the option lists allow: every seniority, every contract, most industries. */
export const READ_JOBS: readonly ReadJob[] = [
  job(
    'nurse',
    ['Infirmière de nuit (H/F)', 'Soins infirmiers, Pansements, Perfusions'],
    ['Night Nurse', 'Nursing care, Wound care, IV lines'],
    [
      'Intermédiaire',
      'Temps plein',
      'Intelligence émotionnelle, Attention aux détails',
      'Santé',
      'Clinique El Amen',
      'Orientation client, Intégrité',
    ],
  ),
  job(
    'mason',
    ['Maçon', 'Coffrage, Lecture de plans, Enduit'],
    ['Bricklayer', 'Formwork, Plan reading, Plastering'],
    [
      'Junior',
      'Contrat',
      "Travail d'équipe, Gestion du temps",
      'Construction',
      'Bâti Sud',
      'Responsabilité, Excellence',
    ],
  ),
  job(
    'accountant',
    ['Comptable unique', 'Sage, TVA, Rapprochement bancaire, Paie'],
    ['Accountant', 'Sage, VAT, Bank reconciliation, Payroll'],
    [
      'Intermédiaire',
      'Temps plein',
      'Attention aux détails, Gestion du temps',
      'Finance',
      'Fiduciaire Carthage',
      'Intégrité, Transparence',
    ],
  ),
  job(
    'sushi-cook',
    ['Sushiman', 'Découpe de poisson, HACCP, Cuisson du riz'],
    ['Sushi Cook', 'Fish cutting, HACCP, Rice cooking'],
    ['Senior', 'Temps plein', 'Créativité, Gestion du temps', 'Hôtellerie', 'Umi', 'Excellence, Orientation client'],
  ),
  job(
    'driver',
    ['Chauffeur poids lourd', 'Permis C, Conduite de camion, Arrimage'],
    ['Lorry Driver', 'HGV licence, Truck driving, Load securing'],
    [
      'Intermédiaire',
      'Temps plein',
      'Gestion du temps, Adaptabilité',
      'Transport',
      'Translog',
      'Responsabilité, Durabilité',
    ],
  ),
  job(
    'data-engineer',
    ['Data Engineer', 'Python, Airflow, SQL, AWS, dbt'],
    ['Data Engineer', 'Python, Airflow, SQL, AWS, dbt'],
    [
      'Senior',
      'Télétravail',
      'Résolution de problèmes, Communication',
      'Technologie',
      'Vega',
      'Innovation, Esprit de croissance',
    ],
  ),
  job(
    'primary-teacher',
    ['Professeure des écoles', 'Pédagogie, Gestion de classe, Lecture'],
    ['Primary School Teacher', 'Classroom management, Reading, Lesson planning'],
    [
      'Intermédiaire',
      'Temps plein',
      'Communication, Créativité',
      'Éducation',
      'École Les Oliviers',
      'Communauté, Diversité',
    ],
  ),
  job(
    'receptionist',
    ['Réceptionniste', 'Accueil, Opera, Anglais'],
    ['Receptionist', 'Guest welcome, Opera, English'],
    [
      'Junior',
      'Temps plein',
      'Communication, Intelligence émotionnelle',
      'Hôtellerie',
      'Hôtel Dar Saïd',
      'Orientation client, Excellence',
    ],
  ),
  job(
    'hr-manager',
    ['Responsable RH', 'Recrutement, Droit du travail, Paie, GPEC'],
    ['HR Manager', 'Recruitment, Labour law, Payroll, Workforce planning'],
    [
      'Cadre',
      'Temps plein',
      'Leadership, Intelligence émotionnelle',
      'Industrie',
      'Sotuplast',
      'Transparence, Équilibre travail-vie',
    ],
  ),
  job(
    'welder',
    ['Soudeur TIG', 'Soudure TIG, Lecture de plans, Contrôle visuel'],
    ['TIG Welder', 'TIG welding, Blueprint reading, Visual inspection'],
    [
      'Senior',
      'Contrat',
      'Attention aux détails, Résolution de problèmes',
      'Industrie',
      'Métallurgie du Nord',
      'Excellence, Responsabilité',
    ],
  ),
  job(
    'pharmacist',
    ['Pharmacien', 'Dispensation, Conseil au patient, Gestion de stock'],
    ['Pharmacist', 'Dispensing, Patient counselling, Stock management'],
    [
      'Intermédiaire',
      'Temps partiel',
      'Attention aux détails, Communication',
      'Santé',
      'Pharmacie du Lac',
      'Intégrité, Orientation client',
    ],
  ),
  job(
    'call-centre',
    ['Téléconseiller', 'Appels entrants, Écoute active, CRM'],
    ['Call Centre Agent', 'Inbound calls, Active listening, CRM'],
    [
      'Junior',
      'Temps plein',
      'Communication, Adaptabilité',
      'Commerce',
      'Allo Services',
      'Orientation client, Collaboration',
    ],
  ),
  job(
    'intern',
    ['Stage en marketing digital', 'Canva, Rédaction, Réseaux sociaux'],
    ['Digital Marketing Internship', 'Canva, Copywriting, Social media'],
    [
      'Stagiaire',
      'Stage',
      'Créativité, Adaptabilité',
      'Médias & Divertissement',
      'Studio Jasmin',
      'Innovation, Esprit de croissance',
    ],
  ),
  job(
    'cfo',
    ['Directeur administratif et financier', 'Trésorerie, Consolidation, Contrôle de gestion, Négociation bancaire'],
    ['Chief Financial Officer', 'Cash management, Consolidation, Budgeting, Bank negotiation'],
    [
      'Cadre',
      'Temps plein',
      'Leadership, Esprit critique',
      'Finance',
      'Groupe Hannibal',
      'Transparence, Responsabilité',
    ],
  ),
  job(
    'beautician',
    ['Esthéticienne', 'Épilation, Soins du visage, Vente de produits'],
    ['Beautician', 'Waxing, Facials, Product sales'],
    [
      'Junior',
      'Temps partiel',
      'Intelligence émotionnelle, Attention aux détails',
      'Commerce',
      'Institut Rose',
      'Orientation client, Diversité',
    ],
  ),
  job(
    'farm-manager',
    ['Responsable d’exploitation agricole', 'Irrigation, Oléiculture, Gestion d’équipe'],
    ['Farm Manager', 'Irrigation, Olive growing, Team management'],
    [
      "Chef d'équipe",
      'Temps plein',
      'Leadership, Résolution de problèmes',
      'Industrie',
      'Domaine Zitouna',
      'Durabilité, Communauté',
    ],
  ),
  job(
    'lawyer',
    ['Avocat collaborateur', 'Droit des affaires, Contentieux, Rédaction d’actes'],
    ['Associate Lawyer', 'Business law, Litigation, Legal drafting'],
    [
      'Intermédiaire',
      'Freelance',
      'Esprit critique, Communication',
      'Finance',
      'Cabinet Ben Amor',
      'Intégrité, Excellence',
    ],
  ),
  job(
    'electrician',
    ['Électricien bâtiment', 'Câblage, Tableau électrique, Norme NF C 15-100'],
    ['Electrician', 'Wiring, Switchboards, Electrical safety'],
    [
      'Junior',
      'Contrat',
      'Résolution de problèmes, Attention aux détails',
      'Énergie',
      'Elec Plus',
      'Responsabilité, Collaboration',
    ],
  ),
  job(
    'social-media',
    ['Social media manager', 'Instagram, Création de contenu, Meta Ads'],
    ['Social Media Manager', 'Instagram, Content creation, Meta Ads'],
    [
      'Intermédiaire',
      'Freelance',
      'Créativité, Gestion du temps',
      'Médias & Divertissement',
      'Agence Pixel',
      'Innovation, Diversité',
    ],
  ),
  job(
    'logistics',
    ['Responsable logistique', 'Gestion des stocks, Supply chain, SAP, Transport'],
    ['Logistics Team Leader', 'Stock management, Supply chain, SAP, Transport'],
    [
      "Chef d'équipe",
      'Temps plein',
      "Leadership, Gestion du temps, Travail d'équipe",
      'Transport',
      'Sahel Fret',
      'Collaboration, Durabilité',
    ],
  ),
];

/** Minimum years by seniority, so that no offer asks a director for one year. */
const YEARS: Readonly<Record<string, number>> = {
  Intermédiaire: 3,
  Senior: 6,
  "Chef d'équipe": 5,
  Cadre: 8,
};
export function readOffer(
  read: ReadJob,
  interviewLanguage: InterviewLanguage,
): { job: JobBrief; company: CompanyBrief } {
  const [title, skills] = interviewLanguage === 'Anglais' ? read.en : read.fr;
  return {
    job: {
      title,
      description: '',
      type: read.type,
      skills: skills.split(', '),
      minExperienceYears: YEARS[read.seniority] ?? 1,
      educationLevel: 'Non requis',
      preferredLanguages: ['Français'],
      softSkills: [...read.softSkills],
      seniorityLevel: read.seniority,
      industryBackground: read.industry,
      interviewLanguage,
    },
    company: {
      name: read.company,
      industry: read.industry,
      companyDescription: '',
      companySize: '11-50',
      companyValues: [...read.values],
    },
  };
}
