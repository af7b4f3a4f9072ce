import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../words/staff.ts';
import { AttendeeList } from './attendee-list.tsx';
import { paletteColors } from './event-look.ts';
import { eventTime, stampIn } from './event-time.ts';
import { SafeDescription } from './safe-description.tsx';
import { type ShownEvent, statusOf } from './shown-event.ts';

interface Props {
  readonly shown: ShownEvent;
  readonly zone: string;
  readonly onClose: () => void;
}

const statuses: Record<string, string> = {
  confirmed: say('calendar.confirmed'),
  tentative: say('calendar.tentative'),
  cancelled: say('calendar.cancelled'),
};
const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** Every field of an event (product-spec section 3). */
export function EventModal({ shown, zone, onClose }: Props) {
  const { event } = shown;
  const attendees = event.attendees ?? [];
  return (
    <Modal
      size="lg"
      title={<bdi className={classNames(shown.answer === 'declined' && 'line-through')}>{shown.title}</bdi>}
      description={`${eventTime(shown, zone).long} (${zone.replaceAll('_', ' ')})`}
      onClose={onClose}
      footer={
        event.html_link &&
        isWebAddress(event.html_link) && (
          <a
            href={event.html_link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            {say('calendar.openInGoogleCalendar')}
          </a>
        )
      }
    >
      <dl className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
        <Field label={say('calendar.calendar')}>
          <span className="inline-flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full"
              style={{ background: paletteColors(shown.calendarIndex).line }}
            />
            {shown.calendarName}
          </span>
        </Field>
        <Field label={say('calendar.answer')}>{statusOf(shown)}</Field>
        {event.recurrence_description && (
          <Field label={say('calendar.repeats')}>{event.recurrence_description}</Field>
        )}
        {event.location && (
          <Field label={say('calendar.location')}>
            {isWebAddress(event.location) ? (
              <a
                href={event.location}
                target="_blank"
                rel="noopener noreferrer"
                className="break-all text-accent underline"
              >
                {event.location}
              </a>
            ) : (
              event.location
            )}
          </Field>
        )}
        {attendees.length > 0 && (
          <Field label={say('calendar.guests', { count: attendees.length })}>
            <AttendeeList attendees={attendees} />
          </Field>
        )}
        {event.description && (
          <Field label={say('calendar.description')}>
            <SafeDescription html={event.description} />
          </Field>
        )}
        {event.status && (
          <Field label={say('calendar.status')}>{statuses[event.status] ?? event.status}</Field>
        )}
        {event.created_at && <Field label={say('calendar.created')}>{stampIn(event.created_at, zone)}</Field>}
        {event.updated_at && <Field label={say('calendar.updated')}>{stampIn(event.updated_at, zone)}</Field>}
        <Field label={say('calendar.eventId')}>
          <code className="break-all font-mono text-ink-soft text-xs">{event.id}</code>
        </Field>
        {event.recurring_event_id && (
          <Field label={say('calendar.seriesId')}>
            <code className="break-all font-mono text-ink-soft text-xs">{event.recurring_event_id}</code>
          </Field>
        )}
      </dl>
    </Modal>
  );
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-faint max-sm:-mb-2.5">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
