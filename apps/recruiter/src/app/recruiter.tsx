import '@kafaa/ui/styles/tokens.css';
import '@kafaa/ui/styles/fonts-ui.css';
import '@kafaa/ui/styles/fonts-display.css';
import '@kafaa/ui/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { type ComponentType, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { ApiError } from '@kafaa/web-kit/api';
import { getBrand } from '@kafaa/web-kit/brand';
import { followOtherTabs, getSession, restoreSession, subscribeSession } from '@kafaa/web-kit/session';
import { keepSessionFresh } from '#/lib/session-refresh';
import { renewStylesheets, watchStylesheets } from '@kafaa/web-kit/stylesheets';
import { installThemeSwitch } from '@kafaa/web-kit/theme';
import { BrandName } from '@kafaa/web-kit/brand-name';
import { LinkContext } from '@kafaa/ui/app-link.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { AppRouter } from './app-router.tsx';
import { FaultBoundary, NotFoundPage } from './fault-pages.tsx';
import { GuestOnly, PrivateOnly } from './guards.tsx';
import { paths } from '@kafaa/web-kit/paths';
import { RecruiterLayout } from './recruiter-layout.tsx';
import { RouterLink } from './router-link.tsx';

type PageModule = Record<string, ComponentType>;

const pages = import.meta.glob<PageModule>('../features/*/pages/*.tsx');

/** Callbacks that let pages whose code failed to load be requested again. */
const missing = new Set<() => void>();

function renewMissing(): void {
  for (const renew of missing) renew();
  missing.clear();
}

/** Loads a page's code on the first visit. Each page module exports one component named `…Page`. */
function page(path: string, file: string): RouteObject {
  const source = pages[`../features/${file}-page.tsx`];
  if (!source) return { path, Component: NotFoundPage };
  let coming: Promise<void> | undefined;
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    try {
      const module = await source();
      await renewStylesheets();
      Loaded = Object.entries(module).find(([name]) => name.endsWith('Page'))?.[1] ?? NotFoundPage;
    } catch (error) {
      // Not reset at once: renders before the fault is handled must get the same rejected promise.
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
  page(paths.dashboard, 'candidates/pages/dashboard'),
  page(paths.fairness, 'evaluations/pages/fairness'),
  page(paths.instructions, 'evaluations/pages/instructions'),
  page(paths.interviews, 'invitations/pages/interviews'),
  page('/InterViewChat/:candidateId?', 'interviews/pages/transcript'),
  page(paths.pricing, 'plans/pages/pricing'),
  page(paths.settings, 'companies/pages/settings'),
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
    // One boundary around the layout and one inside it, so a broken page leaves the rest of the app usable.
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

// A 4xx answer is final; retry only lost connections (status 0) and 5xx.
const retry = (failures: number, error: unknown) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry }, mutations: { networkMode: 'always' } },
});

// Clears the cache when the user changes, so that one company's data never shows for the next one in the same browser.
let owner: string | undefined;
subscribeSession(() => {
  const state = getSession();
  const userId = state.status === 'authenticated' ? state.session.userId : undefined;
  if (userId !== owner) queryClient.clear();
  owner = userId;
});

watchStylesheets();
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

// Loads the first page's code before rendering the app: React keeps a Suspense fallback for at least 300 ms once rendered.
const load = matchRoutes(routes, location)?.at(-1)?.route.handle as (() => Promise<void>) | undefined;
root.render(<SpinnerPage />);
if (load) load().then(draw, draw);
else draw();
