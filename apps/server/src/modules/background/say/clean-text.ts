import { shorten } from '../../../platform/shorten.ts';
import type { CalendarEvent } from '../../calendar/index.ts';

/** Titles, names and places were written by others: shown as data, in one line, short, without live links. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LINK = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+/giu;

const TITLE = 80;
const NAME = 40;
const PLACE = 60;

/** So much of a text that has no end is looked at: more than is shown, whatever falls out of it. */
const LOOKED_AT = 2000;

function clean(text: string | undefined, longest: number): string {
  const line = (text ?? '')
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .replace(INVISIBLE, ' ')
    .replace(LINK, '(link)')
    .replace(/[“”"]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  return shorten(line, longest);
}

/** Quoted, so that nobody takes it for our words. */
export const sayTitle = (title: string | undefined): string => `“${clean(title, TITLE) || 'Untitled Event'}”`;

/** Of a calendar that shows only when it is taken nothing else is known. */
export const sayEvent = ({ title, calendar }: Pick<CalendarEvent, 'title' | 'calendar'>): string =>
  calendar?.access === 'free-busy' ? 'Busy' : sayTitle(title);

export const sayName = (name: string | undefined): string => clean(name, NAME);

export const sayPlace = (place: string | undefined): string => clean(place, PLACE);

/** A place that one has to go to: not a link, not a telephone number. */
export function physicalPlace(location: string | undefined): string | undefined {
  const place = sayPlace(location);
  const isElsewhere =
    place === '' ||
    /\(link\)|^\+?[\d\s().-]{6,}$|^(?:online|remote|video|phone|zoom|teams|google meet)\b/iu.test(place);
  return isElsewhere ? undefined : place;
}
