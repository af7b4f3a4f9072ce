import type { CalendarEvent } from '@catch/contract';
import { Check, CircleHelp, Minus, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { say } from '../../words/staff.ts';

type Attendees = CalendarEvent['attendees'];

const answers = {
  accepted: { label: say('calendar.accepted'), icon: Check, className: 'text-success' },
  declined: { label: say('calendar.declined'), icon: X, className: 'text-danger' },
  tentative: { label: say('calendar.tentative'), icon: CircleHelp, className: 'text-warning' },
  needsAction: { label: say('calendar.needsResponse'), icon: Minus, className: 'text-ink-faint' },
} as const;

export function AttendeeList({ attendees }: { attendees: Attendees }) {
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {attendees.map((attendee) => {
        const answer = answers[attendee.response_status] ?? answers.needsAction;
        const Icon = answer.icon;
        return (
          <li key={attendee.email} className="flex items-start gap-2">
            <Icon className={`mt-0.5 size-4 shrink-0 ${answer.className}`} aria-hidden="true" />
            <span className="min-w-0 flex-1 break-words">
              {attendee.display_name || attendee.email}
              {attendee.display_name && <span className="text-ink-faint"> {attendee.email}</span>}
            </span>
            {attendee.organizer && <Badge tone="accent">{say('calendar.organizer')}</Badge>}
            <span className="shrink-0 text-ink-soft">{answer.label}</span>
          </li>
        );
      })}
    </ul>
  );
}
