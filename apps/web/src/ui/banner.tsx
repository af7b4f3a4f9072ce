import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useTimeout } from '../lib/timers.ts';
import { timing } from '../lib/timing.ts';
import { say } from '../words/frame.ts';

type BannerTone = 'success' | 'danger' | 'warning' | 'info';

const looks = {
  success: { icon: CircleCheck, className: 'bg-success-soft text-success-ink' },
  danger: { icon: CircleAlert, className: 'bg-danger-soft text-danger-ink' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft text-warning-ink' },
  info: { icon: Info, className: 'bg-info-soft text-info-ink' },
} as const;

interface Props {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  /** Buttons at the end of the line, or below the text where there is no room. */
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  readonly className?: string;
}

export function Banner({ tone, children, actions, onDismiss, className }: Props) {
  const { icon: Icon, className: look } = looks[tone];
  return (
    <div
      // A failure interrupts a screen reader, everything else waits its turn.
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'edge flex animate-rise items-center gap-3 rounded-control px-4 py-3 text-sm',
        look,
        className,
      )}
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-36">{children}</div>
        {actions}
      </div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={say('ui.dismiss')}
          className="rounded p-0.5 hover:opacity-70"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

export interface Notice {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** Error and success banners clear after 5 s (product-spec section 4); a new one starts its own 5 s. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useTimeout(() => setNotice(null), notice ? timing.banner : null, notice);
  return {
    notice,
    succeeded: (text: string) => setNotice({ tone: 'success', text }),
    failed: (text: string) => setNotice({ tone: 'danger', text }),
    clear: () => setNotice(null),
  };
}

interface NoticeProps {
  readonly notice: Notice | null;
  readonly onDismiss: () => void;
  readonly className?: string;
}

export function NoticeBanner({ notice, onDismiss, className = '' }: NoticeProps) {
  return (
    notice && (
      <Banner key={notice.text} tone={notice.tone} onDismiss={onDismiss} className={className}>
        {notice.text}
      </Banner>
    )
  );
}

/**
 * In sight wherever the page is scrolled to, and above it: neither when it comes nor when it goes may a button move
 * away from under somebody's finger. On a phone, where it would cover what it speaks of, it stands at the lower edge.
 */
export const FloatingNotice = ({ className, ...notice }: NoticeProps) => (
  <div
    className={classNames(
      'sticky z-20 h-0 max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:bottom-3 max-sm:h-auto max-sm:translate-y-0',
      className,
    )}
  >
    <NoticeBanner {...notice} className="shadow-lifted" />
  </div>
);
