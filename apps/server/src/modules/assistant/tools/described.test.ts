import { zodSchema } from '@ai-sdk/provider-utils';
import { describe, expect, it } from 'vitest';
import { describeTools } from '../loop/call-model.ts';
import { createTools } from './create-tools.ts';
import { DAYS_BACK, DAYS_LISTED, DAYS_NAMED, DAYS_SOUGHT } from './events/horizons.ts';
import { loopInputs } from './loop-inputs.ts';
import { TOOL_NAMES } from './tool-names.ts';

const tools = new Map(createTools({} as Parameters<typeof createTools>[0]).map((tool) => [tool.name, tool]));
const described = await describeTools(tools);
type Property = { readonly description?: string; readonly type?: string; readonly enum?: unknown };
const propertiesOf = ({ inputSchema }: (typeof described)[number]) =>
  Object.entries((inputSchema.properties ?? {}) as Record<string, Property>);

it('there is a tool for each name', () => {
  expect([...tools.keys()].sort()).toEqual([...TOOL_NAMES].sort());
});

describe.each(described.map((tool) => [tool.name, tool] as const))('%s', (_name, tool) => {
  it('asks for few things', () => {
    const own = propertiesOf(tool).filter(([name]) => !(name in loopInputs));
    expect(own.length).toBeLessThanOrEqual(11);
  });

  it('says of each what it is for, with an example', () => {
    for (const [name, { description = '', type }] of propertiesOf(tool)) {
      expect(description, name).not.toBe('');
      // A flag is its own example, and an id is taken from a result.
      if (type !== 'boolean' && !/_id$|^replaces$/.test(name))
        expect(description, name).toMatch(/such as|'|"|\d/);
    }
  });

  it('takes nothing that is not listed', async () => {
    const whole = await zodSchema(tools.get(tool.name as (typeof TOOL_NAMES)[number])?.inputSchema ?? never())
      .jsonSchema;
    expect(whole.additionalProperties).toBe(false);
    expect(tool.inputSchema.additionalProperties).toBe(false);
  });
});

const never = (): never => {
  throw new Error('no such tool');
};

it('all of it is short enough to be sent with every question', () => {
  expect(JSON.stringify(described).length).toBeLessThan(33_000);
});

const textOf = (tool: string, field?: string): string => {
  const found = described.find(({ name }) => name === tool);
  const property = found && propertiesOf(found).find(([name]) => name === field)?.[1];
  return (field ? property?.description : found?.description) ?? '';
};

describe('a tool does what its description says', () => {
  it('how far it looks without a time', () => {
    const when = textOf('list_events', 'when');
    expect(when).toContain(`Without it: the next ${DAYS_LISTED} days`);
    expect(when).toContain(`with query, unanswered or direction 'next' the next ${DAYS_SOUGHT}`);
    expect(when).toContain(`direction 'last' the last ${DAYS_BACK}`);
    expect(textOf('find_free_times', 'when')).toContain(`Without it: the next ${DAYS_LISTED} days`);
    expect(textOf('move_event', 'event_when')).toContain(`from yesterday to ${DAYS_NAMED} days ahead`);
  });

  it('one meeting of a series is changed without being asked about', () => {
    for (const tool of ['update_event', 'move_event', 'resize_event'])
      expect(textOf(tool)).toContain('if more than one meeting of a series changes');
  });

  it('a new event can be put next to another, as a move can', () => {
    expect(textOf('create_event', 'when')).toContain("'right after the sync on Thursday'");
    expect(textOf('move_event', 'new_when')).toContain("'right after the sync on Thursday'");
  });
});
