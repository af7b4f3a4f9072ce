import type { CurrentUser } from '@catch/contract';

// The two keys are a fixed point that other people's tools rely on (interfaces.md, 'Shapes').
const TOKEN = 'access_token';
const USER = 'user';

export const storedToken = (): string | null => localStorage.getItem(TOKEN);

export function storedUser(): CurrentUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER) ?? 'null');
    return typeof user === 'object' && user !== null && 'email' in user ? (user as CurrentUser) : null;
  } catch {
    return null;
  }
}

export const storeToken = (token: string): void => localStorage.setItem(TOKEN, token);
export const storeUser = (user: CurrentUser): void => localStorage.setItem(USER, JSON.stringify(user));

export function clearStored(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
}

/** Said on /login until somebody signs in; of this tab, because another one may have been left on purpose. */
const ENDED = 'session_ended';
export const noteSessionEnded = (): void => sessionStorage.setItem(ENDED, 'true');
export const hasSessionEnded = (): boolean => sessionStorage.getItem(ENDED) !== null;
export const forgetSessionEnded = (): void => sessionStorage.removeItem(ENDED);

/** Another tab signed in or out; `part` says which of the two it wrote. */
export const onStoredSessionChange = (listener: (part: 'token' | 'user') => void): void =>
  addEventListener('storage', (event) => {
    if (event.key === TOKEN || event.key === null) listener('token');
    else if (event.key === USER) listener('user');
  });
