import { z } from 'zod';

/** The part of JSON Schema that the contract's inputs use. */
export interface InputSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly InputSchema[];
  readonly properties?: Record<string, InputSchema>;
  readonly required?: readonly string[];
  readonly items?: InputSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const described = new Map<z.ZodType, InputSchema>();

/** What a caller may send, derived from the schema the server validates with: programs make requests from it. */
export function inputSchema(schema: z.ZodType): InputSchema {
  const known = described.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;
  described.set(schema, made);
  return made;
}
