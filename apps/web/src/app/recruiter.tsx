import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display.css';
import '#/ui/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { type ComponentType, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { ApiError } from '#/lib/api';
import { getBrand } from '#/lib/brand';
import { followOtherTabs, getSession, restoreSession, subscribeSession } from '#/lib/session';
import { keepSessionFresh } from '#/lib/session-refresh';
import { installThemeSwitch } from '#/lib/theme';
import { BrandName } from '#/lib/brand-name';
import { LinkContext } from '#/ui/app-link.tsx';
import { SpinnerPage } from '#/ui/spinner.tsx';
import { AppRouter } from './app-router.tsx';
import { FaultBoundary, NotFoundPage } from './fault-pages.tsx';
import { GuestOnly, PrivateOnly } from './guards.tsx';
import { paths } from '#/lib/paths';
import { RecruiterLayout } from './recruiter-layout.tsx';
import { RouterLink } from './router-link.tsx';

type PageModule = Record<string, ComponentType>;

// The server renders the pages of these two; their code never reaches a browser.
const pages = import.meta.glob<PageModule>([
  '../features/*/pages/*.tsx',
  '!../features/{site,mails,candidates,interviews,rights}/pages/*.tsx',
  '!../features/invitations/pages/invitation-page.tsx',
]);

/** Pages whose code could not be loaded, to be asked for again. */
const missing = new Set<() => void>();

function renewMissing(): void {
  for (const renew of missing) renew();
  missing.clear();
}

/** A page's code arrives with its first visit. Each page module exports one component named `…Page`. */
function page(path: string, file: string): RouteObject {
  const source = pages[`../features/${file}-page.tsx`];
  if (!source) return { path, Component: NotFoundPage };
  let coming: Promise<void> | undefined;
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    try {
      Loaded = Object.entries(await source()).find(([name]) => name.endsWith('Page'))?.[1] ?? NotFoundPage;
    } catch (error) {
      // Not at once: what is drawn meanwhile must meet the same failure.
      missing.add(() => {
        coming = undefined;
      });
      throw error;
    }
  };
  const load = () => (coming ??= fetchPage());
  const Component = () => {
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : null;
  };
  return { path, Component, handle: load };
}

const guestPages: RouteObject[] = [
  page(paths.signup, 'auth/pages/signup'),
  page(paths.login, 'auth/pages/login'),
  page(paths.signin, 'auth/pages/login'),
  page(paths.verify, 'auth/pages/verify'),
  page(paths.forgotPassword, 'auth/pages/forgot-password'),
  page(paths.resetPassword, 'auth/pages/reset-password'),
];

const privatePages: RouteObject[] = [
  page(paths.onBoarding, 'companies/pages/onboarding'),
  page(paths.jobs, 'jobs/pages/jobs'),
  page(paths.createJob, 'jobs/pages/create-job'),
  page('/Jobs/:jobId/Questions', 'jobs/pages/questions'),
  page('/Jobs/:jobId/Modifier', 'jobs/pages/edit-job'),
  page('/Jobs/:jobId/Affiche', 'jobs/pages/poster'),
  page(paths.dashboard, 'dashboard/pages/dashboard'),
  page(paths.fairness, 'dashboard/pages/fairness'),
  page(paths.instructions, 'dashboard/pages/instructions'),
  page(paths.interviews, 'invitations/pages/interviews'),
  page('/InterViewChat/:candidateId?', 'dashboard/pages/transcript'),
  page(paths.pricing, 'plans/pages/pricing'),
  page(paths.settings, 'settings/pages/settings'),
];

function Faults() {
  return (
    <FaultBoundary pathname={useLocation().pathname} onFault={renewMissing}>
      <Outlet />
    </FaultBoundary>
  );
}

const routes: RouteObject[] = [
  {
    // Around the frame, and within it: a broken page leaves the rest of the app usable.
    Component: Faults,
    children: [
      {
        Component: RecruiterLayout,
        children: [
          {
            Component: Faults,
            children: [
              { Component: GuestOnly, children: guestPages },
              { Component: PrivateOnly, children: privatePages },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];

function App() {
  return <Suspense fallback={<SpinnerPage />}>{useRoutes(routes)}</Suspense>;
}

// An answer of the server (4xx) will not change by asking again; a lost connection may.
const retry = (failures: number, error: unknown) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry }, mutations: { networkMode: 'always' } },
});

// What one company has loaded must never show for the next one on the same browser.
let owner: string | undefined;
subscribeSession(() => {
  const state = getSession();
  const userId = state.status === 'authenticated' ? state.session.userId : undefined;
  if (userId !== owner) queryClient.clear();
  owner = userId;
});

installThemeSwitch();
restoreSession();
followOtherTabs();
keepSessionFresh();

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root element');
const root = createRoot(element);

function draw(): void {
  root.render(
    <QueryClientProvider client={queryClient}>
      <LucideProvider size={16} strokeWidth={1.75}>
        <BrandName value={getBrand().name}>
          <LinkContext value={RouterLink}>
            <AppRouter>
              <App />
            </AppRouter>
          </LinkContext>
        </BrandName>
      </LucideProvider>
    </QueryClientProvider>,
  );
}

// The first page is fetched before the app is drawn: React keeps a fallback, once drawn, for 300 ms at least.
const load = matchRoutes(routes, location)?.at(-1)?.route.handle as (() => Promise<void>) | undefined;
root.render(<SpinnerPage />);
if (load) load().then(draw, draw);
else draw();
