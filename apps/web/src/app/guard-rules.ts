import { paths } from '../lib/paths.ts';

/** What the guards need to know of the session. */
export interface Visitor {
  /** False only when it is certain that nobody is signed in. */
  readonly mayBeSignedIn: boolean;
  readonly staff: boolean;
  /** Where a lost session sends the browser: /login, or / after logout. */
  readonly exit: string;
}

/** The route guard (product-spec section 2): null lets the page render. */
export function routeRedirect(visitor: Visitor, access: 'login' | 'staff'): string | null {
  if (!visitor.mayBeSignedIn) return visitor.exit;
  return access === 'staff' && !visitor.staff ? paths.settings : null;
}

/** The staff page's own redirect, should it ever render for a non-admin: the specification's other reading. */
export function staffPageRedirect(visitor: Visitor): string | null {
  if (!visitor.mayBeSignedIn) return visitor.exit;
  return visitor.staff ? null : paths.home;
}
