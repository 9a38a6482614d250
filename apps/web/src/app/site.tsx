import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display.css';
import '#/ui/styles/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import favicon from '#/ui/art/favicon.svg';
import { ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { MiniFooter } from '#/ui/footer.tsx';
import { Header } from '#/ui/header.tsx';
import { Page, Shell } from '#/ui/page.tsx';
import { paths } from './paths.ts';

export interface SiteContext {
  /** URLs from the builds' manifests. */
  stylesheets: readonly string[];
  script: string | undefined;
  year: number;
  brandName: string;
  city: string;
}

export interface SitePage {
  title: string;
  description?: string;
  content: ReactNode;
}

const LINKS = [
  { href: '/#features', label: 'Fonctionnalités' },
  { href: '/#how-it-works', label: 'Process' },
  { href: '/#pricing', label: 'Tarifs' },
];

const LEGAL = [
  { href: paths.privacy, label: 'Confidentialité' },
  { href: `${paths.privacy}#conditions`, label: 'Conditions' },
  { href: paths.contact, label: 'Contact' },
];

function Document({ page, context }: { page: SitePage; context: SiteContext }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{`${page.title} · ${context.brandName}`}</title>
        {page.description && <meta name="description" content={page.description} />}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {context.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {context.script && <script type="module" src={context.script} />}
      </head>
      <body>
        <Shell
          header={
            <Header
              homeHref={paths.home}
              links={LINKS}
              login={{ href: paths.login, label: 'Connexion' }}
              cta={{ href: paths.signup, label: 'Commencer' }}
            />
          }
          footer={<MiniFooter links={LEGAL} notice={`© ${context.year} ${context.brandName} · ${context.city}`} />}
        >
          {page.content}
        </Shell>
      </body>
    </html>
  );
}

/** One public page as a whole HTML document. */
export function renderSite(page: SitePage, context: SiteContext): string {
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} context={context} />)}`;
}

/** The page of an address that leads nowhere. */
export const notFoundPage: SitePage = {
  title: 'Page introuvable',
  content: (
    <Page>
      <EmptyState
        level={1}
        art="notFound"
        title="Cette page n’existe pas"
        actions={<ButtonLink href={paths.home}>Revenir à l’accueil</ButtonLink>}
      >
        L’adresse est peut-être incomplète, ou la page a été déplacée.
      </EmptyState>
    </Page>
  ),
};
