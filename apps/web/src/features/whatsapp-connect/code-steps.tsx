import { ExternalLink } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { formatCountdown } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

const LAST_MINUTE = 60_000;

interface Props {
  readonly code: string;
  readonly link: string;
  /** Milliseconds until the code expires. */
  readonly remaining: number;
}

export function CodeSteps({ code, link, remaining }: Props) {
  const message = `VERIFY ${code}`;
  return (
    <>
      <p className="text-ink-soft">Send the following message to WhatsApp to connect your account:</p>
      <div className="mt-4 rounded-card border border-line bg-surface-sunken px-4 pt-6 pb-4 text-center">
        <p className="select-all break-words font-mono font-semibold text-xl tracking-wider sm:text-2xl">
          {message}
        </p>
        <CopyButton text={message} label="Copy" variant="ghost" size="sm" className="mt-3" />
      </div>
      <div className="mt-4 flex flex-col gap-2 sm:flex-row">
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={classNames(buttonClass({ size: 'lg' }), 'shrink-0 sm:flex-1')}
        >
          Open WhatsApp
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
        <CopyButton text={link} label="Copy Link" size="lg" />
      </div>
      <p
        role="timer"
        className={classNames(
          'mt-6 text-center font-medium text-sm tabular-nums',
          remaining <= LAST_MINUTE ? 'text-warning-ink' : 'text-ink-soft',
        )}
      >
        Code expires in: {formatCountdown(remaining)}
      </p>
      <p className="mt-1 text-center text-ink-faint text-sm">
        This page will automatically detect when you've successfully connected.
      </p>
    </>
  );
}
