import { setTimeout as delay } from 'node:timers/promises';
import { confirmAccount, login, signup } from '@kafaa/domain/auth/api';
import { completeOnboarding } from '@kafaa/domain/companies/api';
import { fillPath } from '@kafaa/domain/kernel/endpoint';
import type { FakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { expect } from './trial.ts';
import { call, type Visit } from './visitor.ts';

/** The password of accounts and of the database role. */
export const PASSWORD = 'mot-de-passe-de-la-base';

/** Signs up a company, confirms it by the link of its mail, logs in and completes the onboarding; returns the access token. */
export async function signUp(visit: Visit, smtp: FakeSmtp, userName: string): Promise<string> {
  const company = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  const body = { userName, password: PASSWORD };
  const signedUp = await call(visit, `/api${signup.path}`, { body: { ...company, ...body } });
  expect('the sign-up', signedUp.status, 201);
  const [, token = ''] = await linkIn(smtp, userName, /verify\?token=([\w-]+)/);
  const confirmed = await call(visit, `/api${fillPath(confirmAccount.path, { token })}`, {
    method: confirmAccount.method,
    body: { password: PASSWORD },
  });
  expect('the confirmation', confirmed.status, 200);
  const session = await call(visit, `/api${login.path}`, { body });
  expect('the log-in', session.status, 200);
  const accessToken = String(session.body['accessToken']);
  const described = await call(visit, `/api${completeOnboarding.path}`, {
    method: completeOnboarding.method,
    token: accessToken,
    body: {
      companyDescription: 'Nous refaisons, écran par écran, les services en ligne de trois banques tunisiennes.',
      industry: 'Technologie',
      companySize: '11-50',
      companyValues: ['Transparence', 'Responsabilité', 'Collaboration'],
    },
  });
  expect('the description of the company', described.status, 200);
  return accessToken;
}

/** Waits for a mail that contains a link of this form. */
export async function linkIn(smtp: FakeSmtp, to: string | null, link: RegExp): Promise<RegExpExecArray> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(100)) {
    for (const mail of smtp.taken) {
      // The replacements decode quoted-printable: soft line breaks and escaped equals signs.
      const found = link.exec(mail.content.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      if (found && (to === null || mail.to === to)) return found;
    }
  }
  throw new Error(`no mail matches ${String(link)}, recipients: ${smtp.taken.map((mail) => mail.to).join(', ')}`);
}
