import { type ComponentProps, type ComponentType, createContext, createElement, useContext } from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function PlainLink({ children, ...rest }: AppLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The component that renders links: the app with a router provides its own, everywhere else it is a plain `<a>`. */
export const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** A link to a page of the product. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext), props);
}
