import './week-grid.css';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { Calendar, type CalendarProps, type DayLayoutFunction } from 'react-big-calendar';
import { Temporal } from 'temporal-polyfill';
import { say } from '../../words/staff.ts';
import { DayHeading } from './day-heading.tsx';
import { EventBox } from './event-box.tsx';
import { dayName } from './event-time.ts';
import { type GridActions, GridActionsContext } from './grid-actions.ts';
import { dayOfGrid, gridDate, gridNow } from './grid-time.ts';
import { HoverCardProvider } from './hover-card.tsx';
import { layoutDay } from './layout-day.ts';
import { localizer } from './localizer.ts';
import type { Piece, Placement } from './place-events.ts';
import type { ShownEvent } from './shown-event.ts';
import { useScrollToNow } from './use-scroll-to-now.ts';
import { gridHeight, gridStep, slotsPerStep, visibleHours } from './visible-hours.ts';
import type { Week } from './week.ts';

interface Props {
  readonly week: Week;
  readonly zone: string;
  readonly today: Temporal.PlainDate;
  readonly placement: Placement;
  readonly onOpen: (shown: ShownEvent) => void;
  readonly onOpenList: (title: string, events: readonly ShownEvent[]) => void;
}

const timeOfDay = (hour: number): Date => gridDate(new Temporal.PlainDateTime(2000, 1, 3, hour));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const percent = (part: number): string => `${part * 100}%`;

const layout: DayLayoutFunction<Piece> = ({ events }) => {
  const first = events[0];
  if (!first) return [];
  const midnight = Math.floor(first.start.getTime() / DAY) * DAY;
  const boxes = layoutDay(
    events,
    new Date(midnight + visibleHours.from * HOUR),
    new Date(midnight + visibleHours.to * HOUR),
  );
  return [...boxes].map(([event, box]) => ({
    event,
    style: {
      top: percent(box.top),
      height: `calc(${percent(box.height)} - 2px)`,
      left: percent(box.left),
      width: `calc(${percent(box.width)} - 2px)`,
      '--share': box.width,
    },
  }));
};

const components: CalendarProps<Piece>['components'] = { eventWrapper: EventBox, header: DayHeading };
const messages: CalendarProps<Piece>['messages'] = {
  showMore: (count: number) => say('calendar.more', { count }),
};
const nothing = () => {};

/** The week as a grid: the heavy part of the viewer, fetched when it is first shown. */
export const WeekGrid = memo(function WeekGrid({ week, zone, today, placement, onOpen, onOpenList }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useScrollToNow(container, week, today, zone);
  // The library calls parts of its all-day row a table's rows, without a table around them or cells inside.
  useLayoutEffect(() => {
    for (const part of container.current?.querySelectorAll('[role=rowgroup], [role=row]') ?? [])
      part.removeAttribute('role');
    // It scrolls, and with no event in it nothing else there could take the focus.
    const scrolling = container.current?.querySelector<HTMLElement>('.rbc-time-content');
    if (scrolling) scrolling.tabIndex = scrolling.querySelector('.week-event') ? -1 : 0;
  });
  const actions = useMemo<GridActions>(
    () => ({ zone, today, outside: placement.outside, onOpen, onOpenList }),
    [zone, today, placement.outside, onOpen, onOpenList],
  );
  const date = useMemo(() => gridDate(week.monday.toPlainDateTime({ hour: 12 })), [week]);
  const getNow = useMemo(() => () => gridNow(Date.now(), zone), [zone]);
  const events = useMemo(() => [...placement.pieces], [placement.pieces]);
  return (
    <GridActionsContext value={actions}>
      <HoverCardProvider zone={zone}>
        <div ref={container} className="week-grid" style={{ height: gridHeight }}>
          <Calendar<Piece>
            // Remounted for another zone: the line of now was seen to stay at the hour of the zone before.
            key={zone}
            localizer={localizer}
            view="week"
            views={['week']}
            date={date}
            getNow={getNow}
            events={events}
            min={timeOfDay(visibleHours.from)}
            max={timeOfDay(visibleHours.to)}
            step={gridStep}
            timeslots={slotsPerStep}
            dayLayoutAlgorithm={layout}
            allDayMaxRows={3}
            enableAutoScroll={false}
            components={components}
            messages={messages}
            tooltipAccessor={null}
            drilldownView={null}
            doShowMoreDrillDown={false}
            toolbar={false}
            onNavigate={nothing}
            onView={nothing}
            onShowMore={(pieces, day) =>
              onOpenList(
                say('calendar.allDayOf', { day: dayName(dayOfGrid(day)) }),
                pieces.map((piece) => piece.shown),
              )
            }
          />
        </div>
      </HoverCardProvider>
    </GridActionsContext>
  );
});
