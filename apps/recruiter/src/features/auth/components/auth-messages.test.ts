import { describe, expect, it } from 'vitest';
import { ApiError } from '@kafaa/web-kit/api';
import { loginError, signupError, verificationError } from './auth-messages.ts';

const spoken = (status: number) => new ApiError(status, 'X', 'Mots du serveur.', { message: 'Mots du serveur.' });
const mute = (status: number) => new ApiError(status, 'X', 'Une erreur inattendue.');

describe('sign-up error messages', () => {
  it.each([
    [spoken(400), 'Mots du serveur.'],
    [spoken(503), 'Mots du serveur.'],
    [mute(400), "L'inscription a échoué"],
    [mute(500), 'Registration failed'],
    [mute(404), "Le service d'inscription n'est pas disponible"],
    [new ApiError(0, 'NETWORK', 'Connexion impossible.'), 'Network or unknown error occurred'],
    [new TypeError('x'), "Une erreur s'est produite lors de l'inscription. Veuillez réessayer."],
  ])('the sign-up page shows the failure %s as « %s »', (error, text) => expect(signupError(error)).toBe(text));
});

describe('log-in error messages', () => {
  it.each([
    [spoken(400), 'Mots du serveur.'],
    [mute(500), 'Login failed'],
    [new ApiError(0, 'NETWORK', 'Connexion impossible.'), 'Connexion impossible.'],
    [new TypeError('x'), "Une erreur s'est produite lors de la connexion. Veuillez réessayer."],
  ])('the log-in page shows the failure %s as « %s »', (error, text) => expect(loginError(error)).toBe(text));
});

describe('verification error messages', () => {
  it.each([
    ['', undefined, 'missing', 'Token de vérification manquant.'],
    ['t', mute(404), 'invalid', 'Ce lien de confirmation est invalide ou a expiré.'],
    ['t', mute(409), 'confirmed', 'Votre adresse e-mail est déjà confirmée. Vous pouvez vous connecter.'],
    ['t', spoken(500), 'failed', 'Mots du serveur.'],
    ['t', mute(500), 'failed', "Erreur lors de la vérification de l'email."],
    ['t', new TypeError('x'), 'failed', "Erreur lors de la vérification de l'email."],
  ])(
    'the verification page shows, for token %j and error %s, the title « %s » and its message',
    (token, error, kind, message) => {
      expect(verificationError(token, error)).toEqual({ kind, message });
    },
  );
});
