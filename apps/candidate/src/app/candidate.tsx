import '@kafaa/ui/styles/tokens.css';
import '@kafaa/ui/styles/fonts-ui.css';
import '@kafaa/ui/styles/fonts-titles.css';
import '@kafaa/ui/styles/base.css';
import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPageData } from '#/lib/page-data';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { CandidateErrorPage } from './candidate-error-page.tsx';
import { CandidateRoot } from './candidate-root.tsx';

type PageModule = Record<string, ComponentType<{ id: string }>>;

const pages = import.meta.glob<PageModule>([
  '../features/candidates/pages/apply-page.tsx',
  '../features/interviews/pages/interview-page.tsx',
  '../features/invitations/pages/invitation-page.tsx',
  '../features/own-data/pages/own-data-page.tsx',
]);

/** Page modules by the first segment of the path; any other segment means the interview. */
const FILES: Readonly<Record<string, string>> = {
  apply: 'candidates/pages/apply-page',
  invitation: 'invitations/pages/invitation-page',
  mesdonnees: 'own-data/pages/own-data-page',
};

/**
 * Loads the page for /Apply/{jobId}, /Interview/{token}, /Invitation/{link} or /MesDonnees/{link} (case-insensitive)
 * and only that page's code.
 */
async function loadPage(pathname: string): Promise<ReactNode> {
  const [, name = '', id = ''] = pathname.split('/');
  const file = FILES[name.toLowerCase()] ?? 'interviews/pages/interview-page';
  const module = await pages[`../features/${file}.tsx`]?.();
  const Page = Object.entries(module ?? {}).find(([key]) => key.endsWith('Page'))?.[1];
  if (!Page) throw new Error(`${file} exports no page component`);
  // The id is not decoded: a URL-encoded link token is an unknown token.
  return <Page id={id} />;
}

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root element');
const inRoot = (page: ReactNode) => <CandidateRoot brand={readPageData().brand?.name ?? 'Kafaa'}>{page}</CandidateRoot>;

if (element.dataset['drawn'] === undefined) {
  const root = createRoot(element);
  const draw = (page: ReactNode) => root.render(inRoot(page));
  // Not a Suspense fallback: React keeps one for at least 300 ms once it is rendered.
  draw(<SpinnerPage />);
  loadPage(location.pathname).then(draw, () => draw(<CandidateErrorPage />));
} else {
  // Hydrates the server-rendered page inside a transition, so the page stays readable and scrollable meanwhile.
  loadPage(location.pathname).then(
    (page) => startTransition(() => void hydrateRoot(element, inRoot(page))),
    // The server-rendered text stays; app-lost.ts shows its message above it.
    () => dispatchEvent(new Event('app-lost')),
  );
}

/** Browsers with Trusted Types accept a worker's URL only from a policy that the page's CSP header names. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
}
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const WORKER = '/sw.js';
const worker =
  trustedTypes?.createPolicy('kafaa-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;

// Registered only for a path with a link token or a job id, since only such a page is worth reopening offline. If
// registration fails, the page works without it.
const [, place, id] = location.pathname.split('/');
const register = () => void navigator.serviceWorker?.register(worker, { scope: `/${place}/` }).catch(() => undefined);
// Delayed after the load event: on a slow network the worker's downloads must not compete with the page's own.
const soon = () => setTimeout(register, 1500);
// A server-rendered page may have fired its load event before this script ran.
if (id && document.readyState === 'complete') soon();
else if (id) addEventListener('load', soon);
