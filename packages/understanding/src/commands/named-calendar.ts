export interface NamedCalendar {
  readonly name: string;
  /** The message without the words that name it. */
  readonly rest: string;
}

/** Whether it is worth asking which calendars there are. */
export const mayNameCalendar = (message: string): boolean => /\bcalend[ae]r\b/iu.test(message);

/** 'In my work calendar', 'to the Band calendar': which of these calendars a message names, the longest name first. */
export function namedCalendar(message: string, names: readonly string[]): NamedCalendar | undefined {
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const words = name.trim().split(/\s+/u).map(literally).join('\\s+');
    if (words === '') continue;
    const found = new RegExp(
      `\\s*(?<![\\p{L}\\p{N}])(?:in|into|on|onto|to)\\s+(?:(?:my|the|our)\\s+)?["'“”‘’]?${words}["'“”‘’]?(?:\\s+calend[ae]r)(?![\\p{L}\\p{N}])`,
      'iu',
    ).exec(message);
    if (found) {
      const rest = message.slice(0, found.index) + message.slice(found.index + found[0].length);
      return { name, rest: rest.trim() };
    }
  }
  return undefined;
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
