import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/staff.ts';
import { type Feedback, type UserAction, useUserAction } from './queries.ts';
import { Nothing, Section } from './section.tsx';

interface Remembered {
  readonly id: string;
  readonly is_active: boolean;
}

interface Props<Item extends Remembered> {
  /** 'Active Preferences' */
  readonly title: string;
  readonly empty: string;
  readonly items: readonly Item[];
  readonly feedback: Feedback;
  readonly describe: (item: Item) => ReactNode;
  readonly removal: (item: Item) => UserAction;
  /** What a screen reader calls the item whose Remove button this is. */
  readonly nameOf: (item: Item) => string;
}

/** Active ones with Remove and their count; inactive ones on request, to read only. */
export function MemoryList<Item extends Remembered>(props: Props<Item>) {
  const { title, empty, items, feedback, describe, removal, nameOf } = props;
  const action = useUserAction(feedback);
  const [all, setAll] = useState(false);
  const active = items.filter((item) => item.is_active);
  const inactive = items.filter((item) => !item.is_active);
  const removing = (item: Item) => {
    const running = action.isPending ? action.variables : null;
    return running !== null && 'id' in running && running.id === item.id;
  };
  return (
    <Section
      title={`${title} (${active.length})`}
      aside={
        inactive.length > 0 && (
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say('users.hideInactive') : say('users.showInactive', { count: inactive.length })}
          </Button>
        )
      }
    >
      {active.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {active.map((item) => (
            <li
              key={item.id}
              className="flex items-start justify-between gap-3 rounded-control border border-line px-4 py-3 text-sm"
            >
              <div className="min-w-0 break-words">{describe(item)}</div>
              <Button
                variant="danger-ghost"
                size="sm"
                className="-mr-2 shrink-0"
                disabled={action.isPending}
                onClick={() => action.mutate(removal(item))}
              >
                {removing(item) ? say('users.removing') : say('users.remove')}
                <span className="sr-only"> {nameOf(item)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {all && (
        <ul className="mt-2 grid grid-cols-1 gap-2" aria-label={say('users.inactive')}>
          {inactive.map((item) => (
            <li
              key={item.id}
              className="rounded-control border border-line border-dashed bg-surface-sunken px-4 py-3 text-ink-soft text-sm"
            >
              {describe(item)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
