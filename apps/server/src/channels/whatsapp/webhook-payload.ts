import { z } from 'zod';
import { cleanText } from '../../modules/channels/kit.ts';

const text = z.string().transform(cleanText);
/** Who somebody is; what is too long to be a name of Meta's is none. */
const userId = z.string().max(200).transform(cleanText).optional().catch(undefined);
/** Beyond ten digits there is no date. */
const seconds = z.coerce.number().int().min(0).max(9_999_999_999);

/** Only what is used, and nothing that a new field of Meta's could break. */
const message = z.looseObject({
  id: text,
  from: z.string().optional(),
  from_user_id: userId,
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
      user_id: userId,
      previous_user_id: userId,
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
  pricing: z
    .looseObject({ billable: z.boolean().optional(), category: text.optional() })
    .optional()
    .catch(undefined),
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

/** About the account itself, each in a field of its own that has to be subscribed to. */
const accountValue = z.looseObject({
  event: text.optional(),
  current_limit: text.optional(),
  message_template_name: text.optional(),
  message_template_language: text.optional(),
  new_quality_score: text.optional(),
  new_category: text.optional(),
});

const envelope = z.looseObject({
  entry: z
    .array(
      z.looseObject({
        time: seconds.optional().catch(undefined),
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

export interface AccountNotice {
  /** 'number', or a template's name with what of it is spoken of. */
  readonly subject: string;
  readonly state: string;
  readonly isBad: boolean;
  readonly at: Date;
}

const BAD = /^(FLAGGED|DOWNGRADE|REJECTED|PAUSED|DISABLED|PENDING_DELETION|RED|YELLOW|MARKETING)$/;

function noticeIn(field: string | undefined, given: unknown, at: Date): AccountNotice[] {
  const value = accountValue.safeParse(given).data ?? {};
  const template = `template ${value.message_template_name} (${value.message_template_language})`;
  // A map: a hostile 'toString' is in no map, and in every object.
  const notices = new Map<string | undefined, readonly [string, string | undefined]>([
    ['phone_number_quality_update', ['number', value.event]],
    ['message_template_status_update', [template, value.event]],
    ['message_template_quality_update', [`${template} quality`, value.new_quality_score]],
    ['template_category_update', [`${template} category`, value.new_category]],
  ]);
  const [subject, state] = notices.get(field) ?? ['', undefined];
  if (!subject || !state) return [];
  const limit = value.current_limit ? `${state}, ${value.current_limit}` : state;
  return [{ subject, state: limit, isBad: BAD.test(state), at }];
}

export interface WhatsappWebhook {
  readonly messages: readonly IncomingMessage[];
  readonly statuses: readonly IncomingStatus[];
  readonly notices: readonly AccountNotice[];
  /** What could not be read; one odd message must not keep its neighbours from being delivered. */
  readonly unreadable: number;
}

/** Everything in the batch that concerns our number. */
export function readWhatsappWebhook(body: unknown, phoneNumberId: string): WhatsappWebhook | undefined {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return undefined;
  const notices = parsed.data.entry.flatMap(({ time = 0, changes }) =>
    changes.flatMap(({ field, value }) => noticeIn(field, value, new Date(time * 1000))),
  );
  const values = parsed.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap(({ value }) => (value?.metadata?.phone_number_id === phoneNumberId ? [value] : []));
  const messages = values.flatMap((value) => (value.messages ?? []).map((item) => message.safeParse(item)));
  const statuses = values.flatMap((value) => (value.statuses ?? []).map((item) => status.safeParse(item)));
  return {
    messages: messages.flatMap(({ data }) => (data ? [data] : [])),
    statuses: statuses.flatMap(({ data }) => (data ? [data] : [])),
    notices,
    unreadable: [...messages, ...statuses].filter(({ success }) => !success).length,
  };
}
