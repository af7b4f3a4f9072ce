/** Every sentence that a channel itself says, in one place. */
export const phrases = {
  linked: (account: string, brand: string) =>
    `You are connected. This chat now belongs to ${account}. Ask ${brand} about your calendar at any time; send STOP to disconnect.`,
  slackLinked: (account: string, brand: string) =>
    `You are connected. This conversation now belongs to ${account}. Ask ${brand} about your calendar at any time.`,
  /** What somebody who opens a new conversation may begin with. */
  slackPrompts: [
    { title: 'What is on today?', message: 'What do I have today?' },
    { title: 'Find a free hour', message: 'When am I free for an hour this week?' },
    { title: 'Make an event', message: 'Book lunch tomorrow at 12:30' },
    { title: 'Set a reminder', message: 'Remind me tomorrow at 9 to send the report' },
  ],
  linkedElsewhere:
    'This number is already connected to another account. Disconnect it there first (or send STOP here), then send the code again.',
  wrongCode:
    'That code is not valid. It may have expired or been replaced: open Settings and send the newest one.',
  tooManyCodes: 'Too many wrong codes. Please wait an hour, then send the newest code from Settings.',
  stopped: 'You are disconnected, and I will not write here any more. You can connect again in Settings.',
  unknownOnWhatsapp: (brand: string, settingsUrl: string) =>
    `Hello, this is ${brand}. This number is not connected to an account yet. Sign in at ${settingsUrl}, choose Connect WhatsApp, and send me the code that is shown there.`,
  unknownOnSlack: (brand: string, settingsUrl: string) =>
    `Hello, this is ${brand}. You are not connected yet. Sign in at ${settingsUrl} and choose Connect Slack.`,
  unsupported: 'I can read text and listen to voice notes, nothing else so far. Could you write it to me?',
  tooOld: (said: string, quote: string) =>
    `I only now received what you wrote on ${said} (“${quote}”). That may be out of date, so I have not acted on it. Please send it again if it still holds.`,
  tooFast:
    'You are writing faster than I can read, so I left out what came just now. Please send it again in a minute.',
  notYours: 'I cannot find that proposal in your account, so nothing was changed.',
  heard: (transcript: string) => `You said: “${transcript}”`,
  voiceNeedsKey:
    'I cannot listen to voice notes yet: this needs the key of a speech provider, which is not set up here. Could you write it to me?',
  voiceFailed: 'I could not make out that voice note. Could you say it again, or write it to me?',
  voiceRefused: {
    'too-long': 'That voice note is too long for me. Please keep it under five minutes, or write it to me.',
    'too-large': 'That voice note is too large for me. Please send a shorter one, or write it to me.',
    'not-audio': 'That does not seem to be a recording that I can play. Could you write it to me?',
    gone: 'I could not fetch that voice note any more. Could you send it again, or write it to me?',
  },
} as const;

export const dayAndTime = (at: Date, zone: string): string =>
  at.toLocaleString('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** 'm•••••@example.org': enough to recognise one's own account, too little to learn somebody else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••••${email.slice(at)}`;
}
