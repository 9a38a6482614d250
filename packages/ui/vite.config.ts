import path from 'node:path';
import { appConfig, browserBuild, DIST } from '@kafaa/web-build/app-config';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

// The gallery shows all components in all states, for visual and axe checks; it is never shipped, so it has its own folder.
export default defineConfig(
  appConfig(root, {
    client: browserBuild({ gallery: path.join(root, 'gallery/gallery.html') }, 'manifest.json', {
      outDir: path.join(DIST, 'gallery'),
    }),
  }),
);
