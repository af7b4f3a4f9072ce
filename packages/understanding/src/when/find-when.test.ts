import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import { renderWhen } from './render-when.ts';
import { madrid } from './test-context.ts';

const found = (text: string): string[] =>
  findWhen(text, madrid).map((f) => `${f.text} = ${renderWhen(f.when, madrid).replace(/ \([^()]*\)$/, '')}`);

describe('times inside sentences', () => {
  it.each([
    ['Set up a call with Priya tomorrow at 3pm', ['tomorrow at 3pm = Thursday 19 November 2026, 15:00']],
    ['I may be late, march on without me', []],
    ['he sat in the sun on the second floor', []],
    ['there are 3 people in room 12', []],
    ['remind me to buy 2 tickets', []],
    ['dinner sat at 8pm', ['sat at 8pm = Saturday 21 November 2026, 20:00']],
    [
      'move it from Thursday to Friday',
      ['from Thursday to Friday = from Thursday 19 November 2026 to Friday 20 November 2026'],
    ],
    ['the first step is on the 5th', ['on the 5th = Saturday 5 December 2026']],
    ['can we meet for 45 minutes?', ['45 minutes = 45 minutes']],
    ['cancel everything after 5 today', ['after 5 today = from Wednesday 18 November 2026, 17:00']],
    ['we moaned about the meeting all the time', []],
    ['tmrws tasting', ['tmrws = Thursday 19 November 2026']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('hours behind two days are those of both, whatever follows them', () => {
    expect(findWhen('choir friday and sunday 9 to 11 in the hall', madrid).map(({ text }) => text)).toEqual([
      'friday and sunday 9 to 11',
    ]);
  });

  it('gives offsets into the text as it was written', () => {
    const text = '  Lunch – tomorrow at 1 pm, ok?';
    const [first] = findWhen(text, madrid);
    expect(text.slice(first?.start, first?.end)).toBe('tomorrow at 1 pm');
  });

  it('joins pieces that belong together and keeps the words between out', () => {
    const text = 'tomorrow I need lunch with Sam at 1pm';
    const [only, ...more] = findWhen(text, madrid);
    expect(more).toEqual([]);
    expect(only?.spans.map((s) => text.slice(s.start, s.end))).toEqual(['tomorrow', 'at 1pm']);
    expect(only?.when.kind === 'instant' && only.when.at.toPlainDateTime().toString()).toBe(
      '2026-11-19T13:00:00',
    );
    expect(only?.parts?.map((p) => p.when.kind)).toEqual(['interval', 'instant']);
  });

  it('keeps two requests apart', () => {
    expect(found('lunch tomorrow and a call at 4pm on friday')).toEqual([
      'tomorrow = Thursday 19 November 2026',
      'at 4pm on friday = Friday 20 November 2026, 16:00',
    ]);
  });

  it('reads the same from upper case and from curly quotes', () => {
    expect(found('MEET ME TOMORROW AT 3 O’CLOCK PM')).toEqual([
      'TOMORROW AT 3 O’CLOCK PM = Thursday 19 November 2026, 15:00',
    ]);
  });

  it('cuts what is beyond 4,000 characters', () => {
    expect(findWhen(`${'x'.repeat(4001)} tomorrow`, madrid)).toEqual([]);
  });

  it.each([
    'asap',
    'every monday',
    'each week',
    'daily at 8',
    'mid july',
    'eom',
    'early next week',
    'later today',
    'rest of the week',
    'between 2 and 3pm',
    'half past two',
    'quarter to nine',
    'noon',
    'tonight',
    'q3 2027',
    'christmas',
    'easter monday',
    'weekdays at 9',
    'sometime next week',
    'right after the standup',
    'within an hour',
    'twice a week',
    'as early as monday',
    'no later than friday',
    'upcoming weekend',
    'previous month',
    'early morning',
    'the 5th',
    'a week from friday',
    '@ 3pm',
    '~ 4pm',
    'thursday',
    'tomorrow',
  ])('a time may begin with: %s', (text) => {
    const [first] = findWhen(text, madrid);
    expect([first?.start, first?.end]).toEqual([0, text.length]);
  });
});
