/** Whether this browser takes passkeys at this address: it needs https or localhost, and a name instead of a number. */
export const takesPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
