import type { EventDetails } from '@catch/understanding';

const WHOLE_DAYS =
  /\b(?:vacation|holidays?|day off|days off|pto|annual leave|sick leave|sick day|birthday|anniversary|out of office|public holiday)\b/i;

/** What is said of an event and read apart, put together the way people write it in a calendar. */
export const mendEvent = (event: EventDetails, said: string): EventDetails =>
  wholeDay(destination(withoutParticle(onDuty(event, said), said), said));

/** 'Put me on call this weekend' names no call. */
function onDuty(event: EventDetails, said: string): EventDetails {
  const [, duty] =
    /\b(?:put me|i['’]?m|i am|i['’]?ll be|i will be) on (call|duty|leave|nights)\b/i.exec(said) ?? [];
  const isRead = event.title === undefined || event.title.toLowerCase() === duty?.toLowerCase();
  return duty && isRead ? { ...event, title: `On ${duty.toLowerCase()}` } : event;
}

/** 'Pop the dentist in for both kids' is the dentist for both kids. */
function withoutParticle(event: EventDetails, said: string): EventDetails {
  if (!event.title || !/\b(?:pop|put|stick|pencil|squeeze|slot|fit|book)\b/i.test(said)) return event;
  return { ...event, title: event.title.replace(/ in (?=for )/i, ' ') };
}

/** 'All day' is read as a length of a day, and a day of vacation has no hour: both are events of whole days. */
function wholeDay(event: EventDetails): EventDetails {
  const length = event.duration?.said ?? '';
  const isSaid =
    /\b(?:all|whole|entire|full)[ -]day\b/i.test(length) ||
    event.when.some(({ phrase }) => /^(?:all|the whole|whole|the entire)[ -]day$/i.test(phrase));
  const days = event.when.filter(({ role }) => role !== 'duration');
  const isKind =
    (event.availability === 'outOfOffice' || WHOLE_DAYS.test(event.title ?? '')) &&
    event.duration === undefined &&
    days.length > 0 &&
    days.every(
      ({ when }) =>
        (when.kind === 'interval' && when.allDay) || (when.kind === 'recurrence' && !when.timeSaid),
    );
  if (!isSaid && !isKind) return event;
  const { duration: _duration, ...rest } = event;
  return { ...rest, allDay: true, when: days };
}

/** In 'flight to Lisbon' Lisbon is where it goes, not where it is. */
function destination(event: EventDetails, said: string): EventDetails {
  const { title, place } = event;
  if (!title || !place) return event;
  const whole = `${title} to ${place}`;
  const at = said.toLowerCase().indexOf(whole.toLowerCase());
  if (at < 0) return event;
  const { place: _place, ...rest } = event;
  return { ...rest, title: said.slice(at, at + whole.length) };
}
