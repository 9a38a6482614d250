import { defineErrors } from '#/kernel/app-error';

export const copyErrors = defineErrors({
  COPY_NOT_FOUND: { status: 404, message: 'Cette ressemblance n’existe plus\u00A0: une des deux réponses est partie.' },
});
