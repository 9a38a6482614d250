import { type ComponentProps, type ComponentType, createContext, createElement, useContext } from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function PlainLink({ children, ...rest }: AppLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The app with a router provides its own link here; everywhere else a link is a link. */
export const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** An in-product link. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext), props);
}
