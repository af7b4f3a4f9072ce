import { not, waiting } from '../../../../../evals/scenarios/scenario.ts';
import { bothTalk } from '../../../test/both-talk.ts';

// Guests have calendars and clocks of their own: each proposal is checked against both, by our own reader and by a
// model alike.

const TASTING = 'Tue 11:00-12:00 Tasting | with ana';
const REVIEW = 'Tue 15:00-16:00 Review';

bothTalk(
  { has: [TASTING, REVIEW], busy: { ana: [], ben: [] } },
  {
    'another time for an event with guests': [
      {
        name: 'somebody is busy then: it is said, and other times that suit them are offered',
        said: '{change|Move [target:the tasting] to [time:Thursday at 10]}',
        call: ['move_event', { event: 'tasting', new_when: 'Thursday at 10' }],
        after: [waiting(1), /Ana Silva is busy then.*Free instead/s, not(/Free instead: [^.]*(?:09|10|11):/)],
        world: { busy: { ana: ['Thu 09:00-12:00'] } },
      },
      {
        name: 'it would overlap: the times that are offered suit the guests as well',
        said: '{change|Move [target:the tasting] to [time:15:00]}',
        call: ['move_event', { event: 'tasting', new_when: '15:00' }],
        after: [waiting(1), /Free instead/, not(/Free instead: tomorrow (?!11:00;)/)],
        world: { busy: { ana: ['Tue 09:00-11:00', 'Tue 12:00-20:00'] } },
      },
      {
        name: 'where nobody can see their calendar, that is said',
        said: '{change|Move [target:the tasting] to [time:Thursday at 10]}',
        call: ['move_event', { event: 'tasting', new_when: 'Thursday at 10' }],
        after: [waiting(1), /can't see (?:Ana Silva's|their) calendar/],
        world: { busy: {} },
      },
    ],
    'several events with guests': [
      {
        name: 'to another day on which somebody is busy: it is said',
        said: '{change|Move [set:everything] [old_time:tomorrow] to [time:Thursday]}',
        call: ['move_event', { event_when: 'tomorrow', every_match: true, new_when: 'Thursday' }],
        after: [waiting(1), /Ana Silva is busy/],
        world: { busy: { ana: ['Thu 09:00-19:00'] } },
      },
      {
        name: 'to another day that nobody can see: it is said',
        said: '{change|Move [set:everything] [old_time:tomorrow] to [time:Thursday]}',
        call: ['move_event', { event_when: 'tomorrow', every_match: true, new_when: 'Thursday' }],
        after: [waiting(1), /can't see (?:Ana Silva's|their) calendar/],
        world: { busy: {} },
      },
      {
        name: 'that change places, with somebody busy at the other time: it is said',
        said: '{swap|Swap [target:the tasting] and [target:the review]}',
        call: ['swap_events', { event: 'tasting', swap_with: 'review' }],
        after: [waiting(1), /Ana Silva is busy/],
        world: { busy: { ana: ['Tue 14:00-16:30'] } },
      },
      {
        name: 'an hour later, into nothing but where they were themselves: nobody is busy',
        said: '{change|Move [set:everything] [old_time:tomorrow] [shift:an hour later]}',
        call: ['move_event', { event_when: 'tomorrow', every_match: true, move_by: 'an hour later' }],
        after: [waiting(1), not(/busy/)],
        world: {
          has: [TASTING, 'Tue 12:00-13:00 Lunch | with ana'],
          busy: { ana: ['Tue 11:00-12:00', 'Tue 12:00-13:00'] },
        },
      },
    ],
    'in the middle of the night of a guest': [
      {
        name: 'a time in their day is offered instead',
        said: '{create|Book [title:pricing] with [guest:Ana] [time:tomorrow at 17:00]}',
        call: ['create_event', { title: 'pricing', when: 'tomorrow at 17:00', attendees: ['Ana'] }],
        after: [
          waiting(1),
          /It's 01:00 for Ana Silva then.*Free instead/s,
          not(/Free instead: [^.]*(?:1[3-9]|2\d):/),
        ],
        world: { zones: { ana: 'Asia/Tokyo' } },
      },
      {
        name: 'what would overlap is not moved into their night',
        said: '{create|Book [title:pricing] with [guest:Ana] [time:tomorrow at 11:00]}',
        call: ['create_event', { title: 'pricing', when: 'tomorrow at 11:00', attendees: ['Ana'] }],
        after: [waiting(1), /Free instead/, not(/Free instead: [^.]*(?:1[3-9]|2\d):/)],
        world: { zones: { ana: 'Asia/Tokyo' } },
      },
      {
        name: 'a day without an hour is settled in their day',
        said: '{create|Book [title:pricing] with [guest:Ana] [time:tomorrow]}',
        call: ['create_event', { title: 'pricing', when: 'tomorrow', attendees: ['Ana'] }],
        after: [not(/1[3-9]:\d\d–|It's/)],
        world: { has: ['Tue 09:00-11:00 Fair'], zones: { ana: 'Asia/Tokyo' } },
      },
    ],
    'a series with guests': [
      {
        name: 'somebody is busy in a later week: it is said, with the day',
        said: '{create|Book [title:sync] with [guest:Ana] [time:every Thursday at 10]}',
        call: [
          'create_event',
          { title: 'sync', when: 'Thursday at 10', recurrence: 'weekly', attendees: ['Ana'] },
        ],
        after: [waiting(1), /Ana Silva is busy.*26 Nov/],
        world: { busy: { ana: ['Thu+1 09:00-12:00'] } },
      },
      {
        name: 'moved, it is held against the later weeks too',
        said: '{change|Move [target:the choir] to [time:7pm], [whole:the whole series]}',
        call: ['move_event', { event: 'choir', new_when: '7pm', scope: 'all' }],
        after: [waiting(1), /Overlaps with Opera/],
        world: { has: ['Tue 18:00-19:30 Choir | RRULE:FREQ=WEEKLY;COUNT=5', 'Tue+1 20:00-22:00 Opera'] },
      },
    ],
    'somebody new': [
      {
        name: 'who is busy at that time: it is said',
        said: '{change|Invite [guest:Ana] to [target:the review]}',
        call: ['change_attendees', { event: 'review', add_attendees: ['Ana'] }],
        after: [waiting(1), /Ana Silva is busy then/],
        world: { busy: { ana: ['Tue 15:00-15:30'] } },
      },
      {
        name: 'makes a meeting of it, and what was kept in mind about meetings counts',
        said: '{change|Invite [guest:Ana] to [target:the run]}',
        call: ['change_attendees', { event: 'run', add_attendees: ['Ana'] }],
        after: [waiting(1), /no meetings before 10/],
        world: { has: ['Tue 08:00-09:00 Run'], preferences: ['no meetings before 10'] },
      },
      {
        name: 'the same people as another event: they are in the calendar, and nobody is warned of them',
        said: '{create|Book [title:pricing] [time:Thursday at 10] with the [people_of:tasting]}',
        call: [
          'create_event',
          { title: 'pricing', when: 'Thursday at 10', attendees: ['same people as the tasting'] },
        ],
        after: [waiting(1), /Ana Silva is busy then/, not(/NOT written/)],
        world: { busy: { ana: ['Thu 09:00-12:00'] } },
      },
      {
        name: 'the same people as an event that is not there: nothing is booked without them',
        said: '{create|Book [title:pricing] [time:Thursday at 10] with the [people_of:opera]}',
        call: [
          'create_event',
          { title: 'pricing', when: 'Thursday at 10', attendees: ['same people as the opera'] },
        ],
        after: [waiting(0), /opera/],
      },
    ],
    'nothing is found': [
      {
        name: 'because of oneself: what stands there is named',
        said: '{find_time|An [length:hour] with [guest:Ana] [time:on Wednesday]}',
        call: ['find_free_times', { when: 'Wednesday', duration: 'an hour', people: ['Ana'] }],
        after: [/Fair/],
        world: { has: ['Wed 00:00-23:59 Fair'] },
      },
      {
        name: 'because of oneself and somebody else: both are named',
        said: '{find_time|An [length:hour] with [guest:Ana] [time:on Wednesday]}',
        call: ['find_free_times', { when: 'Wednesday', duration: 'an hour', people: ['Ana'] }],
        after: [/Fair/, /Ana Silva/],
        world: { has: ['Wed 06:00-13:00 Fair'], busy: { ana: ['Wed 13:00-23:59'] } },
      },
    ],
  },
);
