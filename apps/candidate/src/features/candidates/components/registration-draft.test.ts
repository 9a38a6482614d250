import { describe, expect, it } from 'vitest';
import { ApiError } from '@kafaa/web-kit/api';
import { EMPTY_REGISTRATION, registrationError, withTyped } from './registration-draft.ts';

describe('registration failures', () => {
  it('registrationError returns the message of the server or the network, or else the fallback text', () => {
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

describe('fields filled before the script runs', () => {
  const draft = { ...EMPTY_REGISTRATION, firstName: 'Amira', email: 'amira@exemple.tn' };

  it('withTyped prefers the value shown in an input to the draft, and keeps the draft of an empty or missing input', () => {
    const shown: Partial<Record<string, string>> = { firstName: 'Rim', phone: '20 123 456', email: '' };
    expect(withTyped(draft, (name) => shown[name])).toEqual({ ...draft, firstName: 'Rim', phone: '20 123 456' });
  });

  it('withTyped keeps the draft if every input is empty', () => {
    expect(withTyped(draft, () => '')).toEqual(draft);
  });
});
