import { defineErrors } from '#/kernel/app-error';
import { MAX_WRITTEN_A_DAY } from './options.ts';

export const messageErrors = defineErrors({
  NO_RECIPIENT: {
    status: 409,
    message: 'Aucune des personnes choisies ne peut recevoir cet e-mail. Rien n’est parti.',
  },
  TOO_MANY_TODAY: {
    status: 409,
    message: `Une entreprise écrit à ${MAX_WRITTEN_A_DAY} personnes par jour au plus. Choisissez moins de personnes, ou attendez demain.`,
  },
  PROPOSAL_CLOSED: {
    status: 409,
    message: 'Cette offre n’accepte plus de candidatures. Choisissez-en une autre. Rien n’est parti.',
  },
  GROUP_NOT_FOUND: { status: 404, message: 'Cet e-mail est introuvable.' },
  GROUP_LEFT: { status: 409, message: 'Cet e-mail est déjà parti\u00A0: il ne peut plus être repris.' },
});
