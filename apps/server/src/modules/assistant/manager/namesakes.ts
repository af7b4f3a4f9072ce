import { namesakesIn } from '@catch/understanding';
import { wordsOf } from '../tools/text/match-words.ts';
import type { World } from './world.ts';

/**
 * 'Both Toms' are the two there are; 'both Toms, Reed and Baker' are those who are named. Of any other number
 * nobody knows who is meant: then the name is asked about.
 */
export async function withNamesakes(names: readonly string[], world: World): Promise<readonly string[]> {
  const all: string[] = [];
  for (const name of names) {
    const several = namesakesIn(name);
    const found = several ? await called(several.name, world) : [];
    const others = names.filter((one) => one !== name).map(wordsOf);
    const isNamed = found.some((words) =>
      others.some((other) => other.length > 0 && other.every((word) => words.includes(word))),
    );
    if (several && found.length > 1 && isNamed) continue;
    if (several && found.length === (several.count ?? 2)) all.push(...found.map((words) => words.join(' ')));
    else all.push(several && found.length > 1 ? several.name : name);
  }
  return all;
}

/** The names of all who are called so by their first; of none, where the word may be a name as it stands. */
async function called(first: string, world: World): Promise<string[][]> {
  const people = [...(await world.find(first)), ...(await world.find(`${first}s`))];
  const names = new Map(people.map(({ email, name }) => [email.toLowerCase(), wordsOf(name)]));
  const all = [...names.values()];
  if (all.some((words) => words.includes(`${first}s`))) return [];
  return all.filter(([own]) => own === first);
}
