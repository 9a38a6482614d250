import type { MouseEvent } from 'react';
import { matchRoutes, useNavigate } from 'react-router';
import type { AppLinkProps } from '#/ui/app-link.tsx';
import { routePatterns } from './route-patterns.ts';

/** A click that asks for a new tab, a window or a download is the browser's. */
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
        // A page's link to itself adds no step to the way back.
        void navigate(href, { replace: event.currentTarget.href === location.href });
      }}
    >
      {children}
    </a>
  );
}

/** Pages of this app change without a reload; everything else (public pages, anchors, mails) is an ordinary link. */
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
