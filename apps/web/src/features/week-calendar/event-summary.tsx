import { CalendarDays, Clock, MapPin, Repeat, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { say } from '../../words/staff.ts';
import { paletteColors } from './event-look.ts';
import { eventTime } from './event-time.ts';
import { type ShownEvent, statusOf } from './shown-event.ts';

/** What the hover card says of an event. */
export function EventSummary({ shown, zone }: { shown: ShownEvent; zone: string }) {
  const { event, answer } = shown;
  const guests = event.attendees?.length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p
        dir="auto"
        className={classNames(
          'text-left break-words font-semibold leading-5',
          answer === 'declined' && 'line-through',
        )}
      >
        {shown.title}
      </p>
      <ul className="grid grid-cols-1 gap-1.5 text-ink-soft">
        <Line icon={<Clock />}>{eventTime(shown, zone).long}</Line>
        {event.recurrence_description && <Line icon={<Repeat />}>{event.recurrence_description}</Line>}
        {event.location && <Line icon={<MapPin />}>{event.location}</Line>}
        {guests > 0 && <Line icon={<Users />}>{say('calendar.guestCount', { guests })}</Line>}
        <Line icon={<CalendarDays style={{ color: paletteColors(shown.calendarIndex).line }} />}>
          {shown.calendarName} · {statusOf(shown)}
        </Line>
      </ul>
    </div>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-faint">
    {icon}
    <span className="line-clamp-3 min-w-0 text-balance break-words">{children}</span>
  </li>
);
