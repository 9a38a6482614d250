import path from 'node:path';
import { appConfig, browserBuild, importsOf, serverBuild } from '@kafaa/web-build/app-config';
import { defineConfig, type Rolldown } from 'vite';

const root = import.meta.dirname;
const source = (file: string) => path.join(root, 'src', file);

/** Merges the shared modules that /Interview and another page use into one file: small files compress badly. */
function shared(): Rolldown.CodeSplittingGroup {
  let sets: readonly [others: Set<string>, interview: Set<string>, shell: Set<string>] | undefined;
  return {
    debugName: 'shared',
    test: /\/packages\/(?:ui|web-kit)\/src\/|\/candidate\/src\/lib\/|\/kernel\/(?:app-error|endpoint)\.ts$|\/jobs\/rules\.ts$|\/lazy-correction\.tsx$/,
    name: (id, context) => {
      sets ??= [
        new Set([
          ...importsOf(source('features/candidates/pages/apply-page.tsx'), context),
          ...importsOf(source('features/own-data/pages/own-data-page.tsx'), context),
        ]),
        // The conversation loads later, but a file of its own for what it shares with other pages would cost both.
        new Set([
          ...importsOf(source('features/interviews/pages/interview-page.tsx'), context),
          ...importsOf(source('features/interviews/components/talk.tsx'), context),
        ]),
        importsOf(source('app/candidate.tsx'), context),
      ];
      const [others, interview, shell] = sets;
      return others.has(id) && interview.has(id) && !shell.has(id) ? 'shared' : null;
    },
  };
}

export default defineConfig(
  appConfig(root, {
    // One stylesheet for all pages, and no preload code: the server names the page's script in the head instead.
    client: browserBuild(
      {
        candidate: path.join(root, 'candidate.html'),
        'offline-worker': source('app/offline-worker.ts'),
        'app-lost': source('app/app-lost.ts'),
        'typed-early': source('app/typed-early.ts'),
      },
      'manifest-candidate.json',
      { cssCodeSplit: false, modulePreload: false },
      { output: { codeSplitting: { groups: [shared()], includeDependenciesRecursively: false } } },
    ),
    // The server-rendered first page; its styles and drawings come from the browser's build.
    html: serverBuild('web-ssr/candidate', {
      rolldownOptions: {
        input: { 'candidate-html': source('app/candidate-html.tsx') },
        output: { codeSplitting: false },
      },
    }),
  }),
);
