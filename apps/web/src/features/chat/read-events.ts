export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Server-sent events with JSON in them, however the pieces are cut on their way. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const read = readBlock(block);
        if (read) yield read;
      }
    }
  } finally {
    // A reader who has had enough needs no more of it.
    await reader.cancel().catch(() => undefined);
  }
}

/** A comment, which keeps the connection open, has neither event nor data. */
function readBlock(block: string): ServerEvent | undefined {
  const field = (name: string): string | undefined =>
    block
      .split(/\r?\n/)
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const [event, data] = [field('event'), field('data')];
  return event && data ? { event, data: JSON.parse(data) as unknown } : undefined;
}
