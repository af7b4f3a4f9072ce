import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

const text = [
  'event: begun\ndata: {"message_id":"7"}\n\n',
  ': still here\n\n',
  'event: draft\r\ndata: {"keep":0,"text":"Grüße 🗓️\\n\\nwith: colons"}\r\n\r\n',
  'event: answer\ndata: {"message":"end"}\n\n',
].join('');

/** In pieces of so many bytes: letters of several bytes are cut in their middle. */
const inPieces = (size: number): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};

it.each([1, 2, 3, 7, 1000])('the same events in pieces of %i bytes', async (size) => {
  const events = [];
  for await (const event of readEvents(inPieces(size))) events.push(event);
  expect(events).toEqual([
    { event: 'begun', data: { message_id: '7' } },
    { event: 'draft', data: { keep: 0, text: 'Grüße 🗓️\n\nwith: colons' } },
    { event: 'answer', data: { message: 'end' } },
  ]);
});
