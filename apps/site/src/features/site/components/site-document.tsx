import { BrandName } from '@kafaa/web-kit/brand-name';
import { LEGAL_LINKS } from '@kafaa/ui/candidate-shell.tsx';
import { Footer, MiniFooter } from '@kafaa/ui/footer.tsx';
import hankenFont from '@kafaa/ui/fonts/hanken-latin.woff2';
import piazzollaFont from '@kafaa/ui/fonts/piazzolla-latin.woff2';
import { Header } from '@kafaa/ui/header.tsx';
import { Shell } from '@kafaa/ui/page.tsx';
import { candidateLinks, footerColumns, paths, recruiterLinks, visitorLinks } from '@kafaa/web-kit/paths';
import { socialLinks } from '@kafaa/web-kit/social';
import { Audience } from './audience.tsx';
import type { SiteContext, SitePage } from './site-page.ts';
import { frenchSpaces } from './french-spaces.ts';

/** Metadata for search engines and link previews. */
function Preview({ page, context, title }: { page: SitePage; context: SiteContext; title: string }) {
  const { brand, publicUrl, previewImage } = context;
  if (page.path === undefined) return <meta name="robots" content="noindex" />;
  const url = `${publicUrl}${page.path}`;
  const description = page.description && frenchSpaces(page.description);
  return (
    <>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {previewImage && (
        <>
          <meta property="og:image" content={previewImage} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={brand.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function VisitorHeader() {
  return (
    <Header
      homeHref={paths.home}
      links={visitorLinks}
      login={{ href: paths.login, label: 'Connexion' }}
      cta={{ href: paths.signup, label: 'Commencer' }}
    />
  );
}

function CandidateHeader({ page }: { page: SitePage }) {
  return (
    <Header
      homeHref={paths.candidates}
      links={candidateLinks.map((link) => ({ ...link, current: link.href === page.path }))}
      login={{ href: paths.home, label: 'Pour les entreprises' }}
    />
  );
}

function PageHeader({ page }: { page: SitePage }) {
  if (page.forGuests) return <Header homeHref={paths.home} />;
  return page.forCandidates ? <CandidateHeader page={page} /> : <VisitorHeader />;
}

function PageFooter({ page, context: { brand, year } }: { page: SitePage; context: SiteContext }) {
  const notice = `© ${year} ${brand.name} · ${brand.city}`;
  if (page.isPersonal) return <MiniFooter narrow links={LEGAL_LINKS} notice={notice} />;
  return (
    <Footer
      tagline="Le premier entretien, mené avec soin. Conçu en Tunisie pour les entreprises qui recrutent."
      columns={footerColumns}
      social={socialLinks(brand)}
      notice={notice}
    />
  );
}

/** A public page as a whole HTML document: head, header, content, footer. */
export function SiteDocument({ page, context }: { page: SitePage; context: SiteContext }) {
  const { brand, stylesheets, script, trialScript, themeScript } = context;
  const title = frenchSpaces(page.title);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#f8f7f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1414" media="(prefers-color-scheme: dark)" />
        {themeScript && <script src={themeScript} />}
        <title>{`${title} · ${brand.name}`}</title>
        <Preview page={page} context={context} title={title} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {[hankenFont, piazzollaFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {script && <script type="module" src={script} />}
        {page.trial && trialScript && <script type="module" src={trialScript} />}
      </head>
      <body>
        <BrandName value={brand.name}>
          <Shell
            header={
              <Audience
                visitor={<PageHeader page={page} />}
                // app/site-client.ts attaches the log-out handler.
                recruiter={<Header homeHref={paths.home} links={recruiterLinks} onLogout={() => undefined} />}
              />
            }
            footer={<PageFooter page={page} context={context} />}
          >
            {page.content}
          </Shell>
        </BrandName>
      </body>
    </html>
  );
}
