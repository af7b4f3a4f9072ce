import { rulesOut } from '@catch/understanding';
import { namesInAddress, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { Option } from '../values/values.ts';

/** The one of several options that alone has a name which was said, whatever else was: 'Reed, obviously'. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  // 'Not Reed': nobody knows by his name who it is instead.
  if (rulesOut(text)) return undefined;
  const said = new Set(wordsOf(text));
  const names = options.map((option) => new Set(namesOf(option)));
  const [only, ...others] = options.filter((_, index) =>
    [...(names[index] ?? [])].some(
      (word) => said.has(word) && names.every((own, at) => at === index || !own.has(word)),
    ),
  );
  return others.length === 0 ? only : undefined;
}

function namesOf(option: Option): string[] {
  if ('person' in option)
    return wordsOf(`${option.person.name ?? ''} ${namesInAddress(option.person.email)}`);
  if ('event' in option) return significantWords(option.event.title ?? '');
  return 'reminder' in option ? significantWords(option.reminder.text) : [];
}
