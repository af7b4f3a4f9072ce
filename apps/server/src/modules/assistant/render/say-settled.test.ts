import { expect, it } from 'vitest';
import { momentAt } from '../values/make.ts';
import type { Wish } from '../values/values.ts';
import { sayConflict, saySettled, sayStale } from './say-settled.ts';

const at = new Date('2026-03-04T13:02:00Z');
const noon = Date.UTC(2026, 10, 20, 12);
const lunch: Wish & { call: string } = {
  call: 'call-2',
  tool: 'create_event',
  proposal: {
    reasons: [{ code: 'invites', people: [{ email: 'ana@example.org' }] }],
    changes: [
      {
        did: 'created',
        recurrence: [],
        after: {
          id: '',
          title: 'Lunch',
          start: momentAt(noon, 'Europe/Madrid'),
          end: momentAt(noon + 1_800_000, 'Europe/Madrid'),
          guests: [{ email: 'ana@example.org' }],
          place: 'Barn 2',
          repeats: false,
        },
      },
    ],
  },
};

it.each([
  ['approved', 'SLACK', 'Europe/Madrid', 'Approved in Slack, 14:02'],
  ['denied', 'WHATSAPP', 'Asia/Kathmandu', 'Denied on WhatsApp, 18:47'],
  ['approved', 'WEB', 'America/New_York', 'Approved on the web, 08:02'],
  ['superseded', null, 'UTC', 'Replaced by what you wrote afterwards'],
  ['expired', null, 'UTC', 'Expired; please ask again'],
  // Its time is over although nobody has marked it so yet.
  ['pending', null, 'UTC', 'Expired; please ask again'],
] as const)('%s %s in %s', (status, decided_channel, zone, line) => {
  const approval = {
    status,
    decided_channel,
    decided_at: at,
    replaced_by: null,
    alternatives: [],
    chosen: null,
  };
  expect(saySettled(approval, zone)).toBe(line);
  expect(sayStale(approval, { zone })).toBe(
    `That's already settled: ${line[0]?.toLowerCase()}${line.slice(1)}.`,
  );
});

it('replaced: by what, in the reader’s time and without what its own card says', () => {
  const replaced = {
    status: 'superseded',
    decided_channel: null,
    decided_at: at,
    replaced_by: lunch,
    alternatives: [],
    chosen: null,
  };
  const by = "Book 'Lunch' on Friday 20 November 2026, 13:00–13:30 (Europe/Madrid)";
  expect(saySettled(replaced, 'Europe/Madrid')).toBe(`Replaced by: ${by}`);
  expect(sayStale(replaced, { zone: 'Europe/Madrid' })).toBe(`That was replaced by: ${by}.`);
  expect(sayConflict(replaced, 'Europe/Madrid')).toBe(`This proposal was replaced by: ${by}.`);
});

it('agreed to at another time: at which', () => {
  const chosen = {
    status: 'approved',
    decided_channel: 'SLACK' as const,
    decided_at: at,
    replaced_by: null,
    alternatives: [{ ref: '1', label: 'Friday 20 November 2026, 15:00–16:00 (Europe/Madrid)' }],
    chosen: '1',
  };
  expect(saySettled(chosen, 'Europe/Madrid')).toBe(
    'Approved for Friday 20 November 2026, 15:00–16:00 (Europe/Madrid) in Slack, 14:02',
  );
});
