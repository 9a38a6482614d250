import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { argon2Passwords } from './argon2.ts';
import { users } from '#/features/auth/tables';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { newAccount, PASSWORD } from '@kafaa/testing/app/factories';

const LITTLE = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

describe('passwords', () => {
  test('the password hasher uses argon2id with 64 MiB and three passes, and verifies only the same password', async () => {
    const passwords = argon2Passwords();
    const stored = await passwords.hash('Pässwörd 🙂 ‏');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(passwords.isOutdated(stored)).toBe(false);
    expect(await passwords.verify(stored, 'Pässwörd 🙂 ‏')).toBe(true);
    expect(await passwords.verify(stored, 'Password 🙂')).toBe(false);
    expect(await passwords.verify('not a hash', 'x')).toBe(false);
  });

  test('the password hasher queues 200 hashes and refuses further ones with 503 until the burst ends', async () => {
    const passwords = argon2Passwords(LITTLE);
    const tries = await Promise.allSettled(Array.from({ length: 300 }, (_, one) => passwords.hash(`un mot ${one}`)));
    const refused = tries.filter((one) => one.status === 'rejected');
    // One or two hashes run at once, depending on the number of cores, and 200 wait.
    expect([300 - 202, 300 - 201]).toContain(refused.length);
    expect(refused.every(({ reason }) => reason instanceof AppError && reason.status === 503)).toBe(true);
    expect(await passwords.verify(await passwords.hash('calme'), 'calme')).toBe(true);
  });
});

eachDatabase('a stored password', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('a successful log-in rehashes an outdated password hash once, concurrent log-ins included', async () => {
    const { email } = await newAccount(app);
    const stored = async () =>
      (await app.deps.db.select().from(users).where(eq(users.email, email)))[0]?.passwordHash ?? '';
    const old = await hash(PASSWORD, { ...LITTLE, memoryCost: 512 });
    await app.deps.db.update(users).set({ passwordHash: old }).where(eq(users.email, email));
    const enter = (password = PASSWORD) => app.call(login, { body: { userName: email, password } });
    expect((await enter('pas le bon')).status).toBe(400);
    expect(await stored()).toBe(old);
    // Later log-ins of several concurrent ones find another hash than the one they checked, and still succeed.
    const both = await Promise.all([enter(), enter(), enter()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const anew = await stored();
    expect(anew).toContain('m=1024,');
    await enter();
    expect(await stored()).toBe(anew);
  });
});
