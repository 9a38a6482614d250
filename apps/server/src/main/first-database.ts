import { migrate } from '#/adapters/db/migrate';
import { openDatabase } from '#/adapters/db/open-database';
import { parseConfig } from '#/config';
import { registerTasks } from '#/tasks';
import { createLog, wire } from './wire.ts';

// Makes an embedded database with every table and queue and nothing in them, below the folder of the first argument. The
// build does it once, so that no installation's first start has to. Whoever starts on it checks migrations and queues as ever.
const [, , folder = ''] = process.argv;
const config = { ...parseConfig({ DATA_DIR: folder }), sessionSecret: '' };
const log = createLog(config);
const database = await openDatabase(config, log);
await migrate(database);
const { deps, close } = await wire(config, database, log, { manual: true });
registerTasks(deps);
await deps.queue.start();
await deps.queue.stop();
close();
await database.close();
