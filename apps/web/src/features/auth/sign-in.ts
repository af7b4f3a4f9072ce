import { call } from '../../lib/api.ts';

// Session storage, because 'this browser started the sign-in' is said of one tab and survives the trip to Google.
const STARTED = 'sign_in_started';
const NOTICE = 'signed_in_notice';

/** Sends the browser to Google; the page is left, so nothing happens after it. */
export async function startSignIn(asking: 'login' | 'turnOnMailHeaders' = 'login'): Promise<void> {
  const { auth_url } = await call(asking);
  sessionStorage.setItem(STARTED, 'true');
  location.assign(auth_url);
}

/** True once after this tab started a sign-in. */
export function takeSignInStarted(): boolean {
  const started = sessionStorage.getItem(STARTED) !== null;
  sessionStorage.removeItem(STARTED);
  return started;
}

/**
 * Nobody here asked for this sign-in, or it replaced somebody else's: it is completed, and a notice stays in
 * sight (decisions.md, 'Session'), or a stranger's account could be slipped under somebody's calendar.
 */
export const keepSignedInNotice = (email: string): void => sessionStorage.setItem(NOTICE, email);
export const signedInNotice = (): string | null => sessionStorage.getItem(NOTICE);
export const dismissSignedInNotice = (): void => sessionStorage.removeItem(NOTICE);
