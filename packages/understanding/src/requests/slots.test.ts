import { describe, expect, it, test } from 'vitest';
import { suggestTitle } from './suggest-title.ts';
import { one, short } from './testing.ts';

const event = (message: string) => one('createEvent', message).event;

describe('titles leave everything else out', () => {
  test.each([
    ['schedule a meeting with Bob about budget tomorrow at 3', undefined],
    ['create an event for Friday at 2', undefined],
    ['set up a quick one-on-one with Lena on Monday', undefined],
    ['add my dentist appointment on the 12th at 9am', 'dentist appointment'],
    ['put Board games at the library on my calendar for Saturday at 6', 'Board games'],
    ['book lunch with Ana at Casa Rosa tomorrow at 1 for an hour', 'lunch'],
    ['schedule "Lunch and learn with Sam" on Friday at noon', 'Lunch and learn with Sam'],
    ['create an event called Autumn planning on Thursday at 10', 'Autumn planning'],
    ['Make an appointment for tire rotation on Friday at 9', 'tire rotation'],
    ['find a time on Sunday to learn the cello', undefined],
    ['add vet visit for our cat Thursday 4pm', 'vet visit for our cat'],
    ['I need to pick up the keys on Saturday at 10', 'pick up the keys'],
    ['Can you please add the team offsite to my calendar for next Friday?', 'team offsite'],
    ['set up movie night with Tara on Friday at 8', 'movie night'],
    ['book a haircut that does not fall on a weekend, Tuesday at 5', 'haircut'],
    ['schedule my annual review with my manager for December 4 at 11am', 'annual review'],
  ])('%s', (message, title) => {
    const frame =
      title === undefined && message.startsWith('find')
        ? one('findTime', message)
        : one('createEvent', message);
    if (message.startsWith('find')) expect(frame.event.title).toBe('learn the cello');
    else expect(frame.event.title).toBe(title);
  });

  it('keeps the kind of event when there is no title', () => {
    expect(event('set up a meeting with Bob tomorrow at 3')).toMatchObject({ noun: 'meeting' });
  });
});

describe('people', () => {
  test.each([
    ['schedule a call with Ana, Bob and Chris tomorrow at 2', ['Ana', 'Bob', 'Chris']],
    ['lunch with Dr. Okafor on Friday at noon', ['Dr. Okafor']],
    ['meet Linh Tran on Monday at 10', ['Linh Tran']],
    ['set up a meeting with john and maria tomorrow at 4', ['john', 'maria']],
    ['book coffee with Julie Jim and Jack on Friday', ['Julie', 'Jim', 'Jack']],
  ])('%s', (message, names) => {
    expect(event(message).people.map((person) => person.name)).toEqual(names);
  });

  it('knows e-mails and roles', () => {
    expect(event('book a call with ana@example.org and my manager on Monday at 2').people).toMatchObject([
      { email: 'ana@example.org' },
      { role: 'manager', of: 'me' },
    ]);
    expect(event('set up a sync with the marketing team on Monday at 2').people).toMatchObject([
      { role: 'team', group: true, said: 'the marketing team' },
    ]);
    expect(event("schedule a meeting with Priya's boss on Monday at 2").people).toMatchObject([
      { name: 'Priya', role: 'manager', of: 'Priya' },
    ]);
    expect(event('dinner with my friend Jonas tomorrow at 8pm').people).toMatchObject([
      { name: 'Jonas', role: 'friend' },
    ]);
  });

  it('is told who is known', () => {
    expect(event('schedule a call with Zyx tomorrow at 2').people).toMatchObject([{ name: 'Zyx' }]);
  });
});

describe('other slots', () => {
  it('reads places', () => {
    expect(event('lunch with Tom at Noodle Bar on Friday at 12:30').place).toBe('Noodle Bar');
    expect(event('schedule my review for Friday at 11am in Room 4B').place).toBe('Room 4B');
    expect(event('plan a weekend trip to the Black Forest on Saturday').place).toBe('the Black Forest');
  });

  it('reads agendas', () => {
    expect(event('schedule a meeting with Bob about the budget tomorrow at 3').agenda).toBe('the budget');
    expect(event('book a call with Mia on Friday at 2 to discuss hiring').agenda).toBe('hiring');
  });

  it('reads lengths, whole days, video links, availability and repetition', () => {
    expect(event('block two hours on Thursday morning for deep work').duration).toMatchObject({
      minutes: 120,
    });
    expect(event('create an all-day event called Offsite on Friday').allDay).toBe(true);
    expect(event('add a zoom call with the vendor tomorrow at 4').videoLink).toBe(true);
    expect(event('mark me as out of office on Friday').availability).toBe('outOfOffice');
    const gym = event('put gym on my calendar every weekday at 7am');
    expect(gym.when.map((slot) => slot.role)).toEqual(['recurrence']);
  });

  it('gives the words and the value of a time', () => {
    const [slot] = event('book lunch with Ana on Friday at 1').when;
    expect(slot?.phrase).toBe('on Friday at 1');
    expect(slot && short(slot.when)).toBe('2026-11-20T13:00');
  });

  it('keeps what must not be apart', () => {
    const { when } = event('schedule a dentist appointment next week but not on Friday');
    expect(when.map((slot) => [slot.phrase, slot.role])).toEqual([
      ['next week', 'at'],
      ['on Friday', 'except'],
    ]);
  });
});

describe('which event, and what becomes of it', () => {
  it('tells the old time from the new one', () => {
    const move = one('moveEvent', 'move my Friday lunch with Ana to Monday at 1');
    expect(move.reference).toMatchObject({
      title: 'lunch',
      people: [{ name: 'Ana' }],
      when: [{ phrase: 'Friday', role: 'reference' }],
    });
    expect(move.to.map((slot) => short(slot.when))).toEqual(['2026-11-23T13:00']);
    const shift = one('moveEvent', 'change my physio from Friday to Monday');
    expect(shift.reference.when).toHaveLength(1);
    expect(shift.to.map((slot) => slot.phrase)).toEqual(['Monday']);
  });

  it('reads shifts by a length', () => {
    expect(one('moveEvent', 'push my 3pm back by half an hour').by).toMatchObject({ minutes: 30 });
    expect(one('moveEvent', 'move the demo an hour earlier').by).toMatchObject({ minutes: -60 });
    expect(
      one('moveEvent', 'can you bump standup to 9:30?').to.map((slot) => short(slot.when).slice(11)),
    ).toEqual(['09:30']);
  });

  it('reads longer, shorter, until', () => {
    expect(one('resizeEvent', 'extend the workshop by 30 minutes')).toMatchObject({
      reference: { title: 'workshop' },
      by: { minutes: 30 },
    });
    expect(one('resizeEvent', 'make my meeting with Omar 15 minutes shorter')).toMatchObject({
      by: { minutes: -15 },
      reference: { people: [{ name: 'Omar' }] },
    });
    expect(one('resizeEvent', 'end the retro at 4').end?.phrase).toBe('at 4');
  });

  it('reads names, places and notes', () => {
    expect(one('renameEvent', 'rename the sync to Weekly planning')).toMatchObject({
      reference: { title: 'sync' },
      title: 'Weekly planning',
    });
    expect(one('changeDetails', 'change the location of the offsite to Hall 3')).toMatchObject({
      reference: { title: 'offsite' },
      place: 'Hall 3',
    });
    expect(one('changeDetails', 'add a note to the review saying bring the slides')).toMatchObject({
      reference: { title: 'review' },
      description: 'bring the slides',
    });
  });

  it('reads scope', () => {
    expect(one('cancelEvent', "cancel just this week's standup").scope).toBe('this');
    expect(one('cancelEvent', 'cancel the whole series of standups').scope).toBe('all');
    expect(one('cancelEvent', 'cancel the standup from now on').scope).toBe('following');
  });

  it('reads all, next and ordinals', () => {
    expect(one('cancelEvent', 'delete everything on Friday').reference.all).toBe(true);
    expect(one('cancelEvent', 'cancel my next haircut').reference).toMatchObject({
      title: 'haircut',
      next: true,
    });
    expect(one('queryDetail', 'when is my second meeting tomorrow').reference).toMatchObject({ ordinal: 2 });
  });

  it('reads answers with a note', () => {
    expect(one('answerInvitation', "decline Monday's budget call and say I'm travelling")).toMatchObject({
      response: 'declined',
      note: "I'm travelling",
      reference: { title: 'budget call' },
    });
    expect(one('answerInvitation', 'tentatively accept the offsite').response).toBe('tentative');
  });

  it('reads who comes and who is asked about', () => {
    expect(one('queryAttendees', 'has Lena accepted the review?')).toMatchObject({
      people: [{ name: 'Lena' }],
      reference: { title: 'review' },
    });
    expect(one('queryFree', 'is Carlos free on Thursday afternoon?').people).toMatchObject([
      { name: 'Carlos' },
    ]);
    expect(one('queryNext', 'when do I next see Olga?')).toMatchObject({
      direction: 'next',
      reference: { people: [{ name: 'Olga' }] },
    });
  });
});

describe('reminders', () => {
  it('leaves the time out of the text', () => {
    expect(one('setReminder', 'remind me to call the bank tomorrow at 9')).toMatchObject({
      text: 'call the bank',
      when: [{ phrase: 'tomorrow at 9' }],
    });
    expect(one('setReminder', 'remind me every Monday at 8 to send the report')).toMatchObject({
      text: 'send the report',
      when: [{ role: 'recurrence' }],
    });
    expect(one('setReminder', 'remind me in 20 minutes to take the cake out')).toMatchObject({
      text: 'take the cake out',
    });
  });

  it('may hang on an event', () => {
    expect(one('setReminder', 'remind me an hour before my flight to leave for the airport')).toMatchObject({
      text: 'leave for the airport',
      about: { title: 'flight' },
      when: [{ role: 'lead' }],
    });
  });
});

describe('the title in the calendar', () => {
  test.each([
    ['book lunch with Ana on Friday at 1', 'Lunch with Ana'],
    ['schedule a meeting with Bob about budget tomorrow at 3', 'Meeting with Bob: budget'],
    ['create an event for Friday at 2', 'Event'],
    ['set up a meeting with Ana, Bob and Chris on Friday at 2', 'Meeting with Ana, Bob and Chris'],
    ['add dentist on the 3rd at 9', 'Dentist'],
    ['mark me as out of office on Friday', 'Out of office'],
  ])('%s', (message, title) => {
    expect(suggestTitle(event(message), message)).toBe(title);
  });
});
