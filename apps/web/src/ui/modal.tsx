import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { say } from '../words/frame.ts';

interface Props {
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons along the lower edge, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The cross in the corner; leave it out where the footer has its own Close. */
  readonly cross?: boolean;
}

const sizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-md', lg: 'sm:max-w-2xl', xl: 'sm:max-w-4xl' };

/**
 * A dialog: focus is trapped, Escape and the backdrop close it, focus returns to what opened it. On a phone it
 * is a sheet on the lower edge.
 */
export function Modal({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  cross = true,
}: Props) {
  // Radix returns the focus to a trigger only, and our dialogs are opened from anywhere.
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* As high as the dialogs themselves: the order of opening decides, so a second one dims the first. */}
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-overlay backdrop-blur-[2px]" />
        <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Dialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={({ currentTarget }) => {
              const inside = currentTarget instanceof Node && currentTarget.contains(document.activeElement);
              if (!inside) opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            className={classNames(
              'pointer-events-auto flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden rounded-t-dialog border border-line bg-surface text-ink shadow-dialog outline-none sm:max-h-[86dvh] sm:rounded-dialog',
              sizes[size],
            )}
          >
            <header className="flex items-start gap-4 px-6 pt-6">
              <div className="min-w-0 flex-1">
                <Dialog.Title className="wrap-anywhere font-semibold text-lg leading-7">{title}</Dialog.Title>
                {description && (
                  <Dialog.Description className="mt-1 text-ink-soft text-sm">
                    {description}
                  </Dialog.Description>
                )}
              </div>
              {cross && (
                <Dialog.Close
                  aria-label={say('ui.close')}
                  className="-mt-1 -mr-2 rounded-lg p-2 text-ink-faint transition-colors hover:bg-surface-hover hover:text-ink"
                >
                  <X className="size-4.5" aria-hidden="true" />
                </Dialog.Close>
              )}
            </header>
            <section
              aria-label={say('ui.content')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long dialog must scroll with the keyboard alone
              tabIndex={0}
              className="-outline-offset-2 relative min-h-0 flex-1 overflow-y-auto px-6 py-5"
            >
              {children}
            </section>
            {footer && (
              <footer className="flex flex-col-reverse gap-2 border-line border-t bg-surface-sunken px-6 py-4 sm:flex-row sm:justify-end">
                {footer}
              </footer>
            )}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
