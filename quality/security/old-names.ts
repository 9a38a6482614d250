import { Client } from 'pg';
import type { ProductServer } from '@kafaa/testing/product/server';

/** Writes names, titles and places into the database that were possible before the product validated them. */
export async function writeOldNames(server: ProductServer, jobId: string): Promise<void> {
  const database = new Client(server.rowsUrl);
  await database.connect();
  try {
    await database.query(
      'update companies set name = $2, city = $3 where company_id = (select company_id from jobs where id = $1)',
      [jobId, '<svg/onload=x()', '"><script>x()</script>'],
    );
    await database.query('update jobs set title = $2, location = $3 where id = $1', [
      jobId,
      '</title><script>x()</script><img src=x onerror=x()>',
      '"><svg/onload=x()>',
    ]);
  } finally {
    await database.end();
  }
}
