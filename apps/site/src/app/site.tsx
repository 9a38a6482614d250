import { elided } from '@kafaa/domain/kernel/elision';
import '@kafaa/ui/styles/tokens.css';
import '@kafaa/ui/styles/fonts-ui.css';
import '@kafaa/ui/styles/fonts-display.css';
import '@kafaa/ui/styles/base.css';
import type { OpenApiDocument } from '@kafaa/domain/kernel/api-document';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import type { ContactConfirmation } from '@kafaa/domain/companies/schema';
import type { Activation } from '@kafaa/domain/plans/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailPage } from '#/features/mails/pages/mail-page.tsx';
import { OutboxPage, type OutboxPageProps } from '#/features/mails/pages/outbox-page.tsx';
import { type ListedOffer, organizationData, robotsTxt, sitemapXml } from '#/features/site/components/crawlers';
import { frenchSpacesInHtml } from '#/features/site/components/french-spaces';
import { COMPANY_QUESTIONS, questionsData } from '#/features/site/components/questions.tsx';
import { SiteDocument } from '#/features/site/components/site-document.tsx';
import type { SiteContext, SitePage } from '#/features/site/components/site-page';
import { AboutPage } from '#/features/site/pages/about-page.tsx';
import { ApiPage } from '#/features/site/pages/api-page.tsx';
import { ContactAddressPage } from '#/features/site/pages/contact-address-page.tsx';
import { candidateQuestions, CandidatesPage } from '#/features/site/pages/candidates-page.tsx';
import { ActivationPage } from '#/features/site/pages/activation-page.tsx';
import { ContactPage } from '#/features/site/pages/contact-page.tsx';
import { HomePage } from '#/features/site/pages/home-page.tsx';
import { MethodPage } from '#/features/site/pages/method-page.tsx';
import { OpinionPage } from '#/features/site/pages/opinion-page.tsx';
import { PrivacyPage } from '#/features/site/pages/privacy-page.tsx';
import { ReviewPage } from '#/features/site/pages/review-page.tsx';
import { ThanksPage } from '#/features/site/pages/thanks-page.tsx';
import type { OpinionPageData } from '@kafaa/domain/opinions/schema';
import type { ReviewPageData } from '@kafaa/domain/reviews/schema';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { candidateDoor, paths } from '@kafaa/web-kit/paths';

/** Renders one public page as a complete HTML document. */
export function renderSite(page: SitePage, context: SiteContext): string {
  const html = `<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} context={context} />)}`;
  // A JSON-LD data block is not executed; `<` is escaped so that no text can close the script element.
  const data = page.data && JSON.stringify(page.data).replaceAll('<', '\\u003c');
  const block = data ? `<script type="application/ld+json">${data}</script>` : '';
  return frenchSpacesInHtml(html).replace('</head>', () => `${block}</head>`);
}

function waysToReach({ whatsapp, phone }: SiteContext['brand']): string {
  return [
    'e-mail sous 24 heures',
    ...(whatsapp === null ? [] : ['WhatsApp dans l’heure']),
    ...(phone === null ? [] : ['téléphone']),
  ].join(', ');
}

/** The public pages by path. */
export function sitePages(context: SiteContext): Readonly<Record<string, SitePage>> {
  const { brand, plans } = context;
  const pages: readonly (SitePage & { path: string })[] = [
    {
      path: paths.home,
      title: 'Écoutez tous les candidats. Rencontrez les bons.',
      description: `${brand.name} mène un premier entretien par chat avec chaque personne qui postule, à partir de votre offre et de vos valeurs. Vous choisissez qui rencontrer.`,
      data: organizationData(context),
      content: <HomePage brand={brand} plans={plans} />,
    },
    {
      path: paths.privacy,
      title: 'Confidentialité et conditions',
      description: `Ce ${elided('que', brand.name)} fait de vos données, ce qui est mesuré pendant l’entretien, vos droits, et les règles du service.`,
      content: <PrivacyPage context={context} />,
      forCandidates: true,
    },
    {
      path: paths.method,
      title: 'Comment les candidats sont évalués',
      description: `Ce ${elided('que', brand.name)} mesure dans un entretien, avec quels poids et quelle justesse\u00A0: l’échelle des niveaux, le calcul du score, ce que le moteur ne voit pas.`,
      content: <MethodPage context={context} />,
      forCandidates: true,
    },
    {
      path: paths.candidates,
      title: 'Vous postulez\u00A0: comment se passe l’entretien',
      description:
        'Un premier entretien par écrit avec une IA, lu par une personne qui décide\u00A0: ce qui compte, la langue, le CV, vos données. Et une question à essayer.',
      data: questionsData(candidateQuestions(context.retentionMonths)),
      content: <CandidatesPage context={context} />,
      forCandidates: true,
      trial: true,
    },
    {
      path: paths.about,
      title: 'À propos',
      description: `D’où vient ${brand.name}, qui est derrière, et ce à quoi nous tenons\u00A0: Authenticité, Grit, Innovation.`,
      content: <AboutPage brand={brand} />,
    },
    {
      path: paths.contact,
      title: 'Contact',
      description: `Parler à l’équipe ${brand.name}\u00A0: ${waysToReach(brand)}. Et quatre réponses aux questions fréquentes.`,
      data: questionsData(COMPANY_QUESTIONS),
      content: <ContactPage brand={brand} />,
    },
    {
      path: paths.thanks,
      title: 'Merci',
      description: `À la personne qui a développé ${brand.name}, et à celles et ceux dont le travail l’a rendu possible.`,
      content: <ThanksPage brand={brand} />,
    },
  ];
  return Object.fromEntries(pages.map((page) => [page.path, page]));
}

/** The text of robots.txt. */
export const robots = robotsTxt;

/** The sitemap: the listed offers and the public pages, except the acknowledgements, which nobody searches for. */
export function sitemap(context: SiteContext, offers: readonly ListedOffer[]): string {
  const pages = Object.keys(sitePages(context)).filter((path) => path !== paths.thanks);
  return sitemapXml(context, pages, offers);
}

/** Pages with data from the server, rendered on request. */
export const livePages = {
  outbox: (data: OutboxPageProps): SitePage => ({ title: 'Boîte d’envoi', content: <OutboxPage {...data} /> }),
  mail: (mail: OutboxMail): SitePage => ({ title: mail.subject, content: <MailPage mail={mail} /> }),
  apiDocument: (document: OpenApiDocument): SitePage => ({
    title: document.info.title,
    content: <ApiPage document={document} />,
  }),
  activation: (activation: Activation): SitePage => ({
    title: 'Activer un abonnement',
    content: <ActivationPage activation={activation} />,
  }),
  contactAddress: (confirmation: ContactConfirmation): SitePage => ({
    title: 'Adresse de contact',
    content: <ContactAddressPage confirmation={confirmation} />,
  }),
  review: (data: ReviewPageData): SitePage => ({
    title: 'Contester, ou demander une personne',
    forCandidates: true,
    isPersonal: true,
    content: <ReviewPage data={data} />,
  }),
  opinion: (data: OpinionPageData): SitePage => ({
    forGuests: true,
    title: 'Votre avis',
    content: <OpinionPage data={data} />,
  }),
  failure: ({ message }: { message: string }): SitePage => ({
    title: 'Erreur',
    content: (
      <Page>
        <EmptyState
          level={1}
          art="notFound"
          title="Cette page ne s’ouvre pas"
          actions={<ButtonLink href={paths.home}>Revenir à l’accueil</ButtonLink>}
        >
          {message}
        </EmptyState>
      </Page>
    ),
  }),
};

/** The page for an unknown path. */
export const notFoundPage: SitePage = {
  title: 'Page introuvable',
  content: (
    <Page>
      <EmptyState
        level={1}
        art="notFound"
        title="Cette page n’existe pas"
        actions={
          <>
            <ButtonLink href={paths.home}>Revenir à l’accueil</ButtonLink>
            <ButtonLink variant="secondary" href={candidateDoor.href}>
              {candidateDoor.label}
            </ButtonLink>
          </>
        }
      >
        L’adresse est peut-être incomplète, ou la page a été déplacée.
      </EmptyState>
    </Page>
  ),
};
