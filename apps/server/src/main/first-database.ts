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
await database.close();
