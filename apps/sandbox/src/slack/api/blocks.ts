import { z } from 'zod';
import type { Block, Element } from '../message.ts';
import { SlackError } from './slack-error.ts';

const limited = (most: number) =>
  z
    .string()
    .min(1, 'must be more than 0 characters')
    .max(most, `must be less than ${most + 1} characters`);

const plain = (most: number) =>
  z.looseObject({ type: z.literal('plain_text'), text: limited(most), emoji: z.boolean().optional() });
const anyText = (most: number) =>
  z.looseObject({ type: z.enum(['plain_text', 'mrkdwn']), text: limited(most) });

const confirmation = z.looseObject({
  title: plain(100),
  text: anyText(300),
  confirm: plain(30),
  deny: plain(30),
});

const button = z.looseObject({
  type: z.literal('button'),
  text: plain(75),
  action_id: limited(255).optional(),
  value: z.string().max(2000, 'must be less than 2001 characters').optional(),
  url: z.string().max(3000, 'must be less than 3001 characters').optional(),
  style: z.enum(['primary', 'danger']).optional(),
  confirm: confirmation.optional(),
});

const image = z.looseObject({
  type: z.literal('image'),
  alt_text: z.string().max(2000),
  image_url: z.string(),
});
const otherElement = z.looseObject({
  type: z.enum([
    'static_select',
    'overflow',
    'datepicker',
    'timepicker',
    'datetimepicker',
    'checkboxes',
    'radio_buttons',
  ]),
  action_id: limited(255).optional(),
});
const element = z.discriminatedUnion('type', [button, image, otherElement]);
const blockId = { block_id: limited(255).optional() };

const block = z.discriminatedUnion('type', [
  z
    .looseObject({
      type: z.literal('section'),
      ...blockId,
      text: anyText(3000).optional(),
      fields: z.array(anyText(2000)).max(10).optional(),
      accessory: element.optional(),
    })
    .refine((section) => section.text !== undefined || section.fields !== undefined, {
      message: 'must define either text or fields',
    }),
  z.looseObject({ type: z.literal('header'), ...blockId, text: plain(150) }),
  z.looseObject({ type: z.literal('divider'), ...blockId }),
  z.looseObject({
    type: z.literal('context'),
    ...blockId,
    elements: z
      .array(z.union([anyText(3000), image]))
      .min(1)
      .max(10),
  }),
  z.looseObject({ type: z.literal('actions'), ...blockId, elements: z.array(element).min(1).max(25) }),
  z.looseObject({
    type: z.literal('image'),
    ...blockId,
    alt_text: z.string().max(2000),
    image_url: z.string(),
  }),
  z.looseObject({ type: z.literal('markdown'), ...blockId, text: limited(12_000) }),
  z.looseObject({
    type: z.literal('rich_text'),
    ...blockId,
    elements: z.array(z.looseObject({ type: z.string() })),
  }),
]);

const schema = z.array(block).max(50, 'no more than 50 items allowed');

const refuse = (complaints: readonly string[]): never => {
  throw new SlackError('invalid_blocks', {
    errors: complaints,
    response_metadata: { messages: complaints.map((complaint) => `[ERROR] ${complaint}`) },
  });
};

const repeated = (ids: readonly (string | undefined)[]): boolean => {
  const given = ids.filter((id) => id !== undefined);
  return new Set(given).size !== given.length;
};

/** What Slack gives to blocks and elements that have no id of their own. */
const withIds = (blocks: readonly Block[]): Block[] =>
  blocks.map((one, index) => {
    const id = one.block_id ?? `b${index}`;
    const named = (item: Element, position: number): Element =>
      item.type === 'button' ? { ...item, action_id: item.action_id ?? `a${position}` } : item;
    return {
      ...one,
      block_id: id,
      ...(one.type === 'actions' && one.elements !== undefined && { elements: one.elements.map(named) }),
      ...(one.accessory !== undefined && { accessory: named(one.accessory, 0) }),
    };
  });

/** Checks Block Kit's limits and complains about the place, as Slack does. */
export const readBlocks = (value: unknown): Block[] => {
  if (value === undefined) return [];
  const result = schema.safeParse(value);
  if (!result.success) {
    return refuse(
      result.error.issues.map((issue) => `${issue.message} [json-pointer:/blocks/${issue.path.join('/')}]`),
    );
  }
  const blocks = result.data as unknown as Block[];
  if (repeated(blocks.map(({ block_id: id }) => id))) refuse(['block_id already exists']);
  for (const { elements } of blocks.filter(({ type }) => type === 'actions')) {
    if (repeated((elements ?? []).map(({ action_id: id }) => id))) refuse(['action_id already exists']);
  }
  return withIds(blocks);
};
