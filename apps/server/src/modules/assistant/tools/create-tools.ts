import type { Database } from '../../../platform/db/database.ts';
import type { AllCalendarsGateway, MailHeaders } from '../../calendar/index.ts';
import { createEventTool } from './create-event.ts';
import { deleteEventTool } from './delete-event.ts';
import { findContactTool } from './find-contact.ts';
import { findFreeTimesTool } from './find-free-times.ts';
import { listEventsTool } from './list-events.ts';
import { changeNotificationsTool, listNotificationsTool } from './notifications/notifications.ts';
import { createContacts } from './people/contacts.ts';
import { forgetPreferenceTool, listPreferencesTool, rememberPreferenceTool } from './preferences.ts';
import { productFactsTool } from './product-facts.ts';
import { cancelReminderTool } from './reminders/cancel-reminder.ts';
import { changeReminderTool } from './reminders/change-reminder.ts';
import { listRemindersTool } from './reminders/list-reminders.ts';
import { type ReminderToolDependencies, setReminderTool } from './reminders/set-reminder.ts';
import { respondToInvitationTool } from './respond-to-invitation.ts';
import { convertTimeTool } from './time-facts/convert-time.ts';
import { countTimeTool } from './time-facts/count-time.ts';
import type { Tool } from './tool.port.ts';
import { undoLastActionTool } from './undo-last-action.ts';
import { UPDATE_TOOLS } from './update/inputs.ts';
import { updateEventTool } from './update-event.ts';

export interface ToolsDependencies {
  readonly db: Database;
  readonly gateway: AllCalendarsGateway;
  readonly mail: MailHeaders;
  readonly reachableOn: ReminderToolDependencies['reachableOn'];
}

/** Every tool of interfaces.md, 'Shapes', and those that were added to it. */
export function createTools({ db, gateway, mail, reachableOn }: ToolsDependencies): Tool[] {
  const contacts = createContacts(gateway, mail);
  const calendar = { gateway, contacts };
  const tools = [
    listEventsTool(calendar),
    findFreeTimesTool(calendar),
    createEventTool(calendar),
    ...UPDATE_TOOLS.map((name) => updateEventTool(calendar, name)),
    deleteEventTool(calendar),
    respondToInvitationTool(calendar),
    setReminderTool({ db, gateway, reachableOn }),
    listRemindersTool({ db }),
    changeReminderTool({ db }),
    cancelReminderTool({ db }),
    rememberPreferenceTool(db),
    listPreferencesTool(db),
    forgetPreferenceTool(db),
    changeNotificationsTool(db),
    listNotificationsTool(db),
    findContactTool(contacts),
    convertTimeTool(),
    countTimeTool(),
    productFactsTool(),
    undoLastActionTool(db, (name) => byName.get(name)),
  ].map(asTool);
  const byName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]));
  return tools;
}

/** Each tool is called only with what its own schemas parsed, so the list may forget the particular types. */
const asTool = (tool: { readonly name: Tool['name'] }): Tool => tool as unknown as Tool;
