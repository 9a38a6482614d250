import { describe, expect, it } from 'vitest';
import { ApiError } from '@kafaa/web-kit/api';
import { registrationError } from './registration-draft.ts';

describe('registration failures', () => {
  it('registrationError shows the message of the server or network, else the fallback of the specification', () => {
    const spoken = new ApiError(410, 'JOB_CLOSED', 'Cette offre n’accepte plus de candidatures.', {
      code: 'JOB_CLOSED',
    });
    expect(registrationError(spoken)).toBe('Cette offre n’accepte plus de candidatures.');
    expect(registrationError(new ApiError(0, 'NETWORK', 'Connexion impossible.'))).toBe('Connexion impossible.');
    expect(registrationError(new ApiError(404, 'UNKNOWN_ERROR', '…'))).toBe("job expired or doesn't exist");
    expect(registrationError(new ApiError(502, 'UNKNOWN_ERROR', '…'))).toBe(
      "Une erreur s'est produite lors de l'inscription",
    );
    expect(registrationError(new TypeError('x'))).toBe("Une erreur s'est produite lors de l'inscription");
  });
});
