import { approve, createBook, minutesPass, not, waiting } from '../scenario.ts';

const book = createBook('memory', { has: ['Tue 15:00-16:00 Review', 'Thu 18:00-20:00 Flight to Rome'] });
const { scenario } = book;

scenario('a reminder', ['Remind me to call the bank at 5pm'], { reminders: ['call the bank @ Mon 17:00'] });
scenario('a reminder in a while', ['remind me in 45 minutes to check the oven'], {
  reminders: ['check the oven @ Mon 10:45'],
});
scenario('a reminder on a day', ['Remind me tomorrow to send the contract'], {
  reminders: ['send the contract @ Tue 09:00'],
});
scenario('a reminder before an event', ['Remind me 10 minutes before the review'], {
  reminders: ['review @ Tue 14:50'],
});
scenario('a reminder an hour before', ['remind me an hour before my flight to pack'], {
  reminders: ['pack @ Thu 17:00'],
});
scenario('every day', ['Remind me every day at 8am to take my vitamins'], {
  reminders: ['take my vitamins @ cron 0 8 * * *'],
});
scenario('every weekday', ['Every weekday at 17:45 remind me to log my hours'], {
  reminders: ['log my hours @ cron 45 17 * * 1-5'],
});
scenario('every week', ['remind me every friday at 4pm to send the report'], {
  reminders: ['send the report @ cron 0 16 * * 5'],
});
scenario('of what?', ['remind me tomorrow at 9', /what/i, 'to water the plants'], {
  reminders: ['water the plants @ Tue 09:00'],
});
scenario('when?', ['Remind me to renew my passport', /when/i, 'on the 23rd at 10am'], {
  reminders: ['renew my passport @ Mon+1 10:00'],
});
scenario('a reminder moved', ['Remind me to call the bank at 5pm', 'actually make that 6pm'], {
  reminders: ['call the bank @ Mon 18:00'],
});
scenario('the list', ['Remind me to call the bank at 5pm', 'Which reminders do I have?', /call the bank/], {
  reminders: ['call the bank @ Mon 17:00'],
});
scenario('cancelled', ['Remind me to call the bank at 5pm', 'Cancel the reminder to call the bank'], {});
scenario('cancelled, the only one', ['Remind me to call the bank at 5pm', 'cancel that reminder'], {});
scenario(
  'one of two cancelled',
  ['Remind me to call the bank at 5pm', 'remind me to buy milk at 6pm', 'Delete the milk reminder'],
  { reminders: ['call the bank @ Mon 17:00'] },
);
scenario('a reminder undone', ['Remind me to call the bank at 5pm', 'undo'], {});
scenario('no event for a reminder', ['Remind me to call Ana tomorrow at 3', waiting(0)], {
  reminders: ['call Ana @ Tue 15:00'],
});
scenario('a preference', ['Remember that I never take meetings before 10am'], {
  preferences: [/never take meetings before 10/i],
});
scenario('a preference in passing', ['Please keep in mind that I prefer video calls on Fridays'], {
  preferences: [/video calls on Fridays/i],
});
scenario(
  'preferences listed',
  ['What do you know about my preferences?', /coffee/],
  {},
  { preferences: ['I like coffee meetings'] },
);
scenario(
  'a preference forgotten',
  ['Forget that I like coffee meetings'],
  { preferences: [] },
  { preferences: ['I like coffee meetings'] },
);
scenario(
  'one of two forgotten',
  ['Forget what I said about coffee'],
  { preferences: [/No calls on Mondays/] },
  { preferences: ['I like coffee meetings', 'No calls on Mondays'] },
);
scenario(
  'asking less needs a press',
  ['Remember that you can invite people without asking me', waiting(1), approve],
  { preferences: [/without asking/i] },
);
scenario('undo a creation', ['Put dentist on Thursday at 4pm', 'undo that', /Undone/]);
scenario('undo a move', ['Move the review to 4pm', 'Undo', /Undone/]);
scenario('undo after a while', ['Move the review to 4pm', minutesPass(600), 'please undo that', /Undone/]);
scenario(
  'undo after a day is too late',
  ['Move the review to 4pm', minutesPass(1500), 'undo that', not(/Undone/)],
  { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 16:00-17:00 Review'] },
);
scenario('nothing to undo', ['undo', /nothing/i]);
scenario('undo twice', ['Put dentist on Thursday at 4pm', 'undo that', 'undo that']);

export const memory = book.scenarios;
