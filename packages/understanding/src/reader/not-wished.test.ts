import { expect, it } from 'vitest';
import { readNotation } from '../commands/notation.ts';
import { halfWished, notWished } from './not-wished.ts';
import type { Situation } from './situation.ts';

const meant = (notation: string, situation: readonly Situation[] = []) => {
  const { message, commands } = readNotation(notation);
  return commands.map((command) => {
    const { act, force } = notWished(command, message, situation);
    return `${act} ${force}`;
  });
};

it.each([
  ["{cancel|I don't want to cancel [target:the sauna]}", 'nothing statement'],
  ["{cancel|we don't think we really need to cancel [target:the sauna]}", 'nothing statement'],
  ['{change|no reason to move [target:the sauna]}', 'nothing statement'],
  ["{change|[target:the sauna] doesn't need moving}", 'nothing statement'],
  ['{cancel|[target:the sauna] had better not get cancelled}', 'nothing statement'],
  ["{cancel|we don't need to add [target:this one]}", 'nothing statement'],
  ["{change|you can't move [target:the sauna] [time:to 11], I know}", 'nothing statement'],
  ['{cancel|hopefully [target:the sauna] gets cancelled}', 'cancel statement'],
  ['{create|I almost booked [title:a sauna] [time:for Friday at 5]}', 'create past'],
  ['{change|I was going to move [target:the sauna] [time:to Friday] but changed my mind}', 'change past'],
  ['{change|technically I could move [target:the sauna] [time:to noon]}', 'change hypothetical'],
  ['{change|could [target:the sauna] be moved, in [title:theory]?}', 'change hypothetical'],
  ['{change|is moving [target:the sauna] [time:to 11] a bad idea?}', 'change hypothetical'],
  ['{change|how hard would it be to move [target:the sauna] [time:to 11]?}', 'change hypothetical'],
  ['{change|I need to ask them whether [time:11] works for [target:the sauna]}', 'change statement'],
  ['{change|[target:the sauna] used to be [time:at 11]}', 'change past'],
  ['{change|why was [target:the sauna] moved [time:to 11]?}', 'ask_when request'],
  ['{change|did somebody move [target:the sauna] [time:to 11]?}', 'ask_when request'],
])('%s: %s', (notation, expected) => {
  expect(meant(notation)).toEqual([expected]);
});

it('refuses the card that waits', () => {
  expect(meant("{cancel|I don't want to cancel [target:it]}", ['proposal-cancel'])).toEqual(['deny request']);
});

it.each([
  ["{change|I can't move [target:the sauna] myself so please put it [time:at 11]}", 'change request'],
  ["{change|[target:the sauna] can't be moved to 11, make it [time:12]}", 'change request'],
  ["{create|book [title:lunch] [time:on Friday at 1], you don't need to add a link}", 'create request'],
  ["{cancel|I don't need [target:the sauna] any more}", 'cancel request'],
  ["{cancel|I don't want to go to [target:the sauna]}", 'cancel request'],
  ['{change|would it be possible to move [target:the sauna] [time:to 11]?}', 'change request'],
  ['{change|would it be terrible to push [target:the sauna] [shift:an hour]?}', 'change request'],
  ['{create|pray put [title:the sauna] in [time:on Friday at 5]}', 'create request'],
  ["{change|[target:the sauna] used to be at 10, now it's [time:at 11]}", 'change request'],
  [
    '{create|the [title:piano tuner] who used to be a diver comes [time:at 9] so can you block that}',
    'create request',
  ],
  ['{change|hopefully you can move [target:the sauna] [time:to 11]}', 'change request'],
  ['{change|was hoping [target:the sauna] could go [time:to 11]}', 'change request'],
  ["{change|why don't we move [target:the sauna] [time:to 11]}", 'change request'],
  ["{change|can't you move [target:the sauna] [time:to 11]?}", 'change request'],
  ['{create|I wanted to book [title:a sauna] [time:for Friday at 5]}', 'create request'],
])('%s stays a wish: %s', (notation, expected) => {
  expect(meant(notation)).toEqual([expected]);
});

it.each([
  ['{change|Ben suggested moving [target:the sauna] [time:to 11]}', true],
  ['{change|I wonder whether [target:the sauna] could be [time:at 11]}', true],
  ['{change|I wonder if you could move [target:the sauna] [time:to 11]}', false],
  ['{change|my sister thinks [target:the sauna] should be [time:at 11]}', true],
  ['{change|they say [target:the sauna] might be moved [time:to 10]}', true],
  ['{create|my sister booked [title:a sauna] [time:for Friday at 5]}', true],
  ['{create|we were planning to have [title:a picnic] [time:on Saturday]}', true],
  ['{change|Ben suggested moving [target:the sauna] [time:to 11], so do it}', false],
  ['{change|I think [target:the sauna] should be [time:at 11]}', false],
  ['{create|I was going to ask you to book [title:a sauna] [time:for Friday]}', false],
  ['{create|[title:sauna] booked [time:for Friday at 5]}', false],
  ['{create|Ana booked us [title:a sauna] [time:for Friday at 5]}', false],
])('%s is only half a wish: %s', (notation, expected) => {
  const { message, commands } = readNotation(notation);
  expect(commands.map((command) => halfWished(command, message))).toEqual([expected]);
});
