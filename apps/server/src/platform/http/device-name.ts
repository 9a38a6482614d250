import type { FastifyRequest } from 'fastify';

/** Patterns and names of browsers. The first match counts, because most browsers also claim to be Chrome and Safari. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const found = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Names browser and system, « Chrome sur Windows », without versions. So an update does not change the name, and the name cannot
 * distinguish two people with the same phone.
 */
export function deviceName({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const agent = (headers['user-agent'] ?? '').slice(0, 500);
  const browser = found(BROWSERS, agent);
  const system = found(SYSTEMS, agent);
  if (!browser && !system) return 'Un autre appareil';
  return `${browser ?? 'Un autre navigateur'} sur ${system ?? 'un autre système'}`;
}
