import { blocks } from '@catch/scheduling';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { coverage, wordsOf } from '../text/match-words.ts';

const GOOD_MATCH = 0.6;
/** Said of people outside of one's own company. */
const OUTSIDERS = /^(?:customers?|clients?|externals?|outsiders?|guests?)$/;
/** These say what kind of thing it is: any event that takes up time will do, a meeting needs somebody to meet. */
const KIND = /^(?:events?|appointments?|things?|sessions?)$/;
const COMPANY = /^(?:meetings?|calls?|syncs?)$/;

/** Whether an event is one that such words stand for: 'meeting with a customer', 'yoga', 'call with Ana'. */
export function matchesWords(words: readonly string[], event: CalendarEvent, ownerEmail: string): boolean {
  if (!blocks(event)) return false;
  const others = event.attendees.filter(
    ({ self, resource, email }) => !self && !resource && email !== ownerEmail,
  );
  const own = domainOf(ownerEmail);
  const significant = words.filter(
    (word) => !OUTSIDERS.test(word) && !KIND.test(word) && !COMPANY.test(word),
  );
  if (words.some((word) => OUTSIDERS.test(word)) && !others.some(({ email }) => domainOf(email) !== own)) {
    // 'Client review' may also be what it is called.
    const title = wordsOf(event.title ?? '');
    if (!words.some((word) => OUTSIDERS.test(word) && coverage([word], title) >= GOOD_MATCH)) return false;
  }
  if (significant.length === 0)
    return !words.some((word) => COMPANY.test(word)) || others.length > 0 || sharesWord(words, event);
  const found = [
    ...wordsOf(event.title ?? ''),
    ...wordsOf(event.location ?? ''),
    ...others.flatMap(({ email, displayName }) => wordsOf(`${displayName ?? ''} ${email}`)),
  ];
  return coverage(significant, found) >= GOOD_MATCH;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const sharesWord = (words: readonly string[], event: CalendarEvent): boolean =>
  coverage(words, wordsOf(event.title ?? '')) >= GOOD_MATCH;
