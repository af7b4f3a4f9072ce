import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlClass, labelClass } from '../../ui/input.tsx';
import { say } from '../../words/staff.ts';
import { focusChatInput } from './focus-chat-input.ts';
import type { Person } from './people.ts';
import { PersonLabel } from './person-label.tsx';
import { PersonList } from './person-list.tsx';

interface Props {
  /** Shown as 'Myself (Admin)', with id ''. */
  readonly myself: Person;
  readonly people: readonly Person[];
  /** Null when the chosen one is not known (yet). */
  readonly chosen: Person | null;
  readonly isLoading: boolean;
  readonly onChoose: (userId: string) => void;
}

/** 'Chat as:'. A select that can be searched, which the plain one cannot. */
export function PersonPicker({ myself, people, chosen, isLoading, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const hasChosen = useRef(false);
  const id = useId();
  const choose = (userId: string) => {
    hasChosen.current = true;
    setOpen(false);
    onChoose(userId);
  };
  return (
    <div className="flex min-w-0 items-center gap-3 max-sm:w-full print:hidden">
      <label htmlFor={id} id={`${id}-label`} className={classNames(labelClass, 'shrink-0')}>
        {say('chat.chatAs')}
      </label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          id={id}
          aria-labelledby={`${id}-label ${id}-value`}
          className={classNames(
            controlClass,
            'flex min-w-0 items-center justify-between gap-2 pl-2 max-sm:flex-1 sm:w-72',
          )}
        >
          <span id={`${id}-value`} className="min-w-0">
            {chosen ? (
              <PersonLabel person={chosen} />
            ) : (
              <span className="pl-1 text-ink-faint">
                {isLoading ? say('chat.loading') : say('chat.chooseSomebody')}
              </span>
            )}
          </span>
          <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={say('chat.chatAsLabel')}
            align="end"
            sideOffset={6}
            collisionPadding={12}
            onCloseAutoFocus={(event) => {
              // Who has chosen wants to write next: the chat takes the focus. Who gave up stays where they were.
              if (!hasChosen.current) return;
              hasChosen.current = false;
              event.preventDefault();
              // The chat may have changed hands while the focus was still in here; if not, it takes it when it does.
              focusChatInput();
            }}
            className="z-50 w-(--radix-popover-trigger-width) min-w-72 animate-appear overflow-hidden rounded-control border border-line bg-surface-raised shadow-lifted"
          >
            <PersonList
              myself={myself}
              people={people}
              chosenId={chosen?.id ?? null}
              isLoading={isLoading}
              onChoose={choose}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
