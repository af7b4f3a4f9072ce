import { formatDateTime, formatTime } from './format.ts';

const dayLabel = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

interface Series<Day, Hour> {
  readonly by_day: readonly (Day & { readonly day: string })[];
  readonly by_hour: readonly (Hour & { readonly hour: string })[];
}

/** Each row with a `label` for the plot and a `name` for the table behind it: by the hour, in the viewer's zone, where the server tells hours; else by the day, which is UTC's as all days here. */
export const inTime = <Day extends object, Hour extends object>({ by_day, by_hour }: Series<Day, Hour>) =>
  by_hour.length > 0
    ? by_hour.map((row) => ({
        ...row,
        label: formatTime(row.hour),
        name: formatDateTime(row.hour),
      }))
    : by_day.map((row) => ({
        ...row,
        label: dayLabel.format(new Date(`${row.day}T00:00:00Z`)),
        name: row.day,
      }));
