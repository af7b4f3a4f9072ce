import { DAY } from '@catch/scheduling';
import { readMessage, type SureReading, type Weights } from '@catch/understanding';
import { type AllCalendarsGateway, isCalendarError, type MailHeaders } from '../../calendar/index.ts';
import { createContacts } from '../tools/people/contacts.ts';
import { whenContext } from '../tools/time/when-context.ts';
import type { MessageReader } from './manager.ts';
import { situationOf } from './situation.ts';

/** Reads with what was learned from the corpus (docs/reader.md), grounded in the calendar and the contacts. */
export function createLearnedReader(given: {
  readonly weights: Weights;
  readonly gateway: AllCalendarsGateway;
  readonly mail: MailHeaders;
}): MessageReader {
  const { weights } = given;
  const contacts = createContacts(given.gateway, given.mail);
  return {
    readsAnything: true,
    read: async (message, conversation, context): Promise<SureReading> => {
      const now = context.now.getTime();
      const calendars = given.gateway.forUser(context.user.id, context);
      const [{ events }, people] = await Promise.all([
        calendars.listOwnEvents({ from: now - 14 * DAY, to: now + 60 * DAY }),
        contacts.all(context),
      ]).catch((error: unknown) => {
        // They only help to understand. A reminder or a greeting needs no calendar, and whatever does will say so.
        if (!isCalendarError(error)) throw error;
        return [{ events: [] }, []] as const;
      });
      return readMessage(
        message,
        {
          situation: situationOf(conversation, now),
          titles: events.flatMap(({ title }) => (title ? [title] : [])),
          people: people.map(({ name }) => name),
        },
        whenContext(context),
        weights,
      );
    },
  };
}
