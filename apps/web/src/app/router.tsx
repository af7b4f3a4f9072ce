import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router';
import { channelPages } from '../channels/pages.ts';
import { provideNavigate } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { AuthCallback } from '../routes/callback.tsx';
import { Home } from '../routes/home.tsx';
import { Login } from '../routes/login.tsx';
import { useLanguage } from '../words/language.ts';
import { RequireLogin, RequireStaff } from './guards.tsx';
import { BareLayout, Layout } from './layout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { loadAdmin, loadChat, loadNotFound, loadPrivacy, loadSettings, loadTerms } from './pages.ts';

/** React.lazy wants modules with a default export; ours name theirs. */
const page = (load: () => Promise<ComponentType>) =>
  lazy(() => load().then((component) => ({ default: component })));

// Home and Login are the first thing anybody sees, and a callback must not wait; the rest is in pages.ts.
const Settings = page(loadSettings);
const Chat = page(loadChat);
const Admin = page(loadAdmin);
const Terms = page(loadTerms);
const Privacy = page(loadPrivacy);
const NotFound = page(loadNotFound);

export function Router() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => provideNavigate((path) => void navigate(path)), [navigate]);
  // A new page starts at its top; back and forward return to where one was, which the browser does by itself.
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (!isReturn) scrollTo(0, 0);
  }, [pathname]);

  return (
    // Another language is another page; what was fetched for it stays.
    <Suspense key={useLanguage()} fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<BareLayout />}>
          <Route path={paths.callback} element={<AuthCallback />} />
          {channelPages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
        <Route element={<Layout />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.login} element={<Login />} />
          <Route path={paths.terms} element={<Terms />} />
          <Route path={paths.privacy} element={<Privacy />} />
          <Route element={<RequireLogin />}>
            <Route path={paths.settings} element={<Settings />} />
          </Route>
          <Route element={<RequireStaff />}>
            <Route path={paths.chat} element={<Chat />} />
            <Route path={paths.admin} element={<Admin />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
