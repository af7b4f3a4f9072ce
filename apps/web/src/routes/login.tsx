import { useMutation } from '@tanstack/react-query';
import { CalendarDays, MailX, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import googleLogo from '../assets/google.svg';
import { startSignIn } from '../features/auth/sign-in.ts';
import { detailOr } from '../lib/api-error.ts';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { hasSavedText } from '../lib/saved-text.ts';
import { useSession } from '../lib/session.ts';
import { hasSessionEnded } from '../lib/session-storage.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/logo.tsx';
import { PageTitle } from '../ui/page.tsx';
import { rich, say } from '../words/frame.ts';

/** What Google's page will ask for (identity/scopes.ts), in the order in which it does. */
const permissions = [
  { icon: UserRound, what: 'login.who', why: 'login.whoWhy' },
  { icon: CalendarDays, what: 'login.calendar', why: 'login.calendarWhy' },
  { icon: MailX, what: 'login.mail', why: 'login.mailWhy' },
] as const;

export function Login() {
  const session = useSession();
  const signIn = useMutation({ mutationFn: startSignIn });
  const { reset } = signIn;
  // Coming back with the browser's Back button can revive this very page, its button still busy.
  useEffect(() => {
    const revive = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', revive);
    return () => removeEventListener('pageshow', revive);
  }, [reset]);
  if (session.status === 'signed-in') return <Navigate to={paths.home} replace />;

  return (
    <div className="flex flex-1 items-start justify-center px-4 pt-[9dvh] pb-12">
      <PageTitle>{say('login.title')}</PageTitle>
      <div className="w-full max-w-sm rounded-dialog border border-line bg-surface p-8 text-center shadow-lifted">
        <Mark className="mx-auto size-12" />
        <h1 className="mt-5 font-semibold text-2xl tracking-tight">
          {say('login.heading', { brand: pageConfig.brand })}
        </h1>
        <p className="mt-2 text-ink-soft">{say('login.text')}</p>
        {session.status === 'signed-out' && hasSessionEnded() && (
          <Banner tone="info" className="mt-5 text-left">
            {say(hasSavedText() ? 'login.endedDraftKept' : 'login.ended')}
          </Banner>
        )}
        <Button
          variant="secondary"
          size="lg"
          className="mt-7 w-full"
          icon={<img src={googleLogo} alt="" className="size-5" />}
          busy={signIn.isPending || signIn.isSuccess}
          onClick={() => signIn.mutate()}
        >
          {say('login.google')}
        </Button>
        {signIn.isError && (
          <Banner tone="danger" className="mt-4 text-left">
            {detailOr(signIn.error, say('login.failed'))}
          </Banner>
        )}
        <section aria-labelledby="permissions" className="mt-6 border-line border-t pt-5 text-left text-sm">
          <h2 id="permissions" className="font-medium">
            {say('login.asks')}
          </h2>
          <ul className="mt-3 grid gap-3 text-ink-soft">
            {permissions.map(({ icon: Icon, what, why }) => (
              <li key={what} className="flex gap-3">
                <Icon className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
                <span>
                  <span className="text-ink">{say(what)}</span> {say(why)}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <p className="mt-6 text-ink-faint text-xs leading-5">
          {rich('login.agree', {
            terms: (text) => (
              <Link to={paths.terms} className="underline underline-offset-2 hover:text-ink">
                {text}
              </Link>
            ),
            privacy: (text) => (
              <Link to={paths.privacy} className="underline underline-offset-2 hover:text-ink">
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
    </div>
  );
}
