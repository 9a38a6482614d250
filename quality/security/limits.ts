import { login, requestReset } from '@kafaa/domain/auth/api';
import { newAccount, PASSWORD } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ask, newAddress, twoNodes } from './ask.ts';

const ALLOWED = 20;
const TRIES = 60;
const RESETS = 3;

/** Trial of guesses at one account from one address, sent to two processes in turn; the account's owner logs in from another address. */
export const limits: Trial = {
  id: 'S8',
  title: 'processes share rate limits, and the owner of an account still gets in',
  async run(): Promise<readonly Row[]> {
    const nodes = await twoNodes((options) => ProductServer.start(options));
    try {
      const { email } = await newAccount(nodes[0]);
      const node = (turn: number) => nodes[turn % 2 === 0 ? 0 : 1];
      const guesser = newAddress();
      const tried = await Promise.all(
        Array.from({ length: TRIES }, (_, turn) =>
          ask(node(turn), login, { body: { userName: email, password: 'pas le bon mot' } }, { from: guesser }),
        ),
      );
      const checked = tried.filter(({ status }) => status === 400).length;
      const refused = tried.filter(({ status }) => status === 429).length;
      const owner = await ask(nodes[1], login, { body: { userName: email, password: PASSWORD } });
      for (let turn = 0; turn < 10; turn += 1) await ask(node(turn), requestReset, { params: { email } });
      await nodes[0].mailTo(email, ({ text }) => text.includes('reset-password'));
      // This account is requested last, so once its mail has arrived, the tasks of the earlier requests have been taken as
      // well.
      const { email: late } = await newAccount(nodes[0]);
      await ask(nodes[0], requestReset, { params: { email: late } });
      await nodes[0].mailTo(late, ({ text }) => text.includes('reset-password'));
      const mails = (await nodes[0].mailsTo(email)).filter(({ text }) => text.includes('reset-password?token=')).length;
      const met = checked === ALLOWED && refused === TRIES - ALLOWED && owner.status === 200 && mails <= RESETS;
      return [
        {
          id: 'S8',
          goal: `of ${TRIES} concurrent guesses two processes check exactly ${ALLOWED}, admit the owner and send at most ${RESETS} reset mails`,
          figure: `${checked} checked, ${refused} refused with 429; the owner: ${owner.status}; ${mails} mails for 10 requests from 10 addresses`,
          verdict: met ? 'met' : 'short',
        },
      ];
    } finally {
      for (const node of nodes.toReversed()) await node.dispose();
    }
  },
};
