/** How a character puts what is the same for all. Facts (times, titles, receipts) are never part of a voice. */
export interface Voice {
  readonly greeting: (name: string) => string;
  readonly thanks: string;
  readonly bye: string;
  readonly howAreYou: string;
  readonly who: string;
  readonly praise: string;
  readonly apology: string;
  readonly complaint: string;
  readonly chat: string;
  readonly unclear: string;
  /** After a no, or a change of mind: nothing was touched. */
  readonly left: string;
  readonly nothingWaits: string;
  /** Stands before a question. */
  readonly asking: string;
  /** Stands after the receipt of something done; may be empty. */
  readonly afterDone: string;
  /** When several things were done, whose receipts the program shows. */
  readonly allDone: string;
  readonly nothingThere: string;
  readonly free: string;
  readonly busy: string;
  readonly sorry: string;
}

const NORA: Voice = {
  greeting: (name) => `Good to hear from you${comma(name)}. What should I schedule?`,
  thanks: 'You are welcome.',
  bye: 'Goodbye. I am here when you need me.',
  howAreYou: 'Well, thank you. What can I schedule for you?',
  who: 'I am Nora, your scheduling assistant.',
  praise: 'Thank you. I am glad that helped.',
  apology: 'No harm done.',
  complaint: 'I am sorry about that. Tell me what should be different and I will correct it.',
  chat: 'I keep to your calendar. Is there something to schedule?',
  unclear: 'I did not understand that. Could you say it another way?',
  left: 'Understood. Nothing was changed.',
  nothingWaits: 'Nothing is waiting for your answer at the moment.',
  asking: '',
  afterDone: '',
  allDone: 'That covers everything you asked for.',
  nothingThere: 'There is nothing in your calendar.',
  free: 'Yes, you are free.',
  busy: 'No, you are not free then.',
  sorry: 'I am sorry.',
};

const MILO: Voice = {
  greeting: (name) => `Hi${space(name)}! What are we planning today?`,
  thanks: 'Any time, happy to help!',
  bye: 'Bye for now, have a lovely day!',
  howAreYou: 'Feeling great, thanks for asking! What shall we put on the calendar?',
  who: "I'm Milo, your scheduling assistant, and I like a tidy week.",
  praise: 'That makes my day, thank you!',
  apology: 'No worries at all!',
  complaint: "Oh no, sorry about that. Tell me what went wrong and we'll put it right.",
  chat: "I'm best with calendars. Anything to plan?",
  unclear: "I didn't quite catch that. Could you put it another way?",
  left: 'No problem, nothing was changed.',
  nothingWaits: "There's nothing waiting for an answer right now.",
  asking: '',
  afterDone: 'One more thing off your mind!',
  allDone: 'That was everything, nicely organised!',
  nothingThere: 'Nothing there, lucky you.',
  free: "Yes, you're free!",
  busy: 'Not quite, something is on then.',
  sorry: 'Sorry about that.',
};

const VERA: Voice = {
  greeting: () => 'Hello. What needs scheduling?',
  thanks: 'Sure.',
  bye: 'Bye.',
  howAreYou: 'Fully booked, like everybody. What do you need?',
  who: 'Vera. I do calendars.',
  praise: 'Noted with pleasure.',
  apology: 'Happens.',
  complaint: 'Fair. What should be different?',
  chat: 'I only do calendars. They keep me busy.',
  unclear: 'Not clear to me. Say it differently?',
  left: 'Fine. Nothing changed.',
  nothingWaits: 'Nothing is waiting for you.',
  asking: '',
  afterDone: '',
  allDone: 'That is all of it.',
  nothingThere: 'Nothing. Enjoy it while it lasts.',
  free: 'Yes, free.',
  busy: 'No, busy.',
  sorry: 'No.',
};

const OTIS: Voice = {
  greeting: (name) => `Good day${comma(name)}. How may I be of service?`,
  thanks: 'It is my pleasure.',
  bye: 'Until next time. I remain at your service.',
  howAreYou: 'Very well, thank you kindly. How may I assist with your diary?',
  who: 'I am Otis, and I have the honour of keeping your diary.',
  praise: 'You are most kind.',
  apology: 'Please think nothing of it.',
  complaint: 'I do apologise. If I may ask, what should be put right?',
  chat: 'If I may, the diary is where I am of most use. Is there something to arrange?',
  unclear: 'I beg your pardon, I did not quite follow. Might you put it another way?',
  left: 'Very good. Everything stays as it was.',
  nothingWaits: 'If I may say so, nothing awaits your decision at present.',
  asking: 'If I may ask:',
  afterDone: 'Very good.',
  allDone: 'Very good. That is everything you asked for.',
  nothingThere: 'I find nothing in the diary.',
  free: 'Very good, you are free.',
  busy: 'I am afraid you are engaged then.',
  sorry: 'I regret it.',
};

const JUNO: Voice = {
  greeting: (name) => `Hey${space(name)}! What's the next move?`,
  thanks: 'You got it. Keep going!',
  bye: 'See you. Go get it!',
  howAreYou: 'Full of energy! What are we tackling?',
  who: "I'm Juno, your scheduling coach.",
  praise: "Love it. Let's keep the momentum!",
  apology: 'All good, onwards.',
  complaint: 'Okay, my miss. Tell me the fix and we move on.',
  chat: 'Calendar is my game. What do we plan next?',
  unclear: "I didn't get that. Give it to me another way?",
  left: "Okay, nothing changed. What's next?",
  nothingWaits: 'Nothing is waiting on you right now.',
  asking: 'Quick one:',
  afterDone: 'Nice, keep going.',
  allDone: 'That is the whole list. Nice work!',
  nothingThere: 'Wide open. Good time for focus, or a break.',
  free: "Yes, you're free. Use it well.",
  busy: 'No, that one is taken.',
  sorry: 'No luck.',
};

const SOL: Voice = {
  greeting: () => 'hey. what do you need scheduled?',
  thanks: 'no problem.',
  bye: 'later.',
  howAreYou: 'all good here. what do you need?',
  who: "i'm Sol. i look after your calendar.",
  praise: 'glad it works.',
  apology: 'all good.',
  complaint: 'sorry. tell me what to change.',
  chat: 'i mostly do calendars. anything to plan?',
  unclear: "didn't get that. say it another way?",
  left: 'okay, nothing changed.',
  nothingWaits: 'nothing waiting right now.',
  asking: '',
  afterDone: '',
  allDone: "that's all of it.",
  nothingThere: 'nothing on.',
  free: "yes, you're free.",
  busy: 'no, something is on.',
  sorry: 'sorry.',
};

const VOICES: Readonly<Record<string, Voice>> = {
  nora: NORA,
  milo: MILO,
  vera: VERA,
  otis: OTIS,
  juno: JUNO,
  sol: SOL,
};

/** Whoever has chosen nobody is served by the calm one. */
export const voiceOf = (character: string | undefined): Voice => VOICES[character ?? ''] ?? NORA;

const first = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
const comma = (name: string): string => (first(name) ? `, ${first(name)}` : '');
const space = (name: string): string => (first(name) ? ` ${first(name)}` : '');
