import { type ComponentProps, createContext, type ComponentType, useContext } from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function PlainLink(props: AppLinkProps) {
  return <a {...props} />;
}

/** The app with a router provides its own link here; everywhere else a link is a link. */
export const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** An in-product link. */
export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
