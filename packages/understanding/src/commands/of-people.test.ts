import { describe, expect, it } from 'vitest';
import { readNotation } from './notation.ts';
import { ofPeople } from './of-people.ts';

const bounds = (notation: string): string[] =>
  ofPeople(readNotation(notation)).commands.flatMap(({ slots }) =>
    slots.flatMap(({ of, role, text }) =>
      of ? [`${of} ${role === 'avoid' ? 'not' : 'only'}: ${text}`] : [],
    ),
  );

describe('times of one person', () => {
  it.each([
    [
      'an hour with [guest:Ana] and [guest:Ben] [time:next week], [person:Ana] only [time:before noon], [person:Ben] not [avoid:on Fridays]',
      ['Ana only: before noon', 'Ben not: on Fridays'],
    ],
    [
      'an hour with [guest:Ana] and [guest:Ben]. [guest:Ana] can only do [time:mornings], [guest:Ben] is out [time:on Friday]',
      ['Ana only: mornings', 'Ben not: on Friday'],
    ],
    [
      'with [guest:Ana] (only [time:before noon]) and [guest:Ben] ([avoid:not on Fridays])',
      ['Ana only: before noon', 'Ben not: not on Fridays'],
    ],
    ["[person:Ben] can't do [avoid:Fridays] or [avoid:after 4]", ['Ben not: Fridays', 'Ben not: after 4']],
    ["with [guest:Ana], who isn't free [avoid:on Tuesday]", ['Ana not: on Tuesday']],
    ["[avoid:Fridays] don't work for [person:Ben]", ['Ben not: Fridays']],
    ['only [time:mornings] suit [person:Ana]', ['Ana only: mornings']],
    ["[person:Ana] isn't in [time:on Monday]", ['Ana not: on Monday']],
    // As our own reader reads it: who comes is marked once, and a name may lie within a time.
    [
      'an hour with [guest:Ana] and [guest:Ben] [time:next week, Ana only before noon], Ben not [avoid:on Fridays]',
      ['Ana only: only before noon', 'Ben not: on Fridays'],
    ],
    [
      'with [guest:ana] and [guest:ben] [time:this week]. ana can only do [time:mornings] and [guest:ben] is out [avoid:on friday]',
      ['ana only: mornings', 'ben not: on friday'],
    ],
    [
      'with [guest:Ana] and [guest:Ben] [time:next week], but [guest:Ana] [time:only afternoons] and [guest:Ben] not [avoid:Thursday]',
      ['Ana only: only afternoons', 'Ben not: Thursday'],
    ],
  ])('%s', (words, expected) => {
    expect(bounds(`{find_time|${words}}`)).toEqual(expected);
  });

  it('what is left is of all', () => {
    const [command] = ofPeople(
      readNotation('{find_time|with [guest:Ana] and [guest:Ben] [time:next week, Ana only before noon]}'),
    ).commands;
    expect(command?.slots.filter(({ role, of }) => role === 'time' && !of)).toMatchObject([
      { text: 'next week', start: 17, end: 26 },
    ]);
  });
});

it('a question is about the time that it names', () => {
  expect(bounds('{ask_free|is [person:Ben] free only [time:on Friday]}')).toEqual([]);
});

describe('times of all', () => {
  it.each([
    'an hour with [guest:Ana] and [guest:Ben] [time:next week]',
    'an hour with [guest:Ana] [time:tomorrow], not [avoid:before 10]',
    'an hour with [guest:Ana] only [time:in the morning]',
    'when can [person:Ana] and I talk [time:next week]',
    'when is [person:Ben] free [time:next week]',
    '[time:next week] for [guest:Ana] and [guest:Ben], not [avoid:on Friday]',
    'a slot for [guest:Ana] not [avoid:on Friday]',
  ])('%s', (words) => {
    expect(bounds(`{find_time|${words}}`)).toEqual([]);
  });
});

it('somebody who is told of is entered with what they come for', () => {
  expect(
    bounds(
      '[reason:Ana cannot wait], put tea with [guest:Ana] in [time:on Thursday at four], she has no phone',
    ),
  ).toEqual([]);
});
