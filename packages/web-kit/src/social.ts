const NETWORKS = [
  { network: 'linkedin', label: 'LinkedIn' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'instagram', label: 'Instagram' },
] as const;

/** The operator's pages on social networks, if configured. */
export function socialLinks(brand: { readonly [N in (typeof NETWORKS)[number]['network']]?: unknown }) {
  return NETWORKS.flatMap(({ network, label }) => {
    const href = brand[network];
    return typeof href === 'string' && href !== '' ? [{ network, label, href }] : [];
  });
}

/** The operator's links to social networks, read from the data that the server embeds in the page. */
export function readSocialLinks(): ReturnType<typeof socialLinks> {
  try {
    const data = JSON.parse(document.getElementById('kafaa-data')?.textContent ?? '') as { brand?: object };
    return socialLinks(data.brand ?? {});
  } catch {
    return [];
  }
}
