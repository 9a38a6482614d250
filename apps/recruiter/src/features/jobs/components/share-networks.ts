import type { Source } from '@kafaa/domain/candidates/options';

interface Shared {
  readonly text: string;
  readonly link: string;
}

interface Network {
  readonly name: string;
  readonly source: Source;
  /** SVG path of the logo in a 24 × 24 view box. */
  readonly path: string;
  readonly href: (shared: Shared) => string;
}

/** « Comptable chez Medina Digital : premier entretien par écrit, depuis votre téléphone. » */
export function shareText(title: string, company: string | undefined): string {
  return `${company ? `${title} chez ${company}` : title}\u00A0: premier entretien par écrit, depuis votre téléphone.`;
}

function address(base: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export const NETWORKS: readonly Network[] = [
  {
    name: 'WhatsApp',
    source: 'whatsapp',
    path: 'M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2zm0 18.2a8.200 8.200 0 0 1-4.200-1.150l-.3-.18-2.950.77.79-2.870-.2-.3A8.200 8.200 0 1 1 12 20.200zm4.600-6.100c-.25-.13-1.480-.73-1.710-.81-.23-.09-.4-.13-.560.12-.17.25-.65.81-.790.98-.15.17-.29.19-.540.06a6.800 6.800 0 0 1-3.370-2.950c-.25-.44.25-.41.73-1.350.08-.17.04-.31-.02-.44l-.77-1.850c-.2-.49-.41-.42-.560-.43h-.48c-.17 0-.44.06-.67.31-.23.25-.88.86-.88 2.100s.9 2.430 1.030 2.600c.13.17 1.770 2.710 4.300 3.800 1.600.69 2.220.75 3.020.63.49-.07 1.480-.6 1.690-1.190.21-.58.21-1.080.15-1.190-.06-.1-.23-.17-.48-.29z',
    href: ({ text, link }) => address('https://wa.me/', { text: `${text} ${link}` }),
  },
  {
    name: 'LinkedIn',
    source: 'linkedin',
    path: 'M4.98 3.5A2.5 2.5 0 1 1 5 8.5a2.5 2.5 0 0 1-.02-5zM3 9.75h4V21H3zM9.5 9.75h3.8v1.55c.55-.95 1.9-1.85 3.7-1.85 3.2 0 4 2.05 4 5.05V21h-4v-5.75c0-1.45-.3-2.45-1.7-2.45s-1.8 1.1-1.8 2.45V21h-4z',
    href: ({ link }) => address('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
  {
    name: 'Facebook',
    source: 'facebook',
    path: 'M13.5 21v-7.5h2.6l.5-3.2h-3.1V8.3c0-.9.4-1.7 1.7-1.7h1.5V3.8S15.5 3.5 14.3 3.5c-2.5 0-4 1.5-4 4.2v2.6H7.5v3.2h2.8V21z',
    href: ({ link }) => address('https://www.facebook.com/sharer/sharer.php', { u: link }),
  },
];
