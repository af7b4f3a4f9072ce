import { expect, it } from 'vitest';
import { namesAnything } from './phrases.ts';

it.each(['events', 'My meetings', 'all of the appointments', 'everything', 'invitations', ''])(
  '%j says that something is there, not what',
  (text) => {
    expect(namesAnything(text)).toBe(true);
  },
);

it.each(['rowing', 'all rowing meetings', 'call with Iris', 'everything green'])(
  '%j names something',
  (text) => {
    expect(namesAnything(text)).toBe(false);
  },
);
