import path from 'node:path';
import { appConfig, browserBuild, importsOf } from '@kafaa/web-build/app-config';
import { defineConfig, type Rolldown } from 'vite';

const root = import.meta.dirname;

/** Merged stylesheets by output name; a stylesheet not listed here loads with the page that uses it. */
const SHEETS = {
  // Loaded with the frame: components of most pages behind the log-in.
  frame:
    /\/(?:card|copy-link-button|error-band|error-text|icon-button|menu|pill|search-field|segmented|skeleton|stats)\.module\.css$/,
  // Separate, because lists have no fields.
  fields: /\/ui\/src\/field\.module\.css$/,
  steps: /\/ui\/src\/(?:chip-select|option-tiles|steps)\.module\.css$/,
  scores: /\/ui\/src\/(?:bars|petal|score-tile)\.module\.css$/,
};

/** Merges small stylesheets: fifteen of them would compress badly and cost a request each. */
function sheets(): Rolldown.CodeSplittingGroup {
  let frame: Set<string> | undefined;
  return {
    debugName: 'sheets',
    test: /\.css$/,
    name: (id, context) => {
      frame ??= importsOf(path.join(root, 'src/app/recruiter.tsx'), context);
      if (frame.has(id)) return 'frame';
      return Object.entries(SHEETS).find(([, pattern]) => pattern.test(id))?.[0];
    },
  };
}

/**
 * The client of the API, the query library and what else every page uses, in one file. Split by importers alone, each would have
 * a small file of its own, since the first script and hooks that only pages share both import them.
 */
const CALLS: Rolldown.CodeSplittingGroup = {
  name: 'calls',
  test: /\/web-kit\/src\/(?:api|session|stylesheets|toast|use-document-title)\.ts$|\/recruiter\/src\/lib\/(?:endpoint-query|use-call)\.ts$|\/@tanstack\/(?!.*(?:infiniteQueryObserver|queriesObserver|useQueries|useInfiniteQuery))/,
};

export default defineConfig(
  appConfig(root, {
    client: browserBuild(
      { recruiter: path.join(root, 'recruiter.html') },
      'manifest-recruiter.json',
      {},
      { output: { codeSplitting: { groups: [sheets(), CALLS] } } },
    ),
  }),
);
