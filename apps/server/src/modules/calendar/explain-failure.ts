import { AppError } from '../../platform/errors.ts';
import { CalendarError } from './calendar-error.ts';

/**
 * What a person reads when their calendar, at the service of this name, could not be read. Never 401: that would sign
 * them out.
 */
export function explainFailure(error: unknown, service: string): unknown {
  if (!(error instanceof CalendarError)) return error;
  const cause = { cause: error };
  switch (error.kind) {
    case 'reconnect-needed':
      return new AppError('conflict', `${service} needs to be reconnected.`, cause);
    case 'rate-limited':
      return new AppError(
        'unavailable',
        `${service} is busy right now. Please try again in a moment.`,
        cause,
      );
    case 'not-found':
    case 'gone':
      return new AppError('not-found', 'This calendar was not found.', cause);
    case 'forbidden':
      return new AppError('forbidden', 'This calendar may not be read.', cause);
    case 'unavailable':
      return new AppError(
        'unavailable',
        `${service} cannot be reached right now. Please try again in a moment.`,
        cause,
      );
    default:
      return new AppError('provider-failed', `${service} did not accept the request.`, cause);
  }
}
