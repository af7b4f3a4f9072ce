import type { z } from 'zod';
import { CalendarError, type CallOptions, isCalendarError } from '../../modules/calendar/index.ts';
import type { Report } from '../../platform/telemetry/report.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from './back-off.ts';
import { type ApiCall, createDelivery, type Delivery, isRead } from './deliver-call.ts';

export interface GoogleApiDependencies extends Omit<Delivery, 'retryPolicy'> {
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly report: Report;
}

export type GoogleApi = (userId: string, options?: CallOptions) => UserApi;

export interface UserApi {
  /** Sends and parses; an answer that is not what was promised is `unavailable`. */
  call<S extends z.ZodType>(call: ApiCall, schema: S): Promise<z.output<S>>;
  /** For answers without a body. */
  send(call: ApiCall): Promise<void>;
}

/** Google's REST manners in one place; `deliver-call.ts` does the sending. */
export function createGoogleApi(dependencies: GoogleApiDependencies): GoogleApi {
  const retryPolicy = { ...DEFAULT_RETRY_POLICY, ...dependencies.retryPolicy };

  return (userId, options = {}) => {
    const deliver = createDelivery({ ...dependencies, retryPolicy }, userId, options);

    /**
     * The caller gets a message, so nothing is rethrown: this is where staff learn of it. Calls nobody is waiting for
     * are retried later anyway, and reporting them would only bury the rest while Google is down.
     */
    const noted = async <T>({ operation }: ApiCall, work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (options.turnId !== undefined && isCalendarError(error, 'unavailable', 'rate-limited'))
          dependencies.report(error, { user_id: userId, turn_id: options.turnId, operation });
        throw error;
      }
    };

    const read = async <S extends z.ZodType>(call: ApiCall, schema: S): Promise<z.output<S>> => {
      const response = await deliver(call);
      const unusable = (cause: unknown) =>
        new CalendarError('unavailable', `${call.operation} answered something unexpected`, {
          ambiguous: !isRead(call),
          cause,
        });
      let body: unknown;
      try {
        body = response.json();
      } catch (error) {
        throw unusable(error);
      }
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw unusable(parsed.error);
      return parsed.data;
    };

    return {
      call: (call, schema) => noted(call, () => read(call, schema)),
      send: (call) =>
        noted(call, async () => {
          await deliver(call);
        }),
    };
  };
}
