import type { Calendar } from '@catch/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Email } from '../../ui/email.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/staff.ts';
import { paletteColors } from './event-look.ts';
import { calendarName } from './shown-event.ts';

interface Props {
  readonly query: UseQueryResult<{ calendars: Calendar[] }>;
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (id: string, on: boolean) => void;
}

export function CalendarList({ query, selected, onToggle }: Props) {
  return (
    <QueryState
      query={query}
      loading={
        <div className="grid grid-cols-1 gap-3">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-5 w-32" />
        </div>
      }
      error={say('calendar.theCalendarsCouldNot')}
      isEmpty={({ calendars }) => calendars.length === 0}
      empty={
        <EmptyState
          title={say('calendar.noCalendarsAvailable')}
          icon={<CalendarX2 className="size-6" strokeWidth={1.5} />}
        >
          {say('calendar.calendarsAppearHereOnce')}
        </EmptyState>
      }
    >
      {({ calendars }) => (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-3 lg:flex-col">
          <legend className="sr-only">{say('calendar.calendars')}</legend>
          {calendars.map((calendar, index) => (
            <Checkbox
              key={calendar.id}
              label={<Email address={calendarName(calendar)} className="wrap-anywhere" />}
              checked={selected.has(calendar.id)}
              onChange={(on) => onToggle(calendar.id, on)}
              color={paletteColors(index).line}
            />
          ))}
        </fieldset>
      )}
    </QueryState>
  );
}
