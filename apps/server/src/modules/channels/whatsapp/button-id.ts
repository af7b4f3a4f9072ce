/** A button carries the proposal's opaque id and the choice, never what is proposed. */
export const buttonId = (toolCallId: string, approved: boolean): string =>
  `${approved ? 'approve' : 'deny'}:${toolCallId}`;

export function readButtonId(id: string): { toolCallId: string; approved: boolean } | undefined {
  const found = /^(approve|deny):(\S{1,240})$/.exec(id);
  return found?.[2] ? { toolCallId: found[2], approved: found[1] === 'approve' } : undefined;
}
