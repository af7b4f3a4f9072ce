import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { say } from '../../words/staff.ts';
import { type Week, weekTitle, zoneLabel } from './week.ts';

interface Props {
  readonly week: Week;
  /** Null until the first answer names it. */
  readonly zone: string | null;
  readonly fetching: boolean;
  readonly onToday: () => void;
  readonly onShift: (weeks: number) => void;
}

export function WeekToolbar({ week, zone, fetching, onToday, onShift }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="sm" onClick={onToday}>
          {say('calendar.today')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="px-2!"
          aria-label={say('calendar.previousWeek')}
          onClick={() => onShift(-1)}
        >
          <ChevronLeft className="size-4.5" aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="px-2!"
          aria-label={say('calendar.nextWeek')}
          onClick={() => onShift(1)}
        >
          <ChevronRight className="size-4.5" aria-hidden="true" />
        </Button>
      </div>
      <h3 aria-live="polite" className="font-semibold text-base">
        {weekTitle(week)}
      </h3>
      {fetching && <Spinner label={say('calendar.loadingEvents')} className="size-4 text-ink-faint" />}
      {zone && (
        <p
          className="flex items-center gap-1.5 text-ink-soft text-xs sm:ml-auto"
          title={say('calendar.timesAreInThis')}
        >
          <Globe className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{say('calendar.timezone')}</span>
          {zoneLabel(zone, week)}
        </p>
      )}
    </div>
  );
}
