import type { Certainty, Command, Language, OutsideWords, Reading } from '@catch/understanding';

/** A reading, and how sure of each command the reader is; without that it is as good as certain. */
export type JudgedReading = Reading & {
  readonly certainty?: readonly Certainty[];
  readonly outside?: readonly OutsideWords[];
  readonly language?: Language;
  /** Words behind the last that was read. */
  readonly unread?: number;
  /** The words of a reason that its day was taken from: it is only proposed. */
  readonly guessedDay?: string;
  /** It is of what was told before, where no day was named. */
  readonly lacksDay?: true;
};

/** The part of the message that a command was read from. */
export const wordsOf = ({ start, end }: Command, { message }: JudgedReading): string =>
  message.slice(start, end);
