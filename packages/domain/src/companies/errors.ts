import { defineErrors } from '#/kernel/app-error';

export const companyErrors = defineErrors({
  COMPANY_SUSPENDED: {
    status: 403,
    message:
      'Le compte de votre entreprise est suspendu\u00A0: rien n’est effacé, mais il ne s’ouvre pas pour le moment.',
  },
});
