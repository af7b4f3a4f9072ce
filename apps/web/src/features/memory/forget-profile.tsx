import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { useForgetProfile } from './queries.ts';

interface Props {
  readonly describedBy: string;
  readonly feedback: Feedback;
}

/** For good: it is built from the calendar, and can be built again. */
export function ForgetProfile({ describedBy, feedback }: Props) {
  const forget = useForgetProfile();
  return (
    <Button
      variant="danger-ghost"
      size="sm"
      // Its words end where the buttons above end.
      className="-mr-3"
      aria-describedby={describedBy}
      busy={forget.isPending}
      onClick={() =>
        forget.mutate(undefined, {
          onSuccess: () => feedback.succeeded(say('profile.deleted')),
          onError: (error) => feedback.failed(detailOr(error, say('data.removeFailed'))),
        })
      }
    >
      {forget.isPending ? say('data.removing') : say('profile.delete')}
    </Button>
  );
}
