import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Link, Outlet } from 'react-router';
import { SignedInNotice } from '../features/auth/signed-in-notice.tsx';
import { paths } from '../lib/paths.ts';
import { startSession } from '../lib/session.ts';
import { Logo } from '../ui/logo.tsx';
import { say } from '../words/frame.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Navigation, the page, the footer. The session starts here, so that the callback pages stay out of its way. */
export function Layout() {
  // Before the first paint: a visitor without a session must not see a spinner flash by.
  useLayoutEffect(startSession, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-control bg-accent px-4 py-2 text-accent-ink focus:translate-y-0"
      >
        {say('layout.skip')}
      </a>
      <NavigationBar />
      <SignedInNotice />
      {/* The footer comes with the page: nobody sees it on its way down. */}
      <Suspense
        fallback={
          <Main>
            <PageSkeleton />
          </Main>
        }
      >
        <Main>
          <Outlet />
        </Main>
        <Footer />
      </Suspense>
    </div>
  );
}

const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" className="flex flex-1 flex-col">
    {children}
  </main>
);

/** For the pages that a sign-in or a popup comes back to: one card, nothing to click away to. */
export function BareLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-5 sm:px-6">
        <Link to={paths.home} className="inline-flex">
          <Logo />
        </Link>
      </header>
      <main className="flex flex-1 items-start justify-center px-4 pt-[10dvh] pb-16">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
