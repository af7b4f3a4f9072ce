import { paths } from '../lib/paths.ts';

// What is not needed for the first sight of the product is fetched when it is opened, or just before.
export const loadSettings = () => import('../routes/integrations.tsx').then(({ Settings }) => Settings);
export const loadChat = () => import('../routes/chat.tsx').then(({ Chat }) => Chat);
export const loadAdmin = () => import('../routes/admin.tsx').then(({ Admin }) => Admin);
export const loadTerms = () => import('../routes/terms.tsx').then(({ Terms }) => Terms);
export const loadPrivacy = () => import('../routes/privacy.tsx').then(({ Privacy }) => Privacy);
export const loadNotFound = () => import('../routes/not-found.tsx').then(({ NotFound }) => NotFound);

const loaders = new Map<string, () => Promise<unknown>>([
  [paths.settings, loadSettings],
  [paths.chat, loadChat],
  [paths.admin, loadAdmin],
  [paths.terms, loadTerms],
  [paths.privacy, loadPrivacy],
]);

/** Begins to fetch a page's code; a failure shows when the page is really opened. */
export const preloadPage = (pathname: string): Promise<void> =>
  (loaders.get(pathname)?.() ?? Promise.resolve()).then(
    () => undefined,
    () => undefined,
  );
