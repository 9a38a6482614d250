import * as fc from 'fast-check';
import { notLike } from 'drizzle-orm';
import { confirmAccount, login, requestReset, resendConfirmation, resetPassword, signup } from '@kafaa/domain/auth/api';
import { mails } from '@kafaa/server/features/mails/tables';
import type { TestApp } from './test-app.ts';
import { newAccount, PASSWORD, signupPayload } from './factories.ts';

/** Passwords that a stranger tries; none of them is the account owner's. */
const PASSWORDS = ['le premier mot', 'le second mot', 'le troisième mot', '12345678'] as const;
const PROOF = 'p'.repeat(43);

/** A step of the test: an action of a stranger with an address whose mails they cannot read, or the passing of time. */
type Step =
  | { readonly do: 'signup' | 'login'; readonly password: string }
  | { readonly do: 'resend' | 'reset' | 'confirm' | 'choose' | 'drain' }
  | { readonly do: 'wait'; readonly minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('signup'), password: fc.constantFrom(...PASSWORDS) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('login'), password: fc.constantFrom(...PASSWORDS) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('resend', 'reset', 'confirm', 'choose', 'drain') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 59, 23 * 60, 24 * 60 + 1) }),
  },
);

/**
 * The expected answers: the password of a sign-up gets EMAIL_NOT_CONFIRMED for 24 hours after its last use; any other password
 * is wrong.
 */
class Model {
  readonly #used = new Map<string, number>();

  expects(one: Step, now: number): string | null {
    if (one.do === 'signup') {
      if (one.password === '12345678') return '400 PASSWORD_TOO_COMMON';
      this.#used.set(one.password, now);
      return '201';
    }
    if (one.do === 'login') {
      const used = this.#used.get(one.password);
      if (used === undefined || now - used >= 24 * 3_600_000) return '400 BAD_CREDENTIALS';
      this.#used.set(one.password, now);
      return '403 EMAIL_NOT_CONFIRMED';
    }
    return (
      { resend: '202', reset: '202', confirm: '404 CONFIRMATION_INVALID', choose: '400 RESET_INVALID' }[
        one.do as string
      ] ?? null
    );
  }
}

/** Does one step for an address, and returns the answer that the stranger sees. */
async function act(app: TestApp, one: Step, userName: string): Promise<{ status: number; body: object } | null> {
  if (one.do === 'signup')
    return app.call(signup, { body: { ...signupPayload(userName), password: one.password, proof: PROOF } });
  if (one.do === 'login') return app.call(login, { body: { userName, password: one.password } });
  if (one.do === 'resend') return app.call(resendConfirmation, { body: { userName } });
  if (one.do === 'reset') return app.call(requestReset, { params: { email: userName } });
  if (one.do === 'confirm')
    return app.call(confirmAccount, { params: { token: 'deviné' }, body: { proof: PROOF, password: PASSWORDS[0] } });
  if (one.do === 'choose')
    return app.call(resetPassword, { params: { token: 'deviné' }, body: { newPassword: 'celui du pirate' } });
  return null;
}

/** The error of one step, or null: both addresses must get the same answer, namely the one that the model expects. */
async function told(app: TestApp, model: Model, one: Step, [known, unknown]: readonly [string, string]) {
  const [first, second] = [await act(app, one, known), await act(app, one, unknown)];
  if (JSON.stringify(first) !== JSON.stringify(second))
    return `${one.do}: ${JSON.stringify(first)} for a known address, ${JSON.stringify(second)} for an unknown one`;
  const { status = 0, body } = first ?? {};
  const code = (body as { code?: string }).code;
  const seen = code === undefined ? `${status}` : `${status} ${code}`;
  const expected = model.expects(one, app.clock.now().getTime());
  return seen === expected ? null : `${one.do}: ${seen}, where the model says ${expected}`;
}

/** Logs the owner in from another network than the stranger's, because log-ins are counted by account and network. */
async function ownerLogsIn(app: TestApp, userName: string): Promise<number> {
  const payload = { userName, password: PASSWORD };
  const request = { method: login.method, url: `/api${login.path}`, payload, remoteAddress: '192.0.2.7' } as const;
  return (await app.app.inject(request)).statusCode;
}

const ADDRESS = 'jumeau';

/**
 * Runs sequences of calls to a known and an unknown address. Whatever the order, the passwords, the time between calls and the
 * owner's own log-ins, a stranger must see the same answers for both, and no mail may go to another address. No other test may
 * use the app meanwhile. Throws with the shortest sequence whose answers differ.
 */
export async function tryStrangers(app: TestApp, runs: number): Promise<void> {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), fc.boolean(), async (steps, ownerActs) => {
      turn += 1;
      const twins = [`${ADDRESS}${turn}@societe.tn`, `${ADDRESS}${turn}@inconnue.tn`] as const;
      await newAccount(app, twins[0]);
      const model = new Model();
      for (const one of steps) {
        if (one.do === 'wait') app.clock.move({ minutes: one.minutes });
        else if (one.do === 'drain') await app.drain();
        else {
          const fault = await told(app, model, one, twins);
          if (fault !== null) throw new Error(fault);
        }
        if (!ownerActs) continue;
        const own = await ownerLogsIn(app, twins[0]);
        if (own !== 200) throw new Error(`the owner’s log-in returned status ${own}`);
      }
      await app.drain();
      const strangers = await app.deps.db.$count(mails, notLike(mails.recipient, `${ADDRESS}%`));
      if (strangers > 0) throw new Error(`${strangers} mails sent to other addresses`);
    }),
    { numRuns: runs },
  );
}
