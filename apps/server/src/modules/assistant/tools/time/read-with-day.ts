import { readWhen, type When, type WhenContext } from '@catch/understanding';

/**
 * 'Thursday, right after the review' is 'right after the review on Thursday': a day before the event or after a comma
 * says which event it is.
 */
export function readWithDay(words: string, context: WhenContext): ReturnType<typeof readWhen> {
  const read = readWhen(words, context);
  const { when, unread } = read;
  if (when.kind !== 'relative-to-event' || when.on || unread.length === 0) return read;
  const rest = readWhen(unread.join(' '), context);
  return rest.unread.length === 0 && saysDay(rest.when)
    ? { ...read, when: { ...when, on: rest.when }, unread: [] }
    : read;
}

const saysDay = (when: When): boolean =>
  (when.kind === 'interval' || when.kind === 'instant') && when.dateSaid;
