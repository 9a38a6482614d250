import { defineErrors } from '#/kernel/app-error';
import { MAX_OPINIONS_A_LINK } from './options.ts';

export const opinionErrors = defineErrors({
  OPINION_LINK_UNKNOWN: { status: 404, message: 'Ce lien n’existe pas. Vérifiez qu’il est complet.' },
  // The text is the same in every case, so that the page reveals nothing about a person who withdrew or was erased.
  OPINION_LINK_ENDED: {
    status: 410,
    message: 'Ce lien ne s’ouvre plus. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  OPINION_LINK_NOT_FOUND: {
    status: 404,
    message: 'Ce lien est introuvable, ou les données de la personne sont effacées.',
  },
  CANDIDATES_OF_ONE_OFFER: { status: 400, message: 'Un lien montre des candidats d’une seule offre.' },
  TOO_MANY_OPINIONS: {
    status: 409,
    message: `Ce lien a déjà reçu ${MAX_OPINIONS_A_LINK} avis sur cette personne. Demandez un nouveau lien.`,
  },
  COMMENT_NOT_FOUND: { status: 404, message: 'Ce commentaire est introuvable, ou il n’est pas de vous.' },
});
