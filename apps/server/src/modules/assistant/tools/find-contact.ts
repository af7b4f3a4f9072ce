import { refusal } from '../values/make.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer } from './events/clarify.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import type { Contacts } from './people/contacts.ts';
import type { Plan, Tool } from './tool.port.ts';

export const findContactTool = (contacts: Contacts): Tool<ToolInput<'find_contact'>> => ({
  name: 'find_contact',
  description: "Somebody's e-mail address, from the user's own calendar and mail headers.",
  inputSchema: toolInputs.find_contact,
  plan: (input, context) =>
    withCalendar<Plan<never>>(async () => {
      const found = await contacts.find(context, input.name);
      if (found.length === 0) return answer(refusal({ code: 'no-such-contact', name: input.name }));
      return answer({
        kind: 'answer',
        about: 'contacts',
        name: input.name,
        people: found
          .slice(0, 5)
          .map(({ email, name, foundIn, evidence }) => ({ email, name, foundIn, timesSeen: evidence })),
      });
    }, answer),
});
