import type { ModelCall } from '../renderer.port.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ToolName } from '../tools/tool-names.ts';

const LONGEST = 40;

/**
 * What is being done, while it is done: 'Looking at Thursday…'. It promises nothing: whether something is changed is
 * told by its receipt.
 */
export function sayDoing({ tool_name, args }: ModelCall): string {
  const given = (args && typeof args === 'object' ? args : {}) as Record<string, unknown>;
  const text = (key: string): string =>
    typeof given[key] === 'string' ? oneLine(given[key].trim(), LONGEST) : '';
  const named = text('title') || text('event') || text('text') || text('query');
  switch (tool_name as ToolName) {
    case 'list_events':
      return `Looking ${named ? `for ‘${named}’` : `at ${sayDay(text('when')) || 'your calendar'}`}…`;
    case 'find_free_times':
      return `Looking for a free time${afterPreposition(sayDay(text('when')))}…`;
    case 'find_contact':
      return `Looking up ${text('name') || 'a person'}…`;
    case 'list_reminders':
    case 'list_preferences':
    case 'list_notifications':
      return 'Looking at what I keep in mind for you…';
    case 'set_reminder':
    case 'change_reminder':
    case 'cancel_reminder':
      return named ? `Seeing to the reminder ‘${named}’…` : 'Seeing to a reminder…';
    case 'convert_time':
    case 'count_time':
      return 'Working out the time…';
    case 'undo_last_action':
      return 'Looking at what was done last…';
    case 'create_event':
    case 'update_event':
    case 'move_event':
    case 'resize_event':
    case 'repeat_event':
    case 'change_attendees':
    case 'swap_events':
    case 'delete_event':
    case 'respond_to_invitation':
      return named ? `Seeing to ‘${named}’…` : 'Seeing to your calendar…';
    default:
      return 'Seeing to it…';
  }
}

const afterPreposition = (day: string): string => (day ? ` (${day})` : '');

/** A day as people say it. Anything else in the machine's notation is left out. */
function sayDay(when: string): string {
  const [date] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(when) ?? [];
  if (!date) return /\d{4}-\d\d|[{}[\]<>]/.test(when) ? '' : when;
  const at = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}
