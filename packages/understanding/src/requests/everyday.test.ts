import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Frame } from './frames.ts';
import { suggestTitle } from './suggest-title.ts';
import { understand } from './understand.ts';

/** A Monday morning in Madrid. */
const context = {
  now: Temporal.Instant.from('2026-11-16T09:00:00Z'),
  zone: 'Europe/Madrid',
  locale: 'en-GB',
};
const read = (text: string): Frame => {
  const [frame] = understand(text, {}, context).frames;
  if (!frame) throw new Error('no frame');
  return frame;
};

describe('names that look like times', () => {
  it.each([
    ['parents evening on Tuesday at 7pm', 'Parents evening'],
    ['Friday drinks on Thursday at 6pm', 'Friday drinks'],
    ['book the Sunday club on Wednesday at 8pm', 'Sunday club'],
    ['add an evening walk tomorrow at 8', 'Evening walk'],
    ['Easter brunch on Saturday at 11am', 'Easter brunch'],
    ['Friday lunch with Ana at 1', 'Lunch with Ana'],
    ['set up a 1:1 with Dev on Thursday at 10', '1:1 with Dev'],
    ['a 30 minute meeting with Ana called Budget review tomorrow at 3pm', 'Budget review'],
    ['schedule "Roadmap" with Ana tomorrow at 3pm', 'Roadmap'],
  ])('%s → %s', (text, title) => {
    const frame = read(text);
    expect(frame.kind === 'createEvent' && suggestTitle(frame.event, text)).toBe(title);
  });

  it('a part of the day in the name tells which hour is meant', () => {
    const frame = read('add an evening walk tomorrow at 8');
    const [slot] = frame.kind === 'createEvent' ? frame.event.when : [];
    expect(slot?.when.kind === 'instant' && slot.when.at.hour).toBe(20);
  });

  it('a house number and a phone number are no times', () => {
    const frame = read('dentist Thursday 9am at 7 Mill Lane');
    expect(frame).toMatchObject({ kind: 'createEvent', event: { place: '7 Mill Lane' } });
    expect(frame.kind === 'createEvent' && frame.event.when).toHaveLength(1);
    const call = read('call the vet +34 911 222 333 on Friday at 10');
    expect(call.kind === 'createEvent' && call.event.when.map(({ phrase }) => phrase)).toEqual([
      'on Friday at 10',
    ]);
  });
});

describe('said in passing', () => {
  it.each([
    ['skip pilates this week', { kind: 'cancelEvent', reference: { title: 'pilates' } }],
    ['free up my Tuesday afternoon', { kind: 'cancelEvent', reference: { all: true } }],
    ['start the retro 20 minutes later', { kind: 'moveEvent', by: { minutes: 20 } }],
    ['any chance of moving pilates to Sunday?', { kind: 'moveEvent', reference: { title: 'pilates' } }],
    ['the fair is the whole day now', { kind: 'changeDetails', allDay: true, reference: { title: 'fair' } }],
    [
      'make the interview online',
      { kind: 'changeDetails', videoLink: true, reference: { title: 'interview' } },
    ],
    ['note for pilates: bring a towel', { kind: 'changeDetails', description: 'bring a towel' }],
    ['say no to the gala', { kind: 'answerInvitation', response: 'declined', reference: { title: 'gala' } }],
    ['tell Kim I might come to the gala', { kind: 'answerInvitation', response: 'tentative' }],
    ['who did I invite to the gala', { kind: 'queryAttendees', reference: { title: 'gala' } }],
    ['is Thursday at 4 fine for Kim?', { kind: 'queryFree', people: [{ name: 'Kim' }] }],
    ['any invitations waiting?', { kind: 'queryAgenda', reference: { people: [] } }],
    ['change the rent reminder to 7pm', { kind: 'snoozeReminder', reminder: { text: 'rent' } }],
    ["don't remind me to pay the rent", { kind: 'cancelReminder' }],
    ['I need to see my accountant next week', { kind: 'createEvent' }],
    [
      'make pilates recurring every week',
      { kind: 'moveEvent', repeat: true, reference: { title: 'pilates' } },
    ],
    ['tomorrow', { kind: 'queryAgenda' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each([
    ['replace Carla with Emma in the demo', 'Emma', 'Carla'],
    ['swap Carla for Emma on the demo', 'Emma', 'Carla'],
    ['substitute Emma for Carla in the demo', 'Emma', 'Carla'],
  ])('%s: one comes for the other', (text, comes, goes) => {
    expect(read(text)).toMatchObject({
      kind: 'invitePeople',
      people: [{ name: comes }],
      insteadOf: [{ name: goes }],
      reference: { title: 'demo' },
    });
  });

  it('a song is skipped elsewhere, and an hour alone asks for nothing', () => {
    expect(read('skip this song').kind).not.toBe('cancelEvent');
    expect(read('at 3').kind).toBe('unclear');
  });

  it('both ends of a stretch keep their place in the message', () => {
    const frame = read('thanks. move the demo from Thursday to Friday');
    const said = 'thanks. move the demo from Thursday to Friday';
    const to = frame.kind === 'moveEvent' ? frame.to[0] : undefined;
    expect(to && said.slice(to.start, to.end)).toContain('Friday');
  });
});
