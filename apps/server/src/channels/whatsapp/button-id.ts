export interface Pressed {
  readonly toolCallId: string;
  readonly approved: boolean;
  /** Yes, at another time that was offered. */
  readonly choice?: string | undefined;
}

/** A button carries the proposal's opaque id and the choice, never what is proposed. */
export const buttonId = ({ toolCallId, approved, choice }: Pressed): string =>
  `${choice === undefined ? (approved ? 'approve' : 'deny') : `choose-${choice}`}:${toolCallId}`;

export function readButtonId(id: string): Pressed | undefined {
  const [, verb, choice, toolCallId] = /^(approve|deny|choose-(\w{1,16})):(\S{1,180})$/.exec(id) ?? [];
  return verb && toolCallId ? { toolCallId, approved: verb !== 'deny', choice } : undefined;
}
