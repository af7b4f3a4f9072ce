import { type Spoken, say } from '../../../platform/words.ts';
import type { UnreadCalendar } from '../../calendar/index.ts';
import { sayTitle } from './clean-text.ts';

/** What could not be looked at is not empty. */
export function sayUnread(unread: readonly UnreadCalendar[], to: Spoken): string {
  if (unread.length === 0) return '';
  const names = unread.map(({ name }) => (name ? sayTitle(name, to) : say(to, 'event.otherCalendars')));
  return `\n\n${say(to, 'brief.unread', { calendars: names.join(', ') })}`;
}
