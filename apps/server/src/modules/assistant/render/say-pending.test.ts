import { languages } from '@catch/contract/languages';
import { parseDateTime, timed } from '@catch/scheduling';
import { expect, it, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import type { Waiting } from '../renderer.port.ts';
import { receipt, slotOf } from '../values/make.ts';
import type { Change, EventFact, PersonFact, ProposalReason } from '../values/values.ts';

const zone = 'Europe/Madrid';
const reader = { zone, now: parseDateTime('2026-11-19T10:00', zone) };
const at = (clock: string) => timed(parseDateTime(`2026-11-20T${clock}`, zone), zone);
const event = (title: string, more: Partial<EventFact> = {}): EventFact => ({
  id: title,
  title,
  start: at('10:00'),
  end: at('11:00'),
  guests: [],
  repeats: false,
  ...more,
});
const ana: PersonFact = { email: 'ana@x.example', name: 'Ana Silva', origin: 'calendar' };
const ben: PersonFact = { email: 'ben@x.example', name: 'Ben Okafor', origin: 'calendar' };
const asked = (change: Change, reasons: ProposalReason[] = [], more: Partial<Waiting> = {}): Waiting => ({
  tool_call_id: 'call',
  status: 'pending',
  proposal: { changes: [change], reasons },
  formatted_args: '',
  reason: '',
  conflicts: [],
  alternatives: [],
  ...more,
});
const created = (guests: PersonFact[] = []): Change => ({
  did: 'created',
  after: event('Lunch', { guests }),
  recurrence: [],
});
const later = event('Lunch', { start: at('12:00'), end: at('13:00') });
const moved: Change = { did: 'changed', before: event('Lunch'), after: later, scope: 'this' };
const slot = slotOf({ start: at('15:00').at, end: at('16:00').at }, zone);

test.each<[string, Waiting[], string]>([
  [
    'an invitation: whom it reaches, by address',
    [asked(created([ana]), [{ code: 'invites', people: [ana] }])],
    'Lunch, tomorrow 10:00–11:00. Invite Ana Silva (ana@x.example)?',
  ],
  [
    'an invitation after a reason that is about the same guest: the name once',
    [asked(created([ana]), [{ code: 'guests-unknown', people: [ana] }])],
    "Lunch, tomorrow 10:00–11:00. I can't see Ana Silva's calendar. Invite ana@x.example?",
  ],
  [
    'several guests are named with their addresses, whatever the reason said',
    [asked(created([ana, ben]), [{ code: 'guests-unknown', people: [ana] }])],
    "Lunch, tomorrow 10:00–11:00. I can't see Ana Silva's calendar. Invite Ana Silva (ana@x.example) and Ben Okafor (ben@x.example)?",
  ],
  [
    'a guest for an event that is there, named once',
    [
      asked(
        { did: 'changed', before: event('Lunch'), after: event('Lunch'), scope: 'this', invited: [ana] },
        [
          { code: 'tells', people: [ben] },
          { code: 'guests-busy', busy: [{ person: ana, times: [] }] },
        ],
      ),
    ],
    'Ben Okafor will be told. Ana Silva is busy then. Invite ana@x.example to Lunch, tomorrow 10:00–11:00?',
  ],
  [
    'the same people, told and unseen',
    [
      asked(moved, [
        { code: 'tells', people: [ana, ben] },
        { code: 'guests-unknown', people: [ben, ana] },
      ]),
    ],
    "Ana Silva and Ben Okafor will be told. I can't see their calendars. Move Lunch (tomorrow 10:00–11:00) to 12:00–13:00?",
  ],
  [
    'some told, another one unseen',
    [
      asked(moved, [
        { code: 'tells', people: [ana, ben] },
        { code: 'guests-unknown', people: [ben] },
      ]),
    ],
    "Ana Silva and Ben Okafor will be told. I can't see Ben Okafor's calendar. Move Lunch (tomorrow 10:00–11:00) to 12:00–13:00?",
  ],
  [
    'an address that nobody of ours wrote says so',
    [asked(created([{ email: 'eve@evil.example', name: 'Ana Silva' }]))],
    'Lunch, tomorrow 10:00–11:00. Invite Ana Silva (eve@evil.example, NOT written by you)?',
  ],
  [
    'over something else, with other times',
    [
      asked(created(), [{ code: 'overlaps' }], {
        conflicts: [{ summary: 'Tea', start: '2026-11-20T09:00:00Z' }],
        alternatives: [{ ref: '1', slot, label: '', brief: '' }],
      }),
    ],
    'Overlaps with Tea. Free instead: tomorrow 15:00. Book Lunch, tomorrow 10:00–11:00 anyway?',
  ],
  [
    'a move within the day',
    [asked(moved, [{ code: 'tells', people: [ana] }])],
    'Ana Silva will be told. Move Lunch (tomorrow 10:00–11:00) to 12:00–13:00?',
  ],
  [
    'a cancellation needs no reason of its own',
    [asked({ did: 'cancelled', before: event('Lunch'), scope: 'this' }, [{ code: 'cancels' }])],
    'Cancel Lunch, tomorrow 10:00–11:00?',
  ],
  [
    'several, each by itself',
    [asked(created([ana])), asked({ did: 'cancelled', before: event('Tea'), scope: 'all' })],
    'I need your OK for each of these:\n• Lunch, tomorrow 10:00–11:00, inviting Ana Silva (ana@x.example)\n• Cancel Tea, tomorrow 10:00–11:00 (the whole series)',
  ],
  [
    'one from before proposals were kept as data',
    [{ ...asked(created()), proposal: undefined, formatted_args: 'Do it', reason: 'It matters.' }],
    'It matters. Do it?',
  ],
])('%s', (_name, waiting, said) => {
  expect(english.pending(waiting, reader)).toBe(said);
});

it("'again' is for a reminder that was sent, not for one that was only moved", () => {
  const receiptOf = (more: object) => {
    const before = { id: 'r', text: 'call mum' };
    const after = { ...before, next: at('12:00'), isSnoozed: true as const, ...more };
    return english.report(receipt([{ did: 'reminder-changed', before, after }], { toolCallId: 'c' }), reader)
      .receipt;
  };
  expect(receiptOf({})).toBe("I'll remind you tomorrow at 12:00: call mum.");
  expect(receiptOf({ isAgain: true })).toBe("I'll remind you again tomorrow at 12:00: call mum.");
});

it('characters differ in small talk, and in no fact', () => {
  const value = receipt([created()], { toolCallId: 'c' });
  const characters = ['nora', 'milo', 'vera', 'otis', 'juno', 'sol'];
  for (const language of languages)
    for (const what of ['hello', 'thanks', 'goodbye', 'chat'] as const) {
      const said = characters.map((character) =>
        english.say({ kind: 'talk', what }, { ...reader, character, language }),
      );
      expect(new Set(said).size, said.join(' ')).toBe(6);
    }
  const receipts = characters.map((character) => english.report(value, { ...reader, character }).receipt);
  expect(new Set(receipts).size).toBe(1);
});
