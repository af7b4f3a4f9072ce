import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Questions about what lies beside, between or behind what was just told, and about whole days.

const { testConversations } = notationTalk({
  has: [
    'Mon-1 09:00-10:00 Pilates | with ana',
    'Tue 09:00-10:00 Pilates | with ana',
    'Tue 18:00-19:00 Orchestra | RRULE:FREQ=WEEKLY;BYDAY=TU',
    'Wed 09:00-10:00 Dentist',
    'Wed 11:00-12:30 Fitting',
    'Wed 15:00-16:00 Tasting',
    'Fri..Sun Book fair',
    'Tue+1 18:30-19:00 Landlord',
  ],
});

describe('an hour without a day', () => {
  testConversations([
    [
      'is on the day that the question before it asks about',
      [
        '{ask_agenda|what is on [time:on Wednesday]?} {ask_free|and am I free [time:at 4pm]?}',
        /free on Wed 18 Nov at 16:00/,
      ],
    ],
    [
      'is on that day where it hangs on it, too',
      [
        '{ask_agenda|look at [time:Wednesday]}. {ask_free|If I have nothing [time:after 4pm]}, {create if 2|put in [title:yoga] [time:from 5pm to 6pm]}',
      ],
      { adds: ['Wed 17:00-18:00 yoga'] },
    ],
  ]);
});

describe('the next of a kind', () => {
  testConversations([
    [
      'behind when it was last',
      [
        '{ask_last|when was I last at [target:pilates]?}',
        /9 Nov/,
        '{ask_next|Next one?}',
        /Pilates, tomorrow/,
      ],
    ],
    [
      'also with no word for it',
      [
        '{ask_last|when was I last at [target:pilates]?}',
        '{ask_when|and when am I going again?}',
        /Pilates, tomorrow/,
      ],
    ],
    [
      'but not where its hour is asked',
      ['{ask_last|when was I last at [target:pilates]?}', '{ask_when|what time was it?}', /9 Nov/],
    ],
  ]);
});

describe('between two', () => {
  testConversations([
    [
      'of a list',
      [
        "{ask_agenda|what's [time:on Wednesday]?}",
        '{ask_between|how long between [set:the last two]?}',
        /2 hours 30 minutes/,
        '{ask_between|and between [set:the first two]?}',
        /: Dentist/,
      ],
    ],
    [
      'of a day',
      ['{ask_between|how long between [set:my first two] [time:on Wednesday]?}', /1 hour: Dentist ends/],
    ],
    [
      'with their ends named apart',
      [
        '{ask_between|how long from [target:the end] of [target:the dentist] to [target:the start] of [target:the tasting]?}',
        /5 hours/,
      ],
    ],
    [
      'one of them pointed at twice',
      [
        '{create|[title:swim] [time:on Wednesday 17-18]}',
        '{ask_between|[target:that] is in now? how long between [target:it] and [target:the tasting]?}',
        /1 hour: Tasting/,
      ],
      { adds: ['Wed 17:00-18:00 swim'] },
    ],
    [
      'the longest break, and not all of the time',
      [
        '{ask_between|[time:on Wednesday] what is the longest break between [target:the dentist] and [target:the tasting]?}',
        /12:30–15:00/,
      ],
    ],
  ]);
});

describe('what overlaps', () => {
  testConversations([
    [
      'of two that are named: when each is',
      [
        '{ask_clash|do [target:the fitting] and [target:the tasting] overlap [old_time:on Wednesday evening]?}',
        /Nothing overlaps[\s\S]*Fitting.*11:00[\s\S]*Tasting.*15:00/,
      ],
    ],
    [
      'of a series: the one of that day',
      [
        '{ask_clash|does anything clash with [target:orchestra] [old_time:on the 24th]?}',
        /Orchestra, Tue 24.*overlaps with Landlord/,
      ],
    ],
    [
      'asked on, and never with itself',
      [
        '{ask_clash|does anything clash with [target:orchestra] [old_time:tomorrow]?}',
        /no clashes/,
        '{again|and [time:on the 24th]?}',
        /Landlord/,
        '{again|and [time:on 1 December]?}',
        not(/overlaps/),
      ],
    ],
  ]);
});

describe('beside an event', () => {
  testConversations([
    [
      'on its day, on either side',
      [
        '{ask_when|when is [target:the fitting]?}',
        '{ask_agenda|anything before [before:it] [time:that day]?}',
        not(/Tasting/),
        '{again|and after?}',
        /Tasting/,
      ],
    ],
    [
      'up to an hour',
      [
        '{ask_agenda|anything [time:on Wednesday] after [after:the dentist], [time:up to noon]?}',
        not(/Tasting/),
      ],
    ],
    [
      'counted from now on',
      ['{ask_count|how many [set:pilates] before [before:the tasting] [time:on Wednesday]?}', /^1: Pilates/],
    ],
    [
      'counted in another month, of the same kind',
      [
        '{ask_last|when was I last at [target:pilates]?}',
        '{ask_count|and how many times [time:in November]?}',
        /^2: /,
      ],
    ],
    [
      'the last of a day, whatever it is called',
      ['{ask_when|when does [target:my last commitment] end [old_time:on Wednesday]?}', /Tasting/],
    ],
  ]);
});

describe('whole days and ends', () => {
  testConversations([
    ['are counted as days', ['{ask_long|how long is [target:the book fair]?}', /lasts 3 days/]],
    ['over by an hour', ['{ask_when|is [target:the fitting] over [time:by noon]?}', /^No/]],
    ['done by an hour', ['{ask_when|is [target:the fitting] done [time:by one]?}', /^Yes/]],
  ]);
});

describe('the same hour of each day', () => {
  testConversations([
    [
      'of some afternoons',
      [
        '{ask_free|which [time:afternoons this week] have nothing [time:after 4 pm]?}',
        /today 16:00.*Wed 18 Nov 16:00.*Thu/,
      ],
    ],
    [
      'and what is in one of them',
      [
        '{ask_free|which [time:afternoons this week] have nothing at all [time:after 2 pm]?}',
        not(/Wed 18 Nov 14:00/),
      ],
    ],
  ]);
});

describe('a wish on the answer', () => {
  testConversations([
    [
      'goes on the day that was asked about',
      [
        '{ask_when|if [target:the fitting] [old_time:on Wednesday] is over [time:by one]} {create if 1|put in [title:soup] [time:at 13:15]} {revise ifnot 1|if not, [time:at 16:15]}',
      ],
      { adds: ['Wed 13:15-14:15 soup'] },
    ],
    [
      'also at the other hour',
      [
        '{ask_when|if [target:the fitting] [old_time:on Wednesday] is over [time:by noon]} {create if 1|put in [title:soup] [time:at 13:15]} {revise ifnot 1|if not, [time:at 16:15]}',
      ],
      { adds: ['Wed 16:15-17:15 soup'] },
    ],
  ]);
});
