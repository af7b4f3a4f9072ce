import { classNames } from '../../lib/class-names.ts';
import { Modal } from '../../ui/modal.tsx';
import { paletteColors } from './event-look.ts';
import { eventTime } from './event-time.ts';
import { type ShownEvent, statusOf } from './shown-event.ts';

interface Props {
  readonly title: string;
  readonly events: readonly ShownEvent[];
  readonly zone: string;
  readonly onOpen: (shown: ShownEvent) => void;
  readonly onClose: () => void;
}

/** What the grid had no room for: outside the visible hours, or too many all-day events. */
export function EventListModal({ title, events, zone, onOpen, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      <ul className="grid grid-cols-1 gap-2">
        {events.map((shown) => (
          <li key={shown.key}>
            <button
              type="button"
              onClick={() => onOpen(shown)}
              className="flex w-full items-start gap-3 rounded-control border border-line px-3 py-2.5 text-left text-sm transition-colors hover:bg-surface-hover"
            >
              <span
                aria-hidden="true"
                className="mt-1.5 size-2.5 shrink-0 rounded-full"
                style={{ background: paletteColors(shown.calendarIndex).line }}
              />
              <span className="min-w-0 flex-1">
                <span
                  dir="auto"
                  className={classNames(
                    'block text-left break-words font-medium',
                    shown.answer === 'declined' && 'line-through',
                  )}
                >
                  {shown.title}
                </span>
                <span className="block text-ink-soft">{eventTime(shown, zone).long}</span>
                <span className="block text-ink-faint">
                  {shown.calendarName} · {statusOf(shown)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
