import { Navigate, useNavigate } from 'react-router';
import { Features } from '../features/landing/features.tsx';
import { Vignette } from '../features/landing/vignette.tsx';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { isStaff, type Session, useSession } from '../lib/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { say } from '../words/frame.ts';

export function Home() {
  const session = useSession();
  if (session.user && !isStaff(session.user)) return <Navigate to={paths.settings} replace />;
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 pt-10 pb-8 sm:px-6 lg:pt-20">
      <title>{say('home.title', { brand: pageConfig.brand })}</title>
      <div className="grid items-center gap-12 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 className="font-semibold text-4xl leading-[1.08] tracking-[-0.03em] sm:text-6xl">
            {say('home.welcome', { brand: pageConfig.brand })}
          </h1>
          <p className="mt-5 max-w-lg text-ink-soft text-lg leading-relaxed">{say('home.tagline')}</p>
          <div className="mt-8">
            <NextStep session={session} />
          </div>
        </div>
        <Vignette />
      </div>
      <Features />
    </div>
  );
}

function NextStep({ session }: { session: Session }) {
  const navigate = useNavigate();
  if (session.status === 'loading') return <Skeleton shape="card" className="h-40 w-full max-w-md" />;
  if (session.status === 'signed-in') {
    return (
      <div className="max-w-md rounded-card border border-line bg-surface p-6 shadow-lifted">
        <h2 className="wrap-anywhere font-semibold text-lg">
          {say('home.welcomeBack', { name: session.user.name || session.user.email })}
        </h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="lg" className="max-sm:w-full" onClick={() => navigate(paths.chat)}>
            {say('home.toChat')}
          </Button>
          <Button
            variant="secondary"
            size="lg"
            className="max-sm:w-full"
            onClick={() => navigate(paths.settings)}
          >
            {say('home.toSettings')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="max-w-md rounded-card border border-line bg-surface p-6 shadow-lifted">
      <p className="text-ink-soft">{say('home.start')}</p>
      <ButtonLink to={paths.login} size="lg" className="mt-4 w-full sm:w-auto">
        {say('ui.getStarted')}
      </ButtonLink>
    </div>
  );
}
