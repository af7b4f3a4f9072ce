import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';

// The walks of docs/ARCHITECTURE.md: each link is a name in backticks and the file that declares it.

const PAGE = 'docs/ARCHITECTURE.md';
const page = readFileSync(join(root, PAGE), 'utf8');
const section = page.slice(
  page.indexOf('\n## Three walks'),
  page.indexOf('\n## Where a conversation stands'),
);
const walks = section.split('\n### ').slice(1);
const titled = walks.map((walk) => [walk.slice(0, walk.indexOf('\n')), walk] as const);
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, said = '', to = '']) => ({ said, to }));

/** A function, class, constant, method or property of that name; in SQL a function. */
function declares(file: string, name: string): boolean {
  const source = readFileSync(join(root, dirname(PAGE), file), 'utf8');
  const declaration = file.endsWith('.sql')
    ? `^create or replace function ${name}\\b`
    : `(?:function\\*?|class|const|let|interface) ${name}\\b|^ *(?:async )?${name}(?::| =|\\(.*\\{$)`;
  return new RegExp(declaration, 'm').test(source);
}

describe('the walks', () => {
  it('are a message, an approval and a sign-in', () => {
    expect(titled.map(([title]) => title)).toEqual(['A WhatsApp message', 'An approval', 'A sign-in']);
  });

  it.each(titled)('%s: every step names a function, and each is where the link says', (_title, walk) => {
    const steps = walk.split(/\n(?=\d+\. |\*\*)/).slice(1);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.filter((step) => linksIn(step).length === 0)).toEqual([]);
    const wrong = linksIn(walk).filter(({ said, to }) => {
      const name = /^`(\w+)`$/.exec(said)?.[1];
      return name === undefined || !declares(to, name);
    });
    expect(wrong).toEqual([]);
  });

  it('would notice a function that moved', () => {
    const file = '../apps/server/src/modules/assistant/turns/run-turn.ts';
    expect(declares(file, 'runTurn')).toBe(true);
    // Called there, declared elsewhere.
    expect(declares(file, 'runDecision')).toBe(false);
  });
});
