import { signup } from '@kafaa/domain/auth/api';
import { Client } from 'pg';
import { argon2Passwords } from '../../apps/server/src/adapters/passwords/argon2.ts';
import { isCommonPassword } from '../../apps/server/src/adapters/passwords/common.ts';
import { logIn, newAccount, PASSWORD } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';

const WANTED = /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/;
const GUESSES = ['password', '12345678', '123456789', 'azertyuiop', 'motdepasse', 'qwertyuiop', 'iloveyou', 'sunshine'];

/** Trial of the password storage of the built server. */
export const passwords: Trial = {
  id: 'S3',
  title: 'passwords are stored as argon2id hashes',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ database: 'postgres' });
    const client = new Client({ connectionString: server.rowsUrl });
    await client.connect();
    try {
      const { email } = await newAccount(server);
      const stored = async () =>
        (await client.query<{ hash: string }>('select password_hash as hash from users where email = $1', [email]))
          .rows[0]?.hash ?? '';
      const made = await stored();
      const old = await argon2Passwords({ memoryCost: 19_456, timeCost: 2, parallelism: 1 }).hash(PASSWORD);
      await client.query('update users set password_hash = $1 where email = $2', [old, email]);
      await logIn(server, email);
      const anew = await stored();
      const company = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
      let accepted = 0;
      for (const password of GUESSES) {
        const { status } = await ask(server, signup, { body: { ...company, userName: 'neuf@exemple.tn', password } });
        if (status !== 400) accepted += 1;
      }
      const unlisted = GUESSES.filter((guess) => !isCommonPassword(guess)).length;
      const met = WANTED.test(made) && WANTED.test(anew) && accepted === 0 && unlisted === 0;
      return [
        {
          id: 'S3',
          goal: 'a hash is argon2id with 64 MiB and 3 passes, is renewed at log-in, and common passwords are refused',
          figure: `stored ${made.slice(0, 30)}; an older one after a log-in ${anew.slice(0, 30)}; ${accepted} of ${GUESSES.length} common passwords let in`,
          verdict: met ? 'met' : 'short',
        },
      ];
    } finally {
      await client.end();
      await server.dispose();
    }
  },
};
