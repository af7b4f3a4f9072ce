import { expect, it } from 'vitest';
import { readNotation } from '../commands/notation.ts';
import { asksToSee } from './asks-to-see.ts';

const read = (notation: string) => {
  const { message, commands } = readNotation(notation);
  return commands.map((command) => {
    const { act, slots } = asksToSee(command, message);
    return [act, ...slots.map(({ role, text }) => `${role}:${text}`)].join(' ');
  });
};

it.each([
  ['{create|[title:check] my calendar for [time:5 June]}', 'ask_agenda time:5 June'],
  ['{create|could you [title:read back my day] for [time:5 June]}', 'ask_agenda time:5 June'],
  ['{create|I want my schedule for [time:5 June]}', 'ask_agenda time:5 June'],
  ['{notify|please give me [text:all of my reminders]}', 'ask_reminders'],
  ['{remind|is there a reminder for [text:the ferns]}', 'ask_reminders'],
  ['{remind|did I set a reminder for [text:the ferns]}', 'ask_reminders'],
  [
    '{create|is there [title:tennis] on my calendar [time:on Friday]}',
    'ask_when target:tennis time:on Friday',
  ],
  ['{prefer|go over [text:my schedule] with me}', 'ask_agenda'],
  ['{create|I want my calendar free [time:on Friday]}', 'create time:on Friday'],
  ['{create|[title:check the oil] [time:on Friday]}', 'create title:check the oil time:on Friday'],
  [
    '{create|I need [title:the dentist] in my calendar [time:on Friday]}',
    'create title:the dentist time:on Friday',
  ],
  [
    '{remind|remind me to [text:check my calendar] [time:on Friday]}',
    'remind text:check my calendar time:on Friday',
  ],
  ['{notify|I want [text:my schedule] every morning [time:at 7]}', 'notify text:my schedule time:at 7'],
])('%s is %s', (notation, expected) => {
  expect(read(notation)).toEqual([expected]);
});
