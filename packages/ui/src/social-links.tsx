import styles from './social-links.module.css';

export interface SocialLink {
  network: 'linkedin' | 'facebook' | 'instagram';
  label: string;
  href: string;
}

const SOCIAL_PATHS: Record<SocialLink['network'], string> = {
  linkedin:
    'M4.98 3.5A2.5 2.5 0 1 1 5 8.5a2.5 2.5 0 0 1-.02-5zM3 9.75h4V21H3zM9.5 9.75h3.8v1.55c.55-.95 1.9-1.85 3.7-1.85 3.2 0 4 2.05 4 5.05V21h-4v-5.75c0-1.45-.3-2.45-1.7-2.45s-1.8 1.1-1.8 2.45V21h-4z',
  facebook:
    'M13.5 21v-7.5h2.6l.5-3.2h-3.1V8.3c0-.9.4-1.7 1.7-1.7h1.5V3.8S15.5 3.5 14.3 3.5c-2.5 0-4 1.5-4 4.2v2.6H7.5v3.2h2.8V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm4.7-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
};

/** Logos of the social networks, each with an accessible name. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.social}>
      {links.map((link) => (
        <a key={link.network} href={link.href} aria-label={link.label} rel="noopener">
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path fill="currentColor" fillRule="evenodd" d={SOCIAL_PATHS[link.network]} />
          </svg>
        </a>
      ))}
    </div>
  );
}
