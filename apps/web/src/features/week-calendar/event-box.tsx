import type { CSSProperties, SyntheticEvent } from 'react';
import type { EventWrapperProps } from 'react-big-calendar';
import { classNames } from '../../lib/class-names.ts';
import { paletteColors } from './event-look.ts';
import { eventTime } from './event-time.ts';
import { useGridActions } from './grid-actions.ts';
import { useHoverCard } from './hover-card.tsx';
import type { Piece } from './place-events.ts';
import { statusOf } from './shown-event.ts';
import { paletteSize } from './visible-hours.ts';

/** Room for a second line; under it, title and time share one, and a time that does not fit whole is left out. */
const ONE_LINE = 44;
/** Room for two lines but for nothing above and below them. */
const TIGHT = 52;
/** As in week-grid.css: an hour's height, a line's, and what the time and the padding take. */
const HOUR = 46;
const LINE = 15;
const REST = 21;
/** A box with less of its column than this has no room for both ends of its time. */
const WIDE = 0.7;
/** With less than this there is room for the beginning of the title only. */
const NARROW = 0.4;

/** Whole lines only: half a line cannot be read. */
const titleLines = (minutes: number): number =>
  Math.max(1, Math.floor(((minutes / 60) * HOUR - REST) / LINE));

/**
 * An event in the grid, in place of the library's own box, which the keyboard cannot reach in the all-day row.
 * Everything the eye sees (colour, outline, strike) is also in its name.
 */
export function EventBox({ event: piece, style }: EventWrapperProps<Piece>) {
  const { zone, onOpen } = useGridActions();
  const card = useHoverCard();
  const { shown } = piece;
  const time = eventTime(shown, zone);
  const colors = paletteColors(shown.calendarIndex);
  const share = Number((style as Record<string, unknown> | undefined)?.['--share'] ?? 1);
  const small = !piece.allDay && piece.minutes < ONE_LINE;
  const hover = ({ currentTarget }: SyntheticEvent) =>
    card.show({ shown, anchor: currentTarget }, 'after-a-moment');
  return (
    <button
      type="button"
      data-testid="week-event"
      data-answer={shown.answer}
      data-calendar={shown.calendarIndex % paletteSize}
      aria-haspopup="dialog"
      className={classNames(
        'week-event',
        piece.allDay && 'week-event-all-day',
        small && 'week-event-small',
        !piece.allDay && !small && titleLines(piece.minutes) === 1 && 'week-event-one-line',
        !piece.allDay && !small && piece.minutes < TIGHT && 'week-event-tight',
        share < NARROW && 'week-event-narrow',
        shown.isProposal && 'week-event-ghost',
        piece.continuesBefore && 'week-event-continues-before',
        piece.continuesAfter && 'week-event-continues-after',
      )}
      style={
        {
          ...style,
          '--fill': colors.fill,
          '--event-ink': colors.ink,
          '--edge': colors.line,
          '--title-lines': titleLines(piece.minutes),
        } as CSSProperties
      }
      onClick={() => {
        card.hide();
        onOpen(shown);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover(event)}
      onPointerLeave={card.hide}
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') &&
        card.show({ shown, anchor: event.currentTarget }, 'once')
      }
      onBlur={card.hide}
    >
      <span className="sr-only">
        {[shown.title, time.long, shown.calendarName, statusOf(shown)].join(', ')}
      </span>
      <span aria-hidden="true" dir="auto" className="week-event-title">
        {shown.title}
      </span>
      {(!piece.allDay || !shown.allDay) && (
        <span aria-hidden="true" className="week-event-time">
          {small || piece.allDay || share < WIDE ? time.begin : time.short}
        </span>
      )}
    </button>
  );
}
