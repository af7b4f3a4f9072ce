import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Mark } from '../../ui/logo.tsx';
import type { Assistant } from './assistant.ts';

/** Decorative: the assistant's name stands in the bubble's label. */
export const Portrait = ({
  assistant,
  className = 'size-9',
}: {
  assistant: Assistant;
  className?: string;
}) =>
  assistant.picture ? (
    <Avatar src={assistant.picture} name={assistant.name} className={className} />
  ) : (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border border-line bg-surface-raised',
        className,
      )}
    >
      <Mark className="size-3/5" />
    </span>
  );
