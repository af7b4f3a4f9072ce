export interface NamedCalendar {
  readonly name: string;
  /** The message without the words that name it. */
  readonly rest: string;
}

/** Whether it is worth asking which calendars there are. */
export const mayNameCalendar = (message: string): boolean =>
  /\bcalend[ae]r\b|\b(?:in|into|onto)\s/iu.test(message);

/** Behind 'in personal' the clause has to end: 'in work clothes' names none. */
const ENDS = '(?=\\s*(?:$|[.,;!?]|\\b(?:and|instead|not|please|pls|plz|rather|then|too)\\b))';

/** 'In my work calendar', 'to the Band calendar', 'in personal': which of these calendars a message names, the longest name first. */
export function namedCalendar(message: string, names: readonly string[]): NamedCalendar | undefined {
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const words = name.trim().split(/\s+/u).map(literally).join('\\s+');
    if (words === '') continue;
    const named = (before: string, after: string) =>
      new RegExp(
        `\\s*(?<![\\p{L}\\p{N}])(?:${before})\\s+(?:(?:my|the|our)\\s+)?["'“”‘’]?${words}["'“”‘’]?${after}`,
        'iu',
      ).exec(message);
    const found =
      named('in|into|on|onto|to', '(?:\\s+calend[ae]r)(?![\\p{L}\\p{N}])') ?? named('in|into|onto', ENDS);
    if (found) {
      const rest = message.slice(0, found.index) + message.slice(found.index + found[0].length);
      return { name, rest: rest.trim() };
    }
  }
  return undefined;
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
