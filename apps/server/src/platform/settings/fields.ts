import { z } from 'zod';

/** What a variable of the environment may hold. */
export const text = z.string().trim().min(1);
export const secret = z.string().trim().min(1);
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
export const port = z.coerce.number<string>().int().min(0).max(65_535);
export const whole = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max);
export const url = z
  .string()
  .trim()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http(s) URL',
  )
  .transform((value) => value.replace(/\/+$/, ''));
export const hosts = text.transform((value) =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
);
