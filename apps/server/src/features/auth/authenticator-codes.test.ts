import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSecondFactor, confirmSecondFactor, login } from '@kafaa/domain/auth/api';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCompany, PASSWORD } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

const hasOathtool = spawnSync('oathtool', ['--version']).status === 0;
const STEP_SECONDS = 30;

/** Returns the code that Debian's oathtool computes at a time from the `otpauth` URI that an authenticator app scans. */
function codeByOathtool(uri: string, at: Date): string {
  const { searchParams: given } = new URL(uri);
  const options = [
    `--totp=${given.get('algorithm') ?? 'SHA1'}`,
    `--digits=${given.get('digits') ?? '6'}`,
    `--time-step-size=${given.get('period') ?? String(STEP_SECONDS)}s`,
    `--now=@${Math.floor(at.getTime() / 1000)}`,
  ];
  return execFileSync('oathtool', [...options, '--base32', given.get('secret') ?? ''], { encoding: 'utf8' }).trim();
}

oneDatabase('codes of an authenticator app', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('a person turns on the second factor and logs in with codes from oathtool, each code once and in its time step', async (context) => {
    if (!hasOathtool) context.skip('oathtool is missing: apt-get install oathtool');
    for (let person = 0; person < 3; person += 1) {
      const { email, token } = await newCompany(app);
      const { uri } = (await app.call(beginSecondFactor, { body: { password: PASSWORD } }, token)).body;
      const codeAt = (steps: number) =>
        codeByOathtool(uri, new Date(app.clock.now().getTime() + steps * STEP_SECONDS * 1000));
      const logIn = async (code: string) => {
        const { status, body } = await app.call(login, { body: { userName: email, password: PASSWORD, code } });
        return status === 200 ? 'open' : body.code;
      };
      expect((await app.call(confirmSecondFactor, { body: { code: codeAt(0) } }, token)).status).toBe(200);
      for (let hours = 1; hours <= 3; hours += 1) {
        app.clock.move({ hours, seconds: 7 });
        expect(await logIn(codeAt(-10))).toBe('SECOND_FACTOR_WRONG');
        expect(await logIn(codeAt(10))).toBe('SECOND_FACTOR_WRONG');
        expect(await logIn(codeAt(0))).toBe('open');
        expect(await logIn(codeAt(0))).toBe('SECOND_FACTOR_WRONG');
      }
    }
  });
});
