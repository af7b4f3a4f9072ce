import { parseDateTime, timed } from '@catch/scheduling';
import { describe, expect, it, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { intended, question, receipt, refusal, slotOf, takenBack } from '../values/make.ts';
import type { Asks, Change, EventFact, Receipt, RefusalReason, Wish } from '../values/values.ts';

const zone = 'Europe/Madrid';
const reader = { zone, now: parseDateTime('2026-11-16T10:00', zone) };
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
const call = { toolCallId: 'c' };
const FRIDAY = 'Friday 20 November 2026, 10:00–11:00 (Europe/Madrid)';
const FRI = 'Fri 20 Nov, 10:00–11:00';
const receiptOf = (changes: readonly Change[], left: Receipt['left'] = []) =>
  english.report(receipt(changes, call, left), reader).receipt;

describe('what was done', () => {
  test.each<[string, Change[], Receipt['left'], string]>([
    [
      'with guests, a place and a link',
      [
        {
          did: 'created',
          after: event('Review', {
            guests: [{ email: 'ana@x.example', name: 'Ana' }],
            place: 'Room 4',
            note: 'https://example.org/plan',
          }),
          recurrence: [],
        },
      ],
      [],
      `Booked: Review, ${FRI}, with Ana, Room 4, note: https://example.org/plan.`,
    ],
    [
      'only what is different',
      [
        {
          did: 'changed',
          before: event('Review', { place: 'Room 4' }),
          after: event('Review', { place: 'Room 5', showsAsFree: true }),
          scope: 'all',
          note: { text: 'bring a pen', isAdded: true },
        },
      ],
      [],
      `Changed: Review, ${FRI} (the whole series): place: Room 5, added to the note: 'bring a pen', shown as free.`,
    ],
    [
      'of several on one day, the day once',
      ['Tea', 'Yoga'].map((title) => ({ did: 'cancelled', before: event(title), scope: 'this' })),
      [],
      `Cancelled: Tea, ${FRI}; Yoga, ${FRI.replace(/^.* /, '')}.`,
    ],
    [
      'and what was left',
      [{ did: 'moved', before: event('Tea'), after: event('Tea') }],
      [{ event: event('Yoga'), why: 'not-organiser' }],
      `Moved: Tea, ${FRI}. I couldn't move Yoga, ${FRI}.`,
    ],
    [
      'never claims that nothing happened when nobody can know',
      [{ did: 'cancelled', before: event('Tea'), scope: 'this' }],
      [{ event: event('Yoga'), why: 'calendar-silent' }],
      `Cancelled: Tea, ${FRI}. Then Google Calendar stopped answering, so I don't know about the rest yet: Yoga, ${FRI}. I'll check and let you know.`,
    ],
  ])('%s', (_name, changes, left, said) => {
    expect(receiptOf(changes, left)).toBe(said);
  });

  it('an undo names what could not be put back', () => {
    const undone = {
      did: 'undone',
      call: 'd',
      tool: 'update_event',
      was: 'moved',
      restored: [event('Tea')],
    } as const;
    const value = takenBack(undone, [{ event: event('Yoga'), why: 'changed-since' }]);
    expect(english.report(value, reader).receipt).toBe(
      `Undone: Tea, ${FRI} is back where it was. Changed since, so left alone: Yoga, ${FRI}.`,
    );
  });
});

describe('what is asked', () => {
  test.each<[Asks, string]>([
    [{ for: 'event', words: 'the talk' }, "Which event do you mean by 'the talk'?"],
    [{ for: 'length', because: 'missing' }, 'How long should it be?'],
    [{ for: 'days', count: 31, to: 'cancel' }, 'That would be 31 events. Which days do you mean?'],
    [
      { for: 'reading', words: 'twice a week', often: { times: 2, unit: 'week' } },
      'Twice a week: on which days?',
    ],
  ])('%j', (asks, said) => {
    expect(english.report(question(asks), reader).data).toEqual({ status: 'question', question: said });
  });

  test.each<[Asks, string]>([
    [{ for: 'time', because: 'not-understood', words: 'soonish' }, 'When should it be?'],
    [{ for: 'new-time', because: 'not-understood', words: 'soonish' }, 'When should I move it to?'],
    [{ for: 'event-time', words: 'soonish' }, 'When is it at the moment?'],
    [{ for: 'window', words: 'soonish' }, 'Which day or time?'],
    [{ for: 'rhythm', because: 'not-understood', words: 'soonish' }, 'How often should it repeat?'],
    [{ for: 'length', because: 'not-understood', words: 'soonish' }, 'How long should it be?'],
    [{ for: 'reminder-time', because: 'not-understood', words: 'soonish' }, 'When should I remind you?'],
  ])('words that were not understood go back with a hint how to say them: %j', (asks, said) => {
    expect(english.report(question(asks), reader).data).toEqual({
      status: 'not_understood',
      not_understood: 'soonish',
      repair: expect.stringContaining('ISO 8601'),
    });
    expect(english.say(question(asks), reader)).toBe(`${said} I didn't understand 'soonish'.`);
  });

  it('ends on two clocks: the question for the person, and how a model gives each end', () => {
    const asks = {
      for: 'time',
      because: 'two-clocks',
      words: 'Friday 12:00 to 15:00 New York time',
    } as const;
    expect(english.report(question(asks), reader).data).toEqual({
      status: 'question',
      question:
        "In 'Friday 12:00 to 15:00 New York time', are both times in that time zone, or is the first one in yours?",
      note: expect.stringContaining('an instant with its offset'),
    });
  });

  it('which reading: by the clock where the day is the same, and in full to choose from', () => {
    const asks = { for: 'reading', words: 'at 8' } as const;
    expect(
      english.report(question(asks, [{ moment: at('08:00') }, { moment: at('20:00') }]), reader).data,
    ).toEqual({
      status: 'question',
      question: 'Do you mean 08:00 or 20:00?',
      options: [
        'Friday 20 November 2026, 08:00 (Europe/Madrid)',
        'Friday 20 November 2026, 20:00 (Europe/Madrid)',
      ],
    });
  });

  it("other people's words stand under keys that say so", () => {
    const theirs = { ...event('Yoga'), organiser: { email: 'ana@x.example', origin: 'unknown' as const } };
    const value = question({ for: 'event' }, [{ event: event('Tea') }, { event: theirs }]);
    expect(english.report(value, reader)).toMatchObject({
      ok: false,
      data: {
        candidates: [
          { event_id: 'Tea', when: FRIDAY, title: 'Tea' },
          { event_id: 'Yoga', when: FRIDAY, untrusted_title: 'Yoga' },
        ],
      },
    });
  });
});

describe('what waits for a yes', () => {
  const card = (proposal: Parameters<typeof english.card>[0]) =>
    english.card(proposal, { tool_name: 'set_reminder', args: { text: 'call' } }, reader);
  const people = [{ email: 'ana@x.example', name: 'Ana', origin: 'unknown' as const }];

  it('names whom it reaches, where the address is from, what is in the way and what is not', () => {
    const change = { did: 'created', after: event('Review', { guests: people }), recurrence: [] } as const;
    const slot = slotOf({ start: at('12:00').at, end: at('13:00').at }, zone);
    expect(
      card(
        intended([change], {
          reasons: [{ code: 'overlaps' }, { code: 'invites', people }],
          conflicts: [event('Tea')],
          alternatives: [slot],
        }),
      ),
    ).toMatchObject({
      formatted: `Book 'Review' on ${FRIDAY}, inviting Ana <ana@x.example> (NOT written by you)`,
      reason: 'Overlaps with Tea. Ana will be invited.',
      conflicts: [{ summary: 'Tea', start: '2026-11-20T09:00:00.000Z' }],
      alternatives: [
        {
          ref: '1',
          slot,
          label: 'Friday 20 November 2026, 12:00–13:00 (Europe/Madrid)',
          brief: 'Fri 20 Nov, 12:00',
        },
      ],
    });
  });

  it('a cancellation tells its guests, and has one reason', () => {
    const change = { did: 'cancelled', before: event('Tea'), scope: 'following' } as const;
    expect(card(intended([change], { reasons: [{ code: 'cancels', people }] }))).toMatchObject({
      formatted: `Cancel Tea, ${FRIDAY} (this and all following), telling Ana`,
      reason: 'Ana will be told.',
    });
  });

  it('says why: each thing once, names while they are few, other days with weekday, day and month', () => {
    const guests = ['Ana', 'Ben', 'Carla', 'Dev', 'Emma'].map((name) => ({
      email: `${name}@x.example`,
      name,
    }));
    const change = { did: 'created', after: event('Review'), recurrence: ['RRULE:FREQ=DAILY'] } as const;
    const elsewhere = event('Fair\nof <b>all</b>', {
      start: { kind: 'date', date: '2026-11-26' },
      end: { kind: 'date', date: '2026-11-27' },
    });
    const reason = card(
      intended([change], {
        reasons: [
          { code: 'unsure', words: ['blue', 'folder'] },
          { code: 'invites', people: guests },
          { code: 'tells', people },
          { code: 'cancels', people },
          { code: 'overlaps' },
        ],
        conflicts: [event('Stand-up'), elsewhere],
      }),
    ).reason;
    expect(reason).toBe(
      "I'm not sure about: blue folder. Ana, Ben, Carla and 2 others will be invited. Ana will be told. " +
        'Overlaps with Stand-up, Fair of <b>all</b> (Thursday 26 November 2026).',
    );
  });

  it('what has no sentence of its own is shown as it was called', () => {
    expect(card(intended([])).formatted).toBe("Set reminder: text 'call'");
  });

  it('a reminder says of what, and when', () => {
    const reminder = { id: 'r', text: 'call', next: at('12:00') };
    expect(card(intended([{ did: 'reminder-set', reminder }])).formatted).toBe(
      'Remind you on Friday 20 November 2026, 12:00 (Europe/Madrid): call',
    );
  });
});

it('a refusal says why, and what would work instead', () => {
  const why = { code: 'taken-meanwhile', conflicts: [event('Tea')], to: 'book' } as const;
  const slot = slotOf({ start: at('12:00').at, end: at('13:00').at }, zone);
  expect(english.report(refusal(why, { instead: [{ slot }] }), reader)).toMatchObject({
    ok: false,
    data: {
      status: 'refused',
      reason: 'That time has just been taken, so nothing was booked.',
      alternatives: ['Friday 20 November 2026, 12:00–13:00 (Europe/Madrid)'],
    },
    conflicts: [{ summary: 'Tea' }],
  });
});

describe('whether it was made', () => {
  const wish: Wish = {
    tool: 'create_event',
    proposal: { changes: [{ did: 'created', after: event('Tea'), recurrence: [] }], reasons: [] },
  };
  const unresolved: Wish = { tool: 'create_event', args: { title: 'yoga', when: 'tomorrow at 6pm' } };
  const soFar = receipt([{ did: 'cancelled', before: event('Tea'), scope: 'this' }], call);
  test.each<[string, RefusalReason, string]>([
    [
      'is not known yet',
      { code: 'in-doubt', wish },
      `Google Calendar isn't answering, so I don't know yet whether this went through: Book 'Tea' on ${FRIDAY}. I'll check and let you know.`,
    ],
    ['is known of a part', { code: 'in-doubt', wish, soFar }, `Cancelled: Tea, ${FRIDAY}.`],
    [
      'is known: it was not begun',
      { code: 'not-begun', wish: unresolved, because: { code: 'calendar-unavailable' } },
      "Not done: create event 'yoga' (tomorrow at 6pm). I can't reach Google Calendar right now. Please ask again in a minute.",
    ],
    [
      'was found out: it was not',
      { code: 'not-made', wish, because: { code: 'gone' } },
      `That didn't go through: Book 'Tea' on ${FRIDAY}. This event is no longer in your calendar.`,
    ],
    [
      'of what was to be taken back',
      {
        code: 'in-doubt',
        wish: {
          tool: 'undo_last_action',
          proposal: {
            changes: [{ did: 'undone', call: 'c', tool: 'create_event', of: wish, restored: [] }],
            reasons: [],
          },
        },
      },
      `Google Calendar isn't answering, so I don't know yet whether this went through: Undo: Book 'Tea' on ${FRIDAY}. I'll check and let you know.`,
    ],
  ])('%s', (_name, why, said) => {
    expect(english.report(refusal(why), reader)).toMatchObject({ ok: false, data: { reason: said } });
  });

  it('stays with what would work instead', () => {
    const because = { code: 'taken-meanwhile', conflicts: [event('Yoga')], to: 'book' } as const;
    expect(english.report(refusal({ code: 'not-made', wish, because }), reader)).toMatchObject({
      data: { status: 'refused', alternatives: [] },
      conflicts: [{ summary: 'Yoga' }],
    });
  });
});
