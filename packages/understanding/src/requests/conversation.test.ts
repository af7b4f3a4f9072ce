import { describe, expect, it, test } from 'vitest';
import type { ConversationState } from './conversation.ts';
import type { Frame } from './frames.ts';
import { first, kinds, one, read, short } from './testing.ts';

const lunch = first('book lunch with Ana on Friday at 1');
const pending = (frame: Frame): ConversationState => ({ pending: { frame } });
const revised = (message: string, state: ConversationState) => one('correct', message, state).revised;
const whenOf = (frame: Frame | undefined): string[] =>
  frame?.kind === 'createEvent'
    ? frame.event.when.map((slot) => short(slot.when))
    : frame?.kind === 'moveEvent'
      ? frame.to.map((slot) => short(slot.when))
      : [];

describe('while something waits for a yes', () => {
  test.each(['yes', 'sure', 'go ahead', 'perfect, thanks', 'ok', 'looks good', '👍'])(
    '%s: agreed',
    (message) => {
      expect(kinds(message, pending(lunch))).toEqual(['confirm']);
    },
  );

  test.each(['no', 'nope', 'cancel it', 'never mind', "don't"])('%s: refused', (message) => {
    expect(kinds(message, pending(lunch))).toEqual(['reject']);
  });

  it('keeps the day when only the hour changes, and the hour when only the day does', () => {
    expect(whenOf(revised('yes but at 2', pending(lunch)))).toEqual(['2026-11-20T14:00']);
    expect(whenOf(revised('tomorrow instead', pending(lunch)))).toEqual(['2026-11-19T13:00']);
    expect(whenOf(revised('no, Thursday', pending(lunch)))).toEqual(['2026-11-19T13:00']);
    expect(whenOf(revised('actually 2pm', pending(lunch)))).toEqual(['2026-11-20T14:00']);
  });

  it('says whether the rest is agreed to', () => {
    expect(one('correct', 'yes, but at 2', pending(lunch)).agreed).toBe(true);
    expect(one('correct', 'no, Thursday', pending(lunch)).agreed).toBe(false);
  });

  it('changes length, place, people, title and link', () => {
    expect(revised('make it half an hour', pending(lunch))).toMatchObject({
      event: { title: 'lunch', duration: { minutes: 30 } },
    });
    expect(revised("at Luigi's", pending(lunch))).toMatchObject({ event: { place: "Luigi's" } });
    expect(revised('and Bob too', pending(lunch))).toMatchObject({
      event: { people: [{ name: 'Ana' }, { name: 'Bob' }] },
    });
    expect(revised('without Ana', pending(lunch))).toMatchObject({ event: { people: [] } });
    expect(revised('remove Ana', pending(lunch))).toMatchObject({ event: { people: [] } });
    expect(revised('call it Team lunch', pending(lunch))).toMatchObject({ event: { title: 'Team lunch' } });
    expect(revised('add a video link', pending(lunch))).toMatchObject({ event: { videoLink: true } });
  });

  it('lets a new request be a new request', () => {
    expect(kinds("what's on Thursday?", pending(lunch))).toEqual(['queryAgenda']);
    expect(kinds('schedule a call with Mia on Monday at 3', pending(lunch))).toEqual(['createEvent']);
    expect(kinds('yes, and cancel my dentist', pending(lunch))).toEqual(['confirm', 'cancelEvent']);
  });

  it("takes 'cancel it' as a yes when cancelling was proposed", () => {
    const cancel = first('cancel my lunch with Ana');
    expect(kinds('cancel it', pending(cancel))).toEqual(['confirm']);
    expect(kinds('yes, delete it', pending(cancel))).toEqual(['confirm']);
    expect(revised('I meant my dinner with Ana', pending(cancel))).toMatchObject({
      kind: 'cancelEvent',
      reference: { title: 'dinner' },
    });
    expect(one('correct', 'no, the other one', pending(cancel)).changes.other).toBe(true);
  });

  it('corrects a move', () => {
    const move = first('move my dentist to Friday');
    expect(whenOf(revised('yes, but at 10', pending(move)))).toEqual(['2026-11-20T10:00']);
  });
});

describe('choosing', () => {
  const options: ConversationState = {
    ...pending(lunch),
    options: [
      { id: 'a', label: 'Thu 10:00', start: '2026-11-19T10:00:00-05:00' },
      { id: 'b', label: 'Thu 15:00', start: '2026-11-19T15:00:00-05:00' },
      { id: 'c', label: 'Fri 09:00', start: '2026-11-20T09:00:00-05:00' },
    ],
  };
  test.each([
    ['the second one', 'b'],
    ['3pm', 'b'],
    ['the 3pm one', 'b'],
    ['friday', 'c'],
    ["let's do 10", 'a'],
    ['the last', 'c'],
    ['2', 'b'],
    ['the first please', 'a'],
    ['whichever', 'a'],
  ])('%s', (message, id) => {
    expect(one('choose', message, options).id).toBe(id);
  });

  it('may be none of them', () => {
    expect(kinds('none of these work', options)).toEqual(['reject']);
  });
});

describe('answers to a question', () => {
  const ask = (message: string): ConversationState => {
    const { frames, question, asks } = read(message);
    if (!question || !asks) throw new Error(`nothing is asked after '${message}'`);
    const frame = frames[asks.frame];
    return { question: { slot: asks.slot, text: question, ...(frame ? { frame } : {}) } };
  };

  it('fill the time', () => {
    const state = ask('schedule a meeting with Bob');
    for (const [answer, start] of [
      ['tomorrow at 3', '2026-11-19T15:00'],
      ['3', '2026-11-18T15:00'],
      ['Friday at noon please', '2026-11-20T12:00'],
    ] as const) {
      const create = one('createEvent', answer, state);
      expect(create).toMatchObject({ continues: true, event: { people: [{ name: 'Bob' }] } });
      expect(whenOf(create)).toEqual([start]);
    }
    expect(one('createEvent', 'with Ana tomorrow at 4', state).event.people).toHaveLength(2);
  });

  it('may be a change of subject or of mind', () => {
    const state = ask('schedule a meeting with Bob');
    expect(kinds("what's on tomorrow?", state)).toEqual(['queryAgenda']);
    expect(kinds('never mind', state)).toEqual(['reject']);
  });

  it('fill the rest', () => {
    expect(one('setReminder', 'to water the plants', ask('remind me tomorrow at 9'))).toMatchObject({
      text: 'water the plants',
      when: [{ phrase: 'tomorrow at 9' }],
    });
    expect(one('cancelEvent', 'the one with Omar', ask('cancel a meeting')).reference.people).toMatchObject([
      { name: 'Omar' },
    ]);
    expect(
      one('createEvent', '30 minutes', { question: { slot: 'duration', text: 'How long?', frame: lunch } })
        .event.duration,
    ).toMatchObject({ minutes: 30 });
    expect(
      one('createEvent', 'Quarterly planning', {
        question: { slot: 'title', text: 'What is it?', frame: lunch },
      }).event.title,
    ).toBe('Quarterly planning');
    expect(
      one('findTime', 'Ana and Bob', {
        question: { slot: 'people', text: 'Who?', frame: first('find a time next week') },
      }).event.people,
    ).toHaveLength(2);
  });

  it('turn a doubt into a request', () => {
    const doubt: ConversationState = {
      question: { slot: 'confirmation', text: 'Shall I?', frame: { ...lunch, confidence: 0.4 } },
    };
    expect(read('yes', doubt)).toMatchObject({ frames: [{ kind: 'createEvent' }], confidence: 0.9 });
    expect(kinds('no', doubt)).toEqual(['reject']);
  });
});

describe('what is being talked about', () => {
  const review = { id: 'e1', title: 'Design review', start: '2026-11-19T10:00:00-05:00' };
  const noon = { id: 'e2', title: 'Lunch', start: '2026-11-19T12:00:00-05:00' };
  const talk: ConversationState = { focus: review, lastFrames: [lunch] };

  test.each([
    ['cancel it', 'cancelEvent'],
    ['move it to Friday', 'moveEvent'],
    ['make it an hour', 'resizeEvent'],
    ['who is coming?', 'queryAttendees'],
    ['where is it?', 'queryDetail'],
    ['invite Sam', 'invitePeople'],
    ['rename it to Budget', 'renameEvent'],
  ] as const)('%s', (message, kind) => {
    expect(one(kind, message, talk).reference.id).toBe('e1');
  });

  it('corrects what was just done', () => {
    expect(revised('I meant Thursday', talk)).toMatchObject({ kind: 'moveEvent', reference: { id: 'e1' } });
  });

  it('points into the list that was shown', () => {
    const state: ConversationState = { shown: [review, noon], lastFrames: [first("what's on tomorrow")] };
    expect(one('cancelEvent', 'cancel the second one', state).reference.id).toBe('e2');
    expect(one('moveEvent', 'move the first to Friday', state).reference.id).toBe('e1');
    expect(one('cancelEvent', 'delete the last one', state).reference.id).toBe('e2');
  });

  it('asks the last question again for another time or person', () => {
    const state: ConversationState = { lastFrames: [first("what's on tomorrow")] };
    expect(one('queryAgenda', 'and Friday?', state)).toMatchObject({
      continues: true,
      reference: { when: [{ phrase: 'Friday' }] },
    });
    expect(one('queryAgenda', 'what about next week', state).reference.when).toMatchObject([
      { phrase: 'next week' },
    ]);
    const free: ConversationState = { lastFrames: [first('am I free on Thursday at 3?')] };
    expect(one('queryFree', 'and at 4?', free).when).toMatchObject([{ phrase: 'at 4' }]);
    expect(read('book it', free)).toMatchObject({
      frames: [{ kind: 'createEvent' }],
      asks: { slot: 'title' },
    });
  });

  it('knows the reminder that has just fired', () => {
    const state: ConversationState = { reminders: [{ id: 'r1', text: 'call the bank' }] };
    expect(one('completeReminder', 'done', state).reminder.id).toBe('r1');
    expect(one('snoozeReminder', 'snooze 10 minutes', state).reminder.id).toBe('r1');
    expect(one('snoozeReminder', 'remind me again tomorrow', state)).toMatchObject({
      reminder: { id: 'r1' },
      until: [{ phrase: 'tomorrow' }],
    });
    expect(one('cancelReminder', 'cancel it', state).reminder.id).toBe('r1');
  });

  it('turns an offer into a request by a yes', () => {
    const offer = first('set an alarm for 7am tomorrow');
    if (offer.kind !== 'outOfScope' || !offer.instead) throw new Error('no offer');
    expect(kinds('yes please', pending(offer.instead))).toEqual(['confirm']);
  });
});
