import { Button } from '../../../ui/button.tsx';
import { say } from '../../../words/settings.ts';
import { useWaitingCount } from './use-waiting-count.ts';

/** The heading of what waits. */
export const WAITING = 'waiting';

/** Next to the title, while something waits: the cards themselves are further down. */
export function WaitingButton() {
  const count = useWaitingCount();
  const show = () => {
    const heading = document.getElementById(WAITING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  return (
    count > 0 && (
      <Button variant="secondary" onClick={show}>
        {say('waiting.short', { count })}
      </Button>
    )
  );
}
