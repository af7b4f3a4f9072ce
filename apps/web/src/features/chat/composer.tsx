import type { MAX_CHAT_MESSAGE } from '@catch/contract';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import { CHAT_INPUT } from './focus-chat-input.ts';

/** Only its type is imported: the schemas next to it would more than double this page. */
const LONGEST: typeof MAX_CHAT_MESSAGE = 10_000;

interface Props {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  /** A send is pending, or it is not settled whom one writes as. */
  readonly disabled: boolean;
  readonly examples: ReactNode;
  readonly onType: (text: string) => void;
  readonly onSend: (text: string) => void;
}

export function Composer({ input, draft, disabled, examples, onType, onSend }: Props) {
  const id = useId();
  const text = draft.trim();
  const excess = text.length - LONGEST;
  const canSend = !disabled && text !== '' && excess <= 0;
  const send = () => canSend && onSend(text);
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-line border-t"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-2.5 px-3 pt-2.5 pb-3 sm:px-6 sm:pb-4">
        {examples}
        <div className="flex items-end gap-2">
          <label htmlFor={id} className="sr-only">
            {say('chat.message')}
          </label>
          <textarea
            ref={input}
            id={id}
            rows={1}
            dir="auto"
            {...CHAT_INPUT}
            placeholder={say('chat.askMeToSchedule')}
            value={draft}
            disabled={disabled}
            aria-invalid={excess > 0 || undefined}
            aria-describedby={excess > 0 ? `${id}-excess` : undefined}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            className={classNames(
              'field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-control border border-line-control bg-surface px-3.5 py-2.5 text-ink leading-6 transition-colors placeholder:text-ink-faint hover:border-ink-faint disabled:opacity-55',
              excess > 0 && 'border-danger',
            )}
          />
          <Button
            type="submit"
            className="h-11 max-sm:w-11 max-sm:px-0"
            disabled={!canSend}
            icon={<SendHorizontal className="size-4" aria-hidden="true" />}
          >
            <span className="max-sm:sr-only">{say('chat.send')}</span>
          </Button>
        </div>
        {excess > 0 && (
          <p id={`${id}-excess`} role="alert" className="text-danger-ink text-xs">
            {say('chat.tooManyAMessage', { excess, longest: LONGEST })}
          </p>
        )}
      </div>
    </form>
  );
}
