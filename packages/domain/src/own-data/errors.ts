import { defineErrors } from '#/kernel/app-error';
import { OWN_DATA_LINK_DAYS } from './options.ts';

/** Error that the browser also detects itself. It has a table of its own, so that a phone does not load all the others. */
export const foundHereErrors = defineErrors({
  DATA_ERASED: { status: 410, message: 'Plus rien n’est gardé de cette candidature\u00A0: vos données sont effacées.' },
});

const serverErrors = defineErrors({
  OWN_DATA_LINK_UNKNOWN: {
    status: 404,
    message: 'Ce lien n’est pas complet ou n’est pas le vôtre. Ouvrez celui de l’e-mail reçu après votre inscription.',
  },
  OWN_DATA_LINK_ENDED: {
    status: 410,
    message: `Ce lien a plus de ${OWN_DATA_LINK_DAYS} jours et ne s’ouvre plus. Demandez-en un nouveau\u00A0: il part à l’adresse e-mail de la candidature.`,
  },
  COMPANY_LEFT: {
    status: 410,
    message:
      'L’entreprise à laquelle vous aviez postulé a quitté ce service\u00A0: votre candidature et vos données sont effacées d’ici.',
  },
  NO_APPLICATION: { status: 404, message: 'Aucune candidature de cette personne n’est gardée.' },
  NO_CV: { status: 404, message: 'Aucun CV n’est gardé avec cette candidature.' },
  NO_CV_FIELDS: { status: 404, message: 'Cette candidature ne contient pas de réponses courtes à corriger.' },
  NOTHING_TO_RESUME: {
    status: 409,
    message: 'Cette candidature ne peut pas être reprise ici. Postulez à nouveau depuis l’offre.',
  },
});

export const ownDataErrors = { ...foundHereErrors, ...serverErrors };
