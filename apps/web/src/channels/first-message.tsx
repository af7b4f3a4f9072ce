import { useQuery } from '@tanstack/react-query';
import { ExternalLink, X } from 'lucide-react';
import { apiQuery } from '../lib/api-query.ts';
import { buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { say } from '../words/settings.ts';
import type { Conversation } from './channel.ts';

interface Props {
  readonly channel: string;
  readonly conversation: Conversation | undefined;
  readonly onDismiss: () => void;
}

/** What to do with a channel that was just connected: a sentence from one's own week, ready to be sent. */
export function FirstMessage({ channel, conversation, onDismiss }: Props) {
  const { data, isPending } = useQuery(apiQuery('firstWords'));
  const message = data?.examples.at(-1) ?? say('first.anyMessage');
  return (
    <div className="edge relative grid grid-cols-1 gap-2 rounded-control bg-success-soft p-3.5 text-sm text-success-ink">
      <p className="pr-6 font-medium">{say('first.connected', { channel })}</p>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={say('ui.dismiss')}
        className="absolute top-2.5 right-2.5 rounded p-1 hover:opacity-70"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
      {isPending ? (
        <Skeleton className="h-5 w-40" />
      ) : (
        <p dir="auto" className="wrap-anywhere">
          {say('first.message', { message })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {conversation && (
          <a
            href={conversation.linkTo(message)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {conversation.says}
            <ExternalLink className="size-3.5" aria-hidden="true" />
          </a>
        )}
        <CopyButton text={message} label={say('first.copy')} size="sm" />
      </div>
    </div>
  );
}
