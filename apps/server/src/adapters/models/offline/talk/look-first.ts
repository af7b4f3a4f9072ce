import type { Frame } from '@catch/understanding';

const WHERE =
  /^\s*(?:(?:and|so|ok(?:ay)?),?\s+)?(?:where(?:['’]?s| is| are| will| was)|what(?:['’]?s| is) the (?:location|address|place|venue|room) (?:of|for))\s+(?:the |my |our )?(\p{L}[^?!,;]{1,50}?)(?:\s+(?:be|held|happening|taking place))?\s*[?!.]*$/iu;
const NO_NAME =
  /^(?:i|we|you|he|she|they|it|everyone|everybody|here|there)\b|\b(?:nearest|closest|near|nearby|around here)\b/i;
const MOST_WORDS = 4;

/** 'Where is pilates?': a place in the world, or what is in the calendar by that name. The calendar tells. */
export function lookFirst(frame: Frame, text: string): Frame {
  if (frame.kind !== 'outOfScope' || frame.instead) return frame;
  const name = WHERE.exec(text)?.[1]?.trim();
  if (!name || NO_NAME.test(name) || name.split(/\s+/).length > MOST_WORDS) return frame;
  return {
    kind: 'queryDetail',
    confidence: frame.confidence,
    said: frame.said,
    reference: { title: name, people: [], when: [] },
    ask: 'where',
    otherwise: frame,
  };
}
