import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { sayImpossibleTime } from '../../render/say-impossible.ts';
import { splitCron } from './cron-words.ts';
import { refuseTime } from './refuse-time.ts';

const context = {
  now: Temporal.Instant.from('2026-11-16T09:00:00Z'),
  zone: 'Europe/Madrid',
  locale: 'en-GB',
};
const refused = (said: string | undefined, when?: string) => {
  const impossible = refuseTime({ when, said }, context);
  return impossible && sayImpossibleTime(impossible);
};

describe('times that cannot be', () => {
  it.each([
    ['ping me every second', /once a minute/i],
    ['ping me every 5 secs', /once a minute/i],
    ['tell me once per second, please', /once a minute/i],
    ['pay on the 31st of April', /31 April/],
    ['pay on May 32', /32 May/],
    ['pay on february 30th', /30 February/],
    ['pay on 2027-02-29', /29 February 2027/],
    ['pay on 2026-00-10', /month 0/],
    ['call at 24:30', /24:30/],
    ['call at 9:75', /9:75/],
    ['call at 9am Gotham City time', /'Gotham City'/],
    ['call at noon in Moon/Base', /'Moon\/Base'/],
    ['call in the time zone Utopia/Main', /'Utopia\/Main'/],
  ])('%s', (words, why) => {
    expect(refused(words)).toMatch(why);
  });

  it.each([
    'every second Friday at 9',
    'every second day',
    'on the second of May',
    'tell them that room 40 may be closed',
    'march 35 people to the bus at 9',
    'on 29 February at 8',
    'on May 5 at 7',
    'in May 2027',
    'check the 60:40 split at 9:30',
    'sell at 10.75',
    'at 24:00',
    'at 9am New York time',
    'at 5pm Europe/Madrid',
    'at 8 dinner time',
    'at 9 my time',
    'bring Salt/Pepper at 6pm',
    'call 600 123 456 at 9',
    'read pages 35 to 60 on Monday',
  ])('while "%s" can', (words) => {
    expect(refused(words)).toBeUndefined();
  });

  it('what is passed on as a time needs no word before it', () => {
    expect(refused(undefined, '25:00')).toMatch(/25:00/);
    expect(refused(undefined, '35 may')).toMatch(/35 May/);
  });
});

describe('cron among words', () => {
  it.each([
    ['drink with cron */5 * * * *', '*/5 * * * *', 'drink'],
    ['drink on the schedule "0 9 * * mon-fri"', '0 9 * * mon-fri', 'drink'],
    ['0 9 * * 1-5', '0 9 * * 1-5', ''],
    ['stretch: * * * * * *', '* * * * * *', 'stretch'],
  ])('%s', (words, cron, rest) => {
    expect(splitCron(words)).toEqual({ cron, rest });
  });

  it.each(['call 1 2 3 4 5', 'buy 2 * 3 screws', 'the 5 * hotel', ''])('none in "%s"', (words) => {
    expect(splitCron(words)).toBeUndefined();
  });
});
