/**
 * Whether this browser takes passkeys at this address: passkeys need https or localhost, and a host name instead of an IP
 * address.
 */
export const takesPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
