import { DateTime, Settings } from 'luxon';
import { luxonLocalizer } from 'react-big-calendar';

// The grid's dates are wall-clock times written as UTC (grid-time.ts). Luxon is used nowhere else.
Settings.defaultZone = 'utc';
Settings.defaultLocale = 'en-GB';

/** Every question about the browser's own zone is answered with 'none'. */
export const localizer = Object.assign(luxonLocalizer(DateTime, { firstDayOfWeek: 1 }), {
  getTimezoneOffset: () => 0,
  getDstOffset: () => 0,
  browserTZOffset: () => 0,
});
