import '@kafaa/ui/styles/tokens.css';
import '@kafaa/ui/styles/fonts-ui.css';
import '@kafaa/ui/styles/fonts-display.css';
import '@kafaa/ui/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { parse } from 'regexparam';
import { Route, Switch } from 'wouter';
import { recruiterPaths } from '@kafaa/domain/paths';
import { ApiError } from '@kafaa/web-kit/api';
import { getBrand } from '@kafaa/web-kit/brand';
import { followOtherTabs, getSession, restoreSession, subscribeSession } from '@kafaa/web-kit/session';
import { usePlace } from '#/lib/place';
import { keepSessionFresh } from '#/lib/session-refresh';
import { renewStylesheets, watchStylesheets } from '@kafaa/web-kit/stylesheets';
import { installThemeSwitch } from '@kafaa/web-kit/theme';
import { BrandName } from '@kafaa/web-kit/brand-name';
import { LinkContext } from '@kafaa/ui/app-link.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { AppRouter } from './app-router.tsx';
import { ErrorBoundary, NotFoundPage } from './error-pages.tsx';
import { Anyone, GuestOnly, PrivateOnly } from './guards.tsx';
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
function lazyPage(file: string) {
  const source = pages[`../features/${file}-page.tsx`];
  let coming: Promise<void> | undefined;
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    try {
      const module = (await source?.()) ?? {};
      await renewStylesheets();
      Loaded = Object.entries(module).find(([name]) => name.endsWith('Page'))?.[1] ?? NotFoundPage;
    } catch (error) {
      // The promise is not reset at once, because renders before the error is handled must get the same rejected promise.
      missing.add(() => {
        coming = undefined;
      });
      throw error;
    }
  };
  const load = () => (coming ??= fetchPage());
  const Page = () => {
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : null;
  };
  return { load, Page };
}

type PathName = keyof typeof recruiterPaths;

const guestPages = {
  signup: 'auth/pages/signup',
  login: 'auth/pages/login',
  signin: 'auth/pages/login',
  providerReturn: 'auth/pages/provider-return',
  verify: 'auth/pages/verify',
  forgotPassword: 'auth/pages/forgot-password',
  resetPassword: 'auth/pages/reset-password',
} satisfies Partial<Record<PathName, string>>;

/** Pages for everybody, logged in or not. */
const openPages = { join: 'team/pages/join' } satisfies Partial<Record<PathName, string>>;

/** Pages for logged-in users. Every path of the table needs a page, or this does not compile. */
const privatePages: Record<Exclude<PathName, keyof typeof guestPages | keyof typeof openPages>, string> = {
  companies: 'auth/pages/companies',
  onBoarding: 'companies/pages/onboarding',
  jobs: 'jobs/pages/jobs',
  createJob: 'jobs/pages/create-job',
  jobQuestions: 'jobs/pages/questions',
  editJob: 'jobs/pages/edit-job',
  poster: 'jobs/pages/poster',
  trial: 'jobs/pages/trial',
  dashboard: 'candidates/pages/dashboard',
  fairness: 'evaluations/pages/fairness',
  instructions: 'evaluations/pages/instructions',
  interviews: 'invitations/pages/meetings',
  interviewChat: 'interviews/pages/transcript',
  pricing: 'plans/pages/pricing',
  settings: 'companies/pages/settings',
};

const routesOf = (Guard: typeof GuestOnly, files: Partial<Record<PathName, string>>) =>
  Object.entries(files).map(([name, file]) => ({ Guard, path: recruiterPaths[name as PathName], ...lazyPage(file) }));

const routes = [
  ...routesOf(GuestOnly, guestPages),
  ...routesOf(Anyone, openPages),
  ...routesOf(PrivateOnly, privatePages),
];

function Faults({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary pathname={usePlace().pathname} onFault={renewMissing}>
      {children}
    </ErrorBoundary>
  );
}

function App() {
  return (
    <Suspense fallback={<SpinnerPage />}>
      {/* One boundary around the layout and one inside it, so a broken page leaves the rest of the app usable. */}
      <Faults>
        <RecruiterLayout>
          <Faults>
            <Switch>
              {routes.map(({ Guard, path, Page }) => (
                <Route key={path} path={path}>
                  <Guard>
                    <Page />
                  </Guard>
                </Route>
              ))}
              <Route component={NotFoundPage} />
            </Switch>
          </Faults>
        </RecruiterLayout>
      </Faults>
    </Suspense>
  );
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
const first = routes.find(({ path }) => parse(path).pattern.test(location.pathname));
root.render(<SpinnerPage />);
if (first) first.load().then(draw, draw);
else draw();
