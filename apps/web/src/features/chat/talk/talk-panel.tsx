import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshMine } from '../../../lib/refresh-mine.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../words/chat.ts';
import { useLanguage } from '../../../words/language.ts';
import { inEnglish } from '../../../words/say.ts';
import { type Assistant, useAssistant } from '../assistant.ts';
import { Composer } from '../composer.tsx';
import { Examples } from '../examples.tsx';
import { MessageList } from '../message-list.tsx';
import { Portrait } from '../portrait.tsx';
import { firstWordsQuery } from '../queries.ts';
import { useThreads } from '../use-threads.ts';

interface Props {
  /** How often somebody wanted to write here: each time the cursor goes there. */
  readonly asked: number;
}

/** One's own conversation with the assistant, with the parts of the staff's chat. */
export function TalkPanel({ asked }: Props) {
  const client = useQueryClient();
  const settled = () => {
    // That something was said is news once.
    const isFirst = !thread.messages.some(({ isUser }) => isUser);
    void (isFirst ? refreshMine(client, 'conversation') : refreshMine(client));
  };
  const { thread, draft, stored, isFetchingEarlier, loadEarlier, type, send, sendAgain, stop, decide } =
    useThreads('', true, settled);
  const undoThat = useUndoThat();
  const assistant = useAssistant(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useFocus(input, asked, thread.isSending);

  return (
    <>
      <MessageList
        thread={thread}
        assistant={assistant}
        welcome={
          stored.isError ? (
            <Banner
              tone="danger"
              className="mt-3"
              actions={
                <Button
                  variant="secondary"
                  size="sm"
                  busy={stored.isFetching}
                  onClick={() => void stored.refetch()}
                >
                  {say('ui.retry')}
                </Button>
              }
            >
              <p className="font-medium">{say('talk.failed')}</p>
              <p>{say('talk.stillWrite')}</p>
            </Banner>
          ) : (
            stored.isSuccess && <Greeting assistant={assistant} />
          )
        }
        isFetchingEarlier={isFetchingEarlier}
        onEarlier={() => void loadEarlier()}
        onStop={(messageId) => void stop(messageId)}
        onDecide={decide}
        onSendAgain={sendAgain}
        onUndo={() => void send(undoThat)}
      />
      <Composer
        input={input}
        draft={draft}
        disabled={thread.isSending}
        examples={
          <OwnExamples
            isFirst={stored.isSuccess && thread.messages.length === 0}
            onPick={(example) => {
              type(example);
              input.current?.focus();
            }}
          />
        }
        onType={type}
        onSend={(text) => void send(text)}
      />
    </>
  );
}

/** From the person's own next days; without them the input is enough. */
function OwnExamples({ isFirst, onPick }: { isFirst: boolean; onPick: (text: string) => void }) {
  const { data } = useQuery(firstWordsQuery());
  const language = useLanguage();
  return (
    <Examples
      // What makes something comes first: on a phone only one is in sight once something was said.
      examples={data?.examples.toReversed() ?? []}
      language={data && data.language !== language ? 'en' : undefined}
      isStacked={isFirst}
      onPick={onPick}
    />
  );
}

/** Said like anything else, so it is in the language that the assistant reads. */
function useUndoThat(): string {
  const { data } = useQuery(firstWordsQuery());
  return data?.language === useLanguage() ? say('chat.undoThat') : inEnglish('chat.undoThat');
}

const Greeting = ({ assistant }: { assistant: Assistant }) => (
  <div className="m-auto grid max-w-md justify-items-center gap-1.5 px-2 py-4 text-center">
    <Portrait assistant={assistant} className="mb-2 size-16 sm:size-20" />
    <p className="text-balance font-semibold text-lg tracking-tight">{say('talk.welcome')}</p>
    <p className="text-pretty text-ink-soft text-sm">{say('talk.hint')}</p>
  </div>
);

/**
 * The cursor goes where somebody asked to write, and comes back to the person who was writing when the answer is
 * there.
 */
function useFocus(
  input: React.RefObject<HTMLTextAreaElement | null>,
  asked: number,
  isSending: boolean,
): void {
  useEffect(() => {
    if (asked === 0) return;
    input.current?.focus({ preventScroll: true });
    input.current?.closest('section')?.scrollIntoView({ block: 'center' });
  }, [asked, input]);
  const wasSending = useRef(false);
  useEffect(() => {
    const ended = wasSending.current && !isSending;
    wasSending.current = isSending;
    // A disabled input loses the cursor; people who moved it elsewhere keep it there.
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (ended && isFree) input.current?.focus({ preventScroll: true });
  }, [isSending, input]);
}
