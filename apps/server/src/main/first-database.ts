import { migrate } from '#/adapters/db/migrate';
import { openDatabase } from '#/adapters/db/open-database';
import { parseConfig } from '#/config';
import { createLog } from './wire.ts';

// This program creates an embedded database with all tables but no rows, below the folder of the first argument. The build runs
// the program once, which saves time at each installation's first start. A start on the database still checks the migrations.
const [, , folder = ''] = process.argv;
const config = { ...parseConfig({ DATA_DIR: folder }), sessionSecret: '' };
const log = createLog(config);
const database = await openDatabase(config, log);
await migrate(database);
// The embedded server never creates another database. Without the templates the copy for each installation is a third smaller.
if (database.kind === 'pglite')
  for (const statement of [
    'update pg_database set datistemplate = false',
    'drop database template0',
    'drop database template1',
  ])
    await database.pglite.exec(statement);
await database.close();
