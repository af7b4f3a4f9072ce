import { z } from 'zod';

/** Every error answer (decisions.md, 'Errors'). */
export const Problem = z
  .object({ detail: z.string(), request_id: z.string() })
  .meta({ id: 'Problem', description: 'What went wrong, in a sentence for a person.' });

/** UTC with Z, as every timestamp on the wire. */
export const Timestamp = z.iso.datetime().meta({ id: 'Timestamp' });

export const Done = z.object({ message: z.string() }).meta({ id: 'Done' });

/** What is wrong with a text is said as a sentence after the field's name (decisions.md, 'Errors'). */
export const text = () =>
  z.string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') });

/** A body takes what the contract names and nothing else: a misspelt field must not be ignored in silence. */
export const bodyOf = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has a field that is not known here: ${issue.keys.join(', ')}`
        : 'must be a JSON object',
  });

/** A flag in an address, in any case: some clients write 'False'. */
export const Flag = text()
  .meta({ enum: ['true', 'false'] })
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(['true', 'false'], { error: 'must be true or false' }));

/** A '+' that was not encoded arrives as a blank; where an offset stands it can mean nothing else. */
const plusOfOffset = /([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) (?=\d{2}:?\d{2}$)/;

/** A date (2026-03-08) or an RFC 3339 date-time, with or without an offset; its meaning is the server's. */
export const DateOrTime = text()
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|z|[+ -]\d{2}:?\d{2})?)?$/, {
    message: 'must be a date such as 2026-03-08 or a date-time such as 2026-03-08T09:00:00Z',
  })
  .transform((value) => value.replace(plusOfOffset, '$1+'));

/** Any id in a path: one that names nothing is a 404, whatever its form, so its form is not checked here. */
export const AnyId = z.string();
export const UserIdParams = z.object({ user_id: AnyId });

/** Digits and nothing else: what JavaScript also reads as a number ('1e2', '0x10', ' 5 ') is somebody's mistake. */
export const wholeNumber = (min: number, max: number, usual: number) =>
  z
    .custom<number | string>(
      (value) => /^\d{1,15}$/.test(String(value)) && Number(value) >= min && Number(value) <= max,
      { error: `must be a whole number from ${min} to ${max}` },
    )
    .meta({ default: usual, type: 'integer', minimum: min, maximum: max })
    .transform(Number)
    .default(usual);
export const limitUpTo = (max: number) => wholeNumber(1, max, 100);
export const Offset = wholeNumber(0, 1_000_000_000, 0);
