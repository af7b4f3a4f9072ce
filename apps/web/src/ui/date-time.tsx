import { formatDateTime, formatRelative } from '../lib/format.ts';

/** The exact time in the viewer's zone; the relative one on hover. */
export const DateTime = ({ value }: { value: string }) => (
  <time
    dateTime={value}
    title={`${formatRelative(value, Date.now())} (${value})`}
    className="whitespace-nowrap"
  >
    {formatDateTime(value)}
  </time>
);
