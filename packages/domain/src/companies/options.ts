/** The last sector in the list, to which the company may add its own words: « Autre secteur : Horlogerie ». */
export const OTHER_SECTOR = 'Autre secteur';
export const MAX_OTHER_SECTOR = 40;

/** Option lists of the onboarding (specification, section 3). */
export const COMPANY_INDUSTRIES = [
  'Technologie',
  'Santé',
  'Finance',
  'Éducation',
  'Fabrication',
  'Commerce de détail',
  'Médias & Divertissement',
  'Hôtellerie',
  'Construction',
  'Énergie',
  'Transport',
  'Restauration',
  // These sectors are not among the twelve of the specification; companies in Tunisia missed them.
  'Services & Conseil',
  'Textile & Habillement',
  'Agroalimentaire',
  'Centre d’appels',
  'Tourisme',
  OTHER_SECTOR,
] as const;

/** Minimum and maximum length of a company's name (specification, section 5). */
export const MIN_COMPANY_NAME = 3;
export const MAX_COMPANY_NAME = 15;
/** Maximum length of the legal name, which may be longer than the short name. */
export const MAX_LEGAL_NAME = 60;

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const COMPANY_VALUES = [
  'Innovation',
  'Orientation client',
  'Intégrité',
  'Collaboration',
  'Excellence',
  'Diversité',
  'Durabilité',
  'Transparence',
  'Responsabilité',
  'Équilibre travail-vie',
  'Communauté',
  'Esprit de croissance',
] as const;

export const MAX_COMPANY_VALUES = 5;
/** A description is valid if it has more characters than this. */
export const MIN_DESCRIPTION_EXCLUSIVE = 10;
export const MAX_DESCRIPTION = 4000;

/** Types of a company's logo; its bytes decide which one it is. SVG is left out, because an SVG can contain scripts. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];
/** Maximum size of a stored logo. The recruiter's app shrinks the chosen picture before it sends it. */
export const MAX_LOGO_BYTES = 100 * 1024;
/** Smallest and largest side of a stored logo in pixels. */
export const MIN_LOGO_SIDE = 32;
export const MAX_LOGO_SIDE = 640;

export const ONBOARDING_STATUSES = ['PENDING', 'COMPLETED'] as const;
export type OnboardingStatus = (typeof ONBOARDING_STATUSES)[number];
