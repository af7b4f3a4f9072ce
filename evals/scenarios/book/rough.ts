import { approve, createBook, not, waiting } from '../scenario.ts';

/** Written when the rest was played well, in a looser manner, to see what the model had not been made for. */
const book = createBook('rough', {
  has: [
    'Mon 11:00-11:30 Sync with Dev | with dev',
    'Tue 09:00-10:00 Sales call | with carla',
    'Tue 13:00-14:00 Therapy',
    'Wed 10:00-11:00 All hands | by ben=accepted',
    'Thu 15:00-16:00 Code review | with ana',
    'Fri 09:00-17:00 Offsite',
    'Sat 10:00-12:00 Football',
  ],
  busy: { ana: [], dev: ['Tue 14:00-18:00'] },
});
const { scenario } = book;

scenario('can you pencil in', ['can you pencil in a massage for saturday 3pm'], {
  adds: ['Sat 15:00-16:00 Massage'],
});
scenario('I have to', ['I have to see the accountant on Wednesday at 4pm', 'yes'], {
  adds: ['Wed 16:00-17:00 Accountant'],
});
scenario('meeting w/ people and length', ['30 min w/ Ana on thursday 10:30 re: hiring plan', approve], {
  adds: ['Thu 10:30-11:00 hiring plan | with ana'],
});
scenario('make an appointment', ['please make an appointment for the car wash tomorrow 16:00'], {
  adds: ['Tue 16:00-17:00 Car wash'],
});
scenario('schedule me', ['schedule me some deep work wednesday 1pm-4pm'], {
  adds: ['Wed 13:00-16:00 Deep work'],
});
scenario(
  'book with a reason',
  ['book a room... no wait, just block 10 to 11 on thursday for interviews prep'],
  {
    adds: ['Thu 10:00-11:00 Interviews prep'],
  },
);
scenario('every day this week', ['add meditation every day at 7am'], {
  adds: ['Tue 07:00-08:00 Meditation | RRULE:FREQ=DAILY'],
});
scenario('by number of weeks', ['Pottery class every Thursday at 19:00 for 6 weeks', 'yes'], {
  adds: ['Thu 19:00-20:00 Pottery class | RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=6'],
});
scenario('shift', ['shift therapy an hour later'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Tue 14:00-15:00 Therapy'],
});
scenario('postpone', ['postpone football to sunday same time'], {
  removes: ['Sat 10:00-12:00 Football'],
  adds: ['Sun 10:00-12:00 Football'],
});
scenario('swap day', ['Therapy should be on Wednesday at 1pm instead'], {
  removes: ['Tue 13:00-14:00 Therapy'],
  adds: ['Wed 13:00-14:00 Therapy'],
});
scenario('delay', ['delay my sync with dev by 20 minutes', approve], {
  removes: ['Mon 11:00-11:30 Sync with Dev'],
  adds: ['Mon 11:20-11:50 Sync with Dev | with dev'],
});
scenario('until', ['football goes until 1pm now'], {
  removes: ['Sat 10:00-12:00 Football'],
  adds: ['Sat 10:00-13:00 Football'],
});
scenario('half as long', ['shorten the offsite to 4 hours'], {
  removes: ['Fri 09:00-17:00 Offsite'],
  adds: ['Fri 09:00-13:00 Offsite'],
});
scenario('get rid of', ['get rid of therapy this week', approve], { removes: ['Tue 13:00-14:00 Therapy'] });
scenario('scratch', ['scratch the code review', approve], { removes: ['Thu 15:00-16:00 Code review'] });
scenario('I am not going', ["I'm not going to the offsite anymore, remove it", approve], {
  removes: ['Fri 09:00-17:00 Offsite'],
});
scenario('free up', ['free up my tuesday', approve], {
  removes: ['Tue 09:00-10:00 Sales call', 'Tue 13:00-14:00 Therapy'],
});
scenario('loop in', ['loop Ben in on the code review', approve], {
  removes: ['Thu 15:00-16:00 Code review'],
  adds: ['Thu 15:00-16:00 Code review | with ana, ben'],
});
scenario('who else', ['who else is in the sales call?', /Carla/]);
scenario('plans', ['got any plans on saturday?', /Football/]);
scenario('when is', ['what time is football?', /10:00/]);
scenario('until when', ['when does the offsite end?', /17:00/]);
scenario('what did I', ['what was the first thing today', /\S/, waiting(0)]);
scenario('is there', ['is there anything on wednesday morning', /All hands/]);
scenario('have time', ['do I have time for a call with Dev tomorrow at 3pm?', /busy|not free/i, waiting(0)]);
scenario('earliest', ['what is the earliest I could meet Ana tomorrow for an hour?', /10:00/]);
scenario('two options', ['could do tuesday or thursday at 11 for a haircut', waiting(0)]);
scenario('nudge me', ['nudge me at 4 to stretch'], { reminders: ['stretch @ Mon 16:00'] });
scenario('do not let me forget', ["don't let me forget to pay the invoice on friday"], {
  reminders: ['pay the invoice @ Fri 09:00'],
});
scenario('ping me', ['ping me 15 min before the sales call'], { reminders: ['sales call @ Tue 08:45'] });
scenario('stop reminding', ['remind me to stretch at 4pm', 'stop reminding me to stretch'], {});
scenario('snooze', ['remind me to stretch at 4pm', 'push that reminder to 5pm'], {
  reminders: ['stretch @ Mon 17:00'],
});
scenario('from now on', ['from now on, no calls before 9:30'], { preferences: [/before 9:30/] });
scenario('I like', ['fyi I prefer short meetings, please remember'], { preferences: [/short meetings/i] });
scenario('a wish that is none', ['I wish I had more time for football', waiting(0)]);
scenario('a question about rules', ['do you send invitations automatically?', waiting(0), not(/Booked/)]);
scenario('rude', ['you are useless', waiting(0)]);
scenario('two words', ['tomorrow 3pm', waiting(0), not(/Booked/)]);
scenario('agree with ok', ['cancel therapy', waiting(1), 'ok do it', waiting(0)], {
  removes: ['Tue 13:00-14:00 Therapy'],
});
scenario('correct the day only', ['add piano on friday at 6pm', 'oops, saturday I mean'], {
  adds: ['Sat 18:00-19:00 Piano'],
});
scenario('correct the length only', ['add piano on friday at 6pm', 'it lasts 45 min'], {
  adds: ['Fri 18:00-18:45 Piano'],
});
scenario('add a place after', ['add piano on friday at 6pm', "it's at Music House"], {
  adds: ['Fri 18:00-19:00 Piano | at Music House'],
});
scenario('then the next one', ['add piano on friday at 6pm', 'and dinner after that at 8pm'], {
  adds: ['Fri 18:00-19:00 Piano', 'Fri 20:00-21:00 Dinner'],
});

export const rough = book.scenarios;
