import { z } from 'zod';
import { cleanText } from '../clean-text.ts';

const text = z.string().transform(cleanText);
/** Beyond ten digits there is no date. */
const seconds = z.coerce.number().int().min(0).max(9_999_999_999);

/** Only what is used, and nothing that a new field of Meta's could break. */
const message = z.looseObject({
  id: text,
  from: z.string().optional(),
  from_user_id: text.optional(),
  timestamp: seconds,
  type: z.string(),
  text: z.looseObject({ body: text }).optional().catch(undefined),
  button: z.looseObject({ payload: text.optional() }).optional().catch(undefined),
  interactive: z
    .looseObject({
      button_reply: z.looseObject({ id: text }).optional(),
      list_reply: z.looseObject({ id: text }).optional(),
    })
    .optional()
    .catch(undefined),
  audio: z.looseObject({ id: text, voice: z.boolean().optional() }).optional().catch(undefined),
  system: z
    .looseObject({
      type: z.string().optional(),
      wa_id: z.string().optional(),
      user_id: text.optional(),
      previous_user_id: text.optional(),
    })
    .optional()
    .catch(undefined),
});
export type IncomingMessage = z.output<typeof message>;

const status = z.looseObject({
  id: text,
  status: z.string(),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().optional(),
  errors: z
    .array(
      z.looseObject({
        code: z.coerce.number<unknown>(),
        error_data: z.looseObject({ details: text.optional() }).optional(),
      }),
    )
    .optional()
    .catch(undefined),
});
export type IncomingStatus = z.output<typeof status>;

const envelope = z.looseObject({
  entry: z
    .array(
      z.looseObject({
        changes: z
          .array(
            z.looseObject({
              field: z.string().optional(),
              value: z
                .looseObject({
                  metadata: z.looseObject({ phone_number_id: z.coerce.string<unknown>() }).optional(),
                  messages: z.array(z.unknown()).optional(),
                  statuses: z.array(z.unknown()).optional(),
                })
                .optional()
                // Other fields of the subscription have values of their own shapes.
                .catch(undefined),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

export interface WhatsappWebhook {
  readonly messages: readonly IncomingMessage[];
  readonly statuses: readonly IncomingStatus[];
  /** What could not be read; one odd message must not keep its neighbours from being delivered. */
  readonly unreadable: number;
}

/** Everything in the batch that concerns our number. */
export function readWhatsappWebhook(body: unknown, phoneNumberId: string): WhatsappWebhook | undefined {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return undefined;
  const values = parsed.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap(({ value }) => (value?.metadata?.phone_number_id === phoneNumberId ? [value] : []));
  const messages = values.flatMap((value) => (value.messages ?? []).map((item) => message.safeParse(item)));
  const statuses = values.flatMap((value) => (value.statuses ?? []).map((item) => status.safeParse(item)));
  return {
    messages: messages.flatMap(({ data }) => (data ? [data] : [])),
    statuses: statuses.flatMap(({ data }) => (data ? [data] : [])),
    unreadable: [...messages, ...statuses].filter(({ success }) => !success).length,
  };
}
