import { leaves, reads } from './test-read.ts';

reads('a place behind an hour tells whose hour it is', [
  ['15:00 paris', 'minute 2026-11-18T15:00 Europe/Paris'],
  ['6pm lisbon', 'hour 2026-11-18T19:00 Europe/Lisbon'],
  ['9pm new york', 'hour 2026-11-19T03:00 America/New_York'],
  ['8:00 in Dublin on Friday', '? minute 2026-11-20T09:00 | minute 2026-11-20T21:00 Europe/Dublin'],
  ['noon in Denver', 'hour 2026-11-18T20:00 America/Denver'],
  ['9 in the morning in Ankara', 'hour 2026-11-19T07:00 Europe/Istanbul'],
  ['Friday 10 am Istanbul', 'hour 2026-11-20T08:00 Europe/Istanbul'],
  ['16h rome', 'hour 2026-11-18T16:00 Europe/Rome'],
]);

reads('a country and what is its own', [
  ['at 4 pm Greek time', 'hour 2026-11-18T15:00 Europe/Athens'],
  ['Monday 8am South African time', 'hour 2026-11-23T07:00 Africa/Johannesburg'],
  ['10 December 09:30 Thai time', 'minute 2026-12-10T03:30 Asia/Bangkok'],
]);

reads("one's own time", [
  ['7 pm my time', 'hour 2026-11-18T19:00'],
  ['tomorrow at 9 our time', 'hour 2026-11-19T09:00'],
  ['8 am here', 'hour 2026-11-19T08:00'],
  ['Friday 18:40 local time', 'minute 2026-11-20T18:40'],
  ['Friday 18:40 local time Lisbon', 'minute 2026-11-20T19:40 Europe/Lisbon'],
]);

reads('a place that is called like a person or a word', [
  ['at 3 nice', 'hour 2026-11-18T15:00'],
  ['9am in Sofia', 'hour 2026-11-19T08:00 Europe/Sofia'],
  ['9am Sofia time', 'hour 2026-11-19T08:00 Europe/Sofia'],
]);

leaves('what may be a person, a meal or a word', [
  ['9am Sofia', ['Sofia']],
  ['the second Sofia', ['Sofia']],
  ['7pm Thai', ['Thai']],
  ['sat spanish', ['spanish']],
]);

leaves('the time of a place nobody named', [
  ['Friday 18:40 local time there', ['local', 'time']],
  ['7pm at the lake', ['lake']],
]);
