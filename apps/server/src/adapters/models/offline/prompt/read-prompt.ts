import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { splitMoment } from '../../../../modules/conversations/index.ts';

/** What a tool answered: JSON as our tools give it; 'error' when the call itself was refused. */
export type ToolAnswer = Readonly<Record<string, unknown>>;

export interface MadeCall {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Undefined while somebody still has to decide. */
  readonly answer: ToolAnswer | undefined;
}

export interface MadeStep {
  readonly text: string;
  readonly calls: readonly MadeCall[];
}

/** From something the person said to the next thing the person said. */
export interface PastTurn {
  readonly said: string;
  readonly steps: readonly MadeStep[];
  /** The program complained about an answer of this turn: it must not be given again. */
  readonly complaints: number;
}

export interface ReadPrompt {
  readonly instructions: string;
  /** With offset and zone: 2026-11-15T10:00:00+01:00[Europe/Madrid]. */
  readonly now: string | undefined;
  readonly turns: readonly PastTurn[];
}

const NOTE = '[system note] ';
/** Neither is a complaint: the result of a late decision is found beside its call. */
const POINTERS = /^\[system note\] (?:The user has decided|Go on)/;

interface OpenTurn {
  said: string[];
  steps: { text: string; calls: { id: string; name: string; input: Record<string, unknown> }[] }[];
  complaints: number;
}

/** The conversation out of a prompt: turns with their calls, each call with the newest answer to it. */
export function readPrompt(prompt: LanguageModelV4Prompt): ReadPrompt {
  const instructions: string[] = [];
  const turns: OpenTurn[] = [];
  const answers = new Map<string, ToolAnswer>();
  let now: string | undefined;
  for (const message of prompt) {
    const turn = turns.at(-1);
    if (message.role === 'system') instructions.push(message.content);
    else if (message.role === 'user') {
      const whole = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      const { now: moment, said: text } = splitMoment(whole);
      now = moment ?? now;
      if (text.startsWith(NOTE)) {
        if (turn && !POINTERS.test(text)) turn.complaints += 1;
      } else if (turn && turn.steps.length === 0 && turn.complaints === 0) turn.said.push(text);
      else turns.push({ said: [text], steps: [], complaints: 0 });
    } else if (message.role === 'assistant') {
      const calls = message.content.flatMap((part) =>
        part.type === 'tool-call'
          ? [{ id: part.toolCallId, name: part.toolName, input: asRecord(part.input) }]
          : [],
      );
      const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      turn?.steps.push({ text, calls });
    } else
      for (const part of message.content)
        if (part.type === 'tool-result')
          answers.set(part.toolCallId, readOutput(part.output, answers.get(part.toolCallId)));
  }
  return {
    instructions: instructions.join('\n\n'),
    now,
    turns: turns.map(({ said, steps, complaints }) => ({
      said: said.join('\n'),
      complaints,
      steps: steps.map(({ text, calls }) => ({
        text,
        calls: calls.map((call) => ({ ...call, answer: answers.get(call.id) })),
      })),
    })),
  };
}

type Output = { readonly type: string; readonly value?: unknown; readonly reason?: string | undefined };

function readOutput(output: Output, earlier: ToolAnswer | undefined): ToolAnswer {
  // A placeholder for a result that came later says less than the result.
  if (output.type === 'execution-denied') return earlier ?? { status: 'superseded' };
  if (output.type === 'json' || output.type === 'text') return asRecord(output.value);
  return { ok: false, error: String(output.value ?? '') };
}

export function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return asRecord(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
