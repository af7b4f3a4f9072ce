import { LogOut, Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { paths } from '../lib/paths.ts';
import { isStaff, logout, type Session, useSession } from '../lib/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { say } from '../words/frame.ts';
import { preloadPage } from './pages.ts';

const linksFor = (session: Session): { to: string; label: string }[] => {
  if (!session.user) return [];
  const settings = { to: paths.settings, label: say('navigation.settings') };
  return isStaff(session.user)
    ? [
        { to: paths.chat, label: say('navigation.chat') },
        { to: paths.admin, label: say('navigation.admin') },
        settings,
      ]
    : [settings];
};

export function NavigationBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the phone's menu
  useEffect(() => setOpen(false), [pathname]);
  const links = linksFor(session);

  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas/85 backdrop-blur-md">
      <nav
        aria-label={say('navigation.main')}
        className="mx-auto flex w-full max-w-[88rem] flex-wrap items-center gap-x-6 px-4 sm:px-6"
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <Link to={paths.home} className="flex h-16 items-center">
          <Logo />
        </Link>
        <button
          type="button"
          className="-mr-2 ml-auto rounded-lg p-2 text-ink-soft hover:bg-surface-hover sm:hidden"
          aria-expanded={open}
          aria-controls="navigation-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? (
            <X className="size-5" aria-hidden="true" />
          ) : (
            <Menu className="size-5" aria-hidden="true" />
          )}
          <span className="sr-only">{say('navigation.menu')}</span>
        </button>
        <div
          id="navigation-menu"
          className={classNames(
            'w-full flex-col gap-1 pb-4 sm:flex sm:w-auto sm:flex-1 sm:flex-row sm:items-center sm:pb-0',
            open ? 'flex' : 'hidden',
          )}
        >
          {links.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              onPointerEnter={() => void preloadPage(link.to)}
              onFocus={() => void preloadPage(link.to)}
              className="rounded-lg px-3 py-2.5 font-medium text-ink-soft text-sm transition-colors hover:bg-surface-hover hover:text-ink aria-[current=page]:bg-surface-hover aria-[current=page]:text-ink sm:py-1.5"
            >
              {link.label}
            </NavLink>
          ))}
          <div className="mt-3 flex min-h-8 items-center gap-3 border-line border-t pt-4 sm:mt-0 sm:ml-auto sm:border-0 sm:pt-0">
            <Account session={session} />
          </div>
        </div>
      </nav>
    </header>
  );
}

function Account({ session }: { session: Session }) {
  const [leaving, setLeaving] = useState(false);
  if (session.status === 'loading')
    return <Spinner label={say('navigation.checking')} className="size-5 text-ink-faint" />;
  if (session.status === 'signed-out') {
    return (
      <ButtonLink to={paths.login} size="sm" className="max-sm:h-11 max-sm:w-full">
        {say('ui.getStarted')}
      </ButtonLink>
    );
  }
  const { user } = session;
  return (
    <>
      <Avatar src={user.picture} alt={say('navigation.picture')} className="size-8" />
      <span className="min-w-0 max-w-48 truncate text-sm">{user.name || user.email}</span>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:ml-auto"
        icon={<LogOut className="size-4" aria-hidden="true" />}
        busy={leaving}
        onClick={() => {
          setLeaving(true);
          void logout().finally(() => setLeaving(false));
        }}
      >
        {say('navigation.logout')}
      </Button>
    </>
  );
}
