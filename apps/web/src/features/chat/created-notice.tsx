import { CalendarCheck2, ExternalLink, Undo2 } from 'lucide-react';
import { use } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import { StaffParts } from './staff-parts.ts';

interface Props {
  readonly eventId: string;
  readonly url: string | null;
  /** Absent when something else was said since: 'undo' would mean that. */
  readonly onUndo: (() => void) | undefined;
}

export function CreatedNotice({ eventId, url, onUndo }: Props) {
  const staff = use(StaffParts);
  return (
    <div className="edge flex max-w-full gap-2.5 rounded-control bg-success-soft px-3.5 py-2.5 text-sm text-success-ink">
      <CalendarCheck2 className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{say('chat.eventCreatedSuccessfully')}</p>
        {staff && <staff.EventId eventId={eventId} />}
        {(url || onUndo) && (
          <div className="mt-2 flex flex-wrap gap-2">
            {url && (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                <ExternalLink className="size-3.5" aria-hidden="true" />
                {say('chat.openInGoogle')}
              </a>
            )}
            {onUndo && (
              <Button
                variant="secondary"
                size="sm"
                icon={<Undo2 className="size-3.5" aria-hidden="true" />}
                onClick={onUndo}
              >
                {say('chat.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
