import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type MessageArgument = 'value' | 'plural' | 'select' | 'tag';

/** ICU MessageFormat; throws for what is none. Apostrophes are letters unless they quote a brace. */
export const parseMessage = (text: string): MessageFormatElement[] =>
  parse(text, { requiresOtherClause: true });

/** What a message has to be given, by name. */
export function argumentsOf(text: string): ReadonlyMap<string, MessageArgument> {
  const found = new Map<string, MessageArgument>();
  const look = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) look(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) look(option.value);
      const kind = kindOf(element.type);
      // A number that is also said as it is stays one to be counted by.
      if (kind !== 'value' || !found.has(element.value)) found.set(element.value, kind);
    }
  };
  look(parseMessage(text));
  return found;
}

function kindOf(type: TYPE): MessageArgument {
  if (type === TYPE.plural) return 'plural';
  if (type === TYPE.select) return 'select';
  return type === TYPE.tag ? 'tag' : 'value';
}
