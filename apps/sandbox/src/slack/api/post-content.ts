import type { Block } from '../message.ts';
import type { Arguments } from './arguments.ts';
import { readBlocks } from './blocks.ts';
import { SlackError } from './slack-error.ts';

const LONGEST_TEXT = 40_000;
const LONGEST_MARKDOWN = 12_000;
const LARGEST_METADATA = 16_384;

export interface PostContent {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly metadata: unknown;
}

const readMetadata = (value: unknown): unknown => {
  if (value === undefined) return undefined;
  const { event_type: type, event_payload: payload } = value as Record<string, unknown>;
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
  if (typeof type !== 'string' || type === '' || !isObject) throw new SlackError('invalid_metadata_format');
  if (JSON.stringify(payload).length > LARGEST_METADATA) throw new SlackError('metadata_too_large');
  return { event_type: type, event_payload: payload };
};

/** The content of a post or an edit. When there are blocks, the text is only for notifications. */
export const readContent = (given: Arguments): PostContent => {
  const markdown = given.text('markdown_text');
  const text = given.text('text');
  const metadata = readMetadata(given.structure('metadata', 'invalid_metadata_format'));
  if (markdown !== undefined) {
    if (text !== undefined || given.has('blocks')) throw new SlackError('markdown_text_conflict');
    if (markdown.length > LONGEST_MARKDOWN) throw new SlackError('msg_too_long');
    return { text: markdown, blocks: [{ type: 'markdown', block_id: 'b0', text: markdown }], metadata };
  }
  const blocks = readBlocks(given.structure('blocks', 'invalid_blocks_format'));
  if (text === undefined && blocks.length === 0) throw new SlackError('no_text');
  return { text: (text ?? '').slice(0, LONGEST_TEXT), blocks, metadata };
};
