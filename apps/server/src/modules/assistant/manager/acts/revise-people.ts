import type { Slots } from '../slots.ts';

/** What was said anew beside what was said before; lists of people grow, unless others are named instead. */
export function merged(
  earlier: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>>,
  slots: Slots,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(more)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
      .map(([key, value]) => {
        const before = earlier[key];
        return [
          key,
          Array.isArray(value) && Array.isArray(before) ? peopleAfter(before, value, slots) : value,
        ];
      }),
  );
}

/**
 * 'Ben too' adds. 'Just Ana', who was among them already, leaves only her. 'Karin B., not the other one' puts somebody in the
 * place of the one who was there.
 */
export function peopleAfter(
  before: readonly string[],
  now: readonly string[],
  slots: Slots,
): readonly string[] {
  // 'No need to invite her.'
  if (slots.has('no_invite')) return [];
  const isAmong = (email: string, list: readonly string[]) =>
    list.some((one) => one.toLowerCase() === email.toLowerCase());
  if (now.length > 0 && now.length < before.length && now.every((email) => isAmong(email, before)))
    return now;
  if (now.length === 1 && before.length === 1 && slots.has('retracted')) return now;
  return [...before, ...now.filter((email) => !isAmong(email, before))];
}
