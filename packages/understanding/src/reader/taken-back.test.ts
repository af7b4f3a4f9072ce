import { expect, it } from 'vitest';
import type { Act, Command, Force, Role } from '../commands/language.ts';
import { calledOff, changedAnswer, takenBack } from './taken-back.ts';

function command(
  message: string,
  act: Act,
  said: readonly (readonly [Role, string])[],
  force: Force = 'request',
): Command {
  const slots = said.map(([role, text]) => {
    const start = message.indexOf(text);
    return { role, text, start, end: start + text.length };
  });
  return { act, force, slots, start: 0, end: message.length };
}

it.each([
  ['book me a year on a beach from Monday haha just kidding', 'from Monday'],
  ["book the sauna from Monday, it costs a fortune though, no forget it, don't book anything", 'from Monday'],
  ['I was going to ask you to move yoga to Monday but never mind', 'Monday'],
  ['was about to tell you to move it to Monday, forget it', 'Monday'],
])('%s: nothing is wanted', (message, time) => {
  expect(takenBack(command(message, 'create', [['time', time]]), message)).toMatchObject({
    act: 'nothing',
    force: 'retracted',
    slots: [],
  });
});

it.each([
  ['never mind the rain, book tennis on Monday', 'on Monday'],
  ['joking aside, book tennis on Monday', 'on Monday'],
  ['no kidding, he said yes! tennis on Monday', 'on Monday'],
  ['tennis on Monday, who am I kidding, I never get up for it', 'on Monday'],
])('%s: something is', (message, time) => {
  expect(takenBack(command(message, 'create', [['time', time]]), message).act).toBe('create');
});

it('what is called off becomes nothing else', () => {
  const message = 'please call off the rehearsal on Monday, as half of them are ill';
  const off = command(message, 'change', [
    ['target', 'the rehearsal'],
    ['old_time', 'on Monday'],
  ]);
  expect(calledOff(off, message).act).toBe('cancel');
  const moved = command(message, 'change', [
    ['target', 'the rehearsal'],
    ['time', 'on Monday'],
  ]);
  expect(calledOff(moved, message).act).toBe('change');
});

it.each([
  ['decline the picnic. wait no, accept it', 'decline', 'accept'],
  ['accept the picnic, hmm actually turn it down', 'accept', 'decline'],
] as const)('%s: the answer after the turn', (message, act, meant) => {
  const said = command(message, act, [['target', 'the picnic']], 'retracted');
  expect(changedAnswer(said, message)).toMatchObject({ act: meant, force: 'request' });
});

it('an answer that is only taken back stays taken back', () => {
  const message = 'decline the picnic. no, leave it';
  const said = command(message, 'decline', [['target', 'the picnic']], 'retracted');
  expect(changedAnswer(said, message)).toBe(said);
});
