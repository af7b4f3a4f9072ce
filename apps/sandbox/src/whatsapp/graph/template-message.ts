import type { z } from 'zod';
import type { Template } from '../templates.ts';
import { GraphError, invalid } from './graph-error.ts';
import type { templateSchema } from './message-schemas.ts';

type TemplateRequest = z.output<typeof templateSchema>;

/** What the phone shows of a template message. */
export interface FilledTemplate {
  readonly name: string;
  readonly language: string;
  readonly category: string;
  readonly header: string | null;
  readonly body: string;
  readonly footer: string | null;
  readonly buttons: readonly { text: string; payload: string }[];
}

const placeholders = (text: string): number => new Set(text.match(/\{\{\d+\}\}/g) ?? []).size;

/** Meta refuses these in a parameter, although the approved text itself may have them. */
const FORBIDDEN = /[\n\r\t]| {5,}/;

const fill = (text: string, request: TemplateRequest, component: 'header' | 'body'): string => {
  const given = request.components.find(({ type }) => type === component)?.parameters ?? [];
  const expected = placeholders(text);
  if (given.length !== expected) {
    throw new GraphError(132000, {
      details: `${component}: number of localizable_params (${given.length}) does not match the expected number of params (${expected})`,
    });
  }
  const values = given.map((parameter) => {
    if (parameter.type !== 'text' || parameter.text === undefined || parameter.text === '') {
      throw new GraphError(132012, { details: `${component}: a parameter of type text is expected` });
    }
    if (FORBIDDEN.test(parameter.text)) {
      throw invalid('Param text cannot have new-line/tab characters or more than 4 consecutive spaces');
    }
    return parameter.text;
  });
  const filled = text.replace(/\{\{(\d+)\}\}/g, (_, number: string) => values[Number(number) - 1] ?? '');
  if ([...filled].length > 1024) throw invalid('Template body text must be at most 1024 characters long.');
  return filled;
};

/** Puts a request's parameters into an approved template. */
export const fillTemplate = (template: Template, request: TemplateRequest): FilledTemplate => {
  if (template.status === 'PAUSED') throw new GraphError(132015);
  if (template.status !== 'APPROVED') throw new GraphError(132016);
  const buttons = template.buttons.map((text) => ({ text, payload: text }));
  for (const component of request.components.filter(({ type }) => type === 'button')) {
    const index = Number(component.index);
    const button = buttons[index];
    const [parameter] = component.parameters;
    if (component.sub_type !== 'quick_reply' || button === undefined) {
      throw new GraphError(132012, { details: `button at index ${component.index} is not a quick reply` });
    }
    if (parameter?.type !== 'payload' || !parameter.payload || parameter.payload.length > 256) {
      throw new GraphError(132012, {
        details: `button at index ${index} needs a payload (1 to 256 characters)`,
      });
    }
    button.payload = parameter.payload;
  }
  return {
    name: template.name,
    language: template.language,
    category: template.category,
    header: template.header === null ? null : fill(template.header, request, 'header'),
    body: fill(template.body, request, 'body'),
    footer: template.footer,
    buttons,
  };
};
