import type { Frame, TimeSlot, When } from '@catch/understanding';
import { zoneNamed } from '@catch/understanding/when/civil/zone-names';
import { slotFromText } from '../act/time-words.ts';
import type { Situation } from '../prompt/situation.ts';
import { atTime, timesOf } from './revise.ts';
import type { AskItem } from './talk.ts';

/** 'At 3pm her time': an hour, on somebody else's clock. */
const THEIRS =
  /((?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?|noon|midnight))\s+(?:his|her|their)\s+(?:local\s+)?time\b(?!\s*-?zone)/i;
const WHERE =
  /[\s,.;(–-]*(?:(?:he|she|they)(?:['’]s|['’]re| is| are)|who(?:['’]s| is| are)|i\.e\.?)?\s*(?:in|based in|over in)\s+(\p{L}[\p{L} .'’-]*?)\)?\s*[.!?)]*$/iu;

/** 'At 3pm her time, she's in Singapore' is at 3pm Singapore time. */
export function inTheirTime(text: string): { readonly text: string; readonly isUnknown: boolean } {
  const [whole, hour] = THEIRS.exec(text) ?? [];
  if (!whole || !hour) return { text, isUnknown: false };
  const [told, place] = WHERE.exec(text) ?? [];
  if (told && place && zoneNamed(place.toLowerCase(), 'place'))
    return { text: text.replace(told, '').replace(whole, `${hour} ${place} time`), isUnknown: false };
  return { text: text.replace(whole, hour), isUnknown: true };
}

/** Nobody told us where they are: it is asked, and not taken for our own clock. */
export function askWhere(frame: Frame): AskItem | undefined {
  if (!timesOf(frame).some(({ when }) => hasClock(when))) return undefined;
  return {
    kind: 'ask',
    frame,
    slot: 'time',
    question: 'Which city or time zone is that in?',
    opens: { kind: 'zone', frame },
  };
}

const hasClock = (when: When): boolean =>
  when.kind === 'instant' ||
  (when.kind === 'ambiguous' && when.options.every(({ kind }) => kind === 'instant'));

/** 'Singapore', 'she is in Singapore', 'PST': the same hour on that clock. */
export function onClock(text: string, frame: Frame, { context }: Situation): Frame | undefined {
  const name = zoneIn(text);
  const slot = timesOf(frame).find(({ when }) => hasClock(when));
  const there = name && slot ? slotFromText(`${slot.phrase} ${name}`, context) : undefined;
  return there ? atTime(frame, there) : undefined;
}

function zoneIn(text: string): string | undefined {
  const words = text.split(/[^\p{L}\p{N}/+-]+/u).filter(Boolean);
  for (let length = 3; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const name = words.slice(from, from + length).join(' ');
      if (zoneNamed(name.toLowerCase(), 'place')) return `${name} time`;
      if (length === 1 && name.length > 2 && zoneNamed(name.toLowerCase(), 'code')) return name.toUpperCase();
    }
  return undefined;
}

/**
 * 'Dinner at 8pm in London', said in Madrid: people mean the clock of the place where they will be. It is asked, since an
 * hour too late is an evening lost.
 */
export function placedHour(frame: Frame, { context }: Situation): Frame {
  if (frame.kind !== 'createEvent' || frame.continues || !frame.event.place) return frame;
  const place = frame.event.place;
  const zone = zoneNamed(place.toLowerCase(), 'place');
  const slot = frame.event.when.find(({ when, role }) => role === 'at' && when.kind === 'instant');
  if (!zone || slot?.when.kind !== 'instant' || ZONED.test(slot.phrase)) return frame;
  const here = slot.when;
  const there = { ...here, at: here.at.toPlainDateTime().toZonedDateTime(zone) };
  if (there.at.epochMilliseconds === here.at.epochMilliseconds) return frame;
  const clock = here.at.toPlainTime().toString({ smallestUnit: 'minute' });
  const asked: TimeSlot = {
    ...slot,
    when: {
      kind: 'ambiguous',
      question: `Is that ${clock} in ${place} or ${clock} here (${context.zone})?`,
      options: [there, here],
      rule: 'an hour in another place',
      text: slot.phrase,
    },
  };
  return {
    ...frame,
    event: { ...frame.event, when: frame.event.when.map((one) => (one === slot ? asked : one)) },
  };
}

const ZONED = /\btime\b|\b(?:UTC|GMT|[ECMP][SD]?T|CES?T|BST|IST|JST)\b|[A-Z]\w+\/[A-Z]/;

/** 'London', 'there', 'my time': which of two clocks, of an hour that was asked about. */
export function chosenClock(
  text: string,
  options: readonly When[],
  { context }: Situation,
): When | undefined {
  const zoneOf = (when: When) => (when.kind === 'instant' ? when.at.timeZoneId : undefined);
  const [there] = options.filter((option) => zoneOf(option) !== undefined && zoneOf(option) !== context.zone);
  const [here] = options.filter((option) => zoneOf(option) === context.zone);
  if (!there || !here) return undefined;
  const name = zoneIn(text)?.replace(/ time$/, '');
  const said = name ? zoneNamed(name.toLowerCase(), 'place') : undefined;
  if (said !== undefined) return said === zoneOf(there) ? there : said === context.zone ? here : undefined;
  if (/\b(?:there|local|that place|its time|yes|yep|yeah)\b/i.test(text)) return there;
  return /\b(?:here|my (?:own )?(?:time|clock)|mine|our time|home)\b/i.test(text) ? here : undefined;
}
