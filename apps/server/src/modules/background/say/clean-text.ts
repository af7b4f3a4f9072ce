import { shorten } from '../../../platform/shorten.ts';
import { type Spoken, say } from '../../../platform/words.ts';
import type { CalendarEvent } from '../../calendar/index.ts';

/** Titles, names and places were written by others: shown as data, in one line, short, without live links. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LINK = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+/giu;

const TITLE = 80;
const NAME = 40;
const PLACE = 60;

/** So much of a text that has no end is looked at: more than is shown, whatever falls out of it. */
const LOOKED_AT = 2000;

function clean(text: string | undefined, longest: number, to: Spoken): string {
  const line = (text ?? '')
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .replace(INVISIBLE, ' ')
    .replace(LINK, say(to, 'brief.link'))
    .replace(/[“”"]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  return shorten(line, longest);
}

/** Quoted, so that nobody takes it for our words. */
export const sayTitle = (title: string | undefined, to: Spoken): string =>
  say(to, 'text.quoted', { text: clean(title, TITLE, to) || say(to, 'event.untitled') });

/** Of a calendar that shows only when it is taken nothing else is known. */
export const sayEvent = (
  { title, calendar }: Pick<CalendarEvent, 'title' | 'calendar'>,
  to: Spoken,
): string => (calendar?.access === 'free-busy' ? say(to, 'event.busy') : sayTitle(title, to));

export const sayName = (name: string | undefined, to: Spoken): string => clean(name, NAME, to);

/** A place that one has to go to: not a link, not a telephone number. */
export function physicalPlace(location: string | undefined): string | undefined {
  // Nothing with a link in it is said, so that no word of ours is in it.
  const place = clean(location, PLACE, {});
  const isElsewhere =
    place === '' ||
    /\(link\)|^\+?[\d\s().-]{6,}$|^(?:online|remote|video|phone|zoom|teams|google meet)\b/iu.test(place);
  return isElsewhere ? undefined : place;
}
