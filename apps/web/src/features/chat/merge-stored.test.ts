import { expect, it } from 'vitest';
import { type ChatMessage, failedSend, userMessage } from './chat-message.ts';
import { mergeStored } from './merge-stored.ts';

const stored = (id: string, message: string, isUser = false): ChatMessage => ({
  ...userMessage(message),
  id,
  isUser,
  timestamp: `2026-03-10T10:00:0${id}.000Z`,
});
const own = (message: string, isUser = true): ChatMessage => ({ ...userMessage(message), isUser });
const unsent = { key: 'key-1', text: 'Hello' };
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

it('a message this page sent itself is not drawn again when it comes from the server', () => {
  const [said, answered] = [own('Hello'), own('Hi', false)];
  const shown = [stored('1', 'Hello', true), stored('2', 'Hi'), said, answered];
  const merged = mergeStored(
    shown,
    [stored('1', 'Hello', true), stored('2', 'Hi'), stored('3', 'Hello', true), stored('4', 'Hi')],
    true,
  );
  expect(ids(merged)).toEqual(['1', '2', said.id, answered.id]);
});

it('what was said while the stored ones were on their way stays', () => {
  const said = own('Hello');
  expect(ids(mergeStored([stored('1', 'Before'), said], [stored('1', 'Before')], true))).toEqual([
    '1',
    said.id,
  ]);
});

it('what was not sent stays at the end, until it turns out to have arrived', () => {
  const failed = failedSend(new Error('gone'), unsent);
  const said = own('Hello');
  const shown = [stored('1', 'Before'), said, failed];
  expect(ids(mergeStored(shown, [stored('1', 'Before'), stored('2', 'By phone')], true))).toEqual([
    '1',
    '2',
    said.id,
    failed.id,
  ]);
  expect(ids(mergeStored([said, failed], [], true))).toEqual([said.id, failed.id]);
  expect(ids(mergeStored(shown, [stored('1', 'Before'), stored('2', 'Hello', true)], true))).toEqual([
    '1',
    said.id,
  ]);
});

it('a cleared history takes away what came from there, and nothing that was just said here', () => {
  const said = own('Hello');
  expect(ids(mergeStored([stored('1', 'Before'), said], [], true))).toEqual([said.id]);
});
