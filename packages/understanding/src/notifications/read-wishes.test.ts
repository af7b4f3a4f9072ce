import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNotificationWishes } from './read-wishes.ts';
import type { SpokenBefore } from './spoken.ts';

/** Short, so that what is expected can be read next to what was said. */
const read = (said: string | readonly string[], before?: SpokenBefore): string =>
  readNotificationWishes(typeof said === 'string' ? [said] : said, before)
    .map(({ topic, wish, beyond }) => {
      const values = Object.entries(wish ?? {}).flatMap(([key, value]) =>
        key === 'topic' ? [] : [`${key} ${value}`],
      );
      const wished = [topic ?? 'unknown', ...(wish ? values : ['?'])].join(' ');
      return beyond.length > 0 ? `${wished} | ${beyond.join(' | ')}` : wished;
    })
    .join(' + ');

describe('how long before', () => {
  it.each([
    ['35 minutes before everything', 'nudge minutes 35'],
    ['a heads-up a quarter of an hour before each meeting', 'nudge minutes 15'],
    ['warn me an hour ahead', 'nudge minutes 60'],
    ['for events, 50 min ahead', 'nudge minutes 50'],
    ['pings 20m b4 mtgs', 'nudge minutes 20'],
    ['alert me two hrs before any appointment', 'nudge minutes 120'],
    ['be alerted half an hour before evrything from now on', 'nudge minutes 30'],
    ["hour's notice for everything", 'nudge minutes 60'],
    ['20 minutes before every meeting starts', 'nudge minutes 20'],
    ['a nudge 1h before stuff', 'nudge minutes 60'],
    ['10 minutes before everything and not an hour before', 'nudge minutes 10'],
    ['25 minutes before meetings instead of 10', 'nudge minutes 25'],
    ['a warning 20 minutes before events, no wait, 40', 'nudge minutes 40'],
    ['a bit earlier before appointments, say 35 minutes', 'nudge minutes 35'],
    ['alert me before meetings', 'nudge on true'],
    ['no more alerts', 'nudge on false'],
    ['turn the alerts off', 'nudge on false'],
    ["don't warn me before meetings", 'nudge on false'],
  ])('%s', (said, expected) => expect(read(said)).toBe(expected));
});

describe('quiet', () => {
  it.each([
    ['nothing after 11 at night', 'quiet from 11:00 pm'],
    ['not a peep before 8am', 'quiet to 8:00 am'],
    ['quiet 22:15 to 5:45', 'quiet from 10:15 pm to 5:45 am'],
    ['stay silent from 22 until 5', 'quiet from 10:00 pm to 5:00 am'],
    ['no msgs after 20h', 'quiet from 8:00 pm'],
    ['no beeping aft 8p', 'quiet from 8:00 pm'],
    ['after 9 nite nothing', 'quiet from 9:00 pm'],
    ['nothing before 6 or after 10', 'quiet from 10:00 pm to 6:00 am'],
    ['nothing before 6, nothing after 10', 'quiet to 6:00 am from 10:00 pm'],
    ['no buzzing between 9 and 7', 'quiet from 9:00 pm to 7:00 am'],
    ['do not disturb me between 2 and 4', 'quiet from 2:00 pm to 4:00 pm'],
    ['leave me in silence between 10 in the evening and 6', 'quiet from 10:00 pm to 6:00 am'],
    ['no pings from 7 in the morning till 2', 'quiet from 7:00 am to 2:00 pm'],
    ['stop buzzing me at night, eleven to six is off limits', 'quiet from 11:00 pm to 6:00 am'],
    ['nothing after midnight', 'quiet from 12:00 am'],
    ['nothing at night', 'quiet on true'],
    ['no quiet hours', 'quiet on false'],
    // What has two possible meanings is not picked from.
    ['quiet from 11 to 1', 'quiet ?'],
    ['nothing after 12', 'quiet ?'],
    ['be quiet', 'quiet ?'],
  ])('%s', (said, expected) => expect(read(said)).toBe(expected));
});

describe('overviews', () => {
  it.each([
    ["the day's plan at 6am weekdays", 'briefing at 6:00 am'],
    ['morning list, 5.30 am daily', 'briefing at 5:30 am'],
    ['a rundown of the day each morning at 8:15', 'briefing at 8:15 am'],
    ['a short summary at seven, Monday to Friday', 'briefing at 7:00 am'],
    ['every morn 645 show me my day', 'briefing at 6:45 am'],
    ['what i have on every day at 14:00', 'briefing at 2:00 pm'],
    ['something every morning with the plan', 'briefing on true'],
    ['drop the morning summary', 'briefing on false'],
    ['drop the daily list', 'briefing on false'],
    ["tomorrow's overview every evening at 8", 'evening at 8:00 pm'],
    ['each evening 19:30 tell me what is on the next day', 'evening at 7:30 pm'],
    ['the list at ten to seven', 'briefing at 6:50 am'],
    ['the morning list at 9 instead of 7', 'briefing at 9:00 am'],
  ])('%s', (said, expected) => expect(read(said)).toBe(expected));
});

describe('what is understood but for its value is asked for', () => {
  it.each([
    ['send my briefing at 26:00', 'briefing at 26:00'],
    ['the list every morning at 26:00', 'briefing ?'],
    ["don't send the summary at 8", 'briefing ?'],
    ['alert me earlier', 'nudge ?'],
    ['the summary a bit earlier', 'briefing ?'],
    ['no beeping after 31:00', 'quiet ?'],
    ['stop alerting me 10 minutes before meetings', 'nudge ?'],
  ])('%s', (said, expected) => expect(read(said)).toBe(expected));
});

describe('what is for once is not for always', () => {
  it.each([
    ['no messages tomorrow', 'quiet ? | tomorrow'],
    ['nothing for the next day', 'quiet ? | tomorrow'],
    ['nothing today after 6', 'quiet from 6:00 pm | today'],
    ['no pings tonight', 'quiet ? | tonight'],
    ['no pings this week', 'quiet ? | this week'],
    ['no alerts until Friday', 'quiet ? | until Friday'],
    ['the summary at 7 tomorrow', 'briefing on true | at 7 tomorrow'],
    ['20 minutes before everything on Friday', 'nudge minutes 20 | on Friday'],
    ['starting tomorrow the summary at 7', 'briefing at 7:00 am'],
  ])('%s', (said, expected) => expect(read(said)).toBe(expected));
});

describe('several at once', () => {
  it.each([
    ['20 min before everything n stay quiet after 22', 'nudge minutes 20 + quiet from 10:00 pm'],
    [
      'an alert 5 minutes before meetings, nothing between 22 and 6, and the plan at 7',
      'nudge minutes 5 + quiet from 10:00 pm to 6:00 am + briefing at 7:00 am',
    ],
    ['- 20 minutes before meetings - not a peep before 7', 'nudge minutes 20 + quiet to 7:00 am'],
    ['1) plan at 6:40 pls 2) nothing after 9p tho', 'briefing at 6:40 am + quiet from 9:00 pm'],
    [['a summary of the day', 'at 6.45 each morning'], 'briefing at 6:45 am'],
    [['no alerts after 9', 'until 6.30'], 'quiet from 9:00 pm to 6:30 am'],
    [['no pings', 'after', 'half eight'], 'quiet from 8:30 pm'],
    [['nothing after ten at night', 'no buzzing'], 'quiet from 10:00 pm'],
    [['a warning', 'before everything', '45'], 'nudge minutes 45'],
  ])('%j', (said, expected) => expect(read(said)).toBe(expected));
});

describe('what nobody can choose is named, and never left out', () => {
  it.each([
    ['40 minutes before anything with customers', 'nudge minutes 40 | anything with customers'],
    ['for rehearsals i want the alert 2 hours before', 'nudge minutes 120 | for rehearsals'],
    ['10 minutes before everything else', 'nudge minutes 10 | everything else'],
    ['20 minutes before everything except yoga', 'nudge minutes 20 | everything except yoga'],
    ['15 minutes before calls', 'nudge minutes 15 | calls'],
    ['during the week ten minutes ahead', 'nudge minutes 10 | during the week'],
    ['an hour before shoots and ten minutes before calls', 'nudge ? | shoots | calls'],
    ['30 minutes before meetings, 10 minutes before events', 'nudge ? | 30 | 10'],
    ["don't alert me about the standup", 'nudge ? | about the standup'],
    ['nothing during rehearsals', 'quiet ? | during rehearsals'],
    ['no alerts on Sundays', 'quiet ? | on Sundays'],
    ['no pings on sat after 6', 'quiet from 6:00 pm | on sat'],
    ['silent from 22 to 6 unless I travel', 'quiet from 10:00 pm to 6:00 am | unless I travel'],
    ['no alerts on Christmas Eve', 'quiet ? | on Christmas Eve'],
    ["the day's list at 6 each morning, weekends too", 'briefing at 6:00 am | weekends'],
    ['no morning summary on Fridays', 'briefing ? | on Fridays'],
    ['an overview of the week every Sunday at six', 'briefing ? | of the week | every Sunday at six'],
    ['no alerts for all-day events', 'nudge ? | for all-day events'],
    ['alerts for everything, not just meetings', 'nudge ? | not just meetings'],
    ['alert me at the start of every meeting', 'nudge ? | at the start of every meeting'],
    ['the list at 7, not later', 'briefing at 7:00 am | not later'],
    ['a heads-up before rehearsals', 'nudge ? | rehearsals'],
    ['no notifications during meetings', 'quiet ? | meetings'],
    ['ping me 5 minutes after every meeting', 'nudge minutes 5 | after every meeting'],
    ["i don't need the summary every day", 'briefing ? | every day'],
    ['no pings for an hour', 'quiet ? | an hour'],
    ['no alerts for the next 3 days', 'quiet ? | for the next 3 days'],
    ['tell me when Bruno declines', 'unknown ? | when Bruno declines'],
  ])('%s', (said, expected) => expect(read(said)).toBe(expected));
});

describe('a correction of what was said before', () => {
  it.each([
    ['make it 25', { topic: 'nudge' }, 'nudge minutes 25'],
    ['15', { topic: 'nudge' }, 'nudge minutes 15'],
    ['half an hour rather', { topic: 'nudge' }, 'nudge minutes 30'],
    ['afternoon, 2 to 4 pm', { topic: 'quiet', from: '10:00 pm' }, 'quiet from 2:00 pm to 4:00 pm'],
    ['11', { topic: 'quiet', from: '10:00 pm' }, 'quiet from 11:00 pm'],
    ['8', { topic: 'quiet', to: '7:00 am' }, 'quiet to 8:00 am'],
    ['25', { topic: 'quiet', from: '10:00 pm' }, 'quiet ?'],
    ['15', { topic: 'quiet', from: '10:00 pm' }, 'quiet ?'],
    ['8', { topic: 'quiet', from: '10:00 pm', to: '7:00 am' }, 'quiet ?'],
    ['7:20 then', { topic: 'briefing' }, 'briefing at 7:20 am'],
    ['8', { topic: 'evening' }, 'evening at 8:00 pm'],
    ['4', { topic: 'limit' }, 'limit most 4'],
    ['next Tuesday', { topic: 'everything' }, 'everything on false until next Tuesday'],
    ['only for the trainings', { topic: 'nudge' }, 'nudge ? | only for the trainings'],
  ] as const)('%s, of %j', (said, before, expected) => expect(read(said, before)).toBe(expected));
});

it('whatever whole messages say is understood in a span, too', () => {
  expect(read('at most 3 messages a day')).toBe('limit most 3');
  expect(read('stop telling me about collisions')).toBe('collision on false');
  expect(read('pause all notifications until Monday')).toBe('everything on false until monday');
});

it('never throws and never takes long, whatever is written', () => {
  const words = fc.constantFrom(
    ...'no not after before 9 22:00 to and , the minutes 20 briefing every morning quiet tonight week except b4 . sun'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 80 }), (parts) => {
      for (const { beyond, wish, topic } of readNotificationWishes([parts.join(' ')]))
        expect(beyond.length > 0 || wish !== undefined || topic !== undefined).toBe(true);
    }),
  );
  expect(readNotificationWishes(['nothing after 10 '.repeat(2000)])).toEqual([]);
});
