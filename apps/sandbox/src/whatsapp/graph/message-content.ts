import type { Content } from '../message.ts';
import type { Templates } from '../templates.ts';
import { check } from './check.ts';
import { GraphError, invalid } from './graph-error.ts';
import {
  buttonsSchema,
  linkSchema,
  listSchema,
  mediaSchema,
  reactionSchema,
  templateSchema,
  textSchema,
} from './message-schemas.ts';
import { fillTemplate } from './template-message.ts';

const MEDIA = new Set(['image', 'audio', 'video', 'document', 'sticker']);
const BAD_VALUE = 131009;

const repeated = (values: readonly string[]): boolean => new Set(values).size !== values.length;

const readInteractive = (value: unknown): Content => {
  const kind = (value as { type?: unknown } | undefined)?.type;
  if (kind === 'list') {
    const list = check(listSchema, value, 'interactive', BAD_VALUE);
    const rows = list.action.sections.flatMap((section) => section.rows);
    if (rows.length > 10) throw invalid('Invalid rows count. Min allowed: 1, Max allowed: 10', BAD_VALUE);
    if (repeated(rows.map((row) => row.id))) throw invalid('Row ids must be unique.', BAD_VALUE);
    return { interactive: list };
  }
  if (kind === 'cta_url') return { interactive: check(linkSchema, value, 'interactive', BAD_VALUE) };
  const message = check(buttonsSchema, value, 'interactive', BAD_VALUE);
  const { buttons } = message.action;
  if (buttons.length < 1 || buttons.length > 3) {
    throw invalid('Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3', BAD_VALUE);
  }
  if (repeated(buttons.map(({ reply }) => reply.title)))
    throw invalid('Button titles must be unique.', BAD_VALUE);
  if (repeated(buttons.map(({ reply }) => reply.id))) throw invalid('Button ids must be unique.', BAD_VALUE);
  return { interactive: message };
};

/** The part of a request that is the message itself, checked against every limit that Meta has. */
export const readContent = async (
  type: string,
  body: Record<string, unknown>,
  templates: Templates,
): Promise<Content> => {
  const value = body[type];
  if (type === 'text') return { text: check(textSchema, value, 'text') };
  if (type === 'interactive') return readInteractive(value);
  if (type === 'reaction') return { reaction: check(reactionSchema, value, 'reaction') };
  if (MEDIA.has(type)) return { [type]: check(mediaSchema, value, type) };
  if (type !== 'template') throw new GraphError(131051, { details: `The type ${type} is not supported.` });
  const request = check(templateSchema, value, 'template');
  const template = await templates.find(request.name, request.language.code);
  if (template === undefined) {
    const details = `template name (${request.name}) does not exist in ${request.language.code}`;
    throw new GraphError(132001, { details });
  }
  return { template: fillTemplate(template, request) };
};
