import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { words } from './words-plugin.ts';

/**
 * In production the server writes the page's configuration into the document (decisions.md, 'Names and words');
 * in `vite dev` nobody would, so the sandbox's defaults are written here.
 */
const pageConfigForDevelopment: Plugin = {
  name: 'page-config-for-development',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace(
        '__CATCH_CONFIG__',
        JSON.stringify({ brand: 'Catch', staffDomain: 'catch.example' }).replaceAll('"', '&quot;'),
      )
      .replace('__CATCH_BRAND__', 'Catch'),
};

/**
 * The typeface is asked for with the page, not when a stylesheet has come to name it: text is then drawn in it from the
 * first moment on, and does not move. Its name is known only once it is built.
 */
function preloadTypeface(): Plugin {
  let base = '/';
  return {
    name: 'preload-typeface',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.includes('inter-latin-wght-normal'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file },
            injectTo: 'head',
          })),
    },
  };
}

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [words(), react(), tailwindcss(), pageConfigForDevelopment, preloadTypeface()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first versions with light-dark(), on which the tokens rest.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two files start every page: the libraries, which outlive releases in caches, and our own frame, whose
        // first statements take the access token out of the address bar (src/lib/callback-parameters.ts).
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/webhooks', '/docs', '/openapi.json'].map((path) => [path, api])),
  },
});
