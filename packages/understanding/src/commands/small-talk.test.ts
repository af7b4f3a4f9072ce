import { expect, it } from 'vitest';
import { onlyThanks, smallTalkIn } from './small-talk.ts';

it.each([
  ['Thank you for sorting the ferry.', 'thanks'],
  ['brilliant, thx!', 'thanks'],
  ['Cheers', 'thanks'],
  ["I really appreciate it, you're a treasure", 'thanks'],
  ['well done', 'thanks'],
  ['Hi, thanks for yesterday', 'thanks'],
  ['thanks, bye', 'thanks'],
  ['Hello!', 'greeting'],
  ['heyyy', 'greeting'],
  ['Good morning, Nora', 'greeting'],
  ['hi there, how are you doing today?', 'greeting'],
  ['Evening all', 'greeting'],
  ['Good night', 'goodbye'],
  ['ok, see you on Thursday', 'goodbye'],
  ['Right, have a lovely weekend!', 'goodbye'],
  ['bye for now', 'goodbye'],
  ['the kettle is on again', 'other'],
  ['no thanks', 'other'],
  ['thank goodness that is over', 'other'],
  ['thanks for nothing', 'other'],
  ['thanks to the rain we sat inside', 'other'],
  ['hey what a mess the plumber left us', 'other'],
  ['I am no morning person', 'other'],
  ['how are you?', 'other'],
  ['', 'other'],
] as const)('%s', (clause, kind) => expect(smallTalkIn(clause)).toBe(kind));

it.each([
  'much obliged',
  'great, thank you very much!',
  'Wonderful, cheers mate',
  "thanks, you're the best",
  "Thanks, that's all for now.",
])('%s: only thanks', (words) => expect(onlyThanks(words)).toBe(true));

it.each([
  'yes thanks',
  'fine, thanks',
  'thanks, go ahead',
  'thanks 👍',
  'no thanks',
  'great',
  'thanks, cancel it',
])('%s: more than thanks, or none', (words) => expect(onlyThanks(words)).toBe(false));
