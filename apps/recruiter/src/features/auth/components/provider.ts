/** The identity provider of this installation, which the server writes into the page. */
export interface Provider {
  readonly name: string;
  /** True if the provider is the only way to log in: passwords and passkeys are refused. */
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
