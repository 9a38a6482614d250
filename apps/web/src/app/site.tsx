import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display.css';
import '#/ui/styles/base.css';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailPage } from '#/features/mails/pages/mail-page.tsx';
import { OutboxPage, type OutboxPageProps } from '#/features/mails/pages/outbox-page.tsx';
import { robotsTxt, sitemapXml } from '#/features/site/components/crawlers';
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

/** What crawlers ask for, by address. */
export function siteFiles(context: SiteContext): Readonly<Record<string, string>> {
  return {
    '/robots.txt': robotsTxt(context),
    '/sitemap.xml': sitemapXml(context, Object.keys(sitePages(context))),
  };
}

/** Pages that show data of the moment: rendered when they are asked for. */
export const livePages = {
  outbox: (data: OutboxPageProps): SitePage => ({ title: 'Boîte d’envoi', content: <OutboxPage {...data} /> }),
  mail: (mail: OutboxMail): SitePage => ({ title: mail.subject, content: <MailPage mail={mail} /> }),
};

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
