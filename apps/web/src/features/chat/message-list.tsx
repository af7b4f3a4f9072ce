import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import type { Assistant } from './assistant.ts';
import { LiveReply } from './live-reply.tsx';
import { type BubbleActions, MessageBubble } from './message-bubble.tsx';
import type { Thread } from './threads.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

interface Props extends BubbleActions {
  readonly thread: Thread;
  readonly assistant: Assistant;
  /** Stands here until something was said. */
  readonly welcome: ReactNode;
  readonly isFetchingEarlier: boolean;
  readonly onEarlier: () => void;
  readonly onStop: (messageId: string) => void;
}

export function MessageList({
  thread,
  assistant,
  welcome,
  isFetchingEarlier,
  onEarlier,
  onStop,
  ...actions
}: Props) {
  const { messages } = thread;
  const { box, content, isAway, stick, onScroll } = useStickToBottom();
  useKeepPlace(box, messages[0]?.id);
  const last = messages.at(-1);
  const [seen, setSeen] = useState(last?.id);
  if (!isAway && seen !== last?.id) setSeen(last?.id);

  // Who has just written wants to see it, wherever they had scrolled to.
  const stickToOwn = useEffectEvent(() => {
    if (last?.isUser) stick();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message
  useEffect(() => stickToOwn(), [last?.id]);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        aria-label={say('chat.conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the history must scroll with the keyboard alone
        tabIndex={0}
        onScroll={onScroll}
        className="-outline-offset-2 relative h-full overflow-y-auto overscroll-contain rounded-t-card"
      >
        <div
          ref={content}
          className="mx-auto flex min-h-full w-full max-w-4xl flex-col px-3 pt-1 pb-3 sm:px-6"
        >
          {messages.length === 0 && !thread.isSending && welcome}
          {thread.earlier !== null && (
            <Button
              variant="ghost"
              size="sm"
              className="mt-2 self-center"
              busy={isFetchingEarlier}
              onClick={onEarlier}
            >
              {say('chat.earlierMessages')}
            </Button>
          )}
          <div role="log" aria-label={say('chat.messages')} className="mt-auto">
            {messages.map((message, index) => (
              <MessageBubble
                key={message.id}
                message={message}
                assistant={assistant}
                isContinuation={messages[index - 1]?.isUser === message.isUser}
                decisions={thread.decisions}
                isLatest={message === last && !thread.isSending}
                {...actions}
              />
            ))}
          </div>
          <LiveReply thread={thread} assistant={assistant} onStop={onStop} />
        </div>
      </section>
      {isAway && (
        <Button
          variant="secondary"
          size="sm"
          className="-translate-x-1/2 absolute bottom-3 left-1/2 animate-appear rounded-full shadow-lifted"
          icon={<ArrowDown className="size-4" aria-hidden="true" />}
          onClick={stick}
        >
          {seen === last?.id ? say('chat.jumpToLatest') : say('chat.newMessage')}
        </Button>
      )}
    </div>
  );
}
