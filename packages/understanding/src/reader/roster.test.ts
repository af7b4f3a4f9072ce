import { expect, it } from 'vitest';
import { readRoster } from './roster.ts';

const read = (message: string) =>
  readRoster(message)?.map(({ slots }) => slots.map(({ role, text }) => `${role}:${text}`).join(' '));

it('reads each line as an event of its own', () => {
  expect(
    read(
      'New roster for next wk. Mon 23 Nov Early 07:00-14:30. Tue 24 Nov Late 14:00-21:30. Thu 26 Nov Early 07:00-14:30. Pls enter, titles Early / Late.',
    ),
  ).toEqual([
    'time:Mon 23 Nov title:Early time:07:00-14:30',
    'time:Tue 24 Nov title:Late time:14:00-21:30',
    'time:Thu 26 Nov title:Early time:07:00-14:30',
  ]);
  expect(read('Put my rota in:\nTue early 7-3\nWed late 2-10\nThu off\nFri night 10pm-6am')).toEqual([
    'time:Tue title:early time:7-3',
    'time:Wed title:late time:2-10',
    'time:Fri title:night time:10pm-6am',
  ]);
});

it('says the week with each', () => {
  expect(read('please add my shifts next week: mon early 7-15, tue late 14-22')).toEqual([
    'time:next week time:mon title:early time:7-15',
    'time:next week time:tue title:late time:14-22',
  ]);
});

it.each([
  'Mon early 7-15\nTue late 14-22',
  'put lunch on tue 12-13',
  'move mon early 7-15 to tue late 14-22',
  'Our timetable: Mon yoga 7-8, Tue boxing 18-19. Sounds good? I was there at 9 once, please say hi',
])('leaves the rest to others: %s', (message) => {
  expect(read(message)).toBeUndefined();
});
