import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWhatsapp } from '../whatsapp/window/format-whatsapp.ts';

const show = (text: string): string => formatWhatsapp(text).text;

describe('chat markup', () => {
  it('knows bold, italic, struck and code', () => {
    expect(show('*a b* _c_ ~d~ `e*f*`')).toBe('<strong>a b</strong> <em>c</em> <s>d</s> <code>e*f*</code>');
    expect(show('*_both_*')).toBe('<strong><em>both</em></strong>');
    expect(show('```\nx\ny\n```')).toBe('<code class="block">x\ny</code>');
  });

  it('leaves sums, names and lonely signs alone', () => {
    for (const text of ['2*3*4', 'snake_case_name', '* a *', '**', '~', 'a * b * c'])
      expect(show(text)).toBe(text);
  });

  it('links addresses without the full stop', () => {
    expect(show('see https://example.org/x.')).toBe(
      'see <a href="https://example.org/x" target="_blank" rel="noopener noreferrer nofollow">https://example.org/x</a>.',
    );
  });

  it('never lets a sender write markup', () => {
    const signs = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '*',
      '_',
      '~',
      '`',
      'a',
      ' ',
      '\n',
      'http://x',
      '|',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const inside = show(text).replace(
          /<\/?(strong|em|s|code|a)( class="block"| href="http:\/\/[^"<>]*" target="_blank" rel="noopener noreferrer nofollow")?>/g,
          '',
        );
        expect(inside).not.toMatch(/[<>"']/);
      }),
    );
  });
});
