import { expect, it } from 'vitest';
import { toolInputs } from '../tools/inputs.ts';
import type { Tool } from '../tools/tool.port.ts';
import { INTENTIONS } from '../tools/update/inputs.ts';
import { parseInput } from './parse-input.ts';

const tool = (name: keyof typeof toolInputs): Tool =>
  ({
    name,
    inputSchema: toolInputs[name],
    ...(name in INTENTIONS ? { offers: INTENTIONS[name as keyof typeof INTENTIONS].offers } : {}),
  }) as unknown as Tool;
const complaint = (name: keyof typeof toolInputs, args: unknown): string => {
  const parsed = parseInput(tool(name), args);
  return parsed.ok ? JSON.stringify(parsed.input) : parsed.complaint;
};

it.each([
  [
    'null is nothing',
    'create_event',
    { title: 'Tea', when: 'now', duration: null, link: null },
    '{"title":"Tea","when":"now"}',
  ],
  [
    'null within a list as well',
    'create_event',
    { title: 'Tea', attendees: ['Ana', null] },
    '{"title":"Tea","attendees":["Ana"]}',
  ],
  [
    'one where several may stand',
    'create_event',
    { title: 'Tea', attendees: 'Ana' },
    '{"title":"Tea","attendees":["Ana"]}',
  ],
  [
    'true and numbers that are written as text',
    'list_events',
    { measure: 'true', limit: '5' },
    '{"limit":5,"measure":true}',
  ],
  [
    'another part of the same change is taken, too',
    'move_event',
    { event: 'tea', new_when: 'at 5', new_title: 'Coffee' },
    '{"event":"tea","new_when":"at 5","new_title":"Coffee"}',
  ],
] as const)('%s', (_name, name, args, expected) => {
  expect(JSON.parse(complaint(name, args))).toEqual(JSON.parse(expected));
});

it('names all that is wrong at once, and what there is instead', () => {
  const said = complaint('create_event', { when: 5, whom: 'Ana', place: 'Rome', all_day: 'maybe' });
  expect(said).toMatch(/nothing was done/);
  expect(said).toContain("'title':");
  expect(said).toContain("'when':");
  expect(said).toContain("'all_day':");
  expect(said).toContain("There is no argument 'whom'; there are: title, when, duration,");
  expect(said).toContain("There is no argument 'place'");
  expect(said).not.toContain('exact');
});

it('names only what the tool itself is for', () => {
  expect(complaint('swap_events', { other: 'gym' })).toContain(
    'there are: event_id, event, event_when, swap_with, swap_with_when, swap_with_id, keep.',
  );
});

it.each([
  ['no JSON', '{broken'],
  ['a list', ['a']],
  ['nothing at all', undefined],
])('%s', (_name, args) => {
  expect(complaint('create_event', args)).toMatch(/not valid/);
});
