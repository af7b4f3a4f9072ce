import { event, test } from './week-calendar-page.ts';

test('look', async ({ page, api, openPanel }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  api.on('calendars', { calendars: [{ id: 'a', summary: 'Personal', primary: true }, { id: 'b', summary: 'Team Northwind', primary: false }, { id: 'c', summary: 'Holidays in Spain', primary: false }] });
  api.on('calendarEvents', ({ url }) => ({ timezone: 'Europe/Madrid', week_start: '', week_end: '', events: url.searchParams.get('calendar_id') === 'a' ? [
    event({ summary: 'Planning', start: `${url.searchParams.get('start_date')}T09:00:00Z`, end: `${url.searchParams.get('start_date')}T10:30:00Z` }),
    event({ summary: 'Standup', start: `${url.searchParams.get('start_date')}T08:00:00Z`, end: `${url.searchParams.get('start_date')}T08:15:00Z` }),
    event({ summary: 'Design review with the whole team', response_status: 'needsAction', start: `${url.searchParams.get('start_date')}T09:30:00Z`, end: `${url.searchParams.get('start_date')}T10:30:00Z` }),
    event({ summary: 'Declined thing', response_status: 'declined', start: `${url.searchParams.get('start_date')}T13:30:00Z`, end: `${url.searchParams.get('start_date')}T14:30:00Z` }),
    event({ summary: 'Early run', start: `${url.searchParams.get('start_date')}T04:30:00Z`, end: `${url.searchParams.get('start_date')}T05:30:00Z` }),
    event({ summary: 'Late call', start: `${url.searchParams.get('start_date')}T22:30:00Z`, end: `${url.searchParams.get('start_date')}T23:30:00Z` }),
    event({ summary: 'Vacation', start: url.searchParams.get('start_date')!, end: url.searchParams.get('end_date')! }),
  ] : [] }));
  await openPanel();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shots/wc.png' });
});
