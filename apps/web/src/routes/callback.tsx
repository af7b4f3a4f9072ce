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
  if (error) return `Authentication failed: ${error}`;
  return accessToken ? null : 'Invalid authentication response.';
}

export function AuthCallback() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState(refusal);

  useEffect(() => {
    const { accessToken } = callbackParameters;
    if (refusal() || !accessToken) return;
    completeOnce(accessToken).then(
      () => navigate(paths.settings, { replace: true }),
      () => setFailure('Authentication failed. Please try again.'),
    );
  }, [navigate]);

  if (failure === null) {
    return (
      <>
        <PageTitle>Signing in</PageTitle>
        <StatusCard icon={<Spinner className="size-8 text-accent" />} title="Completing Sign In..." live>
          One moment: we are opening your account.
        </StatusCard>
      </>
    );
  }
  return (
    <>
      <PageTitle>Authentication Failed</PageTitle>
      <StatusCard
        icon={<CircleX className="size-10 text-danger" strokeWidth={1.5} aria-hidden="true" />}
        title="Authentication Failed"
        actions={<Button onClick={() => navigate(paths.login)}>Try Again</Button>}
      >
        {failure}
      </StatusCard>
    </>
  );
}
