import { describe, expect, it, test } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { kinds, one, short } from './testing.ts';

const rowing: ConversationState = {
  focus: { id: 'e1', title: 'Rowing', start: '2026-11-21T19:00:00-05:00' },
};

describe('a web address that is handed over is kept as it is, and makes no video meeting', () => {
  test.each([
    [
      'add the teams link https://teams.microsoft.com/l/meetup-join/1 to rowing',
      'rowing',
      'https://teams.microsoft.com/l/meetup-join/1',
    ],
    [
      'put https://docs.example.org/plan?v=2 on the budget review',
      'budget review',
      'https://docs.example.org/plan?v=2',
    ],
    [
      'the link for the choir rehearsal is zoom.us/j/77?pwd=a.b',
      'choir rehearsal',
      'https://zoom.us/j/77?pwd=a.b',
    ],
    [
      'please attach https://example.org/a/b to the planning call.',
      'planning call',
      'https://example.org/a/b',
    ],
  ])('%s', (message, title, url) => {
    const { reference, link, videoLink, place, description } = one('changeDetails', message);
    expect({ title: reference.title, link, videoLink, place, description }).toEqual({ title, link: { url } });
  });

  it('goes to the event that is being spoken of', () => {
    for (const message of ["here's the link: https://zoom.us/j/1", 'add https://zoom.us/j/1 to it'])
      expect(one('changeDetails', message, rowing)).toMatchObject({
        reference: { id: 'e1' },
        link: { url: 'https://zoom.us/j/1' },
      });
  });

  it('goes where it is said to go', () => {
    const [into, noted] = [
      one('changeDetails', 'set the location of rowing to https://zoom.us/j/2'),
      one('changeDetails', 'add https://zoom.us/j/2 to the notes of the design review'),
    ];
    expect([into.link?.into, into.reference.title]).toEqual(['place', 'rowing']);
    expect([noted.link?.into, noted.reference.title]).toEqual(['note', 'design review']);
    expect(one('changeDetails', 'change the zoom link of rowing to https://zoom.us/j/3').link).toEqual({
      url: 'https://zoom.us/j/3',
      replaces: true,
    });
  });

  it('belongs to a new event, whose name and hour it does not touch', () => {
    const { event } = one('createEvent', 'book a demo on friday at 3pm, link: https://zoom.us/j/16:30/10am');
    expect(event).toMatchObject({ title: 'demo', link: { url: 'https://zoom.us/j/16:30/10am' } });
    expect(event.when.map(({ when }) => short(when))).toEqual(['2026-11-20T15:00']);
    expect(event.videoLink).toBeUndefined();
    const joined = one('createEvent', 'book lunch friday at noon and add https://example.org/menu to it');
    expect(joined.event.link?.url).toBe('https://example.org/menu');
  });

  test.each(['add a video link to rowing', 'add a meet link to rowing', 'add a zoom link to rowing'])(
    'without one, a meeting is made: %s',
    (message) => {
      const { videoLink, link } = one('changeDetails', message);
      expect([videoLink, link]).toEqual([true, undefined]);
    },
  );

  it('is none where nobody wrote one', () => {
    expect(one('createEvent', 'book 3/4 review at 9am/10am friday').event.link).toBeUndefined();
    expect(one('createEvent', 'add lunch w/ Bob friday noon').event.link).toBeUndefined();
  });
});

describe('where one enters a call is asked for', () => {
  test.each([
    ['what is the link for rowing?', 'rowing'],
    ["what's the zoom link of the design review", 'design review'],
    ['send me the link to the board call', 'board call'],
    ['how do I join the design review?', 'design review'],
  ])('%s', (message, title) => {
    const { ask, reference } = one('queryDetail', message);
    expect([ask, reference.title]).toEqual(['link', title]);
  });

  it('of what is being spoken of', () => {
    expect(one('queryDetail', "what's the link?", rowing)).toMatchObject({
      ask: 'link',
      reference: { title: 'Rowing' },
    });
  });

  it('is no other question', () => {
    expect(one('queryDetail', 'where is my dentist appointment').ask).toBe('where');
    expect(one('queryDetail', 'what are the notes for the design review').ask).toBe('description');
    expect(kinds('what is the link between sugar and sleep')).not.toContain('queryDetail');
  });
});
