import type { MouseEvent } from 'react';
import { matchRoutes, useNavigate } from 'react-router';
import type { AppLinkProps } from '@kafaa/ui/app-link.tsx';
import { routePatterns } from './route-patterns.ts';

/** False for clicks that ask the browser for a new tab, a window or a download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

function PageLink({ href, target, onClick, children, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={href}
      target={target}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
        event.preventDefault();
        // A link to the current page replaces the history entry instead of adding one.
        void navigate(href, { replace: event.currentTarget.href === location.href });
      }}
    >
      {children}
    </a>
  );
}

/** Links to this app's pages navigate without a reload; all other links (public pages, anchors, mails) are ordinary. */
export function RouterLink({ href, children, ...rest }: AppLinkProps) {
  const path = href.split(/[?#]/)[0] ?? '';
  const ours = href.startsWith('/') && matchRoutes(routePatterns, path) !== null;
  return ours ? (
    <PageLink href={href} {...rest}>
      {children}
    </PageLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
