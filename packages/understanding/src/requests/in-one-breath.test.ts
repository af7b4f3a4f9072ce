import { describe, expect, it } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { first, kinds, one, read, short } from './testing.ts';

describe('a name and a time, and nothing else', () => {
  it.each([
    ['Design crit every weekday at 10:15', 'Design crit'],
    ['choir rehearsal thursdays 7pm', 'choir rehearsal'],
    ['Deep focus Friday 1 to 3pm', 'Deep focus'],
    ['physio Tuesday 4pm', 'physio'],
    ['bins every wednesday at 7am', 'bins'],
  ])('%s is made', (text, title) => {
    const { frames, question } = read(text);
    expect(frames).toMatchObject([{ kind: 'createEvent', event: { title } }]);
    expect(question).toBeUndefined();
  });

  it.each([
    'weather every day at 8am',
    'wake me every day at 7am',
    'alarm every weekday at 6:30am',
    'is there a design crit every weekday at 10:15',
    'he calls every day at 9am',
  ])('%s is not', (text) => {
    const { frames, question } = read(text);
    expect(question !== undefined || frames.every(({ kind }) => kind !== 'createEvent')).toBe(true);
  });
});

describe('how often, from now on', () => {
  it.each([
    ['make standup fortnightly from now on', 'standup', 'RRULE:FREQ=WEEKLY;INTERVAL=2'],
    ['make the town hall monthly from now on', 'town hall', 'RRULE:FREQ=MONTHLY'],
    ['make piano weekly going forward', 'piano', 'RRULE:FREQ=WEEKLY'],
    ['make book club every two weeks please', 'book club', 'RRULE:FREQ=WEEKLY;INTERVAL=2'],
  ])('%s', (text, title, rule) => {
    const frame = one('moveEvent', text);
    expect(frame).toMatchObject({ repeat: true, reference: { title } });
    expect(frame.to.map(({ when }) => short(when))).toEqual([expect.stringContaining(rule)]);
  });

  it('a new series is still made', () => {
    expect(kinds('make a standup every day at 9')).toEqual(['createEvent']);
    expect(kinds('make lunch with Ana every Friday at 1')).toEqual(['createEvent']);
  });
});

describe('two changes of one event', () => {
  it.each([
    ['move the retro to 4pm and invite Ben', 'moveEvent', ['invitePeople']],
    ['take Dev off the retro and invite Ben', 'uninvitePeople', ['invitePeople']],
    [
      'move the retro to 4pm, make it 30 minutes and invite Ben',
      'moveEvent',
      ['resizeEvent', 'invitePeople'],
    ],
  ])('%s', (text, kind, more) => {
    const { frames, question } = read(text);
    expect(question).toBeUndefined();
    expect(frames).toMatchObject([{ kind, also: more.map((one) => ({ kind: one })) }]);
  });

  it('of what is spoken of, too', () => {
    const state = { focus: { id: 'e', title: 'Retro', start: '2026-11-20T10:00:00-05:00' } };
    expect(read('move it to 5pm and make it 30 minutes', state).frames).toMatchObject([
      {
        kind: 'moveEvent',
        reference: { id: 'e' },
        also: [{ kind: 'resizeEvent', duration: { minutes: 30 } }],
      },
    ]);
  });

  it('and of what waits for a yes', () => {
    const pending = { frame: first('book lunch with Ana on Friday at 1') };
    const { frames } = read('move it to 2pm and make it 30 minutes', { pending });
    expect(frames).toMatchObject([{ kind: 'correct', changes: { duration: { minutes: 30 } } }]);
    expect(frames[0]).toHaveProperty('changes.when');
  });

  it('of two events they are two', () => {
    expect(kinds('move the retro to 4pm and cancel the dentist')).toEqual(['moveEvent', 'cancelEvent']);
  });
});

describe('back again', () => {
  const took = (text: string): ConversationState => ({
    lastFrames: [first(text)],
    focus: { id: 'e', title: 'Retro', start: '2026-11-20T10:00:00-05:00' },
  });

  it.each([
    ['take Dev off the retro', 'actually put him back', ['Dev']],
    ['take Dev off the retro', 'add Dev back', ['Dev']],
    ['take Dev and Ana off the retro', 'put them back please', ['Dev', 'Ana']],
    ['take Dev and Ana off the retro', 'put Ana back', ['Ana']],
    ['replace Dev with Emma in the retro', 'get him back on it', ['Dev']],
  ])('%s; %s', (before, text, names) => {
    const { people, reference } = one('invitePeople', text, took(before));
    expect(people.map(({ name }) => name)).toEqual(names);
    expect(reference.id).toBe('e');
  });

  it('what was cancelled is taken back, and a thing is no guest', () => {
    expect(kinds('put choir back', { lastFrames: [first('cancel choir on Friday')] })).toEqual(['undo']);
    expect(kinds('put it back', took('take Dev off the retro'))).toEqual(['undo']);
    expect(first('put the retro back an hour')).toMatchObject({ kind: 'moveEvent', by: { minutes: 60 } });
  });

  it('who is meant is asked where nobody was taken off', () => {
    expect(read('put him back').question).toBe('Whom should I invite?');
  });
});

describe('it, by an amount', () => {
  it.each([
    ['bring it forward 30 minutes', -30],
    ['move it back 15 minutes', 15],
  ])('%s names nothing else', (text, minutes) => {
    const state = { focus: { id: 'e', title: 'Retro', start: '2026-11-20T10:00:00-05:00' } };
    expect(one('moveEvent', text, state)).toMatchObject({ by: { minutes }, reference: { id: 'e' } });
  });
});

describe('among times that were offered', () => {
  const options = ['09:00', '13:00'].map((clock, index) => ({
    id: `slot-${index}`,
    label: clock,
    start: `2026-11-20T${clock}:00-05:00`,
  }));

  it('an hour is on the day of the offer', () => {
    const frame = one('choose', 'at 3pm then', { options });
    expect(frame.when && short(frame.when.when)).toBe('2026-11-20T15:00');
  });

  it('and of several days it says too little', () => {
    const other = { id: 'slot-2', label: 'x', start: '2026-11-23T09:00:00-05:00' };
    expect(one('choose', 'at 3pm then', { options: [...options, other] }).when).toBeUndefined();
  });

  it('a question picks nothing', () => {
    expect(kinds("what's on Monday?", { options })).toEqual(['queryAgenda']);
  });
});

describe('told, not ordered', () => {
  it.each([
    ["Mia's ballet is cancelled today", 'cancelEvent', "Mia's ballet"],
    ['my choir has been called off', 'cancelEvent', 'choir'],
    ['the lesson moves to Thursday', 'moveEvent', 'lesson'],
  ])('%s', (text, kind, title) => {
    expect(read(text).frames).toMatchObject([{ kind, reference: { title } }]);
  });

  it('where somebody is, is asked about at most', () => {
    expect(read("I'm in Oslo next week").asks?.slot).toBe('confirmation');
    expect(kinds("I'm in Oslo next week. Book lunch with Ana on Monday at 1")).toEqual(['createEvent']);
  });

  it('a reason behind a comma is no name', () => {
    const state = { focus: { id: 'e', title: 'Retro', start: '2026-11-20T10:00:00-05:00' } };
    expect(one('cancelEvent', 'ok cancel that, Ben will go instead of me', state).reference.id).toBe('e');
  });
});

describe('a question that is open', () => {
  it('is not answered by a change of something else', () => {
    const question = { slot: 'when' as const, text: 'When?', frame: first('book a haircut') };
    expect(kinds('push the demo to 5pm', { question })).toEqual(['moveEvent']);
    expect(one('createEvent', 'Friday at 5pm', { question }).event.title).toBe('haircut');
  });
});

describe('small words', () => {
  it('a zone in capitals makes no capitals of the rest', () => {
    expect(one('createEvent', 'book a call with dev at 8am PT tomorrow').event.people).toMatchObject([
      { name: 'dev' },
    ]);
  });

  it('an hour before what is told with it', () => {
    const frame = one('setReminder', 'we leave at half ten on saturday, remind me at ten');
    expect(frame.when.map(({ when }) => short(when))).toEqual(['2026-11-21T10:00']);
  });

  it('the day behind a bare hour', () => {
    const { reference, to } = one('moveEvent', 'move my lecture to 5 just today');
    expect(reference.title).toBe('lecture');
    expect(to.map(({ when }) => short(when))).toEqual(['2026-11-18T17:00']);
  });

  it('make that is make it', () => {
    expect(one('moveEvent', 'make that 5pm').to.map(({ when }) => short(when))).toEqual(['2026-11-18T17:00']);
  });
});
