import type { Background } from '../chat/background.ts';
import type { Changes } from '../chat/live-log.ts';
import type { SandboxContext } from '../platform/context.ts';
import { webhookError } from './graph/graph-error.ts';
import type { Message } from './message.ts';
import type { Messages } from './messages.repository.ts';
import { secondsOf, statusOf, webhookOf } from './payload.ts';
import type { People } from './people.repository.ts';
import type { Person } from './person.ts';
import type { Settings } from './settings.ts';

interface Needs {
  readonly context: SandboxContext;
  readonly people: People;
  readonly messages: Messages;
  readonly settings: Settings;
  readonly background: Background;
  readonly changes: Changes;
}

/** The business's ticks: what the phone did with its messages, and telling the product. */
export const createReceipts = ({ context, people, messages, settings, background, changes }: Needs) => {
  const report = async (person: Person, moved: readonly Message[], status: string): Promise<void> => {
    if (moved.length === 0) return;
    changes.notify(person.email);
    if (!settings.current.statuses && status !== 'failed') return;
    const at = context.now();
    const statuses = moved.map((message) => statusOf(message, person, status, at));
    await context.webhooks.send(webhookOf(context, [{ statuses }], person.email));
  };

  const advance = async (person: Person, id: string, status: 'sent' | 'delivered'): Promise<void> => {
    const moved = await messages.advance(id, status);
    await report(person, moved === undefined ? [] : [moved], status);
  };

  return {
    /** An accepted message travels to the phone; the request that sent it is answered by then. */
    travel: (person: Person, id: string): void =>
      background.run(async (pause) => {
        await advance(person, id, 'sent');
        await pause(settings.current.status_delay_ms);
        // Checked again: the phone may have gone offline, or a reset may have happened in the meantime.
        const now = await people.find(person.email);
        if (now?.online) await advance(person, id, 'delivered');
      }),

    fail: (person: Person, id: string, code: number): void =>
      background.run(async () => {
        const moved = await messages.advance(id, 'failed', webhookError(code));
        await report(person, moved === undefined ? [] : [moved], 'failed');
      }),

    /** Nobody has this number: Meta says so afterwards, about a message that no phone ever saw. */
    failUnknown: (message: { id: string; phone: string; opaque: string | undefined }): void =>
      background.run(async () => {
        const status = {
          id: message.id,
          status: 'failed',
          timestamp: secondsOf(context.now()),
          recipient_id: message.phone,
          ...(message.opaque !== undefined && { biz_opaque_callback_data: message.opaque }),
          errors: [webhookError(131026)],
        };
        await context.webhooks.send(webhookOf(context, [{ statuses: [status] }]));
      }),

    /** The phone is back: everything that waited arrives. */
    arrive: async (person: Person): Promise<number> => {
      const moved = await messages.advanceAll(person.email, 'business', 'delivered');
      await report(person, moved, 'delivered');
      return moved.length;
    },

    /** The person looks at the chat; without read receipts nobody learns it. */
    read: async (person: Person): Promise<number> => {
      if (!person.read_receipts || !person.online) return 0;
      const moved = await messages.advanceAll(person.email, 'business', 'read');
      await report(person, moved, 'read');
      return moved.length;
    },
  };
};

export type Receipts = ReturnType<typeof createReceipts>;
