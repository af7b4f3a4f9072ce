import { CalendarCheck2 } from 'lucide-react';

export const CreatedNotice = ({ eventId }: { eventId: string }) => (
  <div className="edge flex gap-2.5 rounded-control bg-success-soft px-3.5 py-2.5 text-sm text-success-ink">
    <CalendarCheck2 className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <div className="min-w-0">
      <p className="font-medium">Event created successfully</p>
      <p className="text-xs">
        Event ID: <code className="break-all font-mono">{eventId}</code>
      </p>
    </div>
  </div>
);
