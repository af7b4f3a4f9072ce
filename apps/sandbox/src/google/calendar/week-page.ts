import { addDays, DAY, dayAt, formatDate, parseDate, startOfDay, zoneOf } from '@catch/scheduling';
import type { Account } from '../../accounts/account.ts';
import { avatarPath } from '../../accounts/accounts.part.ts';
import type { SandboxContext } from '../../platform/context.ts';
import { type Html, html } from '../../platform/html.ts';
import { page } from '../../platform/page.ts';
import { type CalendarEntry, createCalendars } from './calendar.repository.ts';
import { collectEvents } from './collect-events.ts';
import { createEvents } from './event.repository.ts';
import type { EventRow } from './event-data.ts';
import { instantOfTime, isAllDay } from './event-time.ts';
import { eventPath } from './render-event.ts';

interface Placed {
  readonly row: EventRow;
  readonly entry: CalendarEntry;
  readonly start: number;
  readonly end: number;
}

const mondayBefore = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

const clockTime = (instant: number, zone: string): string =>
  new Date(zoneOf(zone).toLocal(instant)).toISOString().slice(11, 16);

const ANSWERS: Record<string, string> = {
  needsAction: 'not answered',
  tentative: 'maybe',
  declined: 'declined',
};

const KINDS: Record<string, string> = {
  workingLocation: 'place of work',
  focusTime: 'focus',
  outOfOffice: 'away',
  birthday: 'birthday',
};

const entryOf = ({ row, entry, start, end }: Placed, zone: string): Html => {
  const { data } = row;
  const answer = data.attendees?.find((attendee) => attendee.email === row.calendarId)?.responseStatus;
  const seesDetails = entry.accessRole !== 'freeBusyReader';
  const title = seesDetails ? String(data.summary ?? '(No title)') : 'Busy';
  const time = isAllDay(data.start) ? 'All day' : `${clockTime(start, zone)}–${clockTime(end, zone)}`;
  const note = ANSWERS[answer ?? ''] ?? KINDS[data.eventType] ?? '';
  return html`<div class="entry" style="border-color:${entry.backgroundColor}"><time>${time}</time>
<a href="${eventPath(row)}" class="${answer === 'declined' ? 'struck' : ''}">${title}</a>
${note !== '' && html`<span class="badge">${note}</span>`}</div>`;
};

/** One person's week as seven lists, in that person's own zone. */
export const weekPage = async (
  context: SandboxContext,
  account: Account,
  wanted: string | undefined,
): Promise<string> => {
  const zone = account.timeZone;
  const today = dayAt(context.now().getTime(), zone);
  const monday = mondayBefore(wanted === undefined ? today : parseDate(wanted));
  const calendars = createCalendars(context.database);
  await calendars.ensurePrimary(account);
  const entries = await calendars.entries(account.email);
  const options = {
    singleEvents: true,
    showDeleted: false,
    timeMin: startOfDay(monday, zone),
    timeMax: startOfDay(monday + 7, zone),
  };
  const placed: Placed[] = [];
  for (const entry of entries) {
    const rows = await collectEvents(createEvents(context.database), entry, options, context.now().getTime());
    for (const row of rows) {
      placed.push({
        row,
        entry,
        start: instantOfTime(row.data.start, zone),
        end: instantOfTime(row.data.end, zone),
      });
    }
  }
  placed.sort(
    (a, b) => Number(isAllDay(b.row.data.start)) - Number(isAllDay(a.row.data.start)) || a.start - b.start,
  );

  const days = Array.from({ length: 7 }, (_value, index) => monday + index).map((day) => {
    const from = startOfDay(day, zone);
    const to = startOfDay(day + 1, zone);
    const own = placed.filter(({ start, end }) => start < to && (end > from || start >= from));
    const name = new Date(day * DAY).toLocaleDateString('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return html`<section class="day ${day === today ? 'today' : ''}"><h2>${name}</h2>${own.map((one) => entryOf(one, zone))}</section>`;
  });
  const link = (day: number) => `/calendar?user=${encodeURIComponent(account.email)}&week=${formatDate(day)}`;
  return page(
    `Calendar of ${account.name}`,
    html`<div class="person"><img class="avatar" src="${avatarPath(account.sub)}" alt="">
<div><h1>${account.name}</h1><p class="quiet">${account.email} · ${zone} · week of ${formatDate(monday)}</p></div></div>
<p class="row"><a class="button" href="${link(monday - 7)}">Previous</a><a class="button" href="${link(today)}">Today</a><a class="button" href="${link(monday + 7)}">Next</a></p>
<ul class="links">${entries.map((entry) => html`<li><span style="color:${entry.backgroundColor}" aria-hidden="true">●</span> ${entry.summaryOverride ?? entry.summary} <span class="quiet">(${entry.accessRole})</span></li>`)}</ul>
<div class="scroll" style="margin-top:1rem"><div class="week">${days}</div></div>`,
  );
};

/** Everything the sandbox knows about one event; what an event's htmlLink opens. */
export const eventPage = (row: EventRow): string => {
  const { data } = row;
  const week = isAllDay(data.start) ? data.start.date : data.start.dateTime.slice(0, 10);
  return page(
    String(data.summary ?? 'Event'),
    html`<p><a href="/calendar?user=${encodeURIComponent(row.calendarId)}&amp;week=${addDays(week, 0)}">Calendar of ${row.calendarId}</a></p>
<h1 class="${row.cancelled ? 'struck' : ''}">${String(data.summary ?? '(No title)')}</h1>
<p class="quiet">${row.id}${row.cancelled && ' · deleted'}</p><pre><code>${JSON.stringify(data, null, 2)}</code></pre>`,
  );
};
