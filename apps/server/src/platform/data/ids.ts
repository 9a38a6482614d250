import { randomBytes } from 'node:crypto';

/** Creates a UUIDv7 (RFC 9562) from 48 bits of time in milliseconds and 74 random bits. */
export function uuidV7(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the time at which a UUIDv7 was created. Null for any other text. */
export function bornAt(id: string): Date | null {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.exec(id) ?? [];
  return high !== undefined && low !== undefined ? new Date(Number.parseInt(high + low, 16)) : null;
}

/** Creates a token of 256 random bits as base64url, for personal links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
