import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Texts } from './flatten.ts';
import { parseMessage } from './parse.ts';
import { type Pick, picking } from './pick.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Says messages in any of these languages, English where one has no words of its own. For a server, which has nothing to
 * build: a message is parsed when it is first said, and counted with by the same `Pick` as in a browser.
 */
export function speaking(
  tables: Readonly<Record<string, Texts>>,
): (language: string, key: string, values: Values) => string {
  const tongues = new Map(
    Object.entries(tables).map(([language, texts]) => [
      language,
      { texts, pick: picking(language), parsed: new Map<string, MessageFormatElement[]>() },
    ]),
  );
  return (language, key, values) => {
    const own = tongues.get(language);
    const tongue = own?.texts[key] === undefined ? tongues.get('en') : own;
    const text = tongue?.texts[key];
    if (!tongue || text === undefined) throw new Error(`No words for ${key}.`);
    const parsed = tongue.parsed.get(key) ?? parseMessage(text);
    tongue.parsed.set(key, parsed);
    return written(parsed, values, tongue.pick, 0);
  };
}

const written = (
  elements: readonly MessageFormatElement[],
  values: Values,
  pick: Pick,
  counted: string | number,
): string => elements.map((element) => write(element, values, pick, counted)).join('');

function write(element: MessageFormatElement, values: Values, pick: Pick, counted: string | number): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return String(pick(counted));
  const value = values[element.value];
  if (value === undefined) throw new Error(`{${element.value}} was not given.`);
  switch (element.type) {
    case TYPE.argument:
      return String(value);
    case TYPE.number:
      return String(pick(value));
    case TYPE.select:
    case TYPE.plural: {
      const chosen = pick(value, element.options, element.type === TYPE.select ? 1 : undefined);
      if (typeof chosen === 'string') return chosen;
      return written(chosen.value, values, pick, element.type === TYPE.plural ? value : counted);
    }
    default:
      throw new Error(`{${element.value}} is neither a value, a number nor a choice.`);
  }
}
