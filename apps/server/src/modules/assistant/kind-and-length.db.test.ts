import { approve, waiting } from '../../../../../evals/scenarios/scenario.ts';
import { bothTalk } from '../../../test/both-talk.ts';

// What lasts whole days stays so and as many, what has an hour keeps it, one stays one and a series a series, and the length
// stays, unless another was asked for; and a change of kind is agreed to first.

const TRIP = 'Wed..Fri Trip';
const REVIEW = 'Tue 15:00-16:00 Review';
const DENTIST = 'Tue 09:00-09:30 Dentist';
const WATCH = 'Tue 22:00-02:00 Watch';
const FROM_WHEN_TO_WHEN = /When should it start and end/;
const asksBack = [waiting(0), FROM_WHEN_TO_WHEN];

/** The clocks go back in the night to Sunday 25 October. */
const OCTOBER = '2026-10-19T10:00';
/** They go forward in the night to Sunday 29 March, from two to three. */
const MARCH = '2027-03-22T10:00';
const CHOIR = 'Tue 18:00-19:30 Choir | RRULE:FREQ=WEEKLY;COUNT=5';

bothTalk(
  { has: [TRIP, REVIEW, DENTIST, WATCH] },
  {
    'three whole days': [
      {
        name: 'to an hour: it is asked from when to when',
        said: '{change|Move [target:the trip] to [time:3pm]}',
        call: ['move_event', { event: 'trip', new_when: '3pm' }],
        after: asksBack,
      },
      {
        name: 'to a day and an hour: it is asked from when to when',
        said: '{change|Move [target:the trip] to [time:Friday at 15:00]}',
        call: ['move_event', { event: 'trip', new_when: 'Friday at 15:00' }],
        after: asksBack,
      },
      {
        name: 'to a part of a day: it is asked from when to when',
        said: '{change|Move [target:the trip] to [time:tomorrow morning]}',
        call: ['move_event', { event: 'trip', new_when: 'tomorrow morning' }],
        after: asksBack,
      },
      {
        name: 'to another day they stay three',
        said: '{change|Move [target:the trip] to [time:tomorrow]}',
        call: ['move_event', { event: 'trip', new_when: 'tomorrow' }],
        after: [waiting(0)],
        ending: { removes: [TRIP], adds: ['Tue..Thu Trip'] },
      },
      {
        name: 'from when to when was said: the change of kind is agreed to first',
        said: '{change|Move [target:the trip] to [time:Thursday 2pm to 4pm]}',
        call: ['move_event', { event: 'trip', new_when: 'Thursday 2pm to 4pm' }],
        after: [waiting(1), /all-day event now/, approve],
        ending: { removes: [TRIP], adds: ['Thu 14:00-16:00 Trip'] },
      },
      {
        name: 'an hour and a length was said: the change of kind is agreed to first',
        said: '{change|Move [target:the trip] to [time:Thursday at 2pm] for [length:two hours]}',
        call: ['move_event', { event: 'trip', new_when: 'Thursday at 2pm', new_duration: 'two hours' }],
        after: [waiting(1), /all-day event now/, approve],
        ending: { removes: [TRIP], adds: ['Thu 14:00-16:00 Trip'] },
      },
      {
        name: 'an hour later: by how many days is asked',
        said: '{change|Move [target:the trip] [shift:an hour later]}',
        call: ['move_event', { event: 'trip', move_by: 'an hour later' }],
        after: [waiting(0), /How many days/],
      },
      {
        name: 'two days later they stay three',
        said: '{change|Move [target:the trip] [shift:two days later]}',
        call: ['move_event', { event: 'trip', move_by: 'two days later' }],
        ending: { removes: [TRIP], adds: ['Fri..Sun Trip'] },
      },
      {
        name: 'a day longer',
        said: '{change|Make [target:the trip] [stretch:one day longer]}',
        call: ['resize_event', { event: 'trip', extend_by: 'one day longer' }],
        ending: { removes: [TRIP], adds: ['Wed..Sat Trip'] },
      },
      {
        name: 'a day shorter',
        said: '{change|Make [target:the trip] [stretch:one day shorter]}',
        call: ['resize_event', { event: 'trip', extend_by: 'one day shorter' }],
        ending: { removes: [TRIP], adds: ['Wed..Thu Trip'] },
      },
      {
        name: 'two days in all',
        said: '{change|Make [target:the trip] [length:two days]}',
        call: ['resize_event', { event: 'trip', new_duration: 'two days' }],
        ending: { removes: [TRIP], adds: ['Wed..Thu Trip'] },
      },
      {
        name: 'two hours longer: it is asked from when to when',
        said: '{change|Make [target:the trip] [stretch:two hours longer]}',
        call: ['resize_event', { event: 'trip', extend_by: 'two hours longer' }],
        after: asksBack,
      },
      {
        name: 'until another day',
        said: '{change|[target:The trip] lasts till [end:Saturday] now}',
        call: ['resize_event', { event: 'trip', new_end: 'Saturday' }],
        ending: { removes: [TRIP], adds: ['Wed..Sat Trip'] },
      },
      {
        name: 'until an hour: it is asked from when to when',
        said: '{change|Let [target:the trip] end at [end:5pm]}',
        call: ['resize_event', { event: 'trip', new_end: '5pm' }],
        after: asksBack,
      },
      {
        name: 'until before they begin: it is asked until when',
        said: '{change|Let [target:the trip] end [end:tomorrow]}',
        call: ['resize_event', { event: 'trip', new_end: 'tomorrow' }],
        after: [waiting(0), /When should it end/],
      },
      {
        name: 'by another name they are the same days',
        said: '{change|Call [target:the trip] [title:Journey]}',
        call: ['update_event', { event: 'trip', new_title: 'Journey' }],
        ending: { removes: [TRIP], adds: ['Wed..Fri Journey'] },
      },
      {
        name: 'every week at an hour: it is asked from when to when',
        said: '{change|Repeat [target:the trip] [time:every Wednesday at 3pm]}',
        call: ['repeat_event', { event: 'trip', recurrence: 'every Wednesday at 3pm' }],
        after: asksBack,
      },
      {
        name: 'stay three over the night in which clocks go back',
        said: '{change|Move [target:the trip] to [time:Saturday]}',
        call: ['move_event', { event: 'trip', new_when: 'Saturday' }],
        ending: { removes: ['Thu..Sat Trip'], adds: ['Sat..Mon+1 Trip'] },
        world: { now: OCTOBER, has: ['Thu..Sat Trip'] },
      },
      {
        name: 'stay three when they leave the night in which clocks go forward',
        said: '{change|Move [target:the trip] [shift:7 days later]}',
        call: ['move_event', { event: 'trip', move_by: '7 days later' }],
        ending: { removes: ['Sat..Mon+1 Trip'], adds: ['Sat+1..Mon+2 Trip'] },
        world: { now: MARCH, has: ['Sat..Mon+1 Trip'] },
      },
    ],
    'what has an hour': [
      {
        name: 'to another day keeps hour and length',
        said: '{change|Move [target:the review] to [time:tomorrow week]}',
        call: ['move_event', { event: 'review', new_when: '2026-11-24' }],
        ending: { removes: [REVIEW], adds: ['Tue+1 15:00-16:00 Review'] },
        world: {},
      },
      {
        name: 'past midnight to another day keeps hour and length',
        said: '{change|Move [target:the watch] to [time:Saturday]}',
        call: ['move_event', { event: 'watch', new_when: 'Saturday' }],
        ending: { removes: [WATCH], adds: ['Sat 22:00-02:00 Watch'] },
      },
      {
        name: 'to another hour keeps day and length',
        said: '{change|Move [target:the dentist] to [time:11am]}',
        call: ['move_event', { event: 'dentist', new_when: '11am' }],
        ending: { removes: [DENTIST], adds: ['Tue 11:00-11:30 Dentist'] },
      },
      {
        name: 'made all day: agreed to first',
        said: '{change|Make [target:the review] [all_day:all day]}',
        call: ['update_event', { event: 'review', all_day: true }],
        after: [waiting(1), /becomes an all-day event/, approve],
        ending: { removes: [REVIEW], adds: ['Tue all-day Review'] },
      },
      {
        name: 'past midnight made all day: both of its days',
        said: '{change|Make [target:the watch] [all_day:all day]}',
        call: ['update_event', { event: 'watch', all_day: true }],
        after: [waiting(1), /becomes an all-day event/, approve],
        ending: { removes: [WATCH], adds: ['Tue..Wed Watch'] },
      },
      {
        name: 'made all day on another day: agreed to first',
        said: '{change|Make [target:the review] [all_day:all day] [time:on Saturday]}',
        call: ['move_event', { event: 'review', new_when: 'Saturday', all_day: true }],
        after: [waiting(1), /becomes an all-day event/, approve],
        ending: { removes: [REVIEW], adds: ['Sat all-day Review'] },
      },
      {
        name: 'from one day to another without hours: asked, not spread over days',
        said: '{change|Move [target:the review] to [time:Thursday to Saturday]}',
        call: ['move_event', { event: 'review', new_when: 'Thursday to Saturday' }],
        after: [waiting(0), /\?/],
      },
      {
        name: 'over the night in which clocks go back keeps hour and length',
        said: '{change|Move [target:the call] to [time:Monday]}',
        call: ['move_event', { event: 'call', new_when: 'Monday' }],
        ending: { removes: ['Fri 09:00-10:30 Call'], adds: ['Mon+1 09:00-10:30 Call'] },
        world: { now: OCTOBER, has: ['Fri 09:00-10:30 Call'] },
      },
      {
        name: 'by days over the night in which clocks go back keeps hour and length',
        said: '{change|Move [target:the call] [shift:3 days later]}',
        call: ['move_event', { event: 'call', move_by: '3 days later' }],
        ending: { removes: ['Fri 09:00-10:30 Call'], adds: ['Mon+1 09:00-10:30 Call'] },
        world: { now: OCTOBER, has: ['Fri 09:00-10:30 Call'] },
      },
      {
        name: 'into the hour that does not exist keeps its length',
        said: '{change|Move [target:the feed] to [time:Sunday]}',
        call: ['move_event', { event: 'feed', new_when: 'Sunday' }],
        ending: { removes: ['Fri 02:15-02:45 Feed'], adds: ['Sun 03:15-03:45 Feed'] },
        world: { now: MARCH, has: ['Fri 02:15-02:45 Feed'] },
      },
      {
        name: 'with guests keeps its length, and they are told after agreement',
        said: '{change|Move [target:the plan] to [time:Thursday]}',
        call: ['move_event', { event: 'plan', new_when: 'Thursday' }],
        after: [waiting(1), approve],
        ending: { removes: ['Tue 10:00-10:45 Plan | with ana'], adds: ['Thu 10:00-10:45 Plan | with ana'] },
        world: { has: ['Tue 10:00-10:45 Plan | with ana'], busy: { ana: [] } },
      },
    ],
    'two that change places': [
      {
        name: 'each keeps its length',
        said: '{swap|Swap [target:the review] and [target:the dentist]}',
        call: ['swap_events', { event: 'review', swap_with: 'dentist' }],
        ending: {
          removes: [REVIEW, DENTIST],
          adds: ['Tue 09:00-10:00 Review', 'Tue 15:00-15:30 Dentist'],
        },
      },
      {
        name: 'whole days and hours: asked, nothing is changed',
        said: '{swap|Swap [target:the review] and [target:the trip]}',
        call: ['swap_events', { event: 'review', swap_with: 'trip' }],
        after: [waiting(0), /can't swap/],
      },
      {
        name: 'whole days with whole days: each keeps how many',
        said: '{swap|Swap [target:the fair] and [target:the trip]}',
        call: ['swap_events', { event: 'fair', swap_with: 'trip' }],
        ending: { removes: [TRIP, 'Mon+1 all-day Fair'], adds: ['Mon+1..Wed+1 Trip', 'Wed all-day Fair'] },
        world: { has: [TRIP, 'Mon+1 all-day Fair'] },
      },
      {
        name: 'over the night in which clocks go back each keeps its length',
        said: '{swap|Swap [target:the call] and [target:the lunch]}',
        call: ['swap_events', { event: 'call', swap_with: 'lunch' }],
        ending: {
          removes: ['Fri 09:00-10:30 Call', 'Mon+1 12:00-13:00 Lunch'],
          adds: ['Mon+1 12:00-13:30 Call', 'Fri 09:00-10:00 Lunch'],
        },
        world: { now: OCTOBER, has: ['Fri 09:00-10:30 Call', 'Mon+1 12:00-13:00 Lunch'] },
      },
    ],
    'one and many': [
      {
        name: 'of a series, without saying which: it is asked',
        said: '{change|Move [target:the choir] to [time:7pm]}',
        call: ['move_event', { event: 'choir', new_when: '7pm' }],
        after: [waiting(0), /only this one/],
        world: { has: [CHOIR] },
      },
      {
        name: 'one of a series stays one of it, as long as it was',
        said: '{change|Move [target:the choir] [old_time:tomorrow] to [time:7pm], [once:just this time]}',
        call: ['move_event', { event: 'choir', event_when: 'tomorrow', new_when: '7pm', scope: 'this' }],
        after: [waiting(0)],
        ending: { removes: ['Tue 18:00-19:30 Choir'], adds: ['Tue 19:00-20:30 Choir'] },
        world: { has: [CHOIR] },
      },
      {
        name: 'all of a series stays a series, each as long as it was',
        said: '{change|Move [target:the choir] to [time:7pm], [whole:the whole series]}',
        call: ['move_event', { event: 'choir', new_when: '7pm', scope: 'all' }],
        after: [waiting(1), /series/, approve],
        ending: {
          removes: [CHOIR],
          adds: ['Tue 19:00-20:30 Choir | RRULE:FREQ=WEEKLY;COUNT=5'],
        },
        world: { has: [CHOIR] },
      },
      {
        name: 'all of a series made all day: it is said that it cannot be, before anybody agrees',
        said: '{change|Make [target:the choir] [all_day:all day], [whole:the whole series]}',
        call: ['update_event', { event: 'choir', all_day: true, scope: 'all' }],
        after: [waiting(0), /whole series/],
        world: { has: [CHOIR] },
      },
      {
        name: 'one of a series made all day: agreed to first',
        said: '{change|Make [target:the choir] [old_time:tomorrow] [all_day:all day], [once:just this time]}',
        call: ['update_event', { event: 'choir', event_when: 'tomorrow', all_day: true, scope: 'this' }],
        after: [waiting(1), /becomes an all-day event/, approve],
        ending: { removes: ['Tue 18:00-19:30 Choir'], adds: ['Tue all-day Choir'] },
        world: { has: [CHOIR] },
      },
      {
        name: 'one becomes many only when that was asked for, each as long as it was',
        said: '{change|Repeat [target:the review] [time:every week, 3 times]}',
        call: ['repeat_event', { event: 'review', recurrence: 'every week, 3 times' }],
        ending: { removes: [REVIEW], adds: ['Tue 15:00-16:00 Review | RRULE:FREQ=WEEKLY;COUNT=3'] },
      },
      {
        name: 'all on a day by an hour: each keeps its length, and whole days stay where they are',
        said: '{change|Move [set:everything] [old_time:on Thursday] [shift:an hour later]}',
        call: ['move_event', { event_when: 'Thursday', every_match: true, move_by: 'an hour later' }],
        ending: {
          removes: ['Thu 09:00-09:30 Dentist', 'Thu 15:00-16:30 Review'],
          adds: ['Thu 10:00-10:30 Dentist', 'Thu 16:00-17:30 Review'],
        },
        world: { has: [TRIP, 'Thu 09:00-09:30 Dentist', 'Thu 15:00-16:30 Review'] },
      },
    ],
    'the first meeting': [
      {
        name: 'is no all-day entry when it is asked for',
        said: "{ask_next|What's [target:my first meeting] [time:on Thursday]?}",
        call: ['list_events', { when: 'Thursday', direction: 'next' }],
        after: [/Plan/],
        world: { has: ['Thu all-day Fair', 'Thu 09:00-10:00 Plan', 'Tue 08:00-09:00 Run'] },
      },
      {
        name: 'is no all-day entry when it is moved',
        said: '{change|Move [target:my first meeting] [old_time:on Thursday] to [time:11am]}',
        call: ['move_event', { event: 'my first meeting', event_when: 'Thursday', new_when: '11am' }],
        ending: { removes: ['Thu 09:00-10:00 Plan'], adds: ['Thu 11:00-12:00 Plan'] },
        world: { has: ['Thu all-day Fair', 'Thu 09:00-10:00 Plan', 'Thu 14:00-15:00 Talk'] },
      },
    ],
  },
);
