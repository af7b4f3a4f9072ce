import { describe, expect, it } from 'vitest';
import { modelWords } from './model-words.ts';
import { settledPart } from './words-so-far.ts';

const tools = [{ name: 'create_event' }, { name: 'list_events' }];
const names = tools.map(({ name }) => name);
const words = (text: string) => modelWords(text, { channel: 'WEB', tools });
/** What is seen after each letter. */
const seen = (text: string): string[] =>
  Array.from({ length: text.length + 1 }, (_, length) => words(settledPart(text.slice(0, length), names)));

describe('while an answer is written', () => {
  it.each([
    'You have three things on Thursday: the dentist at 10:00, lunch, and the gym.',
    '<think>She wants lunch.</think>Which day would you like?',
    'Thinking of it… <think>secret</think>Friday is free.',
    'Sure.\n```json\n{"name":"create_event","parameters":{"title":"secret"}}\n```\nOne moment.',
    'I will look.\ncreate_event(title="secret", when="noon")',
    '<tool_call>{"name": "create_event", "arguments": {"title": "secret"}}</tool_call> There.',
    'Look: [{"type":"function","function":{"name":"create_event","arguments":"{}"}}]',
    '[TOOL_CALLS] [{"name":"create_event","arguments":{"title":"secret"}}]',
    '## Tuesday\n\n- **Lunch** with *Ana*\n* `Gym` at 18:00\n\nSee [the page](https://a.example/x).',
    '| Day | Time |\n|---|:---:|\n| Mon | 9:00 |\n\nThat is all.',
    'Done. [r1] And 2 * 3 * 4 is 24 for snake_case_name.',
    'Use {"name": "Lunch"} if you like, or [Room 4].',
    '<|start|>Which day? 🗓️ Maybe <3 days.',
    '> quoted\n\n1. first\n2. second\n\n---\nend',
  ])('what is seen only grows into what is said: %j', (text) => {
    const whole = words(text);
    for (const shown of seen(text)) expect(whole.startsWith(shown), JSON.stringify(shown)).toBe(true);
    expect(seen(text).join()).not.toContain('secret');
  });

  it('the first word is there with its first piece', () => {
    expect(words(settledPart('You', names))).toBe('You');
    expect(words(settledPart('cre', names))).toBe('');
    expect(words(settledPart('credit', names))).toBe('credit');
  });

  it('costs little to look at', () => {
    for (const text of ['['.repeat(20_000), '<think>'.repeat(3000), '**'.repeat(10_000), '| '.repeat(10_000)])
      expect(words(settledPart(text, names)).length).toBeLessThanOrEqual(4002);
  });
});
