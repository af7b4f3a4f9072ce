import { languages } from '@catch/contract/languages';
import { describe, expect, it } from 'vitest';
import { sayForeign } from './say-foreign.ts';
import { sayTalk } from './say-talk.ts';

describe.each(languages)('who is not understood, in %s', (language) => {
  it.each(['nora', 'milo', 'vera', 'otis', 'juno', 'sol'])(
    'is shown how by %s, each time otherwise',
    (character) => {
      const reader = { zone: 'UTC', now: 0, language, character };
      const say = (lastReply?: string) =>
        sayTalk({ kind: 'talk', what: 'unclear' }, { ...reader, lastReply });
      const first = say('Hello.');
      const second = say(first);
      expect(first).toMatch(/[“«„].+[”»“]/u);
      expect(second).toMatch(/[“«„].+[”»“]/u);
      expect(second).not.toBe(first);
      expect(say(second)).toBe(first);
    },
  );
});

it.each(['es', 'de', 'fr', 'it', 'nl', 'pt'] as const)(
  'English is asked for once at length in %s',
  (language) => {
    const say = (lastReply?: string) => sayForeign({ kind: 'foreign', language }, { lastReply });
    const first = say();
    expect(first).toContain('Dentist Thursday 4pm');
    expect(say(first)).toContain('Move lunch to 1pm');
    expect(say(first).length).toBeLessThan(first.length);
  },
);
