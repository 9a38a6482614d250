import { Link, matchRoutes } from 'react-router';
import type { AppLinkProps } from '#/ui/app-link.tsx';
import { routePatterns } from './route-patterns.ts';

/** Pages of this app change without a reload; everything else (public pages, anchors, mails) is an ordinary link. */
export function RouterLink({ href, children, ...rest }: AppLinkProps) {
  const path = href.split(/[?#]/)[0] ?? '';
  const ours = href.startsWith('/') && matchRoutes(routePatterns, path) !== null;
  return ours ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
