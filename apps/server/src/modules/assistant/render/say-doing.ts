import { localeFor, type Spoken, say } from '../../../platform/words.ts';
import type { ModelCall } from '../renderer.port.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ToolName } from '../tools/tool-names.ts';

const LONGEST = 40;

/**
 * What is being done, while it is done: 'Looking at Thursday…'. It promises nothing: the receipt says whether
 * something changed.
 */
export function sayDoing({ tool_name, args }: ModelCall, to: Spoken = {}): string {
  const given = (args && typeof args === 'object' ? args : {}) as Record<string, unknown>;
  const text = (key: string): string =>
    typeof given[key] === 'string' ? oneLine(given[key].trim(), LONGEST) : '';
  const name = text('title') || text('event') || text('text') || text('query');
  const day = sayDay(text('when'), to);
  switch (tool_name as ToolName) {
    case 'list_events':
      if (name) return say(to, 'doing.lookFor', { name });
      return day ? say(to, 'doing.lookAt', { day }) : say(to, 'doing.lookAtCalendar');
    case 'find_free_times':
      return day ? say(to, 'doing.freeTimeOn', { day }) : say(to, 'doing.freeTime');
    case 'find_contact': {
      const person = text('name');
      return person ? say(to, 'doing.lookUp', { name: person }) : say(to, 'doing.lookUpSomebody');
    }
    case 'list_reminders':
    case 'list_preferences':
    case 'list_notifications':
      return say(to, 'doing.keptInMind');
    case 'set_reminder':
    case 'change_reminder':
    case 'cancel_reminder':
      return name ? say(to, 'doing.reminderNamed', { name }) : say(to, 'doing.reminder');
    case 'convert_time':
    case 'count_time':
      return say(to, 'doing.time');
    case 'undo_last_action':
      return say(to, 'doing.undo');
    case 'create_event':
    case 'update_event':
    case 'move_event':
    case 'resize_event':
    case 'repeat_event':
    case 'change_attendees':
    case 'swap_events':
    case 'delete_event':
    case 'respond_to_invitation':
      return name ? say(to, 'doing.named', { name }) : say(to, 'doing.calendar');
    default:
      return say(to, 'doing.it');
  }
}

/** A day as people say it. Anything else in the machine's notation is left out. */
function sayDay(when: string, to: Spoken): string {
  const [date] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(when) ?? [];
  if (!date) return /\d{4}-\d\d|[{}[\]<>]/.test(when) ? '' : when;
  const at = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return at.toLocaleDateString(localeFor(to), form);
}
