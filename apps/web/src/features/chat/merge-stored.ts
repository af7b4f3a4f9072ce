import type { ChatMessage } from './chat-message.ts';

/** Ids of this page's own begin like this; the server's never do. */
const isLocal = ({ id }: ChatMessage): boolean => id.startsWith('message-');

/**
 * The page's messages and the newest stored ones as one list. What the page showed itself keeps its place and its id,
 * so that nothing is drawn or read out again; earlier pages stay in front; what could not be sent stays at the end.
 */
export function mergeStored(
  shown: readonly ChatMessage[],
  stored: readonly ChatMessage[],
  isWhole: boolean,
): readonly ChatMessage[] {
  const known = new Set(shown.map(({ id }) => id));
  const own = shown.filter((message) => isLocal(message) && !message.failure);
  const matched = new Set<string>();
  // From the end: of two equal sentences the newer is the one that was just said.
  const merged = stored
    .toReversed()
    .map((message) => {
      if (known.has(message.id)) return message;
      const same = own.findLast(
        ({ id, isUser, message: text }) =>
          !matched.has(id) && isUser === message.isUser && text === message.message,
      );
      if (!same) return message;
      matched.add(same.id);
      return { ...message, id: same.id };
    })
    .toReversed();
  const [first] = stored;
  // Cleared; or read before what was said here was stored, which must not take it from the screen.
  if (!first) return shown.filter(isLocal);
  const ids = new Set(merged.map(({ id }) => id));
  const earlier = isWhole
    ? []
    : shown.filter((one) => !isLocal(one) && !ids.has(one.id) && one.timestamp < first.timestamp);
  return [...earlier, ...merged, ...newest(shown, ids)];
}

/** Said since the stored ones were read, or only ever on this page: that it was stopped, or was not sent. */
function newest(shown: readonly ChatMessage[], ids: ReadonlySet<string>): readonly ChatMessage[] {
  const last = shown.findLastIndex(({ id }) => ids.has(id));
  const since = shown.slice(last + 1).filter(isLocal);
  // What was thought to be lost has arrived: it must not be sent again.
  return shown[last]?.isUser && since[0]?.failure?.unsent ? since.slice(1) : since;
}
