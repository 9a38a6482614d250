import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, EnvironmentOptions, Rolldown, UserConfig } from 'vite';
import { constantTokens } from './constant-tokens.ts';
import { lightContract } from './light-contract.ts';

/** The folder of the repository's build, which all front ends and the server share. */
export const DIST = path.resolve(import.meta.dirname, '../../../dist');

/** Settings that all front ends share. `root` is the folder of the app. */
export function appConfig(root: string, environments: Record<string, EnvironmentOptions>): UserConfig {
  return {
    root,
    base: '/',
    // Only the site has a public folder; it serves the images of the whole installation.
    publicDir: false,
    // Fonts and drawings stay files, because the strict Content-Security-Policy allows no data: URL.
    build: {
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      // The oldest browsers with light-dark(). Vite's own list is older and would write every colour of the theme twice.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
    },
    css: {
      postcss: { plugins: [constantTokens()] },
      modules: {
        generateScopedName: scopedName,
      },
    },
    plugins: [react(), lightContract()],
    builder: {
      buildApp: async (builder) => {
        for (const name of Object.keys(environments)) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
    environments,
    // Styles and fonts of `packages/ui` are outside of the app's folder.
    server: { fs: { allow: [path.resolve(root, '../..')] } },
  };
}

/** Names a class after its file and its local name: readable, and smaller after compression than a hash. */
const scopedName = (local: string, file: string) => `${path.basename(file, '.module.css')}_${local}`;

/** A build for browsers into `dist/web`; `manifest` is the file with the names of what was built. */
export function browserBuild(
  input: Record<string, string>,
  manifest: string,
  build: BuildEnvironmentOptions = {},
  options: Rolldown.RolldownOptions = {},
): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: path.join(DIST, 'web'),
      // All front ends build into one folder; scripts/build-web.ts empties it.
      emptyOutDir: false,
      manifest,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, ...options },
      ...build,
    },
  };
}

/** A build of React components that the server renders to HTML. */
export function serverBuild(outDir: string, build: BuildEnvironmentOptions): EnvironmentOptions {
  return {
    consumer: 'server',
    // Bundles React's production build: the server's NODE_ENV says whether the server is exposed, not which React to use.
    resolve: { noExternal: ['react', 'react-dom', '@kafaa/*'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Not emptied: the site's folder contains the candidate's, and scripts/build-web.ts empties both.
    build: { outDir: path.join(DIST, outDir), emptyOutDir: false, copyPublicDir: false, ...build },
  };
}

/** A module and all its transitive static imports. */
export function importsOf(file: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([file]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
