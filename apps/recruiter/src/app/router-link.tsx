import { parse } from 'regexparam';
import { Link } from 'wouter';
import { recruiterPaths } from '@kafaa/domain/paths';
import type { AppLinkProps } from '@kafaa/ui/app-link.tsx';

const patterns = Object.values(recruiterPaths).map((path) => parse(path).pattern);

/** Links to this app's pages navigate without a reload; all other links (public pages, anchors, mails) are ordinary. */
export function RouterLink({ href, children, ...rest }: AppLinkProps) {
  const path = href.split(/[?#]/)[0] ?? '';
  const ours = rest.target === undefined && patterns.some((pattern) => pattern.test(path));
  return ours ? (
    <Link href={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
