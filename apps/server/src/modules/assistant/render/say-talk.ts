import type { Talk } from '../manager/answers.ts';
import type { Phrase, Reader } from '../renderer.port.ts';

const TALK: Readonly<Record<Talk['what'], string>> = {
  hello: "I'm here for your calendar.",
  'nothing-changed': 'Noted. I changed nothing.',
  unread: 'Your message was too long for me to read to the end. Please send the rest on its own.',
  'left-alone': 'OK, I left it all as it is.',
  self: "I'm a program, not a person. I look after your calendar and reminders, and ask before anything reaches other people. What you write is kept with your account, and the staff of this service can see it.",
  other: "I can't help with that. I look after your calendar and reminders.",
  unclear: "I didn't get that. Could you rephrase it?",
  'condition-not-met': "Then I'll leave it as it is.",
  'no-such-question': "I hadn't asked anything.",
};

const PHRASES: Readonly<Record<Phrase, string>> = {
  unfinished: "I couldn't finish that, and I have not changed anything. Could you say it another way?",
  stopped: 'I stopped there, and some of it may not be done. Shall I go on?',
  'stopped-as-asked': 'Stopped, as you asked.',
  'left-alone': 'OK, I left it as it is.',
  'still-at-it': "I'm still on the rest and will tell you how it went.",
};

/**
 * How the six characters say what has no facts in it. Times, names and what was changed are told in the same words by all
 * of them, so that nobody has to learn a voice to trust it.
 */
const VOICES: Readonly<Record<string, Partial<Record<Talk['what'], string>>>> = {
  nora: { hello: "Of course. I'm here for your calendar." },
  milo: {
    hello: "Always a pleasure! I'm here for your calendar.",
    'nothing-changed': 'Got it! I changed nothing.',
    'left-alone': 'No problem, I left everything as it is.',
    unclear: "Sorry, I didn't get that. Could you rephrase it?",
  },
  vera: {
    hello: 'Here when your calendar needs me.',
    other: 'Not my department. I look after your calendar and reminders.',
    unclear: "I didn't get that. Say it differently?",
  },
  otis: {
    hello: 'Very good. I remain at the service of your calendar.',
    'nothing-changed': 'Very good. I changed nothing.',
    'left-alone': 'Very good, I left everything as it is.',
    other: "I'm afraid I can't help with that. I look after your calendar and reminders.",
    unclear: "Forgive me, I didn't get that. Might you say it differently?",
  },
  juno: {
    hello: "I'm ready whenever your calendar is.",
    'nothing-changed': 'Right. I changed nothing.',
    'left-alone': 'Right, I left everything as it is. On to the next thing.',
  },
  sol: {
    hello: "Sure. I'm around for your calendar.",
    'nothing-changed': 'OK. I changed nothing.',
    'left-alone': 'Fine, I left everything as it is.',
  },
};

export const sayTalk = ({ what }: Talk, { character = '' }: Reader): string =>
  VOICES[character]?.[what] ?? TALK[what];

export const sayPhrase = (phrase: Phrase): string => PHRASES[phrase];
