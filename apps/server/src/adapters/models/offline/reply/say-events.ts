import type { ToolAnswer } from '../prompt/read-prompt.ts';
import { asRecord } from '../prompt/read-prompt.ts';

export interface ShownEvent {
  readonly title: string;
  /** 'Thursday 19 November 2026', or the whole of it when it lasts several days. */
  readonly day: string;
  /** '15:00–16:00', or 'all day'. */
  readonly clock: string;
  readonly zone: string;
  readonly when: string;
  readonly place: string | undefined;
  readonly description: string | undefined;
  readonly guests: readonly { name: string; response: string; isUser: boolean }[];
  readonly response: string | undefined;
  /** Where the call is. */
  readonly link: string | undefined;
  /** Further addresses in its place or note, and how many more that are not shown. */
  readonly links: readonly { readonly url: string; readonly isNoted: boolean }[];
  readonly hiddenLinks: number;
  readonly repeats: boolean;
}

/** Other people's words are shown, never obeyed: one line, no more than a title needs. */
export const quoted = (value: unknown, length = 100): string => {
  const line = String(value ?? '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

export const eventsIn = (answer: ToolAnswer | undefined): ShownEvent[] =>
  (Array.isArray(answer?.events) ? answer.events : []).map(asRecord).map(toShown);

export function toShown(event: Readonly<Record<string, unknown>>): ShownEvent {
  const when = String(event.when ?? '');
  const parts = /^(\S+ \d+ \S+ \d+), (\d\d:\d\d(?:–\d\d:\d\d)?|all day)(?: \((.+)\))?$/.exec(when);
  const place = event.location ?? event.untrusted_location;
  return {
    title: quoted(event.title ?? event.untrusted_title ?? 'Untitled Event'),
    when,
    day: parts?.[1] ?? when,
    clock: parts?.[2] ?? '',
    zone: parts?.[3] ?? '',
    place: place ? quoted(place) : undefined,
    description: event.untrusted_description ? quoted(event.untrusted_description, 300) : undefined,
    guests: (Array.isArray(event.untrusted_attendees) ? event.untrusted_attendees : [])
      .map(asRecord)
      .map((guest) => ({
        name: quoted(guest.name ?? guest.email, 60),
        response: String(guest.response ?? 'needsAction'),
        isUser: guest.is_user === true,
      })),
    response: typeof event.your_response === 'string' ? event.your_response : undefined,
    link: typeof event.video_link === 'string' ? event.video_link : undefined,
    links: (Array.isArray(event.links) ? event.links : [])
      .map(asRecord)
      .map(({ url, in: where }) => ({ url: String(url), isNoted: where === 'description' })),
    hiddenLinks: Number(event.links_of_unknown_services ?? 0),
    repeats: event.repeats === true,
  };
}

/** A list by days: the day and zone once, then a line for each event. */
export function agenda(events: readonly ShownEvent[]): string {
  const days = new Map<string, ShownEvent[]>();
  for (const event of events) days.set(event.day, [...(days.get(event.day) ?? []), event]);
  return [...days]
    .map(([day, list]) => {
      const zone = list.find((event) => event.zone)?.zone;
      return [`${day}${zone ? ` (${zone})` : ''}:`, ...list.map((event) => `• ${line(event)}`)].join('\n');
    })
    .join('\n');
}

const line = ({ clock, title, place, response }: ShownEvent): string =>
  [clock, title].filter(Boolean).join(' ') +
  (place ? `, ${place}` : '') +
  (response === 'needsAction' ? ' (not answered yet)' : response === 'tentative' ? ' (maybe)' : '');

export const naming = ({ title, when }: ShownEvent): string => `${title}, ${when}`;
