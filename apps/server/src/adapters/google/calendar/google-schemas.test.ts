import { expect, it } from 'vitest';
import { EVENT_FIELDS, parseEvent } from './google-schemas.ts';

it('asks for everything of an event that is read', () => {
  const read = new Set<string>();
  const event = new Proxy<Record<string, unknown>>(
    { id: 'one' },
    {
      get: (target, name) => {
        read.add(String(name));
        return target[String(name)];
      },
    },
  );
  expect(parseEvent(event)?.id).toBe('one');
  const named = /^items\((.*)\),nextPageToken,nextSyncToken,timeZone$/.exec(EVENT_FIELDS)?.[1] ?? '';
  const asked = named
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.split('/', 1)[0]);
  expect([...read].sort()).toEqual(asked.sort());
});
