import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NotificationWish, readNotification } from './read-notification.ts';

const wishes: readonly [string, NotificationWish][] = [
  ['stop the morning briefing', { topic: 'briefing', on: false }],
  ['Please stop sending me the daily summary.', { topic: 'briefing', on: false }],
  ['I don’t want morning briefings anymore', { topic: 'briefing', on: false }],
  ['turn the briefing back on', { topic: 'briefing', on: true }],
  ['start the morning briefing again', { topic: 'briefing', on: true }],
  ['send my briefing at 7:30', { topic: 'briefing', at: '7:30' }],
  [
    'could you send me the morning briefing at quarter past eight',
    { topic: 'briefing', at: 'quarter past eight' },
  ],
  ['change my briefing to 6am', { topic: 'briefing', at: '6am' }],
  ['brief me at 8 every day', { topic: 'briefing', at: '8' }],
  ['nudge me 5 minutes before meetings', { topic: 'nudge', minutes: 5 }],
  ['nudge me half an hour before every meeting', { topic: 'nudge', minutes: 30 }],
  ['stop nudging me', { topic: 'nudge', on: false }],
  ['no nudges before my meetings please', { topic: 'nudge', on: false }],
  ['stop telling me about collisions', { topic: 'collision', on: false }],
  ['stop telling me about clashes', { topic: 'collision', on: false }],
  ['tell me when a new invitation clashes with something', { topic: 'collision', on: true }],
  ['stop the evening look', { topic: 'evening', on: false }],
  ['no more end-of-day summaries', { topic: 'evening', on: false }],
  ['send the look at tomorrow at 6pm', { topic: 'evening', at: '6pm' }],
  ['no messages after 8pm', { topic: 'quiet', from: '8pm' }],
  ['don’t text me before 9', { topic: 'quiet', to: '9' }],
  ['no notifications after 20:00 or before 8:30', { topic: 'quiet', from: '20:00', to: '8:30' }],
  ['quiet hours from 9pm to 6am', { topic: 'quiet', from: '9pm', to: '6am' }],
  ['turn off quiet hours', { topic: 'quiet', on: false }],
  ['at most 3 messages a day', { topic: 'limit', most: 3 }],
  ['don’t send me more than two messages per day', { topic: 'limit', most: 2 }],
  ['limit your messages to five a day', { topic: 'limit', most: 5 }],
  ['stop messaging me', { topic: 'everything', on: false }],
  ['pause all notifications until Monday', { topic: 'everything', on: false, until: 'monday' }],
  ['resume your messages', { topic: 'everything', on: true }],
  ['what messages do you send me?', { topic: 'list' }],
];

describe('wishes about messages that come by themselves', () => {
  it.each(wishes)('%s', (said, wish) => {
    expect(readNotification(said)).toEqual(wish);
  });

  it.each([
    'cancel the morning briefing on Tuesday',
    'move my morning briefing to 3',
    'remind me 15 minutes before each meeting',
    'nudge me 10 minutes before the dentist',
    'remind me 20 minutes before the dentist',
    'alert me an hour before my flight',
    'nudge me 5 minutes before calls',
    'nothing after 9 on Friday',
    'schedule a briefing at 7:30 tomorrow',
    'when is my briefing with Ana',
  ])('%s is something else', (said) => {
    expect(readNotification(said)).toBeUndefined();
  });

  it('never takes long, whatever is written', () => {
    const words = fc.constantFrom(
      'no',
      'the',
      'my',
      'stop',
      'messages',
      'after',
      '8pm',
      'please',
      'again',
      'briefing',
      'before',
      'and',
      'me',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 400 }), (parts) => {
        readNotification(parts.join(' '));
      }),
    );
  });
});
