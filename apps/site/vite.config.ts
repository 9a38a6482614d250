import path from 'node:path';
import { appConfig, browserBuild, serverBuild } from '@kafaa/web-build/app-config';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const source = (file: string) => path.join(root, 'src/app', file);

/** Stylesheets of the pages outside the public site (the outbox, the API, pages opened from a mail). */
const LIVE =
  /\/(?:ui\/src\/(?:error-text|field)|features\/(?:mails|site\/.*\/(?:api|button|review)-)[^?]*)\.module\.css$/;

export default defineConfig({
  ...appConfig(root, {
    client: browserBuild(
      { site: source('site-client.ts'), theme: source('theme-boot.ts'), trial: source('trial-question.ts') },
      'manifest-site.json',
    ),
    // The pages are React rendered to HTML by the server; this build provides `renderSite` and the names of its stylesheets.
    ssr: serverBuild('web-ssr', {
      emitAssets: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { site: source('site.tsx') },
        output: {
          chunkFileNames: '[name].js',
          // They have their own stylesheet, fields included, because no public page has fields.
          codeSplitting: { groups: [{ name: 'live', test: LIVE }] },
        },
      },
    }),
  }),
  publicDir: path.join(root, 'public'),
});
