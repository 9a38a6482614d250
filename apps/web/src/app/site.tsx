import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display.css';
import '#/ui/styles/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { frenchSpacesInHtml } from '#/features/site/components/french-spaces';
import { SiteDocument } from '#/features/site/components/site-document.tsx';
import type { SiteContext, SitePage } from '#/features/site/components/site-page';
import { ContactPage } from '#/features/site/pages/contact-page.tsx';
import { HomePage } from '#/features/site/pages/home-page.tsx';
import { PrivacyPage } from '#/features/site/pages/privacy-page.tsx';
import { ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Page } from '#/ui/page.tsx';
import { paths } from './paths.ts';

/** One public page as a whole HTML document. */
export function renderSite(page: SitePage, context: SiteContext): string {
  return frenchSpacesInHtml(`<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} context={context} />)}`);
}

/** Every public page by its address. */
export function sitePages({ brand }: SiteContext): Readonly<Record<string, SitePage>> {
  const pages: readonly (SitePage & { path: string })[] = [
    {
      path: paths.home,
      title: 'Écoutez tous les candidats. Rencontrez les bons.',
      description: `${brand.name} mène un premier entretien par chat avec chaque personne qui postule, à partir de votre offre et de vos valeurs. Vous choisissez qui rencontrer.`,
      content: <HomePage brand={brand} />,
    },
    {
      path: paths.privacy,
      title: 'Confidentialité et conditions',
      description: `Ce que ${brand.name} fait de vos données, ce qui est mesuré pendant l’entretien, vos droits, et les règles du service.`,
      content: <PrivacyPage brand={brand} />,
    },
    {
      path: paths.contact,
      title: 'Contact',
      description: `Écrire à ${brand.name} ou appeler : e-mail, WhatsApp, téléphone.`,
      content: <ContactPage brand={brand} />,
    },
  ];
  return Object.fromEntries(pages.map((page) => [page.path, page]));
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
