import { expect, it } from 'vitest';
import { formatForWhatsapp } from '../../whatsapp/gateway/format-for-whatsapp.ts';
import { formatForSlack } from './escape.ts';
import { messageArguments } from './message-arguments.ts';

it.each([
  ['<!channel> & <@U1>', '&lt;!channel&gt; &amp; &lt;@U1&gt;'],
  ['**bold** and *kept*', '*bold* and *kept*'],
  ['# Today\n- one\n- two', '*Today*\n• one\n• two'],
  ['[notes](https://example.org/a)', 'notes (https://example.org/a)'],
  ['• 12:00 [Sign in](https://evil.test/x), here', '• 12:00 Sign in (https://evil.test/x), here'],
  ['[wiki](https://example.org/a_(b))', 'wiki (https://example.org/a_(b))'],
  ['<https://evil.test|Sign in>', '&lt;https://evil.test|Sign in&gt;'],
  ['[bad](javascript:alert(1))', '[bad](javascript:alert(1))'],
  ['2 < 3', '2 &lt; 3'],
])('%j becomes %j', (text, formatted) => expect(formatForSlack(text)).toBe(formatted));

it.each(['[', '\n', '[a](https://x', '# ', '- ', '*'])(
  'is soon done with a text that is nothing but %j',
  (unit) => {
    const text = `x${unit.repeat(100_000)}`;
    expect(formatForSlack(text).length).toBeGreaterThan(60_000);
    expect(formatForWhatsapp(text).length).toBeGreaterThan(60_000);
  },
);

it('a proposal is plain text, in which nothing means anything', () => {
  const { blocks } = messageArguments({
    type: 'card',
    intro: null,
    proposal: '<!channel> *x*',
    toolCallId: 'id',
    footnote: null,
  }) as { blocks: unknown[] };
  expect(blocks[0]).toMatchObject({
    text: { type: 'plain_text', text: 'Needs your OK: <!channel> *x*' },
  });
});
