import type { CalendarEvent } from '../../../calendar/index.ts';
import type { Plan, ToolResult } from '../tool.port.ts';
import { describeEvent } from './find-event.ts';

/** One short question back instead of a guess. */
export const question = (
  text: string,
  options: readonly string[] = [],
  more: Record<string, unknown> = {},
): ToolResult => ({
  ok: false,
  data: { status: 'question', question: text, ...(options.length > 0 ? { options } : {}), ...more },
});

/** The same when the options are other people's words: names, addresses, titles of events that somebody else made. */
export const questionInTheirWords = (
  text: string,
  options: readonly string[],
  more: Record<string, unknown> = {},
): ToolResult => question(text, [], options.length > 0 ? { untrusted_options: options, ...more } : more);

export const refusal = (reason: string, more: Record<string, unknown> = {}): ToolResult => ({
  ok: false,
  data: { status: 'refused', reason, ...more },
});

export const answer = (result: ToolResult): Plan<never> => ({ kind: 'answer', result });

const ASKED = 6;

export const whichEvent = (events: readonly CalendarEvent[], zone: string): ToolResult =>
  questionInTheirWords(
    'Which one do you mean?',
    events.slice(0, ASKED).map((event) => describeEvent(event, zone)),
    {
      candidates: events.slice(0, ASKED).map((event) => ({
        event_id: event.id,
        untrusted_title: event.title ?? 'Untitled Event',
      })),
    },
  );

export const noSuchEvent = (words: string | undefined): ToolResult =>
  refusal(`I found no event${words ? ` like '${words}'` : ''} in the calendar at that time.`);
