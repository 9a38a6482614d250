import {
  beginPasskey,
  beginSecondFactor,
  addPasskey,
  askPasskey,
  confirmSecondFactor,
  getSecondFactor,
  listSessions,
} from '@kafaa/domain/auth/api';
import { Authenticator } from '@kafaa/testing/fakes/authenticator';
import { callApi } from '@kafaa/testing/product/api';
import * as company from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { totpCode } from '@kafaa/testing/product/totp-code';
import { type Recipe, TRAIL } from './write-stages.ts';

const password = { password: company.PASSWORD };

/** Creates an account with the second factor on; returns a recovery code. */
async function withFactor(server: ProductServer) {
  const at = await company.newAccount(server);
  const { secret } = await callApi(server, beginSecondFactor, { body: password }, at.token);
  const body = { code: totpCode(secret, Date.now()) };
  const { recoveryCodes } = await callApi(server, confirmSecondFactor, { body }, at.token);
  return { ...at, code: recoveryCodes[0] ?? '' };
}

/** Creates an account and the answer of a new device to « create a passkey ». */
async function beginning(server: ProductServer) {
  const at = await company.newAccount(server);
  const key = new Authenticator(server.url);
  const begun = await callApi(server, beginPasskey, { body: password }, at.token);
  return { ...at, key, body: { name: 'Téléphone', credential: key.create(begun) } };
}

async function withPasskey(server: ProductServer) {
  const { body, ...at } = await beginning(server);
  const { recoveryCodes } = await callApi(server, addPasskey, { body }, at.token);
  return { ...at, code: recoveryCodes?.[0] ?? '' };
}

/** A recipe for an installation without an identity provider, which refuses every such call. */
const withoutProvider = (body: object): Recipe => ({
  stage: async (server) => ({ ...(await company.newAccount(server)), body }),
  refused: 'PROVIDER_OFF',
});

/** Recipes for the write endpoints of sessions, second factors, passkeys and identities. */
export const ACCOUNT_RECIPES: Readonly<Record<string, Recipe>> = {
  'auth.closeSession': {
    stage: async (server) => {
      const { email, token } = await company.newAccount(server);
      await company.logIn(server, email);
      const other = (await callApi(server, listSessions, {}, token)).find(({ current }) => !current);
      return { email, token, params: { id: other?.id ?? '' } };
    },
    again: ['SESSION_NOT_FOUND'],
    each: TRAIL,
  },
  'auth.closeOtherSessions': {
    stage: async (server) => {
      const at = await company.newAccount(server);
      await company.logIn(server, at.email);
      return at;
    },
    // The number of closed sessions is 0 the second time.
    differs: true,
    each: TRAIL,
  },
  'auth.beginSecondFactor': {
    stage: async (server) => ({ ...(await company.newAccount(server)), body: password }),
    differs: true,
  },
  'auth.confirmSecondFactor': {
    stage: async (server) => {
      const at = await company.newAccount(server);
      const { secret } = await callApi(server, beginSecondFactor, { body: password }, at.token);
      return {
        ...at,
        // The code is that of the time of the call, because it is valid for a minute.
        get body() {
          return { code: totpCode(secret, Date.now()) };
        },
      };
    },
    again: ['SECOND_FACTOR_ON', 'SECOND_FACTOR_WRONG'],
  },
  'auth.renewRecoveryCodes': {
    stage: async (server) => {
      const { code, ...at } = await withFactor(server);
      return { ...at, body: { ...password, code } };
    },
    again: ['SECOND_FACTOR_WRONG'],
  },
  'auth.removeSecondFactor': {
    stage: async (server) => {
      const { code, ...at } = await withFactor(server);
      return { ...at, body: { ...password, code } };
    },
    again: ['SECOND_FACTOR_OFF', 'SECOND_FACTOR_WRONG'],
  },
  'auth.askPasskey': { stage: (server) => company.newAccount(server), differs: true },
  'auth.loginWithPasskey': {
    stage: async (server) => {
      const { email, key } = await withPasskey(server);
      return { email, body: key.get(await callApi(server, askPasskey, {})) };
    },
    again: ['PASSKEY_WRONG'],
  },
  'auth.beginPasskey': {
    stage: async (server) => ({ ...(await company.newAccount(server)), body: password }),
    differs: true,
  },
  'auth.addPasskey': {
    stage: async (server) => {
      const { key: _, ...at } = await beginning(server);
      return at;
    },
    again: ['PASSKEY_WRONG'],
  },
  'auth.removePasskey': {
    stage: async (server) => {
      const { code, key: _, ...at } = await withPasskey(server);
      const { passkeys } = await callApi(server, getSecondFactor, {}, at.token);
      return { ...at, params: { id: passkeys[0]?.id ?? '' }, body: { ...password, code } };
    },
    again: ['PASSKEY_NOT_FOUND', 'SECOND_FACTOR_WRONG'],
  },
  'auth.beginProvider': withoutProvider({}),
  'auth.returnFromProvider': withoutProvider({ attempt: 'a', query: 'code=b' }),
  'auth.loginWithProvider': withoutProvider({ ticket: 'a' }),
  'auth.linkProvider': withoutProvider({ ticket: 'a', userName: 'rh@exemple.tn', ...password }),
  'auth.removeIdentity': {
    stage: async (server) => ({ ...(await company.newAccount(server)), params: { id: 'a' }, body: password }),
    refused: 'IDENTITY_NOT_FOUND',
  },
};
