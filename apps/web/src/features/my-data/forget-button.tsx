import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import { type Memory, useForget } from './queries.ts';

interface Props {
  readonly memory: Memory;
  /** Says to a screen reader which one of many. */
  readonly describedBy: string;
  readonly label?: string;
  readonly onForgotten: () => void;
  readonly onFailed: (text: string) => void;
}

export function ForgetButton({
  memory,
  describedBy,
  label = say('data.remove'),
  onForgotten,
  onFailed,
}: Props) {
  const forget = useForget();
  return (
    <Button
      variant="danger-ghost"
      size="sm"
      aria-describedby={describedBy}
      busy={forget.isPending}
      onClick={() =>
        forget.mutate(memory, {
          onSuccess: onForgotten,
          onError: (error) => onFailed(detailOr(error, say('data.removeFailed'))),
        })
      }
    >
      {forget.isPending ? say('data.removing') : label}
    </Button>
  );
}
