import type { UnreadCalendar } from '../../calendar/index.ts';
import { sayTitle } from './clean-text.ts';

/** What could not be looked at is not empty. */
export function sayUnread(unread: readonly UnreadCalendar[]): string {
  if (unread.length === 0) return '';
  const names = unread.map(({ name }) => (name ? sayTitle(name) : 'your other calendars'));
  return `\n\nI couldn't look into ${names.join(', ')} just now, so there may be more.`;
}
