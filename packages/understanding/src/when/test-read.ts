import { describe, expect, it } from 'vitest';
import { readWhen } from './resolve-when.ts';
import { madrid } from './test-context.ts';
import { said } from './test-short.ts';
import type { When, WhenContext } from './types.ts';

/** A series with the time of its first one, anything else as it is. */
const inShort = (when: When): string =>
  when.kind === 'recurrence'
    ? `${said(when).replace('RRULE:FREQ=', '')} from ${when.start.toPlainDateTime().toString({ smallestUnit: 'minute' })}`
    : `${said(when)}${when.zone ? ` ${when.zone}` : ''}`;

/** Each phrase is read to its last word, and as what is next to it. */
export function reads(
  name: string,
  rows: readonly (readonly [string, string])[],
  context: WhenContext = madrid,
): void {
  describe(name, () => {
    it.each(rows)('%s', (phrase, expected) => {
      const { when, unread } = readWhen(phrase, context);
      expect([inShort(when), ...unread]).toEqual([expected]);
    });
  });
}

/** These words of a phrase are not read, so that somebody asks. */
export function leaves(
  name: string,
  rows: readonly (readonly [string, readonly string[]])[],
  context = madrid,
): void {
  describe(name, () => {
    it.each(rows)('%s', (phrase, words) => {
      expect(readWhen(phrase, context).unread).toEqual(words);
    });
  });
}
