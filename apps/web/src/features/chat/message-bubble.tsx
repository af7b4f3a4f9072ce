import { RotateCw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatDateTime, formatTime } from '../../lib/format.ts';
import type { Unsent } from '../../lib/saved-text.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import { ApprovalBlock } from './approval-block.tsx';
import type { Assistant } from './assistant.ts';
import { type ChatMessage, wordsOf } from './chat-message.ts';
import { ConflictList } from './conflict-list.tsx';
import { CreatedNotice } from './created-notice.tsx';
import { Portrait } from './portrait.tsx';
import { StaffParts } from './staff-parts.ts';
import type { Decision } from './threads.ts';

export interface BubbleActions {
  readonly onDecide: (callId: string, approved: boolean, choice?: string) => void;
  readonly onSendAgain: (failedId: string, unsent: Unsent) => void;
  readonly onUndo: () => void;
}

interface Props extends BubbleActions {
  readonly message: ChatMessage;
  readonly assistant: Assistant;
  /** The one before is from the same side: this one follows closely and needs no second portrait. */
  readonly isContinuation: boolean;
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Only the latest can be tried again or undone, and not while something else is under way. */
  readonly isLatest: boolean;
}

export function MessageBubble(props: Props) {
  const { message, assistant, isContinuation } = props;
  return message.isUser ? (
    <article
      aria-label={say('chat.you')}
      className={classNames('flex flex-col items-end pl-10 sm:pl-24', isContinuation ? 'mt-1.5' : 'mt-5')}
    >
      <Words text={message.message} className="rounded-br-md bg-accent text-accent-ink" />
      <Meta message={message} />
    </article>
  ) : (
    <article
      aria-label={assistant.name}
      className={classNames('flex gap-2.5 sm:gap-3 sm:pr-24', isContinuation ? 'mt-1.5' : 'mt-5')}
    >
      {isContinuation ? (
        <span className="w-8 shrink-0 sm:w-9" />
      ) : (
        <Portrait assistant={assistant} className="size-8 sm:size-9" />
      )}
      <AssistantContent {...props} />
    </article>
  );
}

function AssistantContent({ message, decisions, isLatest, onDecide, onSendAgain, onUndo }: Props) {
  const { failure } = message;
  const words = wordsOf(message);
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5">
      {words !== '' && (
        <Words
          text={words}
          className={classNames(
            'rounded-tl-md',
            failure ? 'bg-danger-soft text-danger-ink' : 'bg-surface-hover',
          )}
        >
          {failure?.detail && <span className="mt-1 block text-sm opacity-90">{failure.detail}</span>}
        </Words>
      )}
      {message.eventId && (
        <CreatedNotice
          eventId={message.eventId}
          url={message.eventUrl}
          onUndo={isLatest ? onUndo : undefined}
        />
      )}
      {message.conflicts.length > 0 && <ConflictList conflicts={message.conflicts} />}
      {message.pendingApprovals.length > 0 && (
        <ApprovalBlock
          approvals={message.pendingApprovals}
          said={words}
          askedAt={message.timestamp}
          decisions={decisions}
          onDecide={onDecide}
        />
      )}
      {failure?.unsent && isLatest && (
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw className="size-3.5" aria-hidden="true" />}
          onClick={() => failure.unsent && onSendAgain(message.id, failure.unsent)}
        >
          {say('chat.tryAgain')}
        </Button>
      )}
      {/* On a phone a card begins left of the words, and the time stands beneath the card. */}
      <Meta message={message} className={message.pendingApprovals.length > 0 ? 'max-sm:-ml-10.5' : ''} />
    </div>
  );
}

/** Words of strangers and models: text and nothing else, so that no address in it can be clicked. */
export const Words = ({
  text,
  className,
  children,
}: {
  text: string;
  className: string;
  children?: ReactNode;
}) => (
  <p
    // In whichever direction its first letters run.
    dir="auto"
    className={classNames(
      'edge max-w-full whitespace-pre-wrap rounded-2xl px-4 py-2.5 [overflow-wrap:anywhere]',
      className,
    )}
  >
    {/* With something beneath them, an element of their own: anybody who looks for exactly these words finds them. */}
    {children ? <span>{text}</span> : text}
    {children}
  </p>
);

function Meta({ message, className = '' }: { message: ChatMessage; className?: string }) {
  const staff = use(StaffParts);
  return (
    <p
      className={classNames(
        'mt-0.5 flex flex-wrap items-center gap-x-3 px-1 text-ink-faint text-xs',
        className,
      )}
    >
      <time dateTime={message.timestamp} title={formatDateTime(message.timestamp)}>
        {formatTime(message.timestamp)}
      </time>
      {staff && <staff.Trace url={message.logfireUrl} />}
    </p>
  );
}
