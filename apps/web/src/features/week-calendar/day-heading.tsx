import { ArrowDown, ArrowUp } from 'lucide-react';
import type { HeaderProps } from 'react-big-calendar';
import { classNames } from '../../lib/class-names.ts';
import { say } from '../../words/staff.ts';
import { dayName } from './event-time.ts';
import { useGridActions } from './grid-actions.ts';
import { dayOfGrid } from './grid-time.ts';
import { visibleHours } from './visible-hours.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

/** The day's name and number, and what happens outside the visible hours. */
export function DayHeading({ date }: HeaderProps) {
  const { today, outside, onOpenList } = useGridActions();
  const day = dayOfGrid(date);
  const isToday = day.equals(today);
  const hidden = outside.get(day.toString());
  const name = dayName(day);
  return (
    <div className="week-day" aria-current={isToday ? 'date' : undefined}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="text-ink-faint">
        {weekday.format(date)}
      </span>
      <span
        aria-hidden="true"
        className={classNames('week-day-number', isToday && 'is-chosen week-day-today')}
      >
        {day.day}
      </span>
      {hidden && (
        <span className="week-day-outside">
          {hidden.earlier.length > 0 && (
            <button
              type="button"
              onClick={() =>
                onOpenList(say('calendar.before', { name, from: hour(visibleHours.from) }), hidden.earlier)
              }
            >
              <ArrowUp aria-hidden="true" />
              {say('calendar.earlier', { count: hidden.earlier.length })}
            </button>
          )}
          {hidden.later.length > 0 && (
            <button
              type="button"
              onClick={() =>
                onOpenList(say('calendar.after', { name, to: hour(visibleHours.to) }), hidden.later)
              }
            >
              <ArrowDown aria-hidden="true" />
              {say('calendar.later', { count: hidden.later.length })}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
