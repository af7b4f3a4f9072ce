import { CalendarCheck2 } from 'lucide-react';
import { use } from 'react';
import { say } from '../../words/chat.ts';
import { StaffParts } from './staff-parts.ts';

export function CreatedNotice({ eventId }: { eventId: string }) {
  const staff = use(StaffParts);
  return (
    <div className="edge flex gap-2.5 rounded-control bg-success-soft px-3.5 py-2.5 text-sm text-success-ink">
      <CalendarCheck2 className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{say('chat.eventCreatedSuccessfully')}</p>
        {staff && <staff.EventId eventId={eventId} />}
      </div>
    </div>
  );
}
