import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props {
  readonly content: ReactNode;
  /** The element that is explained; it must take focus, or the keyboard cannot reach the explanation. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Tooltip({ content, children, side = 'top' }: Props) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-xs animate-appear rounded-lg bg-ink px-3 py-2 text-canvas text-xs leading-5 shadow-lifted"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
