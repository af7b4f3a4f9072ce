import type { Temporal } from 'temporal-polyfill';
import type { When } from '../../packages/understanding/src/when/types.ts';
import type { Slot } from './requests-files.ts';
import type { Said } from './requests-said.ts';

type Zoned = Temporal.ZonedDateTime;

/**
 * Times. The labels are the calls of that system's programs, not values, and leave much out ('in April', '1700',
 * 'the 24th' have no slot of their own), so each label is a condition that the resolved times must meet; nothing
 * is asked where there is no label. Where clock times are labelled, exactly those must have been resolved (an
 * hour more or less is an error); the same for weekdays and lengths.
 */
export function timesMatch(slots: Slot[], said: Said, now: Zoned): boolean {
  const moments = said.times.flatMap(momentsOf);
  const named = slots.flatMap((slot) =>
    slot.value === 'Noon' ? ['12:00'] : slot.value === 'Midnight' ? ['00:00'] : [],
  );
  const clocks = slots.filter((slot) => slot.type === 'time_am' || slot.type === 'time_pm').map(clockOf);
  if (clocks.length > 0) {
    const resolved = moments.flatMap((moment) => moment.clocks);
    if (!clocks.every((clock) => resolved.some((options) => options.includes(clock)))) return false;
    if (
      !resolved.every((options) => options.some((clock) => clocks.includes(clock) || named.includes(clock)))
    )
      return false;
  }
  const weekdays = slots
    .filter((slot) => slot.type === 'weekday' && Object.hasOwn(WEEKDAYS, slot.value))
    .map((slot) => WEEKDAYS[slot.value] ?? 0);
  if (!weekdays.every((day) => moments.some((moment) => moment.days.some((date) => date.dayOfWeek === day))))
    return false;
  for (const slot of slots) {
    if (slot.type === 'duration' && !durationMet(slot.value, said, moments, now)) return false;
    if (slot.type === 'md' && !dateMet(slot.value, moments)) return false;
    if (slot.type === 'date_op' && !operationMet(slot.value, moments, now)) return false;
  }
  return true;
}

const WEEKDAYS: Record<string, number> = {
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
  Sunday: 7,
};
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function clockOf(slot: Slot): string {
  const [hourText = '0', minute = '00'] = slot.value.split(':');
  const hour = (Number(hourText) % 12) + (slot.type === 'time_pm' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

type Moment = {
  /** each clock time named, with the readings that would be asked about */
  clocks: string[][];
  days: Zoned[];
  start?: Zoned;
  end?: Zoned;
  minutes?: number;
  part: boolean;
};

function momentsOf(when: When): Moment[] {
  const clock = (time: Zoned): string => time.toPlainTime().toString({ smallestUnit: 'minute' });
  switch (when.kind) {
    case 'instant': {
      // an hour without am or pm may be read either way when the other reading is offered too
      const others = (when.alternatives ?? []).flatMap((other) =>
        other.kind === 'instant' ? [clock(other.at)] : [],
      );
      return [{ clocks: [[clock(when.at), ...others]], days: [when.at], start: when.at, part: true }];
    }
    case 'interval': {
      const exact = when.range && !when.allDay;
      // 'at 12 for two hours': the end is reckoned, nobody said it
      const reckoned = /\bfor\b/i.test(when.text);
      const others = (when.alternatives ?? []).flatMap((other) => (other.kind === 'interval' ? [other] : []));
      const clocks = exact
        ? [
            [clock(when.start), ...others.map((other) => clock(other.start))],
            ...(reckoned ? [] : [[clock(when.end), ...others.map((other) => clock(other.end))]]),
          ]
        : [];
      const last = when.allDay ? when.end.subtract({ days: 1 }) : when.end;
      return [
        {
          clocks,
          days: when.grain === 'week' || when.grain === 'month' ? [when.start] : [when.start, last],
          start: when.start,
          end: when.end,
          part: !when.allDay,
        },
      ];
    }
    case 'windows':
      return when.windows.map((window) => ({
        clocks: window.instant ? [[clock(window.start)]] : [],
        days: [window.start],
        start: window.start,
        end: window.end,
        part: false,
      }));
    case 'open':
      return [
        {
          clocks:
            when.grain === 'hour' || when.grain === 'minute'
              ? [
                  [
                    clock(when.at),
                    ...(when.alternatives ?? []).flatMap((other) =>
                      other.kind === 'open' ? [clock(other.at)] : [],
                    ),
                  ],
                ]
              : [],
          days: [when.at],
          start: when.at,
          part: true,
        },
      ];
    case 'deadline':
      return [
        {
          clocks: when.grain === 'hour' || when.grain === 'minute' ? [[clock(when.by)]] : [],
          days: [when.by, when.by.subtract({ minutes: 1 })],
          start: when.by,
          part: true,
        },
      ];
    case 'recurrence':
      return [
        {
          clocks: when.timeSaid ? [[clock(when.start)]] : [],
          days: [when.start],
          start: when.start,
          part: when.timeSaid,
        },
      ];
    case 'duration':
      return [{ clocks: [], days: [], minutes: when.seconds / 60, part: false }];
    case 'relative-to-event':
      return when.on
        ? momentsOf(when.on)
        : [{ clocks: [], days: [], minutes: when.offset.total({ unit: 'minutes' }), part: false }];
    case 'ambiguous': {
      // asked back: right when the label is among what is asked about
      const options = when.options.flatMap(momentsOf);
      const [first] = options;
      if (!first) return [];
      return [
        {
          ...first,
          clocks: first.clocks.map((_, index) => options.flatMap((option) => option.clocks[index] ?? [])),
          days: options.flatMap((option) => option.days),
        },
      ];
    }
    default:
      return [];
  }
}

const UNITS: Record<string, number> = {
  minutes: 1,
  hours: 60,
  days: 1440,
  weeks: 10080,
  months: 43200,
  years: 525600,
};

/** As a length, as the length of a stretch, or as the distance from now ('in 3 days', '9 days ago'). */
function durationMet(value: string, said: Said, moments: Moment[], now: Zoned): boolean {
  const [count = '0', unit = 'minutes'] = value.split(' ');
  const minutes = Number(count) * (UNITS[unit] ?? 1);
  if (said.minutes.some((length) => Math.abs(length) === minutes)) return true;
  return moments.some((moment) => {
    if (moment.minutes === minutes) return true;
    if (
      moment.start &&
      moment.end &&
      Math.abs(moment.end.since(moment.start).total({ unit: 'minutes' }) - minutes) <
        61 * (minutes >= 1440 ? 1 : 0) + 1
    )
      return true;
    if (!moment.start) return false;
    const away = Math.abs(moment.start.since(now).total({ unit: 'minutes' }));
    return Math.abs(away - minutes) <= (minutes >= 1440 ? 1440 : 1);
  });
}

/** 'February 20', 'Date 3', 'NextMonth 2': month and day, or only the day, of some resolved time. */
function dateMet(value: string, moments: Moment[]): boolean {
  const [name = '', dayText = ''] = value.split(' ');
  const day = Number(dayText);
  if (!Number.isFinite(day)) return true;
  const month = MONTHS.indexOf(name) + 1;
  const days = moments.flatMap((moment) => moment.days);
  if (month === 0 && name === 'NextMonth') return moments.length > 0;
  return days.some((date) => date.day === day && (month === 0 || date.month === month));
}

function operationMet(operation: string, moments: Moment[], now: Zoned): boolean {
  const on = (offset: number): boolean => {
    const date = now.add({ days: offset }).toPlainDate();
    return moments.some((moment) => moment.days.some((day) => day.toPlainDate().equals(date)));
  };
  switch (operation) {
    case 'Tomorrow':
      return on(1);
    case 'Yesterday':
      return on(-1);
    case 'Today':
      // the programs use Today() as the anchor of any date of this or another month: only that there is one
      return moments.length > 0;
    case 'Noon':
      return moments.some((moment) => moment.clocks.some((options) => options.includes('12:00')));
    case 'Midnight':
      return moments.some(
        (moment) => moment.clocks.some((options) => options.includes('00:00')) || moment.end?.hour === 0,
      );
    case 'Morning':
    case 'Afternoon':
    case 'Evening':
    case 'Night':
    case 'Lunch':
      return moments.some((moment) => moment.part);
    case 'ThisWeek':
    case 'NextWeekList':
      return moments.some(
        (moment) =>
          moment.start !== undefined &&
          Math.abs(moment.start.since(now).total({ unit: 'days', relativeTo: now })) <= 15,
      );
    case 'ThisWeekend':
    case 'NextWeekend':
      return moments.some((moment) => moment.days.some((day) => day.dayOfWeek >= 5));
    default:
      return moments.length > 0;
  }
}
