import { describe, expect, it } from 'vitest';
import { modelWords } from './model-words.ts';

const tools = [{ name: 'create_event' }, { name: 'list_events' }];
const web = (text: string) => modelWords(text, { channel: 'WEB', tools });

describe('what a model thinks is not said', () => {
  it.each([
    ['<think>She wants lunch.</think>\n\nWhich day?', 'Which day?'],
    ['<THINKING mode="deep">a\nb</THINKING>Which day?', 'Which day?'],
    // The first sign was eaten by the server's template.
    ['She wants lunch.\n</think>\nWhich day?', 'Which day?'],
    ['Which day? <think>She wants', 'Which day?'],
    ['<think>only thoughts</think>', ''],
    ['<think>one</think>A.<think>two</think> B.', 'A. B.'],
    ['<|start|>Which day?<|end|>', 'Which day?'],
  ])('%j', (text, expected) => expect(web(text)).toBe(expected));
});

describe('a call that is written as text is not said', () => {
  it.each([
    ['{"name": "create_event", "arguments": {"title": "Lunch {1}", "when": "noon"}}', ''],
    [
      'Sure.\n```json\n{"name":"create_event","parameters":{"title":"a \\"b\\" }"}}\n```\nOne moment.',
      'Sure.\nOne moment.',
    ],
    ['[{"type":"function","function":{"name":"create_event","arguments":"{}"}}]', ''],
    ['{"tool_calls":[{"name":"list_events","arguments":{}}]}', ''],
    ['<tool_call>\n{"name": "create_event", "arguments": {}}\n</tool_call>', ''],
    ['<function=create_event>{"title":"x"}</function> There.', 'There.'],
    ['<tool_call>{"name": "create_event", "argu', ''],
    ['[TOOL_CALLS] [{"name":"create_event","arguments":{}}]', ''],
    ['I will look.\ncreate_event(title="Lunch", when="noon")', 'I will look.'],
    ['functions.create_event {"title": "Lunch"', 'functions.'],
  ])('%j', (text, expected) => expect(web(text)).toBe(expected));

  it.each([
    'The name is {Lunch}, the place [Room 4].',
    'I know list_events and create_event, which are my tools.',
    'Use {"name": "Lunch"} if you like.',
  ])('what is none stays: %j', (text) => expect(web(text)).toBe(text));
});

describe('Markdown', () => {
  const text =
    '## Tuesday\n\n- **Lunch** with *Ana*\n* `Gym` at 18:00\n\nSee [the page](https://a.example/x).';
  it('is removed on the web, which shows text and nothing else', () => {
    expect(web(text)).toBe(
      'Tuesday\n\n• Lunch with Ana\n• Gym at 18:00\n\nSee the page (https://a.example/x).',
    );
    expect(web('| Day | Time |\n|---|:---:|\n| Mon | 9:00 |')).toBe('Day, Time\nMon, 9:00');
  });
  it.each(['2 * 3 * 4 is 24', 'snake_case_name and __init', 'from 9 - 10', '5*6*7', '# of guests: 3 #1'])(
    'stays where it is none: %j',
    (given) => expect(web(given)).toBe(given.replace(/^# /, '')),
  );
  it('is left to the adapters of the other channels', () => {
    for (const channel of ['SLACK', 'WHATSAPP'] as const)
      expect(modelWords(text, { channel, tools })).toBe(text);
  });
});

describe('an answer without end', () => {
  it('is cut behind a sentence', () => {
    const said = web('This is a sentence. '.repeat(10_000));
    expect(said.length).toBeLessThanOrEqual(4002);
    expect(said).toMatch(/a sentence\. …$/);
  });
  it('is cut at a word where there is no sentence, and anywhere where there is no word', () => {
    expect(web('word '.repeat(40_000))).toMatch(/word …$/);
    expect(web('x'.repeat(150_000))).toHaveLength(4002);
    expect(web('😀'.repeat(80_000)).isWellFormed()).toBe(true);
  });
  it('that was thought out at length still comes to its end', () => {
    expect(web(`<think>${'Hm. '.repeat(20_000)}</think>Which day?`)).toBe('Which day?');
  });
  it('costs little to read', () => {
    for (const text of [
      '<think>'.repeat(20_000),
      '['.repeat(150_000),
      '{"name"'.repeat(20_000),
      '**'.repeat(75_000),
      '| '.repeat(75_000),
      '---|'.repeat(40_000),
      'create_event {'.repeat(3000),
    ])
      expect(web(text).length).toBeLessThanOrEqual(4002);
  });
});
