import type { Background } from '../chat/background.ts';
import { type Changes, createChanges } from '../chat/live-log.ts';
import type { SandboxContext } from '../platform/context.ts';
import { createEvents, type Events } from './events.ts';
import { createFiles, type Files } from './files.repository.ts';
import { createMembers, type Members } from './members.repository.ts';
import { createMessages, type Messages } from './messages.repository.ts';
import type { Settings } from './settings.ts';
import { createThreads, type Threads } from './threads.repository.ts';
import { createTokens, type Tokens } from './tokens.repository.ts';

/** Everything that Slack's routes work with. */
export interface Slack {
  readonly context: SandboxContext;
  readonly settings: Settings;
  readonly background: Background;
  readonly changes: Changes;
  readonly members: Members;
  readonly messages: Messages;
  readonly threads: Threads;
  readonly tokens: Tokens;
  readonly files: Files;
  readonly events: Events;
}

export const createSlack = (context: SandboxContext, settings: Settings, background: Background): Slack => ({
  context,
  settings,
  background,
  changes: createChanges(),
  members: createMembers(context),
  messages: createMessages(context.database),
  threads: createThreads(context.database),
  tokens: createTokens(context.database, settings),
  files: createFiles(context),
  events: createEvents(context),
});
