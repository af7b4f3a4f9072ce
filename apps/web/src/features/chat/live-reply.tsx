import { Square } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import type { Assistant } from './assistant.ts';
import { Words } from './message-bubble.tsx';
import { Portrait } from './portrait.tsx';
import { Thinking } from './thinking.tsx';
import type { Thread } from './threads.ts';

interface Props {
  readonly thread: Thread;
  readonly assistant: Assistant;
  readonly onStop: (messageId: string) => void;
}

/** What is seen of an answer before it is there: that somebody is at it, what they do, the first words, and Stop. */
export function LiveReply({ thread, assistant, onStop }: Props) {
  const { isSending, live } = thread;
  const { messageId, text, doing, isStopping } = live;
  const isWritten = isSending && text !== '';
  return (
    <>
      <Thinking assistant={assistant} isShown={isSending && !isWritten} doing={doing} />
      {isWritten && (
        // Not read out while it grows: the answer is, when it is whole.
        <div aria-busy="true" aria-live="off" data-draft className="mt-5 flex gap-2.5 sm:gap-3 sm:pr-24">
          <Portrait assistant={assistant} className="size-8 sm:size-9" />
          <div className="grid min-w-0 justify-items-start">
            <Words text={text} className="rounded-tl-md bg-surface-hover text-ink-soft" />
          </div>
        </div>
      )}
      {isSending && messageId !== null && (
        <div className="mt-2 pl-[2.625rem] sm:pl-12">
          <Button
            variant="secondary"
            size="sm"
            busy={isStopping}
            icon={<Square className="size-3 fill-current" aria-hidden="true" />}
            onClick={() => onStop(messageId)}
          >
            {say('chat.stop')}
          </Button>
        </div>
      )}
    </>
  );
}
