import { completeOnboarding, getSettings, saveSettings } from '@kafaa/domain/companies/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { identity, newAccount, newCompany } from '@kafaa/testing/app/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';

oneDatabase('company settings', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('saving the settings applies the sign-up’s rules, changes only this company and keeps the log-in address', async () => {
    const [mine, other] = [await newCompany(app), await newCompany(app)];
    const account = { name: 'Médina', phone: '71999888', address: '3, rue de Rome', city: 'Sfax' };
    const body = { ...account, userName: 'autre@adresse.tn' };
    expect(await app.call(saveSettings, { body }, mine.token)).toMatchObject({
      status: 200,
      body: { ...account, userName: mine.email, companyIdentity: { name: 'Médina' } },
    });
    expect((await app.call(getSettings, {}, mine.token)).body).toMatchObject(account);
    expect((await app.call(getSettings, {}, other.token)).body).toMatchObject({
      name: 'Medina Digital',
      city: 'Tunis',
    });
    for (const [change, message] of [
      [{ name: 'AB', phone: '1', address: '', city: '' }, 'Le nom doit contenir entre 3 et 15 caractères.'],
      [{ phone: '7123456' }, 'Le numéro de téléphone doit contenir exactement 8 chiffres.'],
      [{ address: 'x'.repeat(51) }, "L'adresse doit contenir entre 3 et 50 caractères."],
      [{ city: ' ' }, 'Veuillez entrer votre ville.'],
    ] as const) {
      expect(await app.call(saveSettings, { body: { ...account, ...change } }, mine.token)).toMatchObject({
        status: 400,
        body: { message },
      });
    }
  });

  test('onboarding validates the company’s identity, stores it and sets the status to COMPLETED', async () => {
    const recruiter = await newAccount(app);
    const short = await app.call(
      completeOnboarding,
      { body: { ...identity, companyDescription: 'trop court' } },
      recruiter.token,
    );
    expect(short).toMatchObject({ status: 400, body: { message: 'Veuillez entrer encore au moins 1 caractères' } });
    const tooMany = {
      ...identity,
      companyValues: ['Innovation', 'Intégrité', 'Collaboration', 'Excellence', 'Diversité', 'Durabilité'] as never,
    };
    expect(await app.call(completeOnboarding, { body: tooMany }, recruiter.token)).toMatchObject({
      body: { message: 'Maximum de 5 valeurs sélectionnées' },
    });
    const company = await newCompany(app);
    const { body } = await app.call(getSettings, {}, company.token);
    expect(body).toMatchObject({
      userName: company.email,
      onBoardingStatus: 'COMPLETED',
      companyIdentity: { ...identity, name: 'Medina Digital' },
    });
  });
});
