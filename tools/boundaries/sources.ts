import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../lib/root.ts';

/** Tests may reach further: they put the parts together on purpose. */
export const sourcesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(String(path)) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && !/\/test\//.test(file))
    .sort();

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

export interface Import {
  readonly file: string;
  readonly target: string;
}

export function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => ({
    file,
    target: specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
      : specifier,
  }));
}
