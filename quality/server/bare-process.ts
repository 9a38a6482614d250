// This file runs without a TypeScript loader, which would slow it down; Node itself strips its types.
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Pool } from 'pg';
import type { BareOrder } from './bare.ts';

async function serve({ databaseUrl, routes }: BareOrder): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = fastify();
  let revision = 1_000_000_000;
  for (const { method, path, statements } of routes) {
    app.route({
      method,
      url: path,
      handler: async (request) => {
        let rows: readonly unknown[] = [];
        for (const { text, values } of statements) {
          // The placeholders are replaced by the request body and by a growing revision.
          const given = values.map((value) =>
            value === '$body' ? JSON.stringify(request.body) : value === '$revision' ? (revision += 1) : value,
          );
          ({ rows } = await pool.query<Record<string, unknown>>(text, given));
        }
        return rows;
      },
    });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
}

// The order comes from the trial that started this process; no other process can write to this channel.
process.once('message', (order) => void serve(order as BareOrder));
process.on('disconnect', () => process.exit(0));
