import type {
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider';

export type Gathered = Pick<LanguageModelV4GenerateResult, 'content' | 'finishReason' | 'usage'>;

/** An answer that came piece by piece, as if it had come whole; `onText` hears all of its words so far. */
export async function gatherStream(
  { stream }: LanguageModelV4StreamResult,
  onText: (text: string) => void,
): Promise<Gathered> {
  let text = '';
  const calls: LanguageModelV4Content[] = [];
  let end: Pick<Gathered, 'finishReason' | 'usage'> | undefined;
  onText(text);
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      text += part.delta;
      onText(text);
    } else if (part.type === 'tool-call') calls.push(part);
    else if (part.type === 'finish') end = part;
    else if (part.type === 'error') throw part.error;
  }
  if (!end || end.finishReason.unified === 'error' || end.finishReason.unified === 'interrupted')
    throw new BrokenOff('the response was cut off');
  return { content: text ? [{ type: 'text', text }, ...calls] : calls, ...end };
}

class BrokenOff extends Error {
  override name = 'BrokenOff';
}
