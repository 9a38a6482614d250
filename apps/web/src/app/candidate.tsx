import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display-optional.css';
import '#/ui/styles/base.css';
import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPageData } from '#/lib/page-data';
import { SpinnerPage } from '#/ui/spinner.tsx';
import { CandidateFault } from './candidate-fault.tsx';
import { CandidateRoot } from './candidate-root.tsx';

type PageModule = Record<string, ComponentType<{ id: string }>>;

const pages = import.meta.glob<PageModule>([
  '../features/candidates/pages/apply-page.tsx',
  '../features/interviews/pages/interview-page.tsx',
  '../features/invitations/pages/invitation-page.tsx',
  '../features/rights/pages/rights-page.tsx',
]);

/** Pages by the first part of their address; without one of these it is the interview. */
const FILES: Readonly<Record<string, string>> = {
  apply: 'candidates/pages/apply-page',
  invitation: 'invitations/pages/invitation-page',
  mesdonnees: 'rights/pages/rights-page',
};

/** /Apply/{jobId}, /Interview/{token}, /Invitation/{link}, /MesDonnees/{link}, in any case; each loads its own code only. */
async function loadPage(pathname: string): Promise<ReactNode> {
  const [, name = '', id = ''] = pathname.split('/');
  const file = FILES[name.toLowerCase()] ?? 'interviews/pages/interview-page';
  const module = await pages[`../features/${file}.tsx`]?.();
  const Page = Object.entries(module ?? {}).find(([key]) => key.endsWith('Page'))?.[1];
  if (!Page) throw new Error(`no page in ${file}`);
  // As it is written there: encoded, a link is another text, and opens nothing.
  return <Page id={id} />;
}

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root element');
const inRoot = (page: ReactNode) => <CandidateRoot brand={readPageData().brand?.name ?? 'Kafaa'}>{page}</CandidateRoot>;

if (element.dataset['drawn'] === undefined) {
  const root = createRoot(element);
  const draw = (page: ReactNode) => root.render(inRoot(page));
  // Not a fallback of React's, which stays for 300 ms at least, once drawn.
  draw(<SpinnerPage />);
  loadPage(location.pathname).then(draw, () => draw(<CandidateFault />));
} else {
  // What the server has drawn is taken over as it stands, in small steps: meanwhile it is read and scrolled.
  loadPage(location.pathname).then(
    (page) => startTransition(() => void hydrateRoot(element, inRoot(page))),
    // The text stays: what says so stands above it (app-lost.ts).
    () => dispatchEvent(new Event('app-lost')),
  );
}

/** Browsers with Trusted Types take a worker's address only from a policy that the page's headers name. */
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

// Only where there is something to open again: an address with a link or an offer in it. Whatever goes wrong here, the
// page does without.
const [, place, id] = location.pathname.split('/');
const register = () => void navigator.serviceWorker?.register(worker, { scope: `/${place}/` }).catch(() => undefined);
// After the page itself is there: on a slow network what it keeps for later must not come before what is read now.
const soon = () => setTimeout(register, 1500);
// A page that came with its text has loaded before its scripts.
if (id && document.readyState === 'complete') soon();
else if (id) addEventListener('load', soon);
