import { PGlite } from '@electric-sql/pglite';

/** Creates an embedded database in the folder of the first argument, then exits. */
const [, , folder = ''] = process.argv;
const pglite = await PGlite.create(folder, { relaxedDurability: false });
await pglite.close();
