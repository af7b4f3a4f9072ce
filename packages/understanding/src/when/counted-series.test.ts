import { reads } from './test-read.ts';

reads('how many there are', [
  [
    'every three weeks, always on a Tuesday at 14:10, starting 1 December, five appointments',
    'WEEKLY;INTERVAL=3;BYDAY=TU;COUNT=5 from 2026-12-01T14:10',
  ],
  ['Sundays at 11, the first on 6 December, nine in all', 'WEEKLY;BYDAY=SU;COUNT=9 from 2026-12-06T11:00'],
  [
    'Fridays 16:00 to 17:30, first being 4 December, seven of them altogether',
    'WEEKLY;BYDAY=FR;COUNT=7 from 2026-12-04T16:00',
  ],
  ['Thursdays at 8pm, starting 3 December, four rehearsals', 'WEEKLY;BYDAY=TH;COUNT=4 from 2026-12-03T20:00'],
  ['five Saturdays, starting this one, 10:00 to 11:00', 'WEEKLY;BYDAY=SA;COUNT=5 from 2026-11-21T10:00'],
  ['10:00 to 11:00 for 3 consecutive Sundays', 'WEEKLY;BYDAY=SU;COUNT=3 from 2026-11-22T10:00'],
  ['daily at 06:45 from tomorrow, nine days', 'DAILY;UNTIL=20261128T054459Z from 2026-11-19T06:45'],
]);

reads('where a series begins and that it has no end', [
  ['after Easter, every Thursday 9:00 to 10:00', 'WEEKLY;BYDAY=TH from 2027-04-01T09:00'],
  ['fortnightly, on a Friday at 18:00', 'WEEKLY;INTERVAL=2;BYDAY=FR from 2026-11-20T18:00'],
  ['every second Saturday at 10:00, no end date', 'WEEKLY;INTERVAL=2;BYDAY=SA from 2026-11-21T10:00'],
  ['Mondays at 21:00 until further notice', 'WEEKLY;BYDAY=MO from 2026-11-23T21:00'],
]);

reads('a day right next to another', [
  ['the Tuesday right after Christmas', 'day 2026-12-29'],
  ['the Sunday just before New Year', 'day 2026-12-27'],
]);
