import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * In production the server writes the page's configuration into the document (decisions.md, 'Names and words');
 * in `vite dev` nobody would, so the sandbox's defaults are written here.
 */
const pageConfigForDevelopment: Plugin = {
  name: 'page-config-for-development',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '__CATCH_CONFIG__',
      JSON.stringify({ brand: 'Catch', staffDomain: 'catch.example' }).replaceAll('"', '&quot;'),
    ),
};

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), pageConfigForDevelopment],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first versions with light-dark(), on which the tokens rest.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    sourcemap: false,
  },
  server: {
    proxy: Object.fromEntries(['/api', '/webhooks', '/docs', '/openapi.json'].map((path) => [path, api])),
  },
});
