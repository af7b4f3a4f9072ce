import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetAskedFor, rememberedAskedFor } from '../../lib/asked-for.ts';
import { isStaff, useCurrentUser } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';

/** Signing in always ends on Settings (product-spec section 2); from here it goes on to where one wanted to go. */
export function AskedForNotice() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [asked, setAsked] = useState(() => rememberedAskedFor(isStaff(user)));
  if (!asked) return null;
  const { page, path } = asked;
  const dismiss = () => {
    forgetAskedFor();
    setAsked(null);
  };
  return (
    <Banner
      tone="info"
      className="mt-6"
      onDismiss={dismiss}
      actions={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            forgetAskedFor();
            void navigate(path);
          }}
        >
          {say('asked.go', { page })}
        </Button>
      }
    >
      {say('asked.notice', { page })}
    </Banner>
  );
}
