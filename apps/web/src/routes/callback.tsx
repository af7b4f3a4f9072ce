import { CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepSignedInNotice, takeSignInStarted } from '../features/auth/sign-in.ts';
import { callbackParameters } from '../lib/callback-parameters.ts';
import { paths } from '../lib/paths.ts';
import { signIn } from '../lib/session.ts';
import { storedUser } from '../lib/session-storage.ts';
import { Button } from '../ui/button.tsx';
import { PageTitle } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { StatusCard } from '../ui/status-card.tsx';
import { say } from '../words/frame.ts';

let completion: Promise<void> | null = null;

/** The token is used once, however often React mounts the page. */
const completeOnce = (token: string): Promise<void> => {
  completion ??= complete(token);
  return completion;
};

async function complete(token: string): Promise<void> {
  const before = storedUser();
  const started = takeSignInStarted();
  const user = await signIn(token);
  if (!started || (before && before.id !== user.id)) keepSignedInNotice(user.email);
}

function refusal(): string | null {
  const { error, accessToken } = callbackParameters;
  if (error) return say('callback.failedBecause', { error });
  return accessToken ? null : say('callback.invalid');
}

export function AuthCallback() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState(refusal);

  useEffect(() => {
    const { accessToken } = callbackParameters;
    if (refusal() || !accessToken) return;
    completeOnce(accessToken).then(
      () => navigate(paths.settings, { replace: true }),
      () => setFailure(say('callback.failed')),
    );
  }, [navigate]);

  if (failure === null) {
    return (
      <>
        <PageTitle>{say('callback.signingIn')}</PageTitle>
        <StatusCard icon={<Spinner className="size-8 text-accent" />} title={say('callback.completing')} live>
          {say('callback.moment')}
        </StatusCard>
      </>
    );
  }
  return (
    <>
      <PageTitle>{say('callback.failedTitle')}</PageTitle>
      <StatusCard
        icon={<CircleX className="size-10 text-danger" strokeWidth={1.5} aria-hidden="true" />}
        title={say('callback.failedTitle')}
        actions={<Button onClick={() => navigate(paths.login)}>{say('callback.again')}</Button>}
      >
        {failure}
      </StatusCard>
    </>
  );
}
