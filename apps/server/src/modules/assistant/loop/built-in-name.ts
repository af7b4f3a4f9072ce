import type { StoredMessage } from '../../conversations/index.ts';

/** Stands where a model's name would, on whatever our own manager planned or said. */
export const BUILT_IN_NAME = 'built-in';

/** Whether our own manager made a call, of the user's own message, and no model did. */
export const isPlannedHere = (messages: readonly StoredMessage[], call: string): boolean =>
  messages.some(
    (message) =>
      message.kind === 'response' &&
      message.model_name === BUILT_IN_NAME &&
      message.parts.some((part) => part.part_kind === 'tool-call' && part.tool_call_id === call),
  );
