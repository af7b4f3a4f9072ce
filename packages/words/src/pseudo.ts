import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './parse.ts';

const plain = 'aeiouAEIOUncs';
const marked = 'áéíóúÁÉÍÓÚñçš';

/**
 * English that looks foreign and is half as long again, the way German is: a page shown in it that has a plain letter
 * has a hard-coded word, and what is cut off would be in another language.
 */
export const pseudo = (text: string): string => `⟦${written(parseMessage(text))}⟧`;

const written = (elements: readonly MessageFormatElement[]): string => elements.map(write).join('');

function write(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return foreign(element.value);
    case TYPE.pound:
      return '#';
    case TYPE.tag:
      return `<${element.value}>${written(element.children)}</${element.value}>`;
    case TYPE.plural:
    case TYPE.select: {
      const kind = element.type === TYPE.plural ? 'plural' : 'select';
      const options = Object.entries(element.options).map(
        ([name, { value }]) => `${name} {${written(value)}}`,
      );
      return `{${element.value}, ${kind}, ${options.join(' ')}}`;
    }
    default:
      return `{${element.value}}`;
  }
}

const foreign = (text: string): string =>
  text.replace(/[{}<>]/g, "'$&'").replace(/\p{L}+/gu, (word) =>
    [...word]
      .map((letter) => marked[plain.indexOf(letter)] ?? letter)
      .join('')
      .concat('~'.repeat(Math.floor(word.length / 2))),
  );
