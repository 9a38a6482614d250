import type { LeftOut } from './options.ts';

/** Why a chosen person gets no mail, after « 1 personne » and « 2 personnes ». */
export const LEFT_OUT_TEXTS: Readonly<Record<LeftOut, readonly [one: string, several: string]>> = {
  WITHDRAWN: ['a retiré sa candidature', 'ont retiré leur candidature'],
  REJECTED: ['n’est pas retenue', 'ne sont pas retenues'],
  NOT_STARTED: [
    'n’a pas commencé l’entretien, et votre texte contient une adresse ou un numéro',
    'n’ont pas commencé l’entretien, et votre texte contient une adresse ou un numéro',
  ],
  FREE_PLAN: [
    'n’a pas commencé l’entretien, et le plan gratuit écrit seulement à qui l’a commencé',
    'n’ont pas commencé l’entretien, et le plan gratuit écrit seulement à qui l’a commencé',
  ],
  MAILBOX_FULL: [
    'n’a pas commencé l’entretien et a déjà reçu beaucoup d’e-mails de candidature aujourd’hui',
    'n’ont pas commencé l’entretien et ont déjà reçu beaucoup d’e-mails de candidature aujourd’hui',
  ],
  NOT_IN_POOL: ['n’accepte pas d’autres offres', 'n’acceptent pas d’autres offres'],
  APPLIED: ['a déjà postulé à cette offre', 'ont déjà postulé à cette offre'],
  OFFER_CLOSED: ['n’a pas reçu cette offre, fermée', 'n’ont pas reçu cette offre, fermée'],
  ERASED: ['a effacé ses données', 'ont effacé leurs données'],
};
