import { describe, expect, it } from 'vitest';
import { concernsPlans, readPreference, speaksOfPlans } from './read-preference.ts';
import { isAboutTheSame, isSameRule, type PreferenceRule } from './rule.ts';

const DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A rule on one line. */
function line(rule: PreferenceRule): string {
  if (rule.kind === 'buffer') return `buffer ${rule.minutes}`;
  const of = 'of' in rule && rule.of ? ` ${rule.of}` : '';
  if (rule.kind === 'length') return `length${of}${rule.withOthers ? ' with others' : ''} ${rule.minutes}`;
  const days = rule.days ? ` ${rule.days.map((day) => DAYS[day]).join('+')}` : '';
  const hours = rule.from || rule.to ? ` ${rule.from ?? ''}-${rule.to ?? ''}` : '';
  const label = 'label' in rule && rule.label ? ` for ${rule.label}` : '';
  return `${rule.kind}${of}${days}${hours}${label}${rule.zone ? ` ${rule.zone}` : ''}`;
}

const read = (text: string): string => readPreference(text).map(line).join('; ');

describe('times that are kept free', () => {
  it.each([
    ['No meetings before 10:00', 'keep-free meeting -10:00'],
    ['nothing before 7', 'keep-free -07:00'],
    ['never suggest anything earlier than eight in the morning', 'keep-free -08:00'],
    ['no meetings before 9 on Mondays, I take Ida to school', 'keep-free meeting Mon -09:00'],
    ['no calls later than 5 because we eat early', 'keep-free call 17:00-'],
    ['My lunch is 13:00 to 13:30 every day, never put anything there', 'keep-free 13:00-13:30'],
    ["the baby sleeps 12:30 to 2:30, so don't plan anything for me then", 'keep-free 12:30-14:30'],
    ['nothing after 8', 'keep-free 20:00-'],
    ['please never book anything before half past nine', 'keep-free -09:30'],
    ["I don't want any calls after 6pm", 'keep-free call 18:00-'],
    ['no meetings before 10 or after 4', 'keep-free meeting -10:00; keep-free meeting 16:00-'],
    ['No meetings on Wednesdays', 'keep-free meeting Wed'],
    ['no meetings on Fridays after 3', 'keep-free meeting Fri 15:00-'],
    ['no meetings on weekdays before 9:30', 'keep-free meeting Mon+Tue+Wed+Thu+Fri -09:30'],
    ['on Mondays and Thursdays no calls', 'keep-free call Mon+Thu'],
    ['Lunch 12 to 1 is mine', 'keep-free 12:00-13:00 for lunch'],
    ['keep Friday afternoons free', 'keep-free Fri 12:00-19:00'],
    ['block 12-1 every day for lunch', 'keep-free 12:00-13:00 for lunch'],
    ['keep 12:00 to 13:00 free every day', 'keep-free 12:00-13:00'],
    ["keep 12:00 to 13:00 free every day, that's my swim.", 'keep-free 12:00-13:00'],
    ['keep 9 to 10 free on Fridays', 'keep-free Fri 09:00-10:00'],
    ['I have lunch from 1 to 2', 'keep-free 13:00-14:00 for lunch'],
    ['mornings are for focus work', 'keep-free -12:00 for focus work'],
    ['Tuesday and Thursday afternoons are for writing', 'keep-free Tue+Thu 12:00-19:00 for writing'],
    ['weekends are off limits', 'keep-free Sat+Sun'],
    ['meeting-free Fridays', 'keep-free meeting Fri'],
    ['calls only after 10', 'keep-free call -10:00'],
    ['meetings only Monday to Thursday', 'keep-free meeting Fri+Sat+Sun'],
    ['earliest 9', 'keep-free -09:00'],
    ['latest meeting 17:00', 'keep-free meeting 17:00-'],
    ["I don't work Fridays", 'keep-free meeting Fri'],
    ['I finish at 5', 'keep-free meeting 17:00-'],
    ['no calls before 10 London time', 'keep-free call -10:00 Europe/London'],
    [
      'lunch 12 to 1 is mine, and no meetings on Fridays',
      'keep-free 12:00-13:00 for lunch; keep-free meeting Fri',
    ],
    ['nothing between 10pm and 6am', 'keep-free 22:00-06:00'],
    ['from now on never put meetings before 10 in the morning for me', 'keep-free meeting -10:00'],
    ['never schedule anything for me before 9:30 in the morning', 'keep-free -09:30'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('hours, lengths and pauses', () => {
  it.each([
    ['breakfasts with other people always last 75 minutes', 'length breakfast with others 75'],
    ['lunches are 45 minutes', 'length lunch 45'],
    ['Chess games always last 90 minutes', 'length chess 90'],
    ['I work 9 to 5 Monday to Friday', 'hours Mon+Tue+Wed+Thu+Fri 09:00-17:00'],
    ['gym always means 75 minutes for me unless I say something else', 'length gym 75'],
    ['my working hours are 8 to 4', 'hours 08:00-16:00'],
    ['I work Monday to Thursday', 'hours Mon+Tue+Wed+Thu'],
    ['I work from 10', 'hours 10:00-'],
    ['calls 30 minutes', 'length call 30'],
    ['my calls are usually half an hour', 'length call 30'],
    ['meetings should be 45 minutes by default', 'length meeting 45'],
    ['25 minute 1:1s', 'length oneonone 25'],
    ['From today all my phone calls should be 20 minutes long unless I tell you otherwise', 'length call 20'],
    ['haircuts take 45 minutes', 'length haircut 45'],
    ['Physio appointments last 30 minutes', 'length physio 30'],
    ['gym always means 75 minutes, remember', 'length gym 75'],
    ['default length 30 minutes', 'length 30'],
    ['leave 15 minutes between meetings', 'buffer 15'],
    ['I need a 10 minute buffer between calls', 'buffer 10'],
    ['no back-to-back meetings', 'buffer 1'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('what is not understood whole stays a text', () => {
  it.each([
    'no meetings before 10, only with Bob',
    'no meetings before 10, unless it is Bob',
    'no meetings before 10, my wife decides about Mondays',
    'call me Sam',
    'no meetings before 10 with Bob',
    'no meetings',
    'nothing',
    'keep tomorrow free',
    'keep next Friday free',
    'no meetings this week',
    'no meetings before 10 in December',
    'no meetings on the first Monday of the month',
    'no more than 3 meetings a day',
    'no meetings longer than an hour',
    'calls max 30 minutes',
    'always ask me before you invite anybody',
    'no meetings before 10 and after 4 on Fridays',
    'school run 7 to 8 is mine',
    'half an hour',
    'Friday afternoons are free',
    'Fridays are for work until June',
    'I prefer mornings',
    '',
  ])('%s', (text) => {
    expect(readPreference(text)).toEqual([]);
  });

  it('ten thousand letters, whatever they are', () => {
    expect(readPreference('no meetings before 10 '.repeat(500))).toEqual([]);
    expect(readPreference('a'.repeat(10_000))).toEqual([]);
    expect(readPreference(`${'('.repeat(5000)}${'12 to 1 '.repeat(600)}`)).toEqual([]);
    expect(readPreference(', and '.repeat(49))).toEqual([]);
  });
});

const rule = (text: string): PreferenceRule => readPreference(text)[0] as PreferenceRule;

it.each([
  ['no meetings before 10', 'no meetings before 11', true],
  ['no meetings before 10', 'no calls before 11', false],
  ['no meetings before 10', 'no meetings after 4', false],
  ['no meetings on Fridays', 'no meetings on Mondays', false],
  ['lunch 12 to 1 is mine', 'lunch 1 to 2 is mine', true],
  ['keep 12 to 1 free', 'keep 3 to 4 free', false],
  ['I work 9 to 5', 'I work 8 to 4', true],
  ['calls 30 minutes', 'calls are an hour', true],
  ['calls 30 minutes', 'interviews 45 minutes', false],
])('of %j and %j only one can hold: %s', (one, other, expected) => {
  expect(isAboutTheSame(rule(one), rule(other))).toBe(expected);
});

it('the same in other words is the same', () => {
  expect(isSameRule(rule('no meetings before 10'), rule('please never schedule meetings before 10am'))).toBe(
    true,
  );
});

it.each([
  ['never lie to a friend', false],
  ['store in a dry place', false],
  ['never leave for tomorrow what can be eaten now', false],
  ['nothing before ten', true],
  ['no interviews', true],
  ['an hour at most', true],
  ["I'm allergic to nuts", true],
])('%s is of an assistant’s business: %s', (said, expected) => {
  expect(concernsPlans(said)).toBe(expected);
});

it.each([
  ['nobody ever asks me what I think', false],
  ['no need to tell anybody', false],
  ['nobody rings me before nine', true],
])('%s speaks of plans: %s', (said, expected) => {
  expect(speaksOfPlans(said)).toBe(expected);
});
