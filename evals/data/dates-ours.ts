import { findWhen, normalForm, resolveWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Answer, DateEngine, EngineFind, Reference } from './dates-types.ts';

function contextOf(reference: Reference): WhenContext {
  return {
    now: Temporal.Instant.from(`${reference.local}${reference.offset}`),
    zone: reference.offset === '+00:00' ? 'UTC' : reference.offset,
    locale: reference.locale.toLowerCase() === 'en' ? 'en-US' : reference.locale,
  };
}

const wall = (t: Temporal.ZonedDateTime): string => t.toPlainDateTime().toString({ smallestUnit: 'second' });

/** The start of the last unit inside, which is how people name the end: 'from Monday to Wednesday'. */
function lastUnit(end: Temporal.ZonedDateTime, grain: string): string | undefined {
  const units: Record<string, Temporal.DurationLike> = {
    day: { days: 1 },
    week: { weeks: 1 },
    month: { months: 1 },
    quarter: { months: 3 },
    year: { years: 1 },
  };
  const unit = units[grain];
  return unit && wall(end.subtract(unit));
}

/**
 * Recognizers gives a time in the zone that was said ('3pm PST' is 15:00, along with its offset); our readings are in
 * the person's own zone and say which was named. The same instant is compared on the same wall clock.
 */
function inZoneSaid(when: When): When {
  const { zone } = when;
  if (when.kind === 'ambiguous' && when.default)
    return { ...when, options: when.options.map(inZoneSaid), default: inZoneSaid(when.default) };
  if (zone === undefined) return when;
  if (when.kind === 'instant') return { ...when, at: when.at.withTimeZone(zone) };
  if (when.kind === 'interval')
    return { ...when, start: when.start.withTimeZone(zone), end: when.end.withTimeZone(zone) };
  return when.kind === 'open' ? { ...when, at: when.at.withTimeZone(zone) } : when;
}

function answerOf(when: When): Answer {
  const form = normalForm(when);
  switch (form.type) {
    case 'value':
      return { type: 'value', value: wall(form.value), grain: form.grain };
    case 'interval': {
      const lastOf = when.kind === 'interval' && when.range ? lastUnit(form.to, form.grain) : undefined;
      return {
        type: 'interval',
        from: wall(form.from),
        to: wall(form.to),
        ...(lastOf === undefined ? {} : { lastOf }),
      };
    }
    case 'open': {
      const lastOf = form.to && lastUnit(form.to, form.grain);
      return {
        type: 'open',
        ...(form.from ? { from: wall(form.from) } : {}),
        ...(form.to ? { to: wall(form.to) } : {}),
        ...(lastOf ? { lastOf } : {}),
      };
    }
    case 'duration':
      return { type: 'duration', seconds: form.seconds };
    case 'recurrence':
      return {
        type: 'set',
        rule: (form.rrule[0] ?? '').replace('RRULE:', ''),
        time: wall(form.start).slice(11),
      };
    case 'windows': {
      const [first] = form.windows;
      return first
        ? { type: 'interval', from: wall(first.from), to: wall(first.to) }
        : { type: 'unresolved' };
    }
    default:
      return { type: 'unresolved' };
  }
}

function offeredBy(when: When): Answer[] {
  const own = when.kind === 'ambiguous' ? when.options : (when.alternatives ?? []);
  return own.flatMap((w) => [answerOf(w), ...offeredBy(w)]);
}

const findOf = (when: When, start: number, end: number): EngineFind => ({
  start,
  end,
  answer: answerOf(when),
  offered: offeredBy(when),
});

export const ours: DateEngine = {
  name: 'ours',
  phrase: (text, reference) => {
    const when = resolveWhen(text, contextOf(reference));
    return when.kind === 'none' ? null : findOf(when, 0, text.length);
  },
  sentence: (text, reference) =>
    findWhen(text, contextOf(reference))
      .filter((f) => f.when.kind !== 'none')
      .map((f) => findOf(inZoneSaid(f.when), f.start, f.end)),
};
