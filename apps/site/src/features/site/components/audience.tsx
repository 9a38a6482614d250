import type { ReactNode } from 'react';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink, type ButtonLinkProps } from '@kafaa/ui/button.tsx';
import styles from './audience.module.css';

/** Renders both versions of a part, for visitors and for logged-in recruiters; CSS shows one of them. */
export function Audience({ visitor, recruiter }: { visitor: ReactNode; recruiter: ReactNode }) {
  return (
    <>
      <div className={styles.visitor}>{visitor}</div>
      <div className={styles.recruiter}>{recruiter}</div>
    </>
  );
}

/** The main button of a public page: sign-up for visitors, dashboard for logged-in recruiters. */
export function StartButton({ children, ...look }: Omit<ButtonLinkProps, 'href'>) {
  return (
    <Audience
      visitor={
        <ButtonLink {...look} href={paths.signup}>
          {children}
        </ButtonLink>
      }
      recruiter={
        <ButtonLink {...look} href={paths.dashboard}>
          Ouvrir le tableau de bord
        </ButtonLink>
      }
    />
  );
}
