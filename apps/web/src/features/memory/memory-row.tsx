import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import { type Deed, type Kind, useAction } from './use-action.ts';

interface Props {
  readonly kind: Kind;
  readonly id: string;
  readonly text: string;
  readonly isActive: boolean;
  /** What is shown next to its words when it is not active. */
  readonly state: string;
  /** Neither paused nor edited here. */
  readonly isFixed?: boolean;
  readonly canResume?: boolean;
  /** The keyboard was on what stood here before. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  /** Pressed here, whatever comes of it. */
  readonly onTouched: () => void;
  readonly onFailed: (text: string) => void;
  /** Where it comes from, when it is due. */
  readonly children: ReactNode;
}

export function MemoryRow(props: Props) {
  const { kind, id, text, isActive, isFixed = false, canResume = true, onTouched, onFailed } = props;
  const name = useId();
  const { underWay, act } = useAction({ kind, id }, onFailed);
  const box = useRef<HTMLLIElement>(null);
  const press = (deed: Deed) => {
    onTouched();
    act(deed);
  };
  // A button that is busy loses the keyboard; what comes back gets it.
  const isWaiting = underWay !== null;
  useEffect(() => {
    if (props.takesFocus && !isWaiting && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-pressed]')?.focus({ preventScroll: true });
  }, [props.takesFocus, isWaiting]);
  return (
    <li ref={box} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p id={name} className="break-words">
          <bdi>{text}</bdi> {!isActive && <Badge>{props.state}</Badge>}
        </p>
        <p className="mt-0.5 break-words text-ink-faint text-xs leading-5">{props.children}</p>
      </div>
      <div className="-mx-3 flex flex-wrap sm:-my-0.5">
        {!isFixed && (
          <Button
            variant="ghost"
            size="sm"
            aria-describedby={name}
            disabled={isWaiting}
            onClick={props.onEdit}
          >
            {say('memory.edit')}
          </Button>
        )}
        {!isFixed && (isActive || canResume) && (
          <Button
            data-pressed
            variant="ghost"
            size="sm"
            aria-describedby={name}
            busy={underWay === 'pause' || underWay === 'resume'}
            disabled={isWaiting}
            onClick={() => press(isActive ? 'pause' : 'resume')}
          >
            {say(isActive ? 'memory.pause' : 'memory.resume')}
          </Button>
        )}
        <Button
          data-pressed
          variant="danger-ghost"
          size="sm"
          aria-describedby={name}
          busy={underWay === 'remove'}
          disabled={isWaiting}
          onClick={() => press('remove')}
        >
          {underWay === 'remove' ? say('data.removing') : say('data.remove')}
        </Button>
      </div>
    </li>
  );
}
