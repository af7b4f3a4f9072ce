import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { addressOf, type Opened } from '../lib/opened.ts';
import { useOpened } from '../lib/use-opened.ts';

interface Props {
  readonly to: Opened;
  readonly children: ReactNode;
  readonly className?: string;
  /** Before it opens: what it was pressed in may have to go. */
  readonly onOpen?: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens something in front of the page one is on; in a new tab, it opens by the address that can be passed on. */
export function OpenLink({ to, children, className, onOpen }: Props) {
  const { open } = useOpened();
  return (
    <a
      href={addressOf(to)}
      className={classNames('font-medium text-accent hover:underline', className)}
      onClick={(event) => {
        event.stopPropagation();
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen?.();
        open(to);
      }}
    >
      {children}
    </a>
  );
}
