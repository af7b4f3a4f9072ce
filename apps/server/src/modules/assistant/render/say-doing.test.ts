import { expect, it } from 'vitest';
import { sayDoing } from './say-doing.ts';

it.each([
  ['list_events', { when: 'Thursday' }, 'Looking at Thursday…'],
  ['list_events', { when: '2026-11-19' }, 'Looking at Thursday 19 November…'],
  ['list_events', { when: '2026-11-19T09:00/2026-11-20T10:00' }, 'Looking at Thursday 19 November…'],
  ['list_events', { when: '2026-W47' }, 'Looking at 2026-W47…'],
  ['list_events', {}, 'Looking at your calendar…'],
  ['list_events', { query: 'dentist', when: 'today' }, 'Looking for ‘dentist’…'],
  [
    'create_event',
    { title: 'Line one\nline two \u202e and more than anybody wants to read here' },
    undefined,
  ],
  ['delete_event', 'no object', 'Working on your calendar…'],
  ['find_contact', { name: 7 }, 'Looking someone up…'],
  ['no_such_tool', null, 'Working on it…'],
])('%s %j', (tool_name, args, expected) => {
  const said = sayDoing({ tool_name, args });
  if (expected) expect(said).toBe(expected);
  expect(said).toMatch(/^(Looking|Seeing|Working)[^\n\u202e]{1,80}…$/);
});
