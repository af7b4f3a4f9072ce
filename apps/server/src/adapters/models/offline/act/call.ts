import type { ToolInput, ToolName } from '../../../../modules/assistant/index.ts';
import type { ToolAnswer } from '../prompt/read-prompt.ts';

/** A tool call that we want made. The type ties the arguments to the tool's schema. */
export type Call = { [N in ToolName]: { readonly name: N; readonly input: ToolInput<N> } }[ToolName];

const MOST_WORDS = 12;

/** The same call, with what it does not account for. Calls that only look need no doubt. */
export const withDoubt = (call: Call, unsure: readonly string[]): Call =>
  /^(?:list|find)_/.test(call.name)
    ? call
    : ({ ...call, input: { ...call.input, unsure: unsure.slice(0, MOST_WORDS) } } as Call);

/** What became of one. */
export interface Attempt {
  readonly call: Call;
  readonly answer: ToolAnswer | undefined;
}

export const statusOf = (answer: ToolAnswer | undefined): string | undefined =>
  typeof answer?.status === 'string' ? answer.status : undefined;

/** What may be chosen from, in our words or in other people's. */
export const optionsOf = (answer: ToolAnswer): string[] =>
  [answer.options, answer.untrusted_options].flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
