import { expect, test } from 'vitest';
import { sayTools } from './say-turn.ts';

test.each([
  [[], ''],
  [['list_events'], 'list_events'],
  [['list_events', 'create_event', 'list_events'], 'list_events ×2, create_event'],
])('%j reads %j', (tools, text) => {
  expect(sayTools(tools)).toBe(text);
});
