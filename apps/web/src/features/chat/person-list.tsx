import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/staff.ts';
import { findPeople, type Person } from './people.ts';
import { PersonLabel } from './person-label.tsx';

interface Props {
  readonly myself: Person;
  readonly people: readonly Person[];
  readonly chosenId: string | null;
  readonly isLoading: boolean;
  readonly onChoose: (userId: string) => void;
}

/** With fewer, a search field would only stand in the way. */
const SEARCH_FROM = 8;
/** More faces at once help nobody and would all be fetched. */
const SHOWN = 50;

/** A listbox moved through with the arrow keys; the focus stays in the search field, or on the list itself. */
export function PersonList({ myself, people, chosenId, isLoading, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const found = findPeople(people, typed);
  const options = [...(typed.trim() ? [] : [myself]), ...found.slice(0, SHOWN)];
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ id }) => id === chosenId),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isSearchable = people.length >= SEARCH_FROM;

  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), options.length - 1);
    setActive(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home' && !typed) move(0);
    else if (event.key === 'End' && !typed) move(options.length - 1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) onChoose(chosen.id);
    else return;
    event.preventDefault();
  };
  const activeId = options[active] ? `${id}-${active}` : undefined;

  return (
    <>
      {isSearchable && (
        <div className="flex items-center gap-2 border-line border-b px-3">
          <Search className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          <input
            role="combobox"
            aria-label={say('chat.searchPeople')}
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            placeholder={say('chat.nameOrEMail')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="h-11 w-full bg-transparent text-sm outline-none placeholder:text-ink-faint"
          />
        </div>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={say('chat.people')}
        tabIndex={isSearchable ? -1 : 0}
        aria-activedescendant={isSearchable ? undefined : activeId}
        onKeyDown={isSearchable ? undefined : onKeyDown}
        className="max-h-80 overflow-y-auto p-1 outline-none"
      >
        {options.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={person.id === chosenId}
            data-active={index === active || undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(person.id)}
            className={classNames(
              'flex cursor-pointer select-none items-center justify-between gap-3 rounded-md px-2 py-1.5 text-sm',
              index === active && 'bg-surface-hover',
            )}
          >
            <PersonLabel person={person} withEmail />
            {person.id === chosenId && <Check className="size-4 shrink-0 text-accent" aria-hidden="true" />}
          </div>
        ))}
      </div>
      {isLoading && (
        <div aria-busy="true" className="grid gap-2 px-3 pb-3">
          <Skeleton className="h-7 w-full" />
          <Skeleton className="h-7 w-full" />
        </div>
      )}
      {!isLoading && found.length === 0 && (
        <p className="px-3 pb-3 text-ink-faint text-sm">
          {typed.trim() ? say('chat.noUsersFound') : say('chat.nobodyElseHasSigned')}
        </p>
      )}
      {found.length > SHOWN && (
        <p className="border-line border-t px-3 py-2 text-ink-faint text-xs">
          {say('chat.moreTypeToFind', { count: found.length - SHOWN })}
        </p>
      )}
    </>
  );
}
