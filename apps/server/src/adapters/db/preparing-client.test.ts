import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database } from './open-database.ts';
import { freshPostgres } from '@kafaa/testing/app/databases';

const url = process.env.TEST_DATABASE_URL ?? '';

// The tests run on PostgreSQL only, because the embedded database is called without a driver.
describe.runIf(url !== '')('prepared statements of the PostgreSQL pool', () => {
  let database: Database;
  let pool: Pool;
  beforeAll(async () => {
    database = await freshPostgres(url);
    if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    pool = database.pool;
    await pool.query('create table things (id int); insert into things values (1)');
  });
  afterAll(() => database.close());

  const prepared = async (text: string) => {
    const { rows } = await pool.query('select statement from pg_prepared_statements');
    return (rows as { statement: string }[]).filter(({ statement }) => statement === text).length;
  };

  test('the client prepares a repeated statement once per connection, and does not prepare a statement of only two calls', async () => {
    const text = 'select id from things where id = $1';
    for (const _ of [1, 2]) await pool.query({ text }, [1]);
    expect(await prepared(text)).toBe(0);
    for (const _ of [1, 2]) expect((await pool.query({ text }, [1])).rows).toEqual([{ id: 1 }]);
    expect(await prepared(text)).toBe(1);
  });

  test('a prepared statement works at once after a schema change, or within a transaction after its rollback', async () => {
    const [alone, inside] = ['select * from things where id = $1', 'select * from things where id < $1'];
    for (const text of [alone, inside]) for (const _ of [1, 2, 3]) await pool.query({ text }, [1]);
    expect([await prepared(alone), await prepared(inside)]).toEqual([1, 1]);
    await pool.query(`alter table things add column more text not null default 'x'`);
    expect((await pool.query({ text: alone }, [1])).rows).toEqual([{ id: 1, more: 'x' }]);
    const client = await pool.connect();
    await client.query('begin');
    await expect(client.query({ text: inside }, [2])).rejects.toThrow('cached plan');
    await client.query('rollback; begin');
    expect((await client.query({ text: inside }, [2])).rows).toEqual([{ id: 1, more: 'x' }]);
    await client.query('commit');
    client.release();
  });

  test('the client never prepares a statement with a list of 1,000 parameters', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => index);
    const text = `select id from things where id in (${rows.map((index) => `$${index + 1}`).join(', ')})`;
    for (const _ of [1, 2, 3, 4]) await pool.query({ text }, rows);
    expect(await prepared(text)).toBe(0);
  });

  test('a statement named by its caller still works after a schema change', async () => {
    const named = { name: 'things', text: 'select * from things where id >= $1' };
    for (const _ of [1, 2, 3]) await pool.query(named, [1]);
    await pool.query(`alter table things add column last text not null default 'z'`);
    for (const _ of [1, 2]) expect((await pool.query(named, [1])).rows).toEqual([{ id: 1, more: 'x', last: 'z' }]);
  });

  test('statements prepared by another pool do not use up this pool’s limit of prepared statements', async () => {
    const other = await freshPostgres(url);
    if (other.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    for (let number = 0; number < 301; number += 1)
      for (const _ of [1, 2, 3]) await other.pool.query({ text: `select $1::int as of_another_pool_${number}` }, [1]);
    await other.close();
    const text = 'select $1::int as of_this_pool';
    for (const _ of [1, 2, 3]) await pool.query({ text }, [1]);
    expect(await prepared(text)).toBe(1);
  });

  test('a connection can still be used after a prepared statement rejects a parameter value', async () => {
    const text = 'select $1::int as number';
    for (const _ of [1, 2, 3]) await pool.query({ text }, [1]);
    await expect(pool.query({ text }, ['no number'])).rejects.toThrow('invalid input syntax');
    expect((await pool.query({ text }, [2])).rows).toEqual([{ number: 2 }]);
  });
});
