/** Every sentence that a channel itself says, in one place. */
export const phrases = {
  linked: (account: string, brand: string) =>
    `You're connected: this chat now belongs to ${account}. Ask ${brand} about your calendar any time; send STOP to disconnect.`,
  slackLinked: (account: string, brand: string) =>
    `You're connected: this conversation now belongs to ${account}. Ask ${brand} about your calendar any time.`,
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
    "That code doesn't work. It may have expired or been replaced: open Settings and send the newest one.",
  tooManyCodes: 'Too many wrong codes. Please wait an hour, then send the newest code from Settings.',
  stopped: "You're disconnected, and I won't write here any more. You can connect again in Settings.",
  unknownOnWhatsapp: (brand: string, settingsUrl: string) =>
    `Hello, this is ${brand}. This number isn't connected to an account yet. Sign in at ${settingsUrl}, choose Connect WhatsApp, and send me the code you see there.`,
  unknownOnSlack: (brand: string, settingsUrl: string) =>
    `Hello, this is ${brand}. You're not connected yet. Sign in at ${settingsUrl} and choose Connect Slack.`,
  unsupported: 'I can only read text and listen to voice notes. Could you write it to me?',
  tooOld: (said: string, quote: string) =>
    `I've only just got what you wrote ${said} (“${quote}”). It may be out of date, so I did nothing. Please send it again if it still holds.`,
  tooFast:
    "You're writing faster than I can read, so I skipped your last message. Please send it again in a minute.",
  notYours: "I can't find that proposal in your account, so nothing was changed.",
  heard: (transcript: string) => `You said: “${transcript}”`,
  voiceNeedsKey:
    "I can't listen to voice notes here: no speech provider is set up. Could you write it to me?",
  voiceFailed: "I couldn't make out that voice note. Could you say it again, or write it to me?",
  voiceRefused: {
    'too-long': 'That voice note is too long for me. Please keep it under five minutes, or write it to me.',
    'too-large': 'That voice note is too large for me. Please send a shorter one, or write it to me.',
    'not-audio': "That doesn't seem to be a recording I can play. Could you write it to me?",
    gone: "I couldn't fetch that voice note. Could you send it again, or write it to me?",
  },
} as const;

/** 'm•••••@example.org': enough to recognise one's own account, too little to learn somebody else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••••${email.slice(at)}`;
}
