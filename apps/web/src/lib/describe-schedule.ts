const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A cron expression in words, for the shapes that reminders really have; null for anything richer, which is then
 * shown as it is rather than told wrongly.
 */
export function describeSchedule(cron: string): string | null {
  const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = '', ...rest] = cron
    .trim()
    .split(/\s+/);
  if (rest.length > 0 || month !== '*' || !/^\d{1,2}$/.test(minute) || !/^\d{1,2}$/.test(hour)) return null;
  const at = `at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (dayOfMonth === '*') {
    const days = daysOf(dayOfWeek);
    return days && `${days} ${at}`;
  }
  if (dayOfWeek === '*' && /^\d{1,2}$/.test(dayOfMonth)) return `Every month on day ${dayOfMonth} ${at}`;
  return null;
}

function daysOf(dayOfWeek: string): string | null {
  if (dayOfWeek === '*') return 'Every day';
  if (dayOfWeek === '1-5') return 'Every weekday';
  const names = dayOfWeek
    .split(',')
    .map((day) => (/^[0-7]$/.test(day) ? weekdays[Number(day) % 7] : undefined));
  if (names.some((name) => name === undefined)) return null;
  return `Every ${names.join(', ').replace(/, ([^,]+)$/, ' and $1')}`;
}
