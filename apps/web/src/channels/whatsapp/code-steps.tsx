import { ExternalLink } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { formatCountdown } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ScanCode } from './scan-code.tsx';
import { say } from './words.ts';

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
      <p className="text-ink-soft">{say('whatsapp.send')}</p>
      <div className="mt-4 rounded-card border border-line bg-surface-sunken px-4 pt-6 pb-4 text-center">
        <p className="select-all break-words font-mono font-semibold text-xl tracking-wider sm:text-2xl">
          {message}
        </p>
        <CopyButton text={message} label={say('whatsapp.copy')} variant="ghost" size="sm" className="mt-3" />
      </div>
      <div className="mt-4 flex flex-col gap-2 sm:flex-row">
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={classNames(buttonClass({ size: 'lg' }), 'shrink-0 sm:flex-1')}
        >
          {say('whatsapp.open')}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
        <CopyButton text={link} label={say('whatsapp.copyLink')} size="lg" />
      </div>
      <ScanCode link={link} />
      <p
        role="timer"
        className={classNames(
          'mt-6 text-center font-medium text-sm tabular-nums',
          remaining <= LAST_MINUTE ? 'text-warning-ink' : 'text-ink-soft',
        )}
      >
        {say('whatsapp.expires', { remaining: formatCountdown(remaining) })}
      </p>
      <p className="mt-1 text-center text-ink-faint text-sm">{say('whatsapp.detects')}</p>
    </>
  );
}
