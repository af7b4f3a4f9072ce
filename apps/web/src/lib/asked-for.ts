import { paths } from './paths.ts';

/**
 * The page that somebody asked for before they were signed in. Of this tab, as the sign-in is; it survives the trip to
 * Google. What stands there is not trusted when it is read: only our own pages are offered, and only to who may see them.
 */
const KEY = 'asked_for';

export interface AskedFor {
  readonly page: 'chat' | 'admin';
  /** With what it was asked with. */
  readonly path: string;
}

/** Both are for staff: everybody else who signs in is already on the only page there is to ask for. */
const offered: Readonly<Record<string, AskedFor['page']>> = { [paths.chat]: 'chat', [paths.admin]: 'admin' };

export function readAskedFor(text: string | null, staff: boolean, origin: string): AskedFor | null {
  if (!staff || !text?.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  const page =
    url.origin === origin && Object.hasOwn(offered, url.pathname) ? offered[url.pathname] : undefined;
  return page ? { page, path: url.pathname + url.search + url.hash } : null;
}

/** The last one counts. */
export function rememberAskedFor({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  if (Object.hasOwn(offered, pathname)) sessionStorage.setItem(KEY, pathname + search + hash);
  else forgetAskedFor();
}

export const rememberedAskedFor = (staff: boolean): AskedFor | null =>
  readAskedFor(sessionStorage.getItem(KEY), staff, location.origin);

export const forgetAskedFor = (): void => sessionStorage.removeItem(KEY);
