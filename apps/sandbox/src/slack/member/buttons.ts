import type { Block, Element, Message } from '../message.ts';

export interface Button {
  readonly blockId: string;
  readonly actionId: string;
  readonly title: string;
  readonly element: Element;
}

const isButton = (element: Element | undefined): element is Element => element?.type === 'button';

const titleOf = ({ text }: Element): string => (typeof text === 'string' ? text : (text?.text ?? ''));

const inBlock = (block: Block): Element[] =>
  [...(block.type === 'actions' ? (block.elements ?? []) : []), block.accessory].filter(isButton);

export const buttonsOf = ({ author, blocks, deleted }: Message): Button[] =>
  author !== 'bot' || deleted
    ? []
    : blocks.flatMap((block) =>
        inBlock(block).map((element) => ({
          blockId: block.block_id ?? '',
          actionId: element.action_id ?? '',
          title: titleOf(element),
          element,
        })),
      );

/** Ways to name a button, from the most to the least precise. */
const NAMES: readonly ((button: Button) => string)[] = [
  ({ blockId, actionId }) => `${blockId}/${actionId}`,
  ({ actionId }) => actionId,
  ({ title }) => title.toLowerCase(),
  ({ element }) => element.value ?? '',
];

/** The newest message that has such a button; or the named message only. */
export const findButton = (
  messages: readonly Message[],
  wanted: string,
  ts?: string,
): { message: Message; button: Button } | undefined => {
  for (const message of [...messages].reverse()) {
    if (ts !== undefined && message.ts !== ts) continue;
    const buttons = buttonsOf(message);
    for (const name of NAMES) {
      const button = buttons.find((one) => [wanted, wanted.trim().toLowerCase()].includes(name(one)));
      if (button !== undefined) return { message, button };
    }
  }
  return undefined;
};
