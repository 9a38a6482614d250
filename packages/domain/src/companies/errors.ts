import { defineErrors } from '#/kernel/app-error';
import { MAX_LOGO_SIDE, MIN_LOGO_SIDE } from './options.ts';

export const companyErrors = defineErrors({
  COMPANY_SUSPENDED: {
    status: 403,
    message:
      'Le compte de votre entreprise est suspendu\u00A0: rien n’est effacé, mais il ne s’ouvre pas pour le moment.',
  },
  LOGO_UNREADABLE: {
    status: 400,
    message: 'Ce fichier n’est pas une image PNG, JPEG ou WebP lisible. Votre logo n’a pas changé.',
  },
  LOGO_SIZE: {
    status: 400,
    message: `Le logo doit avoir des côtés de ${MIN_LOGO_SIDE} à ${MAX_LOGO_SIDE} pixels. Votre logo n’a pas changé.`,
  },
});
