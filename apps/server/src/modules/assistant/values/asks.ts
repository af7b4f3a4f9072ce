import type { Moment } from '@catch/scheduling';
import type { Choice, ChoiceTopic } from '../../preferences/index.ts';
import type { ImpossibleTime, Slot } from './facts.ts';

/** What is asked for. Each kind has its own facts; the renderer has one sentence for each. */
export type Asks =
  | { readonly for: 'event'; readonly words?: string | undefined }
  | {
      readonly for: 'swap';
      readonly because: 'several' | 'same' | 'all-day';
      readonly words?: string | undefined;
    }
  | { readonly for: 'person'; readonly name: string }
  | { readonly for: 'address'; readonly name: string }
  /** Whom to uninvite: nobody of that name is a guest. */
  | { readonly for: 'guest'; readonly name: string }
  | { readonly for: 'scope' }
  /** Which of several readings of the same words; without options, how often was said, but not when. */
  | {
      readonly for: 'reading';
      readonly words: string;
      readonly often?: { readonly times: number; readonly unit: string } | undefined;
    }
  | AsksTime
  | AsksNewTime
  /** For which stretch to look; the words for it that were not understood. */
  | { readonly for: 'window'; readonly words?: string | undefined }
  /** When the event that is meant is now: the words for it were not understood. */
  | { readonly for: 'event-time'; readonly words: string }
  | AsksRhythm
  /** One event, or one for each of the times that were named. */
  | { readonly for: 'one-or-each' }
  | {
      readonly for: 'length';
      /** Longer than the stretch that it shall lie in. */
      readonly because: 'missing' | 'not-understood' | 'longer';
      readonly words?: string | undefined;
    }
  | {
      readonly for: 'shift';
      readonly because: 'not-understood' | 'all-day';
      readonly words?: string | undefined;
    }
  | { readonly for: 'end'; readonly words?: string | undefined }
  | { readonly for: 'change' }
  /** More than are changed at once: of which days. */
  | { readonly for: 'days'; readonly count: number; readonly to: 'move' | 'cancel' }
  | { readonly for: 'reminder'; readonly among: 'all' | 'matches' }
  | {
      readonly for: 'reminder-time';
      readonly because: 'missing' | 'passed' | 'too-late-before' | 'not-understood';
      readonly text?: string | undefined;
      readonly words?: string | undefined;
      readonly at?: Moment | undefined;
    }
  /** What an event shall be called. */
  | { readonly for: 'title' }
  /** Of what: when is known. */
  | { readonly for: 'reminder-text' }
  | {
      readonly for: 'snooze';
      readonly impossible?: ImpossibleTime | undefined;
      readonly words?: string | undefined;
    }
  | { readonly for: 'preference' }
  /** Which of several changes is to be taken back. */
  | { readonly for: 'undo' }
  | {
      readonly for: 'notification';
      readonly what: 'clock' | 'minutes' | 'quiet' | 'quiet-never' | 'limit' | 'until';
    }
  | AsksBeyond;

/** A wish about the messages we send unprompted that is not one of the choices. */
export interface AsksBeyond {
  readonly for: 'notification';
  readonly what: 'beyond';
  /** The person's own words for it. */
  readonly words: readonly string[];
  readonly topic?: ChoiceTopic | undefined;
  /** What could be set, without them. */
  readonly choice?: Choice | undefined;
}

/** When an event shall be. */
export type AsksTime =
  | { readonly for: 'time'; readonly because: 'missing' | 'full' | 'week-over' }
  | { readonly for: 'time'; readonly because: 'passed'; readonly slot: Slot }
  | { readonly for: 'time'; readonly because: 'not-understood'; readonly words: string }
  /** A part of a day was said, and an hour is needed. */
  | { readonly for: 'time'; readonly because: 'open'; readonly words: string }
  /** From one time of day to the same or a later one: on which day it ends was not said. */
  | { readonly for: 'time'; readonly because: 'end-day'; readonly words: string }
  /** Its two ends are on different clocks, and were requested on one. */
  | { readonly for: 'time'; readonly because: 'two-clocks'; readonly words: string }
  /** The day was said, the hour was not. */
  | {
      readonly for: 'time';
      readonly because: 'hour';
      /** `YYYY-MM-DD` */
      readonly day: string;
      /** `HH:MM`, when it usually is. */
      readonly usual?: string | undefined;
    }
  /** How often was said, the hour was not. */
  | { readonly for: 'time'; readonly because: 'hour'; readonly rhythm: string }
  /** It should go next to an event that cannot be found. */
  | { readonly for: 'time'; readonly because: 'no-such-event'; readonly words: string };

/** How often it shall come, or from when to when. */
export type AsksRhythm =
  | { readonly for: 'rhythm'; readonly because: 'not-understood' | 'ended'; readonly words: string }
  /** It begins on a day that is none of its days; the first that is one. */
  | {
      readonly for: 'rhythm';
      readonly because: 'other-day';
      readonly words: string;
      /** `YYYY-MM-DD` */
      readonly day: string;
      readonly fits: string;
    }
  /** Two things that were said do not go together. */
  | {
      readonly for: 'rhythm';
      readonly because: 'contradicts';
      readonly words: string;
      readonly other: string;
    };

/** Where an event that is there shall go. */
export type AsksNewTime =
  | { readonly for: 'new-time'; readonly because: 'missing' | 'bound' | 'all-day' | 'several' }
  | {
      readonly for: 'new-time';
      readonly because: 'open' | 'not-understood' | 'end-day';
      readonly words: string;
    };
