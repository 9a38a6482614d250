import { join } from 'node:path';
import { localFiles } from '@kafaa/server/adapters/storage/local';
import { EXAMPLE_LOGIN } from '@kafaa/server/platform/process/example-login';
import { openTestApp } from './test-app.ts';
import { openFolder } from './databases.ts';
import { newCompany } from './factories.ts';

/**
 * Fills a data folder with a company that has only the example's log-in, so that a starting server treats it as the example
 * company. Seeding the real example costs a start seventeen seconds of CPU time.
 */
export async function fillWithExample(dataDir: string): Promise<void> {
  const app = await openTestApp(() => openFolder(dataDir), { files: localFiles(join(dataDir, 'files')) });
  await newCompany(app, EXAMPLE_LOGIN.email, EXAMPLE_LOGIN.password);
  await app.close();
}
