import type { ReactNode } from 'react';
import { type Brand, copyright, getBrand } from '@kafaa/web-kit/brand';
import { MiniFooter } from './footer.tsx';
import { Header, type NavLink } from './header.tsx';
import styles from './candidate-shell.module.css';
import { Shell } from './page.tsx';

/** Links of the short footer of every page that a candidate opens by a personal link. */
export const LEGAL_LINKS: readonly NavLink[] = [
  { href: '/Privacy', label: 'Confidentialité' },
  { href: '/Privacy#conditions', label: 'Conditions' },
  { href: '/Candidats#contact', label: 'Contact' },
];

/** Header and footer of the candidate's pages, except the running chat, which has its own full-height frame. */
export function CandidateShell({ children, brand = getBrand() }: { children: ReactNode; brand?: Brand | undefined }) {
  return (
    <Shell
      header={
        <Header
          variant="candidate"
          homeHref="/Candidats"
          aside={
            <a className={styles.help} href="/Candidats">
              Aide
            </a>
          }
        />
      }
      footer={<MiniFooter narrow links={LEGAL_LINKS} notice={copyright(brand)} />}
    >
      {children}
    </Shell>
  );
}
