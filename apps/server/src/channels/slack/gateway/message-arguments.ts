import { say } from '../../../platform/words.ts';
import type { SlackContent } from '../slack.port.ts';
import { escapeForSlack, formatForSlack } from './escape.ts';

const LONGEST_SECTION = 3000;

const cut = (text: string): string =>
  [...text].length <= LONGEST_SECTION ? text : `${[...text].slice(0, LONGEST_SECTION - 1).join('')}…`;

/** `text` is what notifications show; with blocks it is nothing more, and always sent. */
export function messageArguments(content: SlackContent): Record<string, unknown> {
  switch (content.type) {
    case 'text':
      return { text: formatForSlack(content.text), unfurl_links: false, unfurl_media: false };
    case 'card': {
      const { intro, proposal, why, alternatives = [], toolCallId, footnote } = content;
      const order = say(content, 'channel.needsOk', { proposal });
      return {
        text: formatForSlack(intro ?? order),
        blocks: [
          intro === null
            ? // The proposal holds event titles and names: plain text, in which nothing means anything.
              plainSection(order)
            : { type: 'section', text: { type: 'mrkdwn', text: cut(formatForSlack(intro)) } },
          ...(why ? [contextLine(why)] : []),
          {
            type: 'actions',
            elements: [
              button('approve', say(content, 'channel.approve'), toolCallId, 'primary'),
              button('deny', say(content, 'channel.deny'), toolCallId, 'danger'),
              ...alternatives.map(({ ref, label }) => button(`choose:${ref}`, label, toolCallId)),
            ],
          },
          ...(footnote ? [contextLine(footnote)] : []),
        ],
      };
    }
    case 'settled-card':
      return {
        text: escapeForSlack(content.line),
        blocks: [plainSection(content.proposal), contextLine(content.line)],
      };
  }
}

const plainSection = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text: cut(text), emoji: false },
});

const contextLine = (text: string) => ({
  type: 'context',
  elements: [{ type: 'plain_text', text: cut(text), emoji: false }],
});

const LONGEST_TITLE = 75;

const button = (action: string, title: string, value: string, style?: 'primary' | 'danger') => ({
  type: 'button',
  action_id: action,
  text: { type: 'plain_text', text: [...title].slice(0, LONGEST_TITLE).join(''), emoji: false },
  value,
  ...(style ? { style } : {}),
});
