/**
 * The stored shape of a message: Pydantic AI's (decisions.md, 'Assistant and approvals'). Requests go to the
 * model, responses come from it.
 */
export type StoredMessage = StoredRequest | StoredResponse;

export interface StoredRequest {
  readonly kind: 'request';
  readonly parts: readonly RequestPart[];
}

export interface StoredResponse {
  readonly kind: 'response';
  readonly parts: readonly ResponsePart[];
  readonly model_name?: string;
  readonly timestamp?: string;
}

export type RequestPart = SystemPromptPart | UserPromptPart | ToolReturnPart | RetryPromptPart;
export type ResponsePart = TextPart | ToolCallPart;

interface SystemPromptPart {
  readonly part_kind: 'system-prompt';
  readonly content: string;
}
interface UserPromptPart {
  readonly part_kind: 'user-prompt';
  readonly content: string;
  readonly timestamp?: string;
}
export interface ToolReturnPart {
  readonly part_kind: 'tool-return';
  readonly tool_name: string;
  readonly tool_call_id: string;
  readonly content: unknown;
  readonly timestamp?: string;
}
export interface RetryPromptPart {
  readonly part_kind: 'retry-prompt';
  readonly content: string;
  readonly tool_name?: string;
  readonly tool_call_id?: string;
  readonly timestamp?: string;
}
interface TextPart {
  readonly part_kind: 'text';
  readonly content: string;
}
export interface ToolCallPart {
  readonly part_kind: 'tool-call';
  readonly tool_name: string;
  readonly tool_call_id: string;
  readonly args: unknown;
}

export const partsOf = (message: StoredMessage): readonly (RequestPart | ResponsePart)[] => message.parts;

export const promptsIn = (message: StoredMessage): number =>
  message.parts.filter(({ part_kind }) => part_kind === 'user-prompt').length;
export const toolCallsIn = (message: StoredMessage): number =>
  message.parts.filter(({ part_kind }) => part_kind === 'tool-call').length;

/** Tool calls that have no result yet, in order. */
export function openCalls(messages: readonly StoredMessage[]): ToolCallPart[] {
  const answered = new Set<string>();
  const calls: ToolCallPart[] = [];
  for (const { parts } of messages)
    for (const part of parts) {
      if (part.part_kind === 'tool-call') calls.push(part);
      else if ((part.part_kind === 'tool-return' || part.part_kind === 'retry-prompt') && part.tool_call_id)
        answered.add(part.tool_call_id);
    }
  return calls.filter(({ tool_call_id }) => !answered.has(tool_call_id));
}
