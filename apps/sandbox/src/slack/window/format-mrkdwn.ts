import {
  codeRules,
  commonRules,
  formatText,
  italic,
  link,
  type Rule,
  struck,
} from '../../chat/format-text.ts';
import { Html, html } from '../../platform/html.ts';
import { unescapeText } from '../wire.ts';

const EMOJI: Record<string, string> = {
  white_check_mark: '✅',
  heavy_check_mark: '✔️',
  x: '❌',
  warning: '⚠️',
  calendar: '📅',
  date: '📅',
  spiral_calendar_pad: '🗓️',
  bell: '🔔',
  wave: '👋',
  eyes: '👀',
  tada: '🎉',
  thumbsup: '👍',
  '+1': '👍',
  thumbsdown: '👎',
  '-1': '👎',
  hourglass_flowing_sand: '⏳',
  microphone: '🎤',
  studio_microphone: '🎙️',
  sparkles: '✨',
  no_entry_sign: '🚫',
  leftwards_arrow_with_hook: '↩️',
};

export const emoji = (name: string): string => EMOJI[name] ?? `:${name}:`;

const emojiRule: Rule = {
  pattern: /:([a-z0-9_+-]+):/,
  render: ([whole, name = '']) => html`${EMOJI[name] ?? whole}`,
};

const mention = (text: string): Html => html`<span class="mention">${text}</span>`;

const plain = (text: string): Html => html`${unescapeText(text)}`;

/** Slack's angle brackets: links, people, channels, calls to everybody, dates. */
const special = (nameOf: (userId: string) => string): Rule => ({
  pattern: /<([^<>\n]+)>/,
  render: (match) => {
    const inside = match[1] ?? '';
    const bar = inside.indexOf('|');
    const target = bar < 0 ? inside : inside.slice(0, bar);
    const label = bar < 0 ? undefined : inside.slice(bar + 1);
    if (target.startsWith('@')) return mention(`@${label ?? nameOf(target.slice(1))}`);
    if (target.startsWith('#')) return mention(`#${label ?? target.slice(1)}`);
    if (target.startsWith('!date^')) return plain(label ?? target);
    if (target.startsWith('!')) return mention(`@${label ?? target.slice(1).split('^')[0]}`);
    return link(unescapeText(target), plain(label ?? target));
  },
});

const QUOTE = /^(?:&gt;|>) ?/;

/** Lines that begin with > stand together in a quotation. */
const byLines = (text: string, format: (text: string) => Html): Html => {
  const parts: { quote: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const quote = QUOTE.test(line);
    const last = parts.at(-1);
    const content = quote ? line.replace(QUOTE, '') : line;
    if (last?.quote === quote) last.lines.push(content);
    else parts.push({ quote, lines: [content] });
  }
  const shown = parts.map(({ quote, lines }) => {
    const content = format(lines.join('\n'));
    return quote ? html`<blockquote>${content}</blockquote>` : content;
  });
  return new Html(shown.map((part) => part.text).join(''));
};

/** Slack's mrkdwn. What a bot failed to escape is shown as what Slack would make of it, and never runs. */
export const formatMrkdwn = (text: string, nameOf: (userId: string) => string): Html => {
  const rules = [special(nameOf), ...commonRules(plain), emojiRule];
  const format = (part: string): Html => formatText(part, rules, plain);
  return text.includes('```') ? format(text) : byLines(text, format);
};

/** A plain_text object: nothing but emoji is special. */
export const formatPlain = (text: string): Html => formatText(text, [emojiRule], (part) => html`${part}`);

const markdownRules: readonly Rule[] = [
  {
    pattern: /\*\*([^\n]+?)\*\*/,
    render: (match, inner) => html`<strong>${inner(match[1] ?? '')}</strong>`,
  },
  {
    pattern: /\[([^\]\n]+)\]\(([^)\s]+)\)/,
    render: (match, inner) => link(match[2] ?? '', inner(match[1] ?? '')),
  },
  ...codeRules((text) => html`${text}`),
  italic,
  struck,
];

/** Real Markdown, as far as a short message needs it. */
export const formatMarkdown = (text: string): Html =>
  formatText(text, markdownRules, (part) => html`${part}`);
