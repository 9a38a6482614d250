import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display.css';
import '#/ui/styles/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContext, SitePage } from '#/features/site/components/site-page';
import { HomePage } from '#/features/site/pages/home-page.tsx';
import { PrivacyPage } from '#/features/site/pages/privacy-page.tsx';
import favicon from '#/ui/art/favicon.svg';
import { ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { MiniFooter } from '#/ui/footer.tsx';
import { Header } from '#/ui/header.tsx';
import { Page, Shell } from '#/ui/page.tsx';
import { paths } from './paths.ts';

const LINKS = [
  { href: '/#features', label: 'Fonctionnalités' },
  { href: '/#how-it-works', label: 'Process' },
  { href: '/#pricing', label: 'Tarifs' },
];

const LEGAL = [
  { href: paths.privacy, label: 'Confidentialité' },
  { href: `${paths.privacy}#conditions`, label: 'Conditions' },
];

function Document({ page, context }: { page: SitePage; context: SiteContext }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{`${page.title} · ${context.brand.name}`}</title>
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
          footer={
            <MiniFooter links={LEGAL} notice={`© ${context.year} ${context.brand.name} · ${context.brand.city}`} />
          }
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

/** Every public page by its address. */
export function sitePages({ brand }: SiteContext): Readonly<Record<string, SitePage>> {
  return {
    [paths.home]: {
      title: 'Écoutez tous les candidats. Rencontrez les bons.',
      description: `${brand.name} mène un premier entretien par chat avec chaque personne qui postule, à partir de votre offre et de vos valeurs.`,
      content: <HomePage />,
    },
    [paths.privacy]: { title: 'Confidentialité et conditions', content: <PrivacyPage brand={brand} /> },
  };
}
