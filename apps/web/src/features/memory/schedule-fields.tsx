import { ChooseOne, ChooseSeveral } from '../../ui/choices.tsx';
import { Input } from '../../ui/input.tsx';
import { browserZone } from '../../words/clock.ts';
import { weekdayName } from '../../words/names.ts';
import { say } from '../../words/settings.ts';
import { type Rhythm, type Schedule, WEEK } from './schedule.ts';

interface Props {
  readonly schedule: Schedule;
  readonly currentSchedule: string | null;
  readonly zone: string;
  readonly onChange: (part: Partial<Schedule>) => void;
}

const RHYTHMS = ['once', 'daily', 'weekdays', 'weekly', 'monthly'] as const satisfies readonly Rhythm[];

export function ScheduleFields({ schedule, currentSchedule, zone, onChange }: Props) {
  const { rhythm } = schedule;
  const hint = zone === browserZone ? undefined : say('memory.zone', { zone });
  const rhythms: readonly Rhythm[] = currentSchedule === null ? RHYTHMS : ['kept', ...RHYTHMS];
  return (
    <>
      <div>
        <ChooseOne
          label={say('memory.often')}
          value={rhythm}
          options={rhythms.map((value) => ({ value, label: say('memory.rhythm', { rhythm: value }) }))}
          onChange={(value) => onChange({ rhythm: value as Rhythm })}
          // On a phone two in a row; the legend counts as a child, so the last of an odd number is an even one.
          className="max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>button]:px-1.5 max-sm:[&>button:last-child:nth-child(even)]:col-span-2"
        />
      </div>
      {rhythm === 'kept' && <p className="text-ink-soft text-sm">{currentSchedule}</p>}
      {rhythm === 'once' && (
        <Input
          type="datetime-local"
          label={say('memory.dateAndTime')}
          value={schedule.at}
          hint={hint}
          className="max-w-60"
          onChange={({ target }) => onChange({ at: target.value })}
        />
      )}
      {rhythm === 'weekly' && (
        <ChooseSeveral
          label={say('memory.onDays')}
          values={new Set(schedule.days)}
          options={WEEK.map((day) => ({ value: day, label: weekdayName(Number(day)) }))}
          onToggle={(day, on) =>
            onChange({ days: [...schedule.days.filter((one) => one !== day), ...(on ? [day] : [])] })
          }
        />
      )}
      {rhythm !== 'once' && rhythm !== 'kept' && (
        <div className="flex flex-wrap gap-4">
          {rhythm === 'monthly' && (
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={31}
              label={say('memory.dayOfMonth')}
              hint={schedule.day > 28 ? say('memory.shortMonths', { day: schedule.day }) : undefined}
              value={String(schedule.day)}
              className="w-40"
              onChange={({ target }) => onChange({ day: Number(target.value) })}
            />
          )}
          <Input
            type="time"
            label={say('memory.time')}
            value={schedule.time}
            hint={hint}
            className="min-w-32"
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </div>
      )}
    </>
  );
}
