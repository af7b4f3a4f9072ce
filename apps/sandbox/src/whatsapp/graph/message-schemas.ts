import { z } from 'zod';

/** Meta counts characters, not UTF-16 units. */
const text = (most: number) =>
  z
    .string()
    .min(1)
    .refine((value) => [...value].length <= most, { params: { most } });

const identifier = text(256).refine((value) => value === value.trim(), {
  message: 'must not have leading or trailing spaces',
});

const header = z.looseObject({
  type: z.enum(['text', 'image', 'video', 'document']),
  text: text(60).optional(),
});
const footer = z.strictObject({ text: text(60) });

export const textSchema = z.strictObject({ body: text(4096), preview_url: z.boolean().optional() });

export const buttonsSchema = z.strictObject({
  type: z.literal('button'),
  header: header.optional(),
  body: z.strictObject({ text: text(1024) }),
  footer: footer.optional(),
  action: z.strictObject({
    buttons: z.array(
      z.strictObject({
        type: z.literal('reply'),
        reply: z.strictObject({ id: identifier, title: text(20) }),
      }),
    ),
  }),
});

export const listSchema = z.strictObject({
  type: z.literal('list'),
  header: header.optional(),
  body: z.strictObject({ text: text(4096) }),
  footer: footer.optional(),
  action: z.strictObject({
    button: text(20),
    sections: z
      .array(
        z.strictObject({
          title: text(24).optional(),
          rows: z
            .array(z.strictObject({ id: text(200), title: text(24), description: text(72).optional() }))
            .min(1),
        }),
      )
      .min(1)
      .max(10),
  }),
});

export const linkSchema = z.strictObject({
  type: z.literal('cta_url'),
  header: header.optional(),
  body: z.strictObject({ text: text(1024) }),
  footer: footer.optional(),
  action: z.strictObject({
    name: z.literal('cta_url'),
    parameters: z.strictObject({ display_text: text(20), url: z.url({ protocol: /^https?$/ }) }),
  }),
});

export const reactionSchema = z.strictObject({ message_id: z.string().min(1), emoji: z.string().max(16) });

export const mediaSchema = z
  .strictObject({
    id: z.string().optional(),
    link: z.url().optional(),
    caption: text(1024).optional(),
    filename: z.string().optional(),
    voice: z.boolean().optional(),
  })
  .refine((media) => (media.id === undefined) !== (media.link === undefined), {
    message: 'must have either an id or a link',
  });

export const templateSchema = z.strictObject({
  name: z.string().min(1),
  language: z.looseObject({ code: z.string().min(1) }),
  components: z
    .array(
      z.looseObject({
        type: z.enum(['header', 'body', 'button']),
        sub_type: z.string().optional(),
        index: z.union([z.string(), z.number()]).optional(),
        parameters: z
          .array(
            z.looseObject({ type: z.string(), text: z.string().optional(), payload: z.string().optional() }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/** What surrounds every message. */
export const envelopeSchema = z.looseObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').default('individual'),
  to: z.string().optional(),
  recipient: z.string().optional(),
  type: z.string().default('text'),
  context: z.strictObject({ message_id: z.string().min(1) }).optional(),
  biz_opaque_callback_data: text(512).optional(),
});

export const readSchema = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string().min(1),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
});
