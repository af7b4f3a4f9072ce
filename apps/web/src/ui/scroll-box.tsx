import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list that scrolls in a frame of its own. It fades at the lower edge: a row cut in half looks like a mistake. */
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
    {/* At the end of the list it covers only what is empty there. */}
    <div
      aria-hidden="true"
      data-fade
      className="pointer-events-none sticky bottom-0 -mt-4 h-8 bg-linear-to-t from-surface print:hidden"
    />
  </section>
);
