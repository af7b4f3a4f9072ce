import { rich } from '../../words/staff.ts';

export const EventId = ({ eventId }: { eventId: string }) => (
  <p className="text-xs">
    {rich('chat.eventId', {
      eventId,
      code: (text) => <code className="break-all font-mono">{text}</code>,
    })}
  </p>
);
