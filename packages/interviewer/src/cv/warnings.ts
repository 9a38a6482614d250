import type { CvWarning } from '../contract.ts';

/** French text that the recruiter reads for each CV warning. */
export const CV_WARNING_TEXT: Readonly<Record<CvWarning, string>> = {
  absent: 'Aucun CV n’a été joint.',
  empty: 'Le fichier du CV est vide.',
  unsupported: 'Le fichier n’est ni un PDF, ni un document Word lisible.',
  scanned: 'Le CV est une image numérisée, sans texte lisible\u00A0: il a été laissé de côté.',
  encrypted: 'Le CV est protégé par un mot de passe\u00A0: il n’a pas pu être lu.',
  broken: 'Le fichier du CV est abîmé\u00A0: il n’a pas pu être lu.',
  'too-large': 'Le contenu du CV est anormalement volumineux\u00A0: il n’a pas été lu.',
  timeout: 'La lecture du CV a pris trop de temps\u00A0: le CV a été laissé de côté.',
  memory: 'La lecture du CV a demandé trop de mémoire\u00A0: le CV a été laissé de côté.',
  'hidden-text': 'Le CV contient du texte caché (invisible à la lecture)\u00A0: ce texte a été ignoré.',
  instruction: 'Le CV contient des consignes adressées à un système automatique\u00A0: elles ont été ignorées.',
  active: 'Le CV contient un programme ou lance une action à l’ouverture\u00A0: ouvrez-le avec prudence.',
  'many-pages': 'Le CV dépasse 5\u00A0pages.',
  truncated: 'Seul le début du CV a été lu, car il est très long.',
};
