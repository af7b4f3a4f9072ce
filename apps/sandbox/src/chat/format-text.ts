import { Html, html } from '../platform/html.ts';

/** One kind of markup inside a line. */
export interface Rule {
  readonly pattern: RegExp;
  render(match: RegExpExecArray, inner: (text: string) => Html): Html;
}

const joined = (parts: readonly Html[]): Html => new Html(parts.map((part) => part.text).join(''));

/**
 * Renders chat markup. Whatever no rule recognises goes through `plain`, which escapes; nothing of the
 * sender's ever becomes markup of the page.
 */
export const formatText = (text: string, rules: readonly Rule[], plain: (text: string) => Html): Html => {
  const parts: Html[] = [];
  let rest = text;
  while (rest !== '') {
    let first: { match: RegExpExecArray; rule: Rule } | undefined;
    for (const rule of rules) {
      const match = rule.pattern.exec(rest);
      if (match !== null && (first === undefined || match.index < first.match.index)) first = { match, rule };
    }
    if (first === undefined) break;
    const { match, rule } = first;
    parts.push(plain(rest.slice(0, match.index)));
    parts.push(rule.render(match, (inner) => formatText(inner, rules, plain)));
    rest = rest.slice(match.index + match[0].length);
  }
  return joined([...parts, plain(rest)]);
};

/** Markers count only around words: 2*3*4 and snake_case_names stay as they are. */
const around = (mark: string, tag: 'strong' | 'em' | 's'): Rule => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}${mark}])${mark}(?=[^\\s${mark}])([^\\n]*?[^\\s${mark}]|[^\\s${mark}])${mark}(?![\\p{L}\\p{N}])`,
    'u',
  ),
  render: (match, inner) => {
    const content = inner(match[1] ?? '');
    return new Html(`<${tag}>${content.text}</${tag}>`);
  },
});

export const codeRules = (plain: (text: string) => Html): readonly Rule[] => [
  {
    pattern: /```\n?([\s\S]+?)\n?```/,
    render: (match) => html`<code class="block">${plain(match[1] ?? '')}</code>`,
  },
  { pattern: /`([^`\n]+)`/, render: (match) => html`<code>${plain(match[1] ?? '')}</code>` },
];

export const link = (address: string, label: Html): Html =>
  /^(https?:|mailto:|tel:)/i.test(address)
    ? html`<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${label}</a>`
    : label;

const bold = around('\\*', 'strong');
export const italic = around('_', 'em');
export const struck = around('~', 's');

/** What WhatsApp and Slack have in common: `code`, *bold*, _italic_, ~struck~. */
export const commonRules = (plain: (text: string) => Html): readonly Rule[] => [
  ...codeRules(plain),
  bold,
  italic,
  struck,
];
