import { GOOGLE_RECONNECT } from '../../../../platform/errors.ts';
import { isCalendarError } from '../../../calendar/index.ts';
import type { ToolResult } from '../tool.port.ts';
import { refusal } from './clarify.ts';

const blind = (reason: string): ToolResult => ({ ...refusal(reason), isBlind: true });

/** A calendar's failure in words; anything else is a defect and is passed on. */
export function explainCalendarFailure(error: unknown): ToolResult {
  if (!isCalendarError(error)) throw error;
  switch (error.kind) {
    case 'reconnect-needed':
      return blind(`${GOOGLE_RECONNECT} You can do that in Settings.`);
    case 'rate-limited':
      return blind('Google Calendar is busy right now. Please try again in a minute.');
    case 'unavailable':
      return error.ambiguous
        ? refusal(
            'Google Calendar did not answer, so I cannot tell whether the change went through. Please look at the calendar before trying again.',
          )
        : blind(
            'Google Calendar cannot be reached right now, so nothing was changed. Please try again in a minute.',
          );
    case 'conflict':
      return refusal(
        'Somebody changed this event in the meantime, so I left it alone. Please look at it and tell me again.',
      );
    case 'gone':
    case 'not-found':
      return refusal('This event is no longer in the calendar.');
    case 'forbidden':
      return refusal('Google does not let you change this event; only its organiser can.');
    case 'duplicate':
    case 'invalid':
      return refusal('Google Calendar did not accept that change, so nothing was done.');
  }
}

/** Runs a tool's body with calendar failures turned into answers. */
export const withCalendar = async <T>(
  work: () => Promise<T>,
  failed: (result: ToolResult) => T,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    return failed(explainCalendarFailure(error));
  }
};
