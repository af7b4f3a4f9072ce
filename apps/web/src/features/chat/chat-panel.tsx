import type { CardChange } from '@catch/contract';
import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { cardClass } from '../../ui/card.tsx';
import { Failure } from '../../ui/failure.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say as sayInChat } from '../../words/chat.ts';
import { say } from '../../words/staff.ts';
import { useAssistant } from './assistant.ts';
import { Composer } from './composer.tsx';
import { EventId } from './event-id.tsx';
import { Examples } from './examples.tsx';
import { MessageList } from './message-list.tsx';
import type { Person } from './people.ts';
import { RawArguments } from './raw-arguments.tsx';
import { StaffParts } from './staff-parts.ts';
import { openChanges } from './threads.ts';
import { useThreads } from './use-threads.ts';
import { Welcome } from './welcome.tsx';

const staffParts = { Trace: TraceLink, EventId, RawArguments };

/** Each one is understood as it stands. */
const examples = [
  say('chat.dentistTomorrowAt3pm'),
  say('chat.whatDoIHave'),
  say('chat.findMe45Minutes'),
  say('chat.moveTheDentistTo'),
];

interface Props {
  /** The impersonated user's id; '' is oneself. */
  readonly userId: string;
  readonly person: Person | null;
  /** After every answer: the assistant may have changed something. */
  readonly onSettled: () => void;
  /** What waits for a yes, whenever that is something else. */
  readonly onProposals: (changes: readonly CardChange[]) => void;
}

export function ChatPanel({ userId, person, onSettled, onProposals }: Props) {
  const isKnown = userId === '' || person !== null;
  const { thread, draft, stored, isFetchingEarlier, loadEarlier, type, send, sendAgain, stop, decide } =
    useThreads(userId, isKnown, onSettled);
  const assistant = useAssistant(userId !== '');
  const input = useRef<HTMLTextAreaElement>(null);
  const proposals = useMemo(() => openChanges(thread), [thread]);
  const proposed = JSON.stringify(proposals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the proposals change, not on every render
  useEffect(() => onProposals(proposals), [proposed]);
  const isDisabled = thread.isSending || !isKnown;
  const isDeciding = Object.values(thread.decisions).some(({ kind }) => kind === 'deciding');

  // A disabled input and a button that went away lose the focus; it belongs to the input again, unless the reader
  // took it elsewhere. The page stays where it is scrolled to. On a touch screen it also opens the keyboard, so
  // there it only returns to who was typing.
  const wasSending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's thread starts in the input too
  useEffect(() => {
    const wasTyping = wasSending.current;
    wasSending.current = thread.isSending;
    if (matchMedia('(pointer: coarse)').matches && !wasTyping) return;
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (!isDisabled && !isDeciding && isFree) input.current?.focus({ preventScroll: true });
  }, [isDisabled, isDeciding, userId]);

  return (
    <section
      aria-label={say('chat.chat')}
      className={classNames(
        cardClass,
        'flex min-w-0 flex-col',
        // Beneath it stands the calendar of whom one acts as: it must be in sight.
        userId ? 'h-[clamp(25rem,100dvh-24rem,34rem)]' : 'h-[clamp(27rem,100dvh-16rem,44rem)]',
      )}
    >
      <StaffParts value={staffParts}>
        <MessageList
          key={userId}
          thread={thread}
          assistant={assistant}
          // Until it is known whom the address names, and what was said before, there is nobody to greet.
          welcome={
            stored.isError ? (
              <div className="mt-3 sm:mt-4">
                <Failure
                  error={stored.error}
                  title={say('chat.failedToFetchMessages')}
                  hint={say('chat.youCanStillWrite')}
                  retrying={stored.isFetching}
                  onRetry={() => void stored.refetch()}
                />
              </div>
            ) : (
              isKnown && stored.isSuccess && <Welcome assistant={assistant} person={person} />
            )
          }
          isFetchingEarlier={isFetchingEarlier}
          onEarlier={() => void loadEarlier()}
          onStop={(messageId) => void stop(messageId)}
          onDecide={decide}
          onSendAgain={sendAgain}
          onUndo={() => void send(sayInChat('chat.undoThat'))}
        />
      </StaffParts>
      <Composer
        input={input}
        draft={draft}
        disabled={isDisabled}
        examples={
          <Examples
            examples={examples}
            onPick={(example) => {
              type(example);
              input.current?.focus();
            }}
          />
        }
        onType={type}
        onSend={(text) => void send(text)}
      />
    </section>
  );
}
