/** The identity provider of this installation, which the server writes into the page. */
export interface Provider {
  readonly name: string;
  /** Passwords and passkeys open nothing here. */
  readonly only: boolean;
}

function read(): Provider | undefined {
  try {
    const block = document.getElementById('kafaa-data')?.textContent ?? '{}';
    return (JSON.parse(block) as { provider?: Provider }).provider;
  } catch {
    return undefined;
  }
}

let known: { readonly provider: Provider | undefined } | undefined;

export function getProvider(): Provider | undefined {
  known ??= { provider: read() };
  return known.provider;
}
