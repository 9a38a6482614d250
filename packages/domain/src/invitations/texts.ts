// These texts are quoted exactly from the specification, sections 5 and 8.
export const DATE_REQUIRED = "La date et l'heure sont requises";
export const DATE_IN_PAST = "La date et l'heure doivent être dans le futur";
export const DATE_INVALID = 'Date input not valid.';
export const LINK_REQUIRED = 'Le lien de réunion est requis';
export const ADDRESS_REQUIRED = "L'adresse est requise";
export const INVITE_FAILED = "Échec de l'envoi de l'invitation...";

export const TOO_MANY_SLOTS = 'Proposez trois créneaux au plus.';
export const SAME_SLOT = 'Ce créneau est déjà proposé.';
export const SLOT_TAKEN_BY_OTHER = 'Ce créneau est déjà pris par un autre candidat.';
export const DURATION_INVALID = 'Indiquez une durée entre 5 minutes et 8 heures.';

/** Error that only the form reports, for a typed time; its calendar offers only these steps. The API accepts any minute, as specified. */
export const DATE_OFF_STEP = 'Choisissez une heure par quarts d’heure\u00A0: 10:00, 10:15, 10:30 ou 10:45';

/** Default message of an invitation; the recruiter can change all of it. */
export function defaultGreeting(firstName: string): string {
  return `Bonjour ${firstName},\n\nVos réponses ont retenu notre attention et nous aimerions vous rencontrer. Nous vous invitons à un entretien pour parler de votre parcours, du poste et de notre équipe.\n\nAu plaisir d’échanger avec vous.`;
}
