import type { Removed } from '@catch/contract';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import { useAction } from './use-action.ts';

interface Props {
  readonly removed: Removed;
  readonly takesFocus: boolean;
  readonly onTouched: () => void;
  readonly onFailed: (text: string) => void;
}

/** In the place of what was removed, here or in another tab, for as long as it can be put back. */
export function RemovedRow({ removed, takesFocus, onTouched, onFailed }: Props) {
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const { underWay, act } = useAction(removed, onFailed);
  useEffect(() => {
    if (takesFocus && underWay === null && document.activeElement === document.body)
      undo.current?.focus({ preventScroll: true });
  }, [takesFocus, underWay]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-surface-sunken px-4 py-2">
      <p
        id={id}
        role={takesFocus ? 'status' : undefined}
        className="min-w-0 flex-1 break-words text-ink-soft text-sm"
      >
        {say('memory.removed', { text: removed.text })}
      </p>
      <Button
        ref={undo}
        variant="ghost"
        size="sm"
        className="-mr-3"
        aria-describedby={id}
        icon={<Undo2 className="size-4" aria-hidden="true" />}
        busy={underWay === 'restore'}
        onClick={() => {
          onTouched();
          act('restore');
        }}
      >
        {say('activity.undo')}
      </Button>
    </li>
  );
}
