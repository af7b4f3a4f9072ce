import { CalendarCheck2 } from 'lucide-react';
import { rich, say } from '../../words/staff.ts';

export const CreatedNotice = ({ eventId }: { eventId: string }) => (
  <div className="edge flex gap-2.5 rounded-control bg-success-soft px-3.5 py-2.5 text-sm text-success-ink">
    <CalendarCheck2 className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <div className="min-w-0">
      <p className="font-medium">{say('chat.eventCreatedSuccessfully')}</p>
      <p className="text-xs">
        {rich('chat.eventId', {
          eventId,
          code: (text) => <code className="break-all font-mono">{text}</code>,
        })}
      </p>
    </div>
  </div>
);
