import type { CurrentUser, Language } from '@catch/contract';
import { isStaffEmail } from '@catch/contract/staff';
import { useSyncExternalStore } from 'react';
import { setOwnZone } from '../words/clock.ts';
import { setLanguage } from '../words/language.ts';
import { call, setUnauthorizedHandler } from './api.ts';
import { forgetAskedFor, rememberAskedFor } from './asked-for.ts';
import { goTo } from './navigation.ts';
import { pageConfig } from './page-config.ts';
import { paths } from './paths.ts';
import { queryClient, shouldRetry } from './query-client.ts';
import { forgetSavedText } from './saved-text.ts';
import {
  clearStored,
  forgetSessionEnded,
  noteSessionEnded,
  onStoredSessionChange,
  storedToken,
  storedUser,
  storeToken,
  storeUser,
} from './session-storage.ts';

export type Session =
  /** `user` is the one restored from storage, until the server confirms it. */
  | { readonly status: 'loading'; readonly user: CurrentUser | null }
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  /** `exit` is where a page that needs a session sends the browser. */
  | { readonly status: 'signed-out'; readonly user: null; readonly exit: string };

let session: Session = { status: 'loading', user: null };
let started = false;
let following = false;
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => session;
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession);

/** For pages behind the guard: there the user is known. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('This page needs a signed-in user; its guard is missing.');
  return user;
}

/** Decides what to show, never what is allowed: the server checks every call. */
export const isStaff = (user: CurrentUser | null): boolean =>
  user !== null && isStaffEmail(user.email, pageConfig.staffDomain);

/** Startup: restore what is stored and have it verified (product-spec section 4). */
export function startSession(): void {
  if (started) return;
  started = true;
  followOtherTabs();
  watchLeaving();
  void restore();
}

/** A page on its way out loses what it waits for, which says nothing about the session: other tabs have it too. */
let isLeaving = false;
function watchLeaving(): void {
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Signing in or out in another tab does so here: both send the token of the last person to sign in. */
function followOtherTabs(): void {
  if (following) return;
  following = true;
  // A sign-in in another tab stores the token first and the user once it is known.
  onStoredSessionChange((part) => {
    if (part === 'token' || session.status === 'signed-out') void restore();
  });
}

async function restore(): Promise<void> {
  const token = storedToken();
  const user = storedUser();
  if (!token || !user) {
    endSession(paths.login, { keepStored: true });
    return;
  }
  if (session.user?.id !== user.id) queryClient.clear();
  setOwnZone(user.time_zone);
  set({ status: 'loading', user });
  try {
    const verified = await fetchMe();
    if (storedToken() === token) confirm(verified);
  } catch {
    if (isLeaving || storedToken() !== token) return;
    noteSessionEnded();
    endSession(paths.login);
  }
}

async function fetchMe(): Promise<CurrentUser> {
  try {
    return await call('me');
  } catch (error) {
    if (!shouldRetry(0, error)) throw error;
    return call('me');
  }
}

function confirm(user: CurrentUser): void {
  forgetSessionEnded();
  storeUser(user);
  setOwnZone(user.time_zone);
  set({ status: 'signed-in', user });
  setLanguage(user.language).catch((error: unknown) => console.warn('The words could not be fetched', error));
}

/** The chosen language is theirs everywhere they sign in; here it is spoken once its words have come. */
export async function chooseLanguage(language: Language): Promise<void> {
  await call('chooseLanguage', { body: { language } });
  const { user } = session;
  if (user) confirm({ ...user, language });
  await setLanguage(language);
  // Much of what is shown was said by the server, in the language from before.
  void queryClient.invalidateQueries();
}

/** The sign-in callback: store the token, fetch and store the user. Throws when the token is not good. */
export async function signIn(token: string): Promise<CurrentUser> {
  started = true;
  followOtherTabs();
  storeToken(token);
  try {
    const user = await call('me', {}, { signOutOn401: false });
    queryClient.clear();
    confirm(user);
    return user;
  } catch (error) {
    endSession(paths.login);
    throw error;
  }
}

export function endSession(exit: string, options: { keepStored?: boolean } = {}): void {
  if (!options.keepStored) clearStored();
  queryClient.clear();
  set({ status: 'signed-out', user: null, exit });
}

/** Nobody waits longer than this, in milliseconds, to be logged out. */
const LOGOUT_TIMEOUT = 5_000;

/** Logout revokes this session at the server; whatever it answers, this browser forgets it. */
export async function logout(): Promise<void> {
  try {
    await call('logout', {}, { signOutOn401: false, signal: AbortSignal.timeout(LOGOUT_TIMEOUT) });
  } catch (error) {
    console.warn('The server did not confirm the logout', error);
  }
  forgetSessionEnded();
  forgetAskedFor();
  forgetSavedText();
  endSession(paths.home);
  goTo(paths.home);
}

// Any 401 clears the session and sends the browser to /login; on /login itself it does nothing.
setUnauthorizedHandler(() => {
  if (location.pathname === paths.login) return;
  rememberAskedFor(location);
  noteSessionEnded();
  endSession(paths.login);
  goTo(paths.login);
});
