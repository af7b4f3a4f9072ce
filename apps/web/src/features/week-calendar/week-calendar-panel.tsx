import type { Calendar, CardChange } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/staff.ts';
import { CalendarList } from './calendar-list.tsx';
import { EventListModal } from './event-list-modal.tsx';
import { EventModal } from './event-modal.tsx';
import { Legend } from './legend.tsx';
import { placeEvents } from './place-events.ts';
import { proposedEvents } from './proposed-event.ts';
import { calendarsQuery } from './queries.ts';
import { calendarName, type ShownEvent } from './shown-event.ts';
import { useToday } from './use-today.ts';
import { type CalendarOwner, useWeekEvents } from './use-week-events.ts';
import { gridHeight } from './visible-hours.ts';
import { shiftWeek, type Week, weekOf } from './week.ts';
import { WeekToolbar } from './week-toolbar.tsx';

const WeekGrid = lazy(() => import('./week-grid.tsx').then((module) => ({ default: module.WeekGrid })));

interface Props extends CalendarOwner {
  /** What waits for a yes in the chat. */
  readonly proposals?: readonly CardChange[] | undefined;
  readonly className?: string | undefined;
}

/** The specified calendar panel: calendars with checkboxes on the left, their week on the right. */
export function WeekCalendarPanel(props: Props) {
  // Somebody else's calendar starts afresh: their selection, their week, their zone.
  return <Panel key={props.userId ?? ''} {...props} />;
}

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const none: readonly Calendar[] = [];
const nothingProposed: readonly CardChange[] = [];

/** The entry with `primary: true` (decisions.md, 'Calendar'). */
const defaultSelection = (calendars: readonly Calendar[]): ReadonlySet<string> => {
  const primary =
    calendars.find((calendar) => calendar.primary) ?? calendars.find(({ id }) => id === 'primary');
  const first = primary ?? calendars[0];
  return new Set(first ? [first.id] : []);
};

function Panel({ userId, email, proposals = nothingProposed, className }: Props) {
  const query = useQuery(calendarsQuery(userId));
  const calendars = query.data?.calendars ?? none;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selected = useMemo(() => chosen ?? defaultSelection(calendars), [chosen, calendars]);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  // Which zone the owner lives in is known with the first answer; until then, the viewer's has to do.
  const [knownZone, setKnownZone] = useState<string | null>(null);
  const zone = knownZone ?? browserZone;
  const today = useToday(zone);
  // Null follows the calendar: the week that holds the owner's today.
  const [visited, setVisited] = useState<Week | null>(null);
  const thisWeek = useMemo(() => weekOf(today), [today]);
  const week = visited ?? thisWeek;

  const {
    events,
    zone: answeredZone,
    failures,
    fetching,
    retry,
  } = useWeekEvents({ userId, email }, week, calendars, selected);
  if (answeredZone && answeredZone !== knownZone) setKnownZone(answeredZone);
  const placement = useMemo(
    () => placeEvents([...events, ...proposedEvents(proposals, calendars)], week, zone),
    [events, proposals, calendars, week, zone],
  );

  const [opened, setOpened] = useState<ShownEvent | null>(null);
  const [list, setList] = useState<{ title: string; events: readonly ShownEvent[] } | null>(null);
  const openList = useCallback(
    (title: string, listed: readonly ShownEvent[]) => setList({ title, events: listed }),
    [],
  );

  return (
    <section
      aria-label={say('calendar.calendar')}
      className={classNames(
        cardClass,
        'grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="border-line p-4 max-lg:border-b sm:p-5 lg:border-r">
        <h2 className="mb-3 font-semibold text-sm">{say('calendar.calendars')}</h2>
        <CalendarList query={query} selected={selected} onToggle={toggle} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 sm:p-5">
        <WeekToolbar
          week={week}
          zone={knownZone}
          fetching={fetching || query.isPending}
          onToday={() => setVisited(null)}
          onShift={(weeks) => setVisited(shiftWeek(week, weeks))}
        />
        <Legend />
        {failures.length > 0 && (
          <Banner
            tone="warning"
            actions={
              <Button variant="secondary" size="sm" onClick={retry} busy={fetching}>
                {say('calendar.retry')}
              </Button>
            }
          >
            {say('calendar.couldNotLoadEvents', {
              calendars: failures.map(({ calendar }) => `'${calendarName(calendar)}'`).join(', '),
            })}
          </Banner>
        )}
        {placement.unreadable.length > 0 && (
          <p className="text-ink-faint text-xs">
            {say('calendar.withoutAReadableTime', {
              count: placement.unreadable.length,
              titles: placement.unreadable.map((e) => e.title).join(', '),
            })}
          </p>
        )}
        <Suspense fallback={<GridSkeleton />}>
          <WeekGrid
            week={week}
            zone={zone}
            today={today}
            placement={placement}
            onOpen={setOpened}
            onOpenList={openList}
          />
        </Suspense>
      </div>
      {list && (
        <EventListModal
          title={list.title}
          events={list.events}
          zone={zone}
          onOpen={setOpened}
          onClose={() => setList(null)}
        />
      )}
      {opened && <EventModal shown={opened} zone={zone} onClose={() => setOpened(null)} />}
    </section>
  );
}

const GridSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-7 gap-2" style={{ height: gridHeight }}>
    {[
      say('calendar.mon'),
      say('calendar.tue'),
      say('calendar.wed'),
      say('calendar.thu'),
      say('calendar.fri'),
      say('calendar.sat'),
      say('calendar.sun'),
    ].map((day) => (
      <Skeleton key={day} className="h-full" />
    ))}
  </div>
);
