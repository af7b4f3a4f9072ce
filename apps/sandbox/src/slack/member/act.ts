import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readAudio } from '../../chat/audio/read-audio.ts';
import { type Delivery, firstAttempt } from '../../chat/deliver.ts';
import type { Member } from '../members.repository.ts';
import { type Message, newTimestamp } from '../message.ts';
import type { Slack } from '../slack.ts';
import { escapeText } from '../wire.ts';
import { findWorkspace } from '../workspaces.ts';
import { findButton } from './buttons.ts';
import { press } from './press.ts';

export const email = z.email().toLowerCase();

/** What a member can do in the conversation; exactly one of text, button, audio, edit, delete and open. */
export const actionSchema = z
  .strictObject({
    user: email,
    /** Id or name of the workspace. */
    team: z.string().optional(),
    text: z.string().min(1).max(40_000).optional(),
    /** Action id, title or value of a button. */
    button: z.string().min(1).optional(),
    /** Name of a sample clip, or base64. */
    audio: z.string().min(1).optional(),
    /** The new text of the member's own message. */
    edit: z.string().min(1).max(40_000).optional(),
    delete: z.literal(true).optional(),
    /** A new conversation in the Chat tab, in which nothing is said yet. */
    open: z.literal(true).optional(),
    /** `ts` of the message that is pressed, edited or deleted; the newest fitting one when absent. */
    message: z.string().optional(),
    /** `ts` of the thread to write in; without it the one that the Chat tab shows. */
    thread: z.string().optional(),
  })
  .refine(
    ({ text, button, audio, edit, delete: remove, open }) =>
      [text, button, audio, edit, remove, open].filter((given) => given !== undefined).length === 1,
    { message: 'Give exactly one of text, button, audio, edit, delete and open.' },
  );

export type Action = z.output<typeof actionSchema>;

/** An order that cannot be carried out, such as writing to an app that is not there. */
export class Impossible extends Error {
  readonly statusCode = 409;
}

/** What is typed becomes what Slack sends: three signs escaped, addresses in angle brackets. */
const typed = (text: string): string =>
  escapeText(text).replace(/https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]]/g, (address) => `<${address}>`);

const richText = (text: string) => [
  {
    type: 'rich_text',
    block_id: randomUUID().slice(0, 5),
    elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text }] }],
  },
];

export const createAct = (slack: Slack) => {
  const { context, members, messages, threads, tokens, files, events, changes, settings } = slack;

  const openThread = async (member: Member, channel: string) => {
    const ts = newTimestamp(context.now());
    await threads.open(channel, ts);
    return { ts, delivery: await events.threadStarted(member, channel, ts) };
  };

  /** With the assistant view everything that people write is in a thread. */
  const threadFor = async (member: Member, channel: string, action: Action): Promise<string | undefined> => {
    if (action.thread !== undefined || !settings.current.assistant_view) return action.thread;
    return (await threads.current(channel))?.ts ?? (await openThread(member, channel)).ts;
  };

  const compose = async (member: Member, channel: string, action: Action): Promise<Message> => {
    const threadTs = await threadFor(member, channel, action);
    const now = context.now();
    const base = {
      channel,
      ts: newTimestamp(now),
      author: 'user' as const,
      userId: member.userId,
      threadTs,
      clientMsgId: randomUUID(),
      at: now,
    };
    if (action.audio === undefined) {
      const text = action.text ?? '';
      return messages.insert({ ...base, text: typed(text), blocks: richText(text) as Message['blocks'] });
    }
    const audio = readAudio(action.audio, 'mp4');
    if (audio === undefined) throw new Impossible('The audio is neither the name of a clip nor base64.');
    const clip = await files.saveClip(member, audio);
    const file = settings.current.slack_connect ? files.mention(clip) : files.describe(clip);
    return messages.insert({ ...base, text: '', subtype: 'file_share', files: [file] });
  };

  const ownMessage = async (channel: string, ts: string | undefined): Promise<Message> => {
    const own = (await messages.of(channel)).filter(({ author, deleted }) => author === 'user' && !deleted);
    const message = ts === undefined ? own.at(-1) : own.find((one) => one.ts === ts);
    if (message === undefined) throw new Impossible('There is no such message of this person.');
    return message;
  };

  const change = async (member: Member, channel: string, action: Action) => {
    const before = await ownMessage(channel, action.message);
    if (action.edit === undefined) {
      await messages.remove(before);
      return { ts: before.ts, delivery: await events.deleted(member, before, true) };
    }
    const after = await messages.edit(before, {
      text: typed(action.edit),
      blocks: richText(action.edit) as Message['blocks'],
      editedTs: newTimestamp(context.now()),
    });
    return { ts: before.ts, delivery: await events.changed(member, before, after ?? before, true) };
  };

  const pressButton = async (member: Member, channel: string, action: Action) => {
    const found = findButton(await messages.of(channel), action.button ?? '', action.message);
    if (found === undefined) throw new Impossible(`No message has the button '${action.button}'.`);
    return { ts: found.message.ts, delivery: await press(slack, member, found.message, found.button) };
  };

  return async (
    action: Action,
    wait: boolean,
  ): Promise<{ ts: string; channel: string; delivery: Delivery }> => {
    const workspace = findWorkspace(action.team);
    if (workspace === undefined) throw new Impossible(`There is no workspace ${action.team}.`);
    const bot = await tokens.alive(workspace.id);
    if (bot === undefined) {
      throw new Impossible(`Catch is not installed in ${workspace.name}: connect Slack first.`);
    }
    if (!bot.scopes.includes('im:history')) {
      throw new Impossible('Catch hears no direct messages: it was installed without the scope im:history.');
    }
    const member = await members.byEmail(workspace, action.user);
    const { id: channel } = await members.openChannel(member);
    const notify = (): void => changes.notify(member.account.email);
    if (action.button !== undefined) return { channel, ...(await pressButton(member, channel, action)) };
    if (action.edit !== undefined || action.delete) {
      const changed = await change(member, channel, action);
      notify();
      return { channel, ...changed };
    }
    if (action.open) {
      const { ts, delivery: opened } = await openThread(member, channel);
      notify();
      return { ts, channel, delivery: wait ? await firstAttempt(context, opened.webhook_id) : opened };
    }
    const message = await compose(member, channel, action);
    notify();
    const sent = await events.message(member, message);
    await messages.reportedBy(message, sent.webhook_id);
    const delivery = wait ? await firstAttempt(context, sent.webhook_id) : sent;
    notify();
    return { ts: message.ts, channel, delivery };
  };
};

export type Act = ReturnType<typeof createAct>;
