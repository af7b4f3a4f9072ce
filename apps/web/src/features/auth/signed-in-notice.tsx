import { useState } from 'react';
import { logout, useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/frame.ts';
import { dismissSignedInNotice, signedInNotice } from './sign-in.ts';

export function SignedInNotice() {
  const { user } = useSession();
  const [, redraw] = useState(0);
  const email = signedInNotice();
  if (!user || email !== user.email) return null;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-4 sm:px-6">
      <Banner
        tone="info"
        onDismiss={() => {
          dismissSignedInNotice();
          redraw((count) => count + 1);
        }}
        actions={
          <Button variant="secondary" size="sm" onClick={() => void logout()}>
            {say('auth.notYou')}
          </Button>
        }
      >
        {say('auth.signedInAs', { email })}
      </Banner>
    </div>
  );
}
