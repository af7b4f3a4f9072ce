/** 500 and more phrases made of parts: every day with every time of day, and the rest of the language beside them. */
const days = [
  'today', 'tomorrow', 'on friday', 'next week monday', 'the 23rd', '3 february', 'Feb 29', 'last sunday', 'the second tuesday of march',
  'a week from thursday', '2026-12-24', 'in three days', 'christmas eve', 'the last day of october', 'the day after tomorrow', 'easter monday', 'october 25', 'march 8',
];
const times = [
  'at 3pm', 'at 9', 'at half past seven', 'at noon', 'at 02:30', 'at 1:30am', 'at 23:59', 'from 9 to 10:30', 'between 2 and 4pm', 'in the morning', 'in the evening',
  'at quarter to six', 'after 5pm', 'before 11', 'around 4', '14:00-15:15', 'at midnight', 'at 7 in the evening', 'at 1730', 'at 10 pm for 90 minutes',
];
const others = [
  'in 45 minutes', 'in an hour and a half', 'two hours ago', 'half an hour', '3 weeks', '1h15', 'a couple of days', 'next week', 'this weekend', 'last month', 'next quarter', 'in 2028',
  'march 2027', 'end of month', 'beginning of next week', 'mid july', 'the week of 7 december', 'third week of october', 'q3 2027', 'next summer', 'from monday to wednesday',
  'feb 3-5', 'from 1 july until 15 august', 'nov - feb 2028', 'by friday', 'by 5pm tomorrow', 'until the end of the week', 'since august', 'after christmas', 'before next monday',
  'from tomorrow at 4pm until friday at noon', 'the next 10 days', 'the last 3 hours', 'next few weeks', 'three fridays from now', 'the weekend before christmas', 'thanksgiving 2027',
  'every tuesday at 10', 'weekdays 9 to 9:30', 'every other thursday at 4 except august', 'the first monday of every month', 'daily at 8', 'twice a week', 'one morning next week',
  'tuesday or thursday afternoon', 'an hour before my flight', 'right after the standup', '3pm london time', '9am est on friday', 'tomorrow 14:00 utc', 'midnight to 3am', '10pm to 2am',
  'this time next week', 'the rest of the week', 'later today', 'tonight', 'last night', 'first thing tomorrow', 'saturday after lunch', 'the 1st and 15th of may', 'asap',
  'within two weeks', 'eod', 'close of business friday', '2 days before easter', 'an hour after midnight', 'third tuesday after christmas 2027', '12/31', '31.12.', '1/2/2027', 'week 31',
];

export const phrases: readonly string[] = [
  ...days,
  ...times,
  ...days.flatMap((day) => times.map((time) => `${day} ${time}`)),
  ...times.flatMap((time) => ['tomorrow', 'friday', 'on 5 may', 'next tuesday'].map((day) => `${time} ${day}`)),
  ...others,
];
