import { type Background, createBackground } from '../chat/background.ts';
import { type Changes, createChanges } from '../chat/live-log.ts';
import type { SandboxContext } from '../platform/context.ts';
import { createMedia, type Media } from './media.ts';
import { createMessages, type Messages } from './messages.repository.ts';
import { createPeople, type People } from './people.repository.ts';
import { createReceipts, type Receipts } from './receipts.ts';
import type { Settings } from './settings.ts';
import { createTemplates, type Templates } from './templates.ts';

/** Everything that WhatsApp's routes work with. */
export interface Whatsapp {
  readonly context: SandboxContext;
  readonly settings: Settings;
  readonly background: Background;
  readonly changes: Changes;
  readonly people: People;
  readonly messages: Messages;
  readonly media: Media;
  readonly templates: Templates;
  readonly receipts: Receipts;
}

export const createWhatsapp = (
  context: SandboxContext,
  settings: Settings,
  background: Background = createBackground(),
): Whatsapp => {
  const changes = createChanges();
  const people = createPeople(context);
  const messages = createMessages(context.database);
  return {
    context,
    settings,
    background,
    changes,
    people,
    messages,
    media: createMedia(context),
    templates: createTemplates(context.database),
    receipts: createReceipts({ context, people, messages, settings, background, changes }),
  };
};
