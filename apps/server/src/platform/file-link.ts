import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';

/** Long enough to click, too short to pass around. */
const LIFE_MS = 5 * 60 * 1000;

const payloadSchema = z.tuple([z.string(), z.string(), z.number()]);

const signature = (secret: string, payload: string) => createHmac('sha256', `${secret}:files`).update(payload).digest();

/** API path that opens one stored file for five minutes. */
export function fileLink(deps: Deps, { key, name }: { key: string; name: string }): string {
  const payload = Buffer.from(JSON.stringify([key, name, deps.clock.now().getTime() + LIFE_MS])).toString('base64url');
  return `/api/files/${payload}.${signature(deps.config.sessionSecret, payload).toString('base64url')}`;
}

/** What a link opens; null when it is not ours or too old. */
export function openFileLink(deps: Deps, link: string): { key: string; name: string } | null {
  const [payload = '', given = ''] = link.split('.');
  const expected = signature(deps.config.sessionSecret, payload);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const [key, name, end] = z.parse(payloadSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return end > deps.clock.now().getTime() ? { key, name } : null;
}
