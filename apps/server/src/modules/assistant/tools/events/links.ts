import { type CalendarEvent, meetingUrl } from '../../../calendar/index.ts';
import type { ToolInput } from '../inputs.ts';

type WantedLink = NonNullable<ToolInput<'update_event'>['link']>;
interface Text {
  readonly location?: string | undefined;
  readonly description?: string | undefined;
}

/** Where a link goes: a call is where one meets; anything else, and what finds that place taken, is noted. */
export function placeLink(
  { url, into, replaces }: WantedLink,
  { location, description }: Text,
): { location?: string; description?: string } {
  if (has(location, url) || has(description, url)) return {};
  const [written] = linksIn(location);
  const [noted] = linksIn(description);
  if (replaces && into !== 'description' && location && written === location.trim()) return { location: url };
  if (replaces && description && noted) return { description: description.replace(noted, url) };
  const isPlace = into === 'location' || (into === undefined && meetingUrl(url) !== undefined);
  if (isPlace && !location?.trim()) return { location: url };
  return { description: withLine(description, url) };
}

/** With a line beneath what is there; what it ends with already is not written twice. */
export function withLine(description: string | undefined, line: string): string {
  if (!description?.trim()) return line;
  return description.trimEnd().endsWith(line.trim())
    ? description
    : `${description}${breakIn(description)}${line}`;
}

const has = (text: string | undefined, url: string): boolean => linksIn(text).includes(url);

/** Services keep what was written in their own pages as HTML. */
const breakIn = (description: string): string => (/<(?:br|p|div|ul|a)\b/i.test(description) ? '<br>' : '\n');

const LINK = /\bhttps?:\/\/[^\s<>"'|\\^`{}]{3,2000}/gi;

const linksIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(LINK)].map(([found]) =>
    found.replaceAll('&amp;', '&').replace(/[.,;:!?)\]]+$/, ''),
  );

export interface ShownLink {
  readonly url: string;
  readonly in: 'call' | 'location' | 'description';
}

const MOST = 3;

/**
 * The links of an event that may be shown. One's own are; of what others wrote only those to where calls are known to
 * happen: an invitation can carry any address. The count of those left out is reported.
 */
export function linksOf(event: CalendarEvent): { shown: ShownLink[]; hidden: number } {
  const isOwn = event.organizer === undefined || event.organizer.self;
  const found: ShownLink[] = [
    ...(event.meetingLink ? [{ url: event.meetingLink, in: 'call' as const }] : []),
    ...linksIn(event.location).map((url) => ({ url, in: 'location' as const })),
    ...linksIn(event.description).map((url) => ({ url, in: 'description' as const })),
  ];
  const different = found.filter(({ url }, index) => found.findIndex((other) => other.url === url) === index);
  const shown = different.filter(({ url }) => meetingUrl(url) !== undefined || (isOwn && isPlain(url)));
  return { shown: shown.slice(0, MOST), hidden: different.length - shown.length };
}

/** An address as it reads: no name and password in front of the host, which hide where it leads. */
function isPlain(url: string): boolean {
  if (!URL.canParse(url) || url.length > 500) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && !username && !password;
}
