import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { lendNavigate } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { Home } from '../routes/home.tsx';
import { Login } from '../routes/login.tsx';
import { RequireLogin, RequireStaff } from './guards.tsx';
import { BareLayout, Layout } from './layout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

// Home and Login are the first thing anybody sees; everything else is fetched when it is opened.
const AuthCallback = lazy(() =>
  import('../routes/callback.tsx').then((route) => ({ default: route.AuthCallback })),
);
const Settings = lazy(() =>
  import('../routes/integrations.tsx').then((route) => ({ default: route.Settings })),
);
const SlackCallback = lazy(() =>
  import('../routes/slack-callback.tsx').then((route) => ({ default: route.SlackCallback })),
);
const Chat = lazy(() => import('../routes/chat.tsx').then((route) => ({ default: route.Chat })));
const Admin = lazy(() => import('../routes/admin.tsx').then((route) => ({ default: route.Admin })));
const Terms = lazy(() => import('../routes/terms.tsx').then((route) => ({ default: route.Terms })));
const Privacy = lazy(() => import('../routes/privacy.tsx').then((route) => ({ default: route.Privacy })));
const NotFound = lazy(() => import('../routes/not-found.tsx').then((route) => ({ default: route.NotFound })));

export function Router() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => lendNavigate((path) => void navigate(path)), [navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top
  useEffect(() => void scrollTo(0, 0), [pathname]);

  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<BareLayout />}>
          <Route path={paths.callback} element={<AuthCallback />} />
          <Route path={paths.slackCallback} element={<SlackCallback />} />
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
