import { readNotation } from '@catch/understanding';
import { describe, expect, it } from 'vitest';
import { leaveFor } from './policy.ts';

const judge = (
  notation: string,
  sure: number,
  doubtful: readonly string[] = [],
  outside: readonly string[] = [],
) => {
  const { message, commands } = readNotation(notation);
  const [command] = commands;
  if (!command) throw new Error('no command');
  const words = message.split(/\s+/).map((text) => ({ text, share: doubtful.includes(text) ? 0.3 : 0.9 }));
  return leaveFor(
    command,
    { sure, words },
    {
      message,
      outside: outside.map((text) => ({ text, start: 0, end: text.length })),
    },
  );
};

describe('a change', () => {
  const change = '{change|move [target:the fitting] to [time:noon]}';

  it('is made by a reader that is sure', () => expect(judge(change, 0.95)).toEqual({ may: 'act' }));

  it('is proposed with the words that are in doubt', () =>
    expect(judge(change, 0.95, ['noon'])).toEqual({ may: 'propose', unsure: ['noon'] }));

  it('is proposed as a whole when it is only likely', () =>
    expect(judge(change, 0.6)).toEqual({
      may: 'propose',
      unsure: ['move the fitting to noon'],
      isWhole: true,
    }));

  it('is proposed where it depends on what nobody can look up', () => {
    expect(judge('{create|[title:tennis] [time:at 5], [reason:if the rain stops]}', 0.95)).toEqual({
      may: 'propose',
      unsure: ['if the rain stops'],
    });
    expect(judge('{create|[title:tennis] [time:at 5], [filler:if you don’t mind]}', 0.95)).toEqual({
      may: 'act',
    });
  });

  it('is asked about when it is unlikely', () => expect(judge(change, 0.3)).toEqual({ may: 'ask' }));

  it('is gone on with where it says nothing but what', () => {
    expect(judge('{create|schedule a [title:meeting]}', 0.3)).toMatchObject({ may: 'propose' });
    expect(judge('{create|schedule a [title:meeting] [time:at noon]}', 0.3)).toEqual({ may: 'ask' });
    expect(judge('{create|schedule a [title:meeting]}', 0.1)).toEqual({ may: 'ask' });
  });

  it('is proposed when a time belongs to nothing', () =>
    expect(judge(change, 0.95, [], ['tomorrow'])).toMatchObject({ may: 'propose' }));

  it('is proposed when an event would be in two places', () =>
    expect(judge('{change|[target:choir] not at [place:the barn] but [place:the mill]}', 0.95)).toMatchObject(
      {
        may: 'propose',
      },
    ));
});

it('a question is answered when in doubt, and asked back only when it is a guess', () => {
  const question = "{ask_agenda|what's [time:on Friday]}";
  expect(judge(question, 0.3, ['Friday'])).toEqual({ may: 'act' });
  expect(judge(question, 0.1)).toEqual({ may: 'ask' });
});

it('a person who writes commands is sure', () => {
  const [command] = readNotation('{cancel|cancel [target:choir]}').commands;
  expect(command && leaveFor(command, undefined, { message: 'cancel choir' })).toEqual({ may: 'act' });
});

it('what may be a wish to take something back is proposed', () => {
  expect(judge('{undo|hm put it back}', 0.9)).toEqual({ may: 'act' });
  expect(judge('{undo|hm put it back}', 0.7)).toMatchObject({ may: 'propose', isWhole: true });
  expect(judge('{undo|hm put it back}', 0.3)).toEqual({ may: 'ask' });
});

it('a clear request to remember something is stored, and small talk is not', () => {
  expect(judge('{prefer|please remember I [text:like tea at four]}', 0.55)).toEqual({ may: 'act' });
  expect(judge('{prefer|I [text:like tea at four]}', 0.55)).toMatchObject({ may: 'propose' });
  expect(judge('{prefer|remember I [text:like tea at four]}', 0.55, ['tea'])).toMatchObject({
    may: 'propose',
  });
});

it('asks before it keeps a saying that has nothing to do with anybody’s plans', () => {
  expect(judge('{prefer|[text:never wake a sleeping bear]}', 0.9)).toMatchObject({ may: 'propose' });
  expect(judge('{prefer|[text:never wake me before nine]}', 0.9)).toEqual({ may: 'act' });
  expect(judge('{prefer|remember [text:never wake a sleeping bear]}', 0.9)).toEqual({ may: 'act' });
});

it('makes nothing of a remark that speaks of no plans, unless it is asked to keep it', () => {
  const remark = '{prefer|[text:there is nothing to be done about it]}';
  expect([0.3, 0.5, 0.7].map((sure) => judge(remark, sure).may)).toEqual(['leave', 'leave', 'leave']);
  expect(judge('{prefer|[text:nobody ever asks me]}', 0.7)).toEqual({ may: 'leave' });
  expect(judge('{prefer|remember [text:nobody ever asks me]}', 0.7)).toEqual({ may: 'act' });
  expect(judge('{prefer|[text:no calls on Fridays]}', 0.5)).toMatchObject({ may: 'propose' });
  expect(judge('{prefer|[text:no calls on Fridays]}', 0.35)).toMatchObject({ may: 'propose' });
  expect(judge('{prefer|as a rule [text:no calls on Fridays]}', 0.55)).toEqual({ may: 'act' });
});
