import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ScrollFade } from './scroll-fade.tsx';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list that scrolls in a frame of its own. */
export const ScrollBox = ({ label, className, children }: Props) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so with the keyboard too
    tabIndex={0}
    className={classNames(
      'relative max-h-96 overflow-y-auto rounded-control border border-line md:max-h-none',
      className,
    )}
  >
    {children}
    <ScrollFade />
  </section>
);
