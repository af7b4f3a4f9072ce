import { onDate } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { event, repeated } from '../test/make-event.ts';
import { learnCommitments } from './commitments.ts';
import { learnMeetingLengths } from './meeting-lengths.ts';
import { occasionsOf } from './occasion.ts';
import { learnPlaces, learnWorkingPlaces } from './places.ts';
import { learnMeals, learnPreferredTime } from './preferred-times.ts';
import { learnTravel } from './travel.ts';

const MADRID = 'Europe/Madrid';
const people = ['emma@x.example'];

describe('meeting lengths', () => {
  const lengths = (...minutes: readonly number[]) =>
    learnMeetingLengths(
      occasionsOf(
        minutes.map((length, index) => event({ at: `2026-10-${10 + index} 10:00`, minutes: length, people })),
        MADRID,
      ),
    );

  it('name the one that stands out, and the common ones', () => {
    expect(lengths(30, 30, 30, 30, 60, 60, 60, 45)).toEqual({
      usual_minutes: 30,
      common: [
        { minutes: 30, meetings: 4 },
        { minutes: 60, meetings: 3 },
      ],
      meetings: 8,
    });
  });

  it('name no usual one when two are equal, and nothing at all when there are few', () => {
    expect(lengths(30, 30, 30, 30, 60, 60, 60, 60)?.usual_minutes).toBeUndefined();
    expect(lengths(30, 30, 30)).toBeUndefined();
    expect(lengths(15, 20, 25, 30, 35, 40, 45, 50)).toBeUndefined();
  });

  it('count only meetings with others', () => {
    expect(
      learnMeetingLengths(occasionsOf(repeated(20, 1, { at: '2026-10-01 10:00' }), MADRID)),
    ).toBeUndefined();
  });
});

describe('commitments', () => {
  const learn = (events: Parameters<typeof occasionsOf>[0], zone = MADRID) =>
    learnCommitments(occasionsOf(events, zone));

  it('are series with their rhythm, place and people; one that was moved once stays where it is', () => {
    const planning = repeated(6, 7, {
      at: '2026-10-05 10:00',
      minutes: 45,
      title: 'Planning',
      seriesId: 'p',
      people,
      location: 'Room 4',
    });
    const moved = event({ at: '2026-11-18 11:30', minutes: 45, title: 'Planning', seriesId: 'p', people });
    expect(learn([...planning, moved])).toEqual([
      {
        title: 'Planning',
        rhythm: 'weekly',
        weekdays: ['monday'],
        at: '10:00',
        minutes: 45,
        times: 7,
        with: people,
        place: 'Room 4',
      },
    ]);
  });

  it('know every other week, the month, and several days a week', () => {
    const found = learn([
      ...repeated(5, 14, { at: '2026-09-02 16:00', title: 'Mentoring', seriesId: 'm' }),
      ...repeated(4, 28, { at: '2026-08-28 15:00', title: 'Review', seriesId: 'r' }),
      ...repeated(6, 7, { at: '2026-10-06 06:15', title: 'Run', seriesId: 'run' }),
      ...repeated(6, 7, { at: '2026-10-08 06:15', title: 'Run', seriesId: 'run' }),
    ]);
    expect(found.map(({ title, rhythm, weekdays }) => ({ title, rhythm, weekdays }))).toEqual([
      { title: 'Run', rhythm: 'weekly', weekdays: ['tuesday', 'thursday'] },
      { title: 'Mentoring', rhythm: 'every other week', weekdays: ['wednesday'] },
      { title: 'Review', rhythm: 'monthly', weekdays: ['friday'] },
    ]);
  });

  it('keep the wall clock over a change of clocks, on the owner’s own weekday', () => {
    const late = repeated(6, 7, {
      at: '2026-10-05 22:00',
      zone: 'America/New_York',
      title: 'Call',
      seriesId: 'c',
    });
    expect(learn(late, 'America/New_York')[0]).toMatchObject({ weekdays: ['monday'], at: '22:00' });
    // Before Europe's change, between the two changes, and after America's: four of six are at 04:00.
    expect(learn(late)[0]).toMatchObject({ weekdays: ['tuesday'], at: '04:00', times: 6 });
  });

  it('find what is entered by hand every week, and not what only has the same name', () => {
    const gym = repeated(4, 7, { at: '2026-10-05 18:00', title: 'Gym' });
    const calls = [1, 9, 14, 22].map((day, index) =>
      event({ at: `2026-10-${String(day).padStart(2, '0')} 1${index}:00`, title: 'Call' }),
    );
    expect(learn([...gym, ...calls]).map(({ title }) => title)).toEqual(['Gym']);
    expect(learn(gym.slice(0, 3))).toEqual([]);
  });
});

describe('preferred times', () => {
  it('are where the owner puts meetings, not where others do', () => {
    const own = repeated(12, 3, { at: '2026-09-01 10:00', people });
    const theirs = repeated(30, 2, { at: '2026-09-01 16:00', people, own: false });
    expect(learnPreferredTime(occasionsOf([...own, ...theirs], MADRID))).toEqual({
      part_of_day: 'mornings',
      meetings: 12,
      of: 12,
    });
    expect(learnPreferredTime(occasionsOf([...own.slice(0, 9), ...theirs], MADRID))).toBeUndefined();
  });

  it('say nothing when meetings are spread over the day', () => {
    const spread = [10, 13, 16].flatMap((hour) => repeated(5, 3, { at: `2026-09-01 ${hour}:00`, people }));
    expect(learnPreferredTime(occasionsOf(spread, MADRID))).toBeUndefined();
  });

  it('know when lunch is, also when it is only pencilled in', () => {
    const lunch = repeated(5, 7, {
      at: '2026-10-05 13:15',
      minutes: 45,
      title: 'Team lunch',
      transparency: 'transparent',
    });
    expect(learnMeals(occasionsOf(lunch, MADRID))).toEqual([
      { meal: 'lunch', at: '13:15', minutes: 45, weekdays: ['monday'], times: 5 },
    ]);
    expect(learnMeals(occasionsOf(lunch.slice(0, 2), MADRID))).toEqual([]);
  });
});

describe('places and travel', () => {
  it('count places, and no links', () => {
    const at = (location: string, day: number) => event({ at: `2026-10-0${day} 10:00`, location });
    const events = [
      at('Café Luz', 1),
      at('Café Luz', 2),
      at('https://meet.example/abc', 3),
      at('https://meet.example/abc', 4),
      at('Zoom', 5),
      at('Zoom', 6),
      at('Once', 7),
    ];
    expect(learnPlaces(occasionsOf(events, MADRID))).toEqual([{ name: 'Café Luz', events: 2 }]);
  });

  it('know the days at home', () => {
    const home = repeated(4, 7, { at: '2026-10-05 00:00', title: 'Home', eventType: 'workingLocation' }).map(
      (one, week) => ({
        ...one,
        start: onDate(`2026-10-${String(5 + 7 * week).padStart(2, '0')}`),
        end: onDate(`2026-10-${String(6 + 7 * week).padStart(2, '0')}`),
      }),
    );
    expect(learnWorkingPlaces(home)).toEqual([{ name: 'Home', weekdays: ['monday'], days: 4 }]);
    expect(learnWorkingPlaces(home.slice(0, 2))).toEqual([]);
  });

  it('know trips and flights; a day off, a deadline and an unanswered invitation are none', () => {
    const days = (title: string, from: string, to: string, more = {}) => ({
      ...event({ at: `${from} 00:00`, title, ...more }),
      start: onDate(from),
      end: onDate(to),
    });
    const travel = learnTravel(
      [
        days('Conference trip', '2026-11-10', '2026-11-13', { location: 'Porto' }),
        days('Expenses due', '2026-11-12', '2026-11-13'),
        days('Day off', '2026-11-20', '2026-11-21', { eventType: 'outOfOffice' }),
        days('Trip to nowhere', '2026-11-20', '2026-11-23', { ownResponse: 'needsAction' }),
        event({ at: '2026-11-25 22:40', minutes: 450, title: 'Overnight flight' }),
      ],
      MADRID,
    );
    expect(travel).toEqual([
      { title: 'Conference trip', place: 'Porto', from: '2026-11-10', to: '2026-11-12' },
      { title: 'Overnight flight', from: '2026-11-25', to: '2026-11-26' },
    ]);
  });
});
