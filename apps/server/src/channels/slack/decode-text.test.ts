import { expect, it } from 'vitest';
import { decodeSlackText } from './decode-text.ts';

it.each([
  ['a &amp; b &lt;c&gt;', 'a & b <c>'],
  ['see <https://example.org/a?b=1&amp;c=2>', 'see https://example.org/a?b=1&c=2'],
  ['see <https://example.org|the page>', 'see the page'],
  [
    '<mailto:ana@example.org|ana@example.org> and <mailto:bo@example.org>',
    'ana@example.org and bo@example.org',
  ],
  ['<@U123> in <#C1|general>, <!here>', '@U123 in general, @here'],
  // Escaped once is unescaped once: what somebody typed as '&lt;' stays so.
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['', ''],
])('%j is read as %j', (raw, text) => expect(decodeSlackText(raw)).toBe(text));
