import { approve, not, waiting } from '../../../../../evals/scenarios/scenario.ts';
import { bothTalk } from '../../../test/both-talk.ts';

// What somebody asked to keep in mind is kept to by code: by our own reader and by a model alike.

const REVIEW = 'Tue 15:00-16:00 Review';
const free = { busy: { ana: [], ben: [] } };

bothTalk(
  { has: [REVIEW], ...free },
  {
    'what is kept in mind': [
      {
        name: 'a day without meetings is named when one is booked there',
        said: '{create|Book [title:sync] with [guest:Ana] [time:on Friday at 10]}',
        call: ['create_event', { title: 'sync', when: 'Friday at 10', attendees: ['Ana'] }],
        after: [waiting(1), /no meetings on Fridays/],
        world: { preferences: ['no meetings on Fridays'] },
      },
      {
        name: 'a series that touches it later is named too',
        said: '{create|Book [title:standup] with [guest:Ana] [time:every weekday at 10]}',
        call: [
          'create_event',
          { title: 'standup', when: 'tomorrow at 10', recurrence: 'every weekday', attendees: ['Ana'] },
        ],
        after: [waiting(1), /no meetings on Fridays/],
        world: { preferences: ['no meetings on Fridays'] },
      },
      {
        name: 'the usual length of such a thing is taken',
        said: '{create|Book [title:call] with [guest:Ana] [time:tomorrow at 10]}',
        call: ['create_event', { title: 'call', when: 'tomorrow at 10', attendees: ['Ana'] }],
        after: [waiting(1), /10:00–10:20/],
        world: { preferences: ['calls last 20 minutes'] },
      },
      {
        name: 'a search leaves room and leaves out what is kept free',
        said: '{find_time|An [length:hour] with [guest:Ana] [time:tomorrow]}',
        call: ['find_free_times', { when: 'tomorrow', duration: 'an hour', people: ['Ana'] }],
        after: [not(/12:\d\d–|14:(?:15|30|45)?–?1?5?:?0?0?–15|1[56]:00–1[67]:00/), /1[013]:\d\d–/],
        world: { preferences: ['keep 12 to 1 free every day', 'leave 15 minutes between meetings'] },
      },
      {
        name: 'a move is held against it',
        said: '{change|Move [target:the review] to [time:12:15]}',
        call: ['move_event', { event: 'review', new_when: '12:15' }],
        after: [waiting(1), /keep 12 to 1 free/],
        world: { preferences: ['keep 12 to 1 free every day'] },
      },
      {
        name: 'so are several moves',
        said: '{change|Move [set:everything] [old_time:tomorrow] to [time:Friday]}',
        call: ['move_event', { event_when: 'tomorrow', every_match: true, new_when: 'Friday' }],
        after: [waiting(1), /nothing on Fridays/],
        world: { preferences: ['nothing on Fridays'] },
      },
      {
        name: 'so is a series that is moved to another weekday, and not by the day that it leaves',
        said: '{change|Move [target:the choir] to [time:Friday at 7pm], [whole:the whole series]}',
        call: ['move_event', { event: 'choir', new_when: 'Friday at 7pm', scope: 'all' }],
        after: [waiting(1), /nothing on Fridays/, not(/nothing on Tuesdays/)],
        world: {
          has: ['Tue 18:00-19:30 Choir | RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=5'],
          preferences: ['nothing on Fridays', 'nothing on Tuesdays'],
        },
      },
      {
        name: 'so is an invitation that is accepted',
        said: '{accept|Accept [target:the tasting]}',
        call: ['respond_to_invitation', { event: 'tasting', response: 'accepted' }],
        after: [waiting(1), /no meetings on Fridays/],
        world: { has: ['Fri 10:00-11:00 Tasting | by ana'], preferences: ['no meetings on Fridays'] },
      },
      {
        name: 'and not one that is declined',
        said: '{decline|Decline [target:the tasting]}',
        call: ['respond_to_invitation', { event: 'tasting', response: 'declined' }],
        after: [waiting(1), not(/Fridays/)],
        world: { has: ['Fri 10:00-11:00 Tasting | by ana'], preferences: ['no meetings on Fridays'] },
      },
    ],
    'a change of kind': [
      {
        name: 'one does not become many by a word for its day',
        said: '{change|Move [target:the review] to [time:Thursdays at 3pm]}',
        call: ['move_event', { event: 'review', new_when: 'Thursdays at 3pm' }],
        after: [waiting(1), /single event now and would repeat/],
      },
      {
        name: 'a stay moved to another week keeps its days',
        said: '{change|Move [target:the trip] to [time:next week]}',
        call: ['move_event', { event: 'trip', new_when: 'next week' }],
        after: [not(/\d\d:\d\d–/)],
        world: { has: ['Wed..Fri Trip'] },
        ending: { removes: ['Wed..Fri Trip'], adds: ['Mon+1..Wed+1 Trip'] },
      },
      {
        name: 'the first meeting is cancelled, and no all-day entry',
        said: '{cancel|Cancel [target:my first meeting] [old_time:on Thursday]}',
        call: ['delete_event', { event: 'my first meeting', event_when: 'Thursday' }],
        after: [waiting(1), /Plan/, approve],
        ending: { removes: ['Thu 09:00-10:00 Plan'] },
        world: { has: ['Thu all-day Fair', 'Thu 09:00-10:00 Plan', 'Thu 14:00-15:00 Talk'] },
      },
      {
        name: 'nor is the next meeting one',
        said: '{change|Make [target:my next meeting] [stretch:half an hour longer]}',
        call: ['resize_event', { event: 'my next meeting', extend_by: 'half an hour longer' }],
        ending: { removes: ['Mon 14:00-15:00 Plan'], adds: ['Mon 14:00-15:30 Plan'] },
        world: { has: ['Mon all-day Fair', 'Tue all-day Fair two', 'Mon 14:00-15:00 Plan'] },
      },
      {
        name: 'three hours in the afternoon stay three hours',
        said: '{change|Move [target:the workshop] to [time:Thursday afternoon]}',
        call: ['move_event', { event: 'workshop', new_when: 'Thursday afternoon' }],
        after: [waiting(0)],
        ending: { removes: ['Tue 09:00-12:00 Workshop'], adds: ['Thu 14:00-17:00 Workshop'] },
        world: { has: ['Tue 09:00-12:00 Workshop'] },
      },
    ],
  },
);
