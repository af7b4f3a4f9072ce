import { PlainFailure } from '../lib/fail.ts';

/** Which tests were asked for: `npm test -- path -t "name"`; nothing asked for is the whole suite. */
export interface Selection {
  readonly paths: readonly string[];
  readonly name: string | undefined;
}

export function readSelection(parameters: readonly string[]): Selection {
  const paths: string[] = [];
  let name: string | undefined;
  for (let at = 0; at < parameters.length; at += 1) {
    const parameter = parameters[at] ?? '';
    if (parameter === '-t') {
      at += 1;
      name = parameters[at];
      if (!name) throw new PlainFailure('-t wants the name of a test.');
    } else if (parameter.startsWith('-'))
      throw new PlainFailure(`There is no option ${parameter}: npm test -- [path…] [-t "name"]`);
    else paths.push(parameter.replace(/^\.\//, ''));
  }
  return { paths, name };
}

export const isWhole = ({ paths, name }: Selection): boolean => paths.length === 0 && name === undefined;

const isBrowserPath = (path: string): boolean => /^e2e(\/|$)/.test(path);

/** What is left of a selection for one runner; nothing when all of it is for the other one. */
export function partOf(selection: Selection, runner: 'vitest' | 'playwright'): Selection | undefined {
  const paths = selection.paths.filter((path) => isBrowserPath(path) === (runner === 'playwright'));
  return selection.paths.length > 0 && paths.length === 0 ? undefined : { ...selection, paths };
}

/** Both runners take a pattern; what is asked for is a name. */
export const patternOf = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How to run just this one, as typed into a shell. */
export const commandFor = (file: string, name: string): string =>
  `npm test -- ${file}${name ? ` -t '${name.replaceAll("'", String.raw`'\''`)}'` : ''}`;
