import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { forgetAskedFor, rememberAskedFor } from '../lib/asked-for.ts';
import { paths } from '../lib/paths.ts';
import { isStaff, type Session, useSession } from '../lib/session.ts';
import { routeRedirect, staffPageRedirect, type Visitor } from './guard-rules.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const visitorOf = (session: Session): Visitor => ({
  mayBeSignedIn: session.status !== 'signed-out',
  staff: isStaff(session.user),
  exit: session.status === 'signed-out' ? session.exit : '',
});

function RouteGuard({ access }: { access: 'login' | 'staff' }) {
  const session = useSession();
  const location = useLocation();
  const isKnown = session.status !== 'loading' || session.user !== null;
  const redirect = isKnown ? routeRedirect(visitorOf(session), access) : null;
  useEffect(() => {
    if (redirect === paths.login) rememberAskedFor(location);
    else if (isKnown && redirect === null && access === 'staff') forgetAskedFor();
  }, [redirect, isKnown, access, location]);
  // A restored user sees the page at once while the server confirms the session; until then its place is kept.
  if (!isKnown) return <PageSkeleton />;
  // The key: when another tab signs somebody else in, the page starts afresh for them.
  return redirect ? <Navigate to={redirect} replace /> : <Outlet key={session.user?.id} />;
}

export const RequireLogin = () => <RouteGuard access="login" />;
export const RequireStaff = () => <RouteGuard access="staff" />;

/** Wraps the staff pages themselves (chat and admin); the route guard stands before it. */
export function StaffPage({ children }: { children: ReactNode }) {
  const redirect = staffPageRedirect(visitorOf(useSession()));
  return redirect ? <Navigate to={redirect} replace /> : children;
}
