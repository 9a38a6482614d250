import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '@kafaa/testing/app/config-faults';
import { parseConfig } from './config.ts';
import type { Environment } from '#/platform/process/environment-reader';
import { ROOT } from '@kafaa/testing/root';
import { join } from 'node:path';

const SECRET = 's'.repeat(32);

describe('.env.example', () => {
  const text = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const examples = parseEnv(text.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''));

  it('the unchanged .env.example file gives the default configuration', () => {
    expect(parseConfig(parseEnv(text))).toEqual(parseConfig({}));
  });

  it('the .env.example file lists every variable that the configuration reads, with valid values except for placeholders', () => {
    const read = new Set<string>();
    const spy = new Proxy<Environment>(
      {
        ...examples,
        LLM_PROVIDER: 'local',
        SESSION_SECRET: SECRET,
        OIDC_CLIENT_SECRET: 'secret',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'key',
      },
      {
        get(env, name: string) {
          read.add(name);
          return env[name];
        },
      },
    );
    // The configuration refuses the e-mail addresses and the authorisation number of .env.example, because they are examples.
    expect(faultsOf(spy)).toEqual(
      ['MAIL_FROM', 'MAIL_BOUNCE_DOMAIN', 'OPERATOR_EMAIL', 'BRAND_EMAIL', 'BRAND_INPDP_TRANSFER'].map(
        (name) => expect.stringMatching(`^${name}\u00a0: .*exemple`) as string,
      ),
    );
    // PostgreSQL's driver reads PGPASSWORD, and compose.yaml reads POSTGRES_PASSWORD.
    expect(Object.keys(examples).sort()).toEqual([...read, 'PGPASSWORD', 'POSTGRES_PASSWORD'].sort());
  });
});
