import { z } from 'zod';

/** Every error answer (decisions.md, 'Errors'). */
export const Problem = z
  .object({ detail: z.string(), request_id: z.string() })
  .meta({ id: 'Problem', description: 'What went wrong, in a sentence for a person.' });

/** UTC with Z, as every timestamp on the wire. */
export const Timestamp = z.iso.datetime().meta({ id: 'Timestamp' });

export const Done = z.object({ message: z.string() }).meta({ id: 'Done' });

export const Channel = z.enum(['WEB', 'WHATSAPP', 'SLACK']).meta({ id: 'Channel' });
export type Channel = z.output<typeof Channel>;

/** Admin filters take the channel in any case. */
export const ChannelFilter = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(z.enum(['WEB', 'WHATSAPP', 'SLACK']));

/** A date (2026-03-08) or an RFC 3339 date-time, with or without an offset; its meaning is the server's. */
export const DateOrTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|z|[+-]\d{2}:?\d{2})?)?$/, {
    message: 'must be a date such as 2026-03-08 or a date-time such as 2026-03-08T09:00:00Z',
  });

/** Any id in a path: one that names nothing is a 404, whatever its form, so its form is not checked here. */
export const AnyId = z.string();
export const UserIdParams = z.object({ user_id: AnyId });

export const limitUpTo = (max: number) =>
  z.coerce.number<number | string>().int().min(1).max(max).default(100);
export const Offset = z.coerce.number<number | string>().int().min(0).max(1_000_000_000).default(0);
